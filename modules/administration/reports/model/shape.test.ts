import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHART_ROWS, CHART_SERIES, chartOf, type ReportTable, totalsOf } from './report.ts'
import { asItIs, ReportGroupBy, ReportIs, type Shape } from './shape-catalogs.ts'
import { shaped, withValues } from './shape.ts'

/** Four people of Los Coihues, with what they cost. */
const table: ReportTable = {
  columns: [
    { label: 'Nombre', kind: 'text' },
    { label: 'Área', kind: 'text' },
    { label: 'Ingreso', kind: 'date' },
    { label: 'Sueldo', kind: 'pesos', sum: true },
    { label: 'Sueldo', kind: 'pesos', group: 'Antes', sum: true },
  ],
  rows: [
    ['Bernarda Soto', 'Viña', '2024-03-01', 700_000, 650_000],
    ['Hernán Rojas', 'Bodega', '2025-03-15', 900_001, null],
    ['Ñusta Álvarez', 'Viña', '2025-11-02', 800_000, 800_000],
    ['Loreto Vega', null, null, 1_000_000, 0],
  ],
}
const shape = (some: Partial<Shape>): Shape => ({ ...asItIs, ...some })
const names = (some: Partial<Shape>) => shaped(table, shape(some)).rows.map(([name]) => name)
type Is = Shape['conditions'][number]['is']
const where = (column: string, is: Is, value = '') => names({ conditions: [{ column, is, value }] })

test('shows the columns that were chosen, in their order, each once', () => {
  const { columns, rows } = shaped(
    table,
    shape({ columns: [{ column: 'Antes: Sueldo' }, { column: 'Nombre' }, { column: 'Nombre' }] }),
  )
  expect(columns.map(({ label, group }) => [group, label])).toEqual([
    ['Antes', 'Sueldo'],
    [undefined, 'Nombre'],
  ])
  expect(rows[0]).toEqual([650_000, 'Bernarda Soto'])
})

test('narrows by what people type: amounts with points, days as they are read, words alike', () => {
  expect(where('Sueldo', 'FROM', '$900.001')).toEqual(['Hernán Rojas', 'Loreto Vega'])
  expect(where('Sueldo', 'UNTIL', '700000')).toEqual(['Bernarda Soto'])
  expect(where('Ingreso', 'FROM', '15-03-2025')).toEqual(['Hernán Rojas', 'Ñusta Álvarez'])
  expect(where('Ingreso', 'IS', '2/11/2025')).toEqual(['Ñusta Álvarez'])
  expect(where('Área', 'IS', 'VINA')).toEqual(['Bernarda Soto', 'Ñusta Álvarez'])
  expect(where('Nombre', 'CONTAINS', 'alvarez')).toEqual(['Ñusta Álvarez'])
})

test('one of several values that were chosen of a list, each a line', () => {
  expect(where('Área', 'IS', 'Viña\nBodega')).toHaveLength(3)
  expect(where('Área', 'IS', 'Bodega\n\nNada')).toEqual(['Hernán Rojas'])
  expect(where('Área', 'IS_NOT', 'Viña\nBodega')).toEqual(['Loreto Vega'])
  expect(where('Sueldo', 'IS', '$700.000\nmucho\n1.000.000')).toEqual([
    'Bernarda Soto',
    'Loreto Vega',
  ])
})

test('a column of a list offers what it has, in its order, also once the report is cut', () => {
  const listed: ReportTable = {
    ...table,
    columns: table.columns.map((one) => (one.label === 'Área' ? { ...one, listed: true } : one)),
  }
  const areas = (one: ReportTable) =>
    one.uncut?.filter(({ values }) => values.length > 0).map(({ label, values }) => [label, values])
  const cut = shaped(listed, shape({ conditions: [{ column: 'Área', is: 'IS', value: 'Viña' }] }))
  expect(cut.rows).toHaveLength(2)
  expect(areas(cut)).toEqual([['Área', ['Bodega', 'Viña']]])
  expect(withValues(listed)).toEqual(cut.uncut)
})

test('two groups are drawn with the second as series, three are not drawn', () => {
  const by = (...columns: string[]) =>
    shaped(
      table,
      shape({
        groups: columns.map((column) => ({ column, by: column === 'Ingreso' ? 'YEAR' : 'VALUE' })),
        measures: [{ how: 'SUM', column: 'Sueldo' }],
      }),
    )
  const made = by('Área', 'Ingreso')
  if (!made.chart) throw new Error('it is not drawn')
  expect(chartOf(made, made.chart)).toEqual({
    type: 'column',
    unit: 'pesos',
    categories: ['Bodega', 'Viña', 'Sin dato'],
    series: [
      { name: '2025', values: [900_001, 800_000, 0] },
      { name: '2024', values: [0, 700_000, 0] },
      { name: 'Sin dato', values: [0, 0, 1_000_000] },
    ],
  })
  expect(by('Área', 'Ingreso', 'Nombre').chart).toBeNull()
})

test('a chart of two groups adds up as «Otros» what nobody could tell apart', () => {
  const many: ReportTable = {
    columns: [
      { label: 'Área', kind: 'text' },
      { label: 'Cargo', kind: 'text' },
      { label: 'Cantidad', kind: 'number', sum: true },
    ],
    rows: Array.from({ length: 30 }, (_, area) =>
      Array.from({ length: 12 }, (_job, job) => [`Área ${area}`, `Cargo ${job}`, 1]),
    ).flat(),
  }
  const whole = chartOf(many, { type: 'column', label: 0, by: 1, values: [2] })
  expect(whole.categories).toHaveLength(CHART_ROWS + 1)
  expect(whole.series.map(({ name }) => name).slice(-1)).toEqual(['Otros'])
  expect(whole.series).toHaveLength(CHART_SERIES + 1)
  expect(whole.series.flatMap(({ values }) => values).reduce((a, b) => a + b, 0)).toBe(360)
  // Averages cannot be added up: the rest is not drawn.
  const averages = chartOf(many, {
    type: 'column',
    label: 0,
    by: 1,
    values: [2],
    withoutRest: true,
  })
  expect(averages.categories).toHaveLength(CHART_ROWS)
  expect(averages.series).toHaveLength(CHART_SERIES)
  expect(averages.series.at(-1)?.values.at(-1)).toBe(1)
})

test('what is empty is met by «está vacío» and by «no es», and by nothing else', () => {
  expect(where('Área', 'EMPTY')).toEqual(['Loreto Vega'])
  expect(where('Área', 'FILLED')).toHaveLength(3)
  expect(where('Área', 'IS_NOT', 'Viña')).toEqual(['Hernán Rojas', 'Loreto Vega'])
  expect(where('Ingreso', 'UNTIL', '31-12-2099')).toHaveLength(3)
})

test('what is no value of its column is equal to none of them', () => {
  expect(where('Sueldo', 'FROM', 'mucho')).toEqual([])
  expect(where('Ingreso', 'UNTIL', '31-02-2026')).toEqual([])
  expect(where('Sueldo', 'IS_NOT', 'mucho')).toHaveLength(4)
})

test('one row for each group, with what is measured of it, averages in whole pesos', () => {
  const { columns, rows } = shaped(
    table,
    shape({
      groups: [{ column: 'Área', by: 'VALUE' }],
      measures: [
        { how: 'COUNT', column: null },
        { how: 'SUM', column: 'Sueldo' },
        { how: 'AVERAGE', column: 'Sueldo' },
        { how: 'MOST', column: 'Ingreso' },
        // A name cannot be added up.
        { how: 'SUM', column: 'Nombre' },
      ],
    }),
  )
  expect(columns.map(({ label }) => label)).toEqual([
    'Área',
    'Cantidad',
    'Suma de Sueldo',
    'Promedio de Sueldo',
    'Mayor de Ingreso',
  ])
  expect(rows).toEqual([
    ['Bodega', 1, 900_001, 900_001, '2025-03-15'],
    ['Viña', 2, 1_500_000, 750_000, '2025-11-02'],
    [null, 1, 1_000_000, 1_000_000, null],
  ])
  expect(totalsOf({ columns, rows })).toEqual(['Total', 4, 3_400_001, null, null])
})

test('days make groups of their month and of their year', () => {
  const by = (unit: 'MONTH' | 'YEAR') =>
    shaped(table, shape({ groups: [{ column: 'Ingreso', by: unit }] })).rows
  expect(by('YEAR')).toEqual([
    ['2024', 1],
    ['2025', 2],
    [null, 1],
  ])
  expect(by('MONTH').map(([month]) => month)).toEqual(['2024-03', '2025-03', '2025-11', null])
})

test('orders by a column, what has no value last, and by what is measured', () => {
  expect(names({ order: [{ column: 'Ingreso', descending: true }] })).toEqual([
    'Ñusta Álvarez',
    'Hernán Rojas',
    'Bernarda Soto',
    'Loreto Vega',
  ])
  expect(names({ order: [{ column: 'Nombre', descending: false }] })[2]).toBe('Loreto Vega')
  const { rows } = shaped(
    table,
    shape({
      groups: [{ column: 'Área', by: 'VALUE' }],
      order: [{ column: 'Cantidad', descending: true }],
    }),
  )
  expect(rows[0]).toEqual(['Viña', 2])
})

test('a column that is gone is said, and a condition on it lets nobody through', () => {
  const lost = shaped(table, shape({ columns: [{ column: 'Bono' }, { column: 'Nombre' }] }))
  expect(lost.notes).toEqual(['La columna «Bono» ya no está en este reporte'])
  expect(lost.columns).toHaveLength(1)
  const narrowed = shaped(
    table,
    shape({ conditions: [{ column: 'Bono', is: 'IS_NOT', value: '1' }] }),
  )
  expect(narrowed.rows).toEqual([])
  expect(narrowed.notes).toHaveLength(1)
})

test('it only takes away: groups add up to the rows that meet the conditions', () => {
  const column = fc.constantFrom('Nombre', 'Área', 'Ingreso', 'Sueldo', '__proto__', 'constructor')
  const condition = fc.record({
    column,
    is: fc.constantFrom(...ReportIs.values),
    value: fc.string({ maxLength: 12 }),
  })
  const group = fc.record({ column, by: fc.constantFrom(...ReportGroupBy.values) })
  fc.assert(
    fc.property(
      fc.array(condition, { maxLength: 3 }),
      fc.array(group, { minLength: 1, maxLength: 3 }),
      (conditions, groups) => {
        const met = shaped(table, shape({ conditions }))
        for (const row of met.rows) expect(table.rows).toContain(row)
        const measures = [{ how: 'COUNT' as const, column: null }]
        const sums = shaped(table, shape({ conditions, groups, measures }))
        const at = sums.columns.length - 1
        expect(sums.rows.reduce((all, row) => all + Number(row[at]), 0)).toBe(met.rows.length)
      },
    ),
  )
})
