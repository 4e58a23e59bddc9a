// A person takes with them all that is kept of them: every table that has rows of people, and every
// column of each, is in the copy or is left out with a reason. A new column fails here until
// `privacy` says how it goes into the copy.
import { expect, test } from 'vitest'
import { keptTables } from '#generated/kept-tables.ts'
import {
  exportedTables,
  leftOut,
  namedRows,
} from '#modules/administration/privacy/model/copied-tables.ts'
import { textOf } from './source.ts'

const schema = textOf('database/schema.sql')

/** The columns of a table, but for its company. */
function columnsOf(table: string): string[] {
  const body = new RegExp(String.raw`^create table ${table} \(\n([\s\S]*?)\n\);`, 'm').exec(schema)
  return (body?.[1] ?? '')
    .split('\n')
    .flatMap((line) => line.trim().split(' ')[0] ?? [])
    .filter((name) => name !== 'company_id')
}

const exported = new Map(exportedTables.map((one) => [one.table, one]))

test('every table with rows of people is in the copy, or is left out with a reason', () => {
  const ofPeople = keptTables.filter(({ whose }) => whose === 'PERSON').map(({ table }) => table)
  expect(ofPeople.length).toBeGreaterThan(100)
  expect([...exported.keys(), ...Object.keys(leftOut)].toSorted()).toEqual(ofPeople.toSorted())
  expect(exportedTables).toHaveLength(exported.size)
})

test('every column of them says how it goes into the copy', () => {
  const wrong = exportedTables.flatMap(({ table, columns }) => {
    const said = columns.map(({ name }) => name).toSorted()
    const real = columnsOf(table).toSorted()
    return said.join() === real.join()
      ? []
      : [{ table, missing: real.filter((one) => !said.includes(one)), said: said.length }]
  })
  expect(wrong).toEqual([])
})

test('what goes by its name has one', () => {
  for (const { table, columns } of exportedTables) {
    for (const { name } of columns.filter(({ way }) => way === 'NAME')) {
      const [named = '', title = ''] = namedRows[name] ?? []
      expect(columnsOf(named), `${table}.${name}`).toContain(title)
    }
  }
})

test('no secret goes into a copy', () => {
  const secret = /password|token_hash|code_hash|code_digest|secret|credential|public_key/
  const going = exportedTables.flatMap(({ table, columns }) =>
    columns
      .filter(({ name, way }) => secret.test(name) && way !== 'SECRET')
      .map(({ name }) => `${table}.${name}`),
  )
  expect(going).toEqual(['login.force_password_change', 'login.password_changed_at'])
})
