import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { kept, labelOfColumn } from '../../modules/administration/audit/model/words.ts'
import { product } from './source.ts'

/**
 * What the audit keeps of each table, as the schema says: its columns without those whose values
 * the trigger hides.
 */
const schema = readFileSync('database/schema.sql', 'utf8')
const columnsOf = new Map(
  [...schema.matchAll(/^create table (\w+) \(\n(.*?)\n\);/gms)].map(([, table = '', body = '']) => [
    table,
    [...body.matchAll(/^ {2}(\w+) /gm)].map(([, column = '']) => column),
  ]),
)
const audited = [...schema.matchAll(/CREATE TRIGGER audit .* ON public\.(\w+) .*\)/g)].map(
  ([, table = '']) => table,
)

/** Acts that the code writes by their name: `lectura:salud`. */
const acts = product.flatMap(({ text }) =>
  [...text.matchAll(/'((?:lectura|exportación|liberación|recepción):[^'$]+)'/g)].map(
    ([, act = '']) => act,
  ),
)
/** Acts of whatever operation leaves no row of its own, and of simulations. */
const always = ['operación', 'simulación', 'simulación:consulta']
const readings = product.flatMap(({ text }) =>
  [...text.matchAll(/auditReading\(context, \w+, '([^']+)'\)/g)].map(
    ([, what = '']) => `lectura:${what}`,
  ),
)

describe('everything that the audit keeps has a class', () => {
  test('every table and every column of it: without one it would be told to nobody', () => {
    expect(audited.length).toBeGreaterThan(40)
    const missing = audited.flatMap((table) => {
      const known = kept[table]?.columns
      if (!known) return [table]
      return (columnsOf.get(table) ?? [])
        .filter((column) => !Object.hasOwn(known, column))
        .map((column) => `${table}.${column}`)
    })
    expect(missing, 'say in modules/administration/audit/model/tables who may read it').toEqual([])
  })

  test('every act that is written', () => {
    expect(acts.length).toBeGreaterThan(6)
    expect(readings.length).toBeGreaterThan(2)
    expect([...acts, ...readings].filter((act) => !Object.hasOwn(kept, act))).toEqual([])
  })

  test('and nothing has one that is not kept', () => {
    const written = new Set([...acts, ...readings, 'payroll_run', 'company', ...always])
    const strange = Object.keys(kept).filter(
      (entity) => !audited.includes(entity) && !written.has(entity),
    )
    expect(strange).toEqual([])
  })
})

describe('and words', () => {
  test('every column that is told has a label in Spanish', () => {
    const nameless = Object.entries(kept).flatMap(([entity, { columns }]) =>
      Object.entries(columns)
        .filter(([name, { seen }]) => seen !== null && !labelOfColumn(entity, name))
        .map(([name]) => `${entity}.${name}`),
    )
    expect(nameless).toEqual([])
  })

  test('no two of them are called the same', () => {
    const labels = Object.values(kept).map(({ label }) => label)
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
  })

  test('what names a row is one of its columns', () => {
    const wrong = Object.entries(kept).filter(
      ([, { title, columns }]) => title !== undefined && !columns[title],
    )
    expect(wrong.map(([entity]) => entity)).toEqual([])
  })
})
