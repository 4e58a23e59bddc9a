import { expect, test } from 'vitest'
import { exportedTables } from '#modules/administration/privacy/model/copied-tables.ts'
import { recordTables } from './record-tables.ts'

/** What is a number of a row, or names somebody else, goes with nobody. */
const says = new Set(['VALUE', 'SECRET', 'FILE'])

test('each table with rows of people goes, goes in part or stays, with its reason', () => {
  const tables = exportedTables.map(({ table }) => table)
  expect(tables.filter((table) => !recordTables.has(table))).toEqual([])
  expect([...recordTables.keys()].filter((table) => !tables.includes(table))).toEqual([])
})

test('each column of what goes in part goes or stays', () => {
  const wrong = exportedTables.flatMap(({ table, columns }) => {
    const one = recordTables.get(table)
    if (one?.fate !== 'PARTLY') return []
    const known = columns.filter(({ way }) => says.has(way)).map(({ name }) => name)
    const classed = [...one.goes, ...one.stays].toSorted()
    return classed.join() === known.toSorted().join() ? [] : [`${table}: ${known.join(' ')}`]
  })
  expect(wrong).toEqual([])
})
