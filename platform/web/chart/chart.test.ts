import { describe, expect, test } from 'vitest'
import { type ChartContent, CHART_TYPES, isChartType, isEmptyChart } from './chart.ts'
import { optionsOf, shortText, valueText } from './options.ts'
import { pdfOfJpeg, pixels } from './pdf.ts'
import { csvOf } from './save.ts'

const chart: ChartContent = {
  type: 'column',
  categories: ['enero 2026', 'febrero 2026'],
  series: [
    { name: 'Líquido', data: [1_234_567, null] },
    { name: 'Costo', data: [2_000_000, 2_100_000] },
  ],
  unit: 'pesos',
}
const look = { mode: 'light', narrow: false, still: true } as const

describe('a chart', () => {
  test('knows when it has nothing to draw', () => {
    expect(isEmptyChart(chart)).toBe(false)
    expect(isEmptyChart({ ...chart, categories: [] })).toBe(true)
    const nothing = [{ name: 'Líquido', data: [null, null] }]
    expect(isEmptyChart({ ...chart, series: nothing })).toBe(true)
  })

  test('says its numbers in pesos, in full and short', () => {
    expect(valueText(1_234_567, 'pesos')).toBe('$1.234.567')
    expect(valueText(12.345, 'percent')).toBe('12,35%')
    expect(valueText(null, 'pesos')).toBe('Sin dato')
    expect(shortText(1_234_567, 'pesos')).toBe('$1,2 mill.')
    expect(shortText(-350_000, 'pesos')).toBe('-$350 mil')
    expect(shortText(900)).toBe('900')
  })

  test('has each type of the specification, with a tooltip that is no markup', () => {
    const types = Object.keys(CHART_TYPES).filter(isChartType)
    expect(types.toSorted().join(' ')).toBe('area areaspline bar column line linespline pie polar')
    for (const type of types) {
      const options = optionsOf({ ...chart, type }, look)
      expect(options.tooltip.renderMode).toBe('richText')
      expect(options.series.length).toBe(type === 'pie' ? 1 : 2)
      const axis = 'yAxis' in options ? options.yAxis : undefined
      if (axis && 'scale' in axis) expect(axis.scale, type).toBe(type.startsWith('line'))
    }
  })

  test('gives its numbers as a table that no spreadsheet runs', () => {
    expect(csvOf({ ...chart, categories: ['=1+1', 'Año'] })).toBe(
      '"";"Liquido";"Costo"\r\n"\'=1+1";"1234567";"2000000"\r\n"Ano";"";"2100000"',
    )
  })
})

describe('the PDF of a picture', () => {
  const jpeg = new Uint8Array([
    0xff, 0xd8, 0xff, 0xe0, 0x00, 0x04, 0x00, 0x00, 0xff, 0xc0, 0x00, 0x0b, 0x08, 0x00, 0x20, 0x00,
    0x40, 0x01, 0x01, 0x11, 0x00, 0xff, 0xd9,
  ])

  test('reads the size of the picture', () => {
    expect(pixels(jpeg)).toEqual({ width: 64, height: 32 })
    expect(() => pixels(jpeg.slice(0, 6))).toThrow('a JPEG without frame')
  })

  test('points at each of its objects', () => {
    const text = Buffer.from(pdfOfJpeg(jpeg, 900, 506)).toString('latin1')
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1])
    expect(text.slice(table, table + 4)).toBe('xref')
    const starts = [...text.slice(table).matchAll(/(\d{10}) 00000 n/g)].map(([, at]) => Number(at))
    expect(starts.map((at) => text.slice(at, at + 7))).toEqual(
      [1, 2, 3, 4, 5].map((n) => `${n} 0 obj`),
    )
    expect(text).toContain('/MediaBox [0 0 900 506]')
    expect(text).toContain('/Width 64 /Height 32')
  })
})
