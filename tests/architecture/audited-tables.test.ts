import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { kept, labelOfColumn } from '#modules/administration/audit/model/words.ts'
import { labelOfAudited } from '#platform/model/registry.ts'
import { registry } from '#generated/registry.ts'
import { entityNames, publicId } from '#platform/model/ids.ts'
import { filesEndingIn, product, textOf } from './source.ts'

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
  [...text.matchAll(/'((?:lectura|exportación|liberación|recepción|aviso):[^'$%]+)'/g)].map(
    ([, act = '']) => act,
  ),
)
/** Acts of whatever operation leaves no row of its own, of simulations, and of who comes in. */
const always = ['operación', 'simulación', 'simulación:consulta', 'ingreso:proveedor']
/** Acts that a function of the database writes by itself. */
const ofDatabase = [...schema.matchAll(/write_audit\(\w+, 'Proceso', '([^']+:[^']+)'/g)].map(
  ([, act = '']) => act,
)
const readings = product.flatMap(({ text }) =>
  [...text.matchAll(/auditReading\(context, \w+, '([^']+)'\)/g)].map(
    ([, what = '']) => `lectura:${what}`,
  ),
)

describe('everything that the audit keeps has a class', () => {
  test('every table and every column of it: without one it would be shown to nobody', () => {
    expect(audited.length).toBeGreaterThan(40)
    const missing = audited.flatMap((table) => {
      const known = kept[table]?.columns
      if (!known) return [table]
      return (columnsOf.get(table) ?? [])
        .filter((column) => !Object.hasOwn(known, column))
        .map((column) => `${table}.${column}`)
    })
    expect(missing, 'say in the registry of its module who may read it').toEqual([])
  })

  test('every act that is written', () => {
    expect(acts.length).toBeGreaterThan(6)
    expect(readings.length).toBeGreaterThan(2)
    expect(ofDatabase.length).toBeGreaterThan(0)
    expect(
      [...acts, ...ofDatabase, ...readings].filter((act) => !Object.hasOwn(kept, act)),
    ).toEqual([])
  })

  test('and nothing has one that is not kept', () => {
    // The calendar of the law is of the platform, whose record tells of it.
    const ofPlatform = ['company', 'public_holiday']
    const written = new Set([
      ...acts,
      ...ofDatabase,
      ...readings,
      ...ofPlatform,
      ...always,
      'payroll_run',
    ])
    const strange = Object.keys(kept).filter(
      (entity) => !audited.includes(entity) && !written.has(entity),
    )
    expect(strange).toEqual([])
  })
})

describe('and words', () => {
  test('every column that is shown has a label in Spanish', () => {
    const nameless = Object.entries(kept).flatMap(([entity, { columns }]) =>
      Object.entries(columns)
        .filter(([name, { seen }]) => seen !== null && !labelOfColumn(entity, name))
        .map(([name]) => `${entity}.${name}`),
    )
    expect(nameless).toEqual([])
  })

  test('no two of them are called the same', () => {
    const labels = Object.values(kept).map(labelOfAudited)
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
  })

  test('what names a row is one of its columns', () => {
    const wrong = Object.entries(kept).filter(
      ([, { title, columns }]) => title !== undefined && !columns[title],
    )
    expect(wrong.map(([entity]) => entity)).toEqual([])
  })
})

describe('and a registry', () => {
  const tables = Object.entries(registry)
  const identified = tables.flatMap(([table, { publicId: id }]) => (id ? [{ table, ...id }] : []))

  test('no two kinds of ids have a number, and no two tables a kind', () => {
    expect(identified.length).toBeGreaterThan(20)
    expect(new Set(identified.map(({ kind }) => kind)).size).toBe(identified.length)
    const ids = entityNames.map((kind) => publicId(kind, 1))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('what has a public id is a table with ids', () => {
    expect(identified.filter(({ table }) => !columnsOf.get(table)?.includes('id'))).toEqual([])
  })

  test('every module writes its own: nobody else has an entity of its tables', () => {
    const own = filesEndingIn('.ts')
      .filter((file) => file.includes('/model/'))
      .flatMap((file) => /^export const registry = \{\n.*?^\}/ms.exec(textOf(file))?.[0] ?? [])
    const declared = own.flatMap((text) =>
      [...text.matchAll(/^ {2}(\w+): \{$/gm)].map(([, name]) => name),
    )
    expect(new Set(declared).size).toBe(declared.length)
    expect(declared.length).toBeGreaterThan(45)
  })

  test('is read by its owner, and by no module that could get it from another', () => {
    const readers = product.filter(({ imports }) =>
      imports.some(({ target }) => target === 'generated/registry.ts'),
    )
    expect(readers.map(({ file }) => file)).toEqual([
      'modules/administration/audit/model/words.ts',
      'modules/payroll/payroll-months/server/changes.queries.ts',
    ])
  })
})

/** It stores a file first, and so holds the end of the trail before its reading is written. */
const afterWriting = ['modules/money/bank-lists/server/signed-list.service.ts']

test('what somebody read is written when its transaction ends, so that it holds up nobody', () => {
  const atOnce = product.filter(({ text }) => /write_audit\([^`]*'lectura:/s.test(text))
  expect(atOnce.map(({ file }) => file)).toEqual(afterWriting)
  expect(
    product.filter(({ text }) => /record(?:People)?AtEnd\(/.test(text)).length,
  ).toBeGreaterThan(10)
})
