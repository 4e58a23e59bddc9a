/** What a chart says, apart from how it is drawn. */
export const CHART_TYPES = {
  column: 'Columnas',
  bar: 'Barras',
  line: 'Líneas',
  linespline: 'Líneas suaves',
  area: 'Área',
  areaspline: 'Área suave',
  pie: 'Torta',
  polar: 'Polar',
} as const
export type ChartType = keyof typeof CHART_TYPES
export const isChartType = (text: unknown): text is ChartType =>
  typeof text === 'string' && Object.hasOwn(CHART_TYPES, text)

export type ChartUnit = 'pesos' | 'number' | 'percent'
export type ChartSeries = { name: string; data: readonly (number | null)[] }

export type ChartContent = {
  type: ChartType
  categories: readonly string[]
  series: readonly ChartSeries[]
  unit?: ChartUnit | undefined
  /** Series on top of each other, for what adds up to a whole. */
  stacked?: boolean | undefined
}

/** A chart without a single number has nothing to draw. */
export const isEmptyChart = ({ categories, series }: ChartContent): boolean =>
  categories.length === 0 || series.every(({ data }) => data.every((value) => value === null))
