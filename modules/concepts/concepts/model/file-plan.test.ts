import { expect, test } from 'vitest'
import { changedFrom, type FileRow, type Laying, laidOver } from './file-plan.ts'
import { columnsIn, columnsText } from './file-rows.ts'

type Values = { value: string; title: string }
type Row = FileRow & { value?: string }

const empty: Values = { value: '0', title: '' }
const laying: Laying<Values, Row> = {
  empty,
  shown: ({ value, title }) => ({ value, title }),
  patch: (_held, rows) =>
    Object.assign({}, ...rows.map(({ row }) => (row.value ? { value: row.value } : {}))),
}
const held = [
  { from: 202601, values: { value: '8', title: 'Bono' } },
  { from: 202606, values: { value: '9', title: 'Bono' } },
]
const shown = (versions: readonly { from: number; values: Values }[]) =>
  versions.map(({ from, values }) => `${from} ${values.value}`)

test('a change holds until a later one said something else, unless somebody insists', () => {
  const over = { empty, through: false }
  expect(shown(changedFrom(held, 202603, { value: '7' }, over))).toEqual([
    '202601 8',
    '202603 7',
    '202606 9',
  ])
  expect(shown(changedFrom(held, 202603, { value: '7' }, { empty, through: true }))).toEqual([
    '202601 8',
    '202603 7',
    '202606 7',
  ])
  expect(shown(changedFrom(held, 202512, { value: '8.000' }, over))).toEqual([
    '202512 8',
    '202606 9',
  ])
})

test('each row is beside what the rows of earlier months leave', () => {
  const rows = [
    { code: 'B', validFrom: 202604, value: '8' },
    { code: 'B', validFrom: 202602, value: '10' },
  ]
  const { outcomes, versions } = laidOver(laying, held, rows)
  expect(outcomes.map((one) => one.shown?.['value'])).toEqual(['10', '8'])
  expect(shown(versions)).toEqual(['202601 8', '202602 10', '202604 8', '202606 9'])
})

test('what says the same in its month changes since the later one, of who insists', () => {
  const rows = [{ code: 'B', validFrom: 202603, value: '8' }]
  expect(laidOver(laying, held, rows).outcomes[0]?.shown?.['validFrom']).toBe(202603)
  expect(laidOver(laying, held, rows, true).outcomes[0]?.shown?.['validFrom']).toBe(202606)
})

test('the columns of a table are read as they are written', () => {
  const columns = [
    { code: 'HASTA', title: 'Hasta (incluido)', unit: 'CLP' as const },
    { code: 'TASA', title: 'Tasa', unit: 'PERCENT' as const },
  ]
  expect(columnsIn(columnsText(columns))).toEqual(columns)
  expect(columnsIn('HASTA')).toBeUndefined()
  expect(columnsIn('HASTA Hasta (Kilos)')).toBeUndefined()
})
