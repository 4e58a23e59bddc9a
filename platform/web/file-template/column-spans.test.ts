import { expect, test } from 'vitest'
import { columnSpans } from './column-spans.ts'

const column = (id: string, width: number | null, section = 'LINE') => ({ id, section, width })

test('each record of a file of fixed width counts its characters from one', () => {
  const rows = [
    column('kind', 1, 'HEADER'),
    column('date', 8, 'HEADER'),
    column('rut', 9),
    column('amount', 12),
  ]
  expect([...columnSpans(rows)]).toEqual([
    ['kind', '1'],
    ['date', '2–9'],
    ['rut', '1–9'],
    ['amount', '10–21'],
  ])
})

test('what comes after a column as wide as its content has no place of its own', () => {
  const rows = [column('rut', 9), column('name', null), column('amount', 12)]
  expect([...columnSpans(rows)]).toEqual([['rut', '1–9']])
})
