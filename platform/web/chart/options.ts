import { formatNumber, formatPercent, formatPesos } from '#chile/numbers.ts'
import { chartColors, dark, light, type Palette } from '../screen/palette.ts'
import type { ThemeMode } from '../look/theme-mode.ts'
import type { ChartContent, ChartUnit } from './chart.ts'

export type Look = { mode: ThemeMode; narrow: boolean; still: boolean }

/** The drawing of a chart as the library wants it, in the colours of our theme. */
export function optionsOf(chart: ChartContent, look: Look) {
  const colors = look.mode === 'dark' ? dark : light
  return {
    color: [...chartColors[look.mode]],
    textStyle: { fontFamily: FONT, color: colors['text-soft'] },
    animation: !look.still,
    animationDuration: 240,
    aria: { enabled: true, decal: { show: false } },
    tooltip: tooltipOf(chart, colors),
    ...(namesLines(chart, look) ? undefined : legendOf(chart, colors)),
    ...bodyOf(chart, colors, look),
  }
}

const FONT = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif"

/** A value in full, as the tooltip, the table and the label of a slice say it. */
export function valueText(value: number | null, unit: ChartUnit = 'number'): string {
  if (value === null) return 'Sin dato'
  if (unit === 'pesos') return formatPesos(Math.round(value))
  return unit === 'percent' ? formatPercent(round(value, 2)) : formatNumber(round(value, 2))
}

/** A value as an axis says it: «$1,2 mill.», «$350 mil». */
export function shortText(value: number, unit: ChartUnit = 'number'): string {
  if (unit === 'percent') return formatPercent(round(value, 2))
  const sign = unit === 'pesos' ? '$' : ''
  const size = Math.abs(value)
  const minus = value < 0 ? '-' : ''
  if (size >= 1_000_000) return `${minus}${sign}${formatNumber(round(size / 1_000_000, 1))} mill.`
  if (size >= 10_000) return `${minus}${sign}${formatNumber(round(size / 1_000, 0))} mil`
  return `${minus}${sign}${formatNumber(round(size, 2))}`
}

const round = (value: number, decimals: number) => Number(value.toFixed(decimals))

// Drawn, not markup: the content security policy refuses tooltips that are written as HTML.
const tooltipOf = ({ type, unit }: ChartContent, colors: Palette) => ({
  renderMode: 'richText' as const,
  trigger: type === 'pie' ? ('item' as const) : ('axis' as const),
  confine: true,
  backgroundColor: colors.surface,
  borderColor: colors.edge,
  textStyle: { color: colors.text, fontFamily: FONT, fontSize: 12 },
  axisPointer: { type: isLine(type) ? ('line' as const) : ('shadow' as const) },
  valueFormatter: (value: unknown) => valueText(typeof value === 'number' ? value : null, unit),
})

/** A few lines bear their names at their ends, where there is room: nobody looks up a colour. */
const namesLines = ({ series, type }: ChartContent, { narrow }: Look) =>
  isLine(type) && !narrow && series.length > 1 && series.length <= 4

/** One series is named by the title; slices carry their names beside them. */
const legendOf = ({ series, type }: ChartContent, colors: Palette) =>
  series.length > 1 && type !== 'pie'
    ? {
        legend: {
          type: 'scroll' as const,
          bottom: 0,
          itemWidth: 12,
          itemHeight: 12,
          textStyle: { color: colors.text },
          pageTextStyle: { color: colors.text },
          pageIconColor: colors.text,
          pageIconInactiveColor: colors.edge,
        },
      }
    : undefined

function bodyOf(chart: ChartContent, colors: Palette, look: Look) {
  if (chart.type === 'pie') return pieOf(chart, colors, look)
  if (chart.type === 'polar') return polarOf(chart, colors)
  const names = nameAxis(chart, colors)
  const values = valueAxis(chart, colors)
  const lying = chart.type === 'bar'
  const named = namesLines(chart, look)
  return {
    grid: {
      left: 8,
      right: named ? 24 + 7 * Math.max(...chart.series.map(({ name }) => name.length)) : 16,
      top: 16,
      bottom: chart.series.length > 1 && !named ? 40 : 8,
      containLabel: true,
    },
    xAxis: lying ? values : names,
    // The first row of the table is the first bar from above.
    yAxis: lying ? { ...names, inverse: true } : values,
    series: chart.series.map((one) => seriesOf(chart, one, named ? colors.text : undefined)),
  }
}

const isLine = (type: ChartContent['type']) =>
  type === 'line' || type === 'linespline' || type === 'area' || type === 'areaspline'

type Series = ChartContent['series'][number]

function seriesOf({ type, stacked }: ChartContent, { name, data }: Series, named?: string) {
  const shared = { name, data: [...data], ...(stacked ? { stack: 'all' } : {}) }
  if (!isLine(type)) {
    return {
      ...shared,
      type: 'bar' as const,
      barMaxWidth: 42,
      itemStyle: { borderRadius: stacked ? 0 : 3 },
    }
  }
  return {
    ...shared,
    type: 'line' as const,
    smooth: type === 'linespline' || type === 'areaspline',
    smoothMonotone: 'x' as const,
    symbolSize: 7,
    showSymbol: data.length <= 36,
    lineStyle: { width: 2 },
    ...(named
      ? {
          endLabel: { show: true, formatter: '{a}', color: named, distance: 10 },
          labelLayout: { moveOverlap: 'shiftY' as const },
        }
      : {}),
    ...(type.startsWith('area') ? { areaStyle: { opacity: stacked ? 0.5 : 0.16 } } : {}),
  }
}

const nameAxis = ({ categories }: ChartContent, colors: Palette) => ({
  type: 'category' as const,
  data: [...categories],
  axisLine: { lineStyle: { color: colors.edge } },
  axisTick: { show: false },
  axisLabel: { color: colors['text-soft'], hideOverlap: true, width: 140, overflow: 'truncate' },
})

const valueAxis = ({ type, unit }: ChartContent, colors: Palette) => ({
  type: 'value' as const,
  // The length of a bar and the height of an area are the amount: from zero, or they lie. A line
  // says how something changes, which from zero may not be seen.
  scale: type === 'line' || type === 'linespline',
  splitLine: { lineStyle: { color: colors.line } },
  axisLabel: {
    color: colors['text-soft'],
    hideOverlap: true,
    formatter: (value: number) => shortText(value, unit),
  },
})

function pieOf({ categories, series, unit }: ChartContent, colors: Palette, look: Look) {
  const [first] = series
  const data = categories.flatMap((name, at) => {
    const value = first?.data[at] ?? null
    return value === null || value <= 0 ? [] : [{ name, value }]
  })
  const label = ({ name, value, percent }: Slice) =>
    look.narrow
      ? `${name}\n${formatPercent(round(percent ?? 0, 1))}`
      : `${name}\n${valueText(value, unit)} · ${formatPercent(round(percent ?? 0, 1))}`
  return {
    series: [
      {
        type: 'pie' as const,
        ...(first ? { name: first.name } : {}),
        data,
        radius: look.narrow ? ['28%', '48%'] : ['38%', '66%'],
        minAngle: 2,
        itemStyle: { borderColor: colors.surface, borderWidth: 2 },
        label: { color: colors.text, formatter: label, lineHeight: 16 },
        labelLine: { lineStyle: { color: colors.edge } },
      },
    ],
  }
}
type Slice = { name: string; value: number; percent?: number }

function polarOf(chart: ChartContent, colors: Palette) {
  return {
    polar: { radius: ['8%', '68%'], center: ['50%', '48%'] },
    angleAxis: { ...nameAxis(chart, colors), startAngle: 90 },
    radiusAxis: { ...valueAxis(chart, colors), axisLine: { show: false } },
    series: chart.series.map(({ name, data }) => ({
      type: 'bar' as const,
      coordinateSystem: 'polar' as const,
      name,
      data: [...data],
      ...(chart.stacked ? { stack: 'all' } : {}),
    })),
  }
}
