import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { ProductDialect } from './sql-of-flags.ts'

type Row = { id: number; stale: boolean }
const dialect = new ProductDialect({ pool: {} as never })
const query = new Kysely<{ debt: Row }>({ dialect })

test('a flag that a condition compares with is written, another value is a parameter', () => {
  const asked = query
    .selectFrom('debt')
    .select('id')
    .where('stale', '=', true)
    .where((eb) => eb.or([eb('stale', '!=', false), eb('id', '=', 7)]))
    .compile()
  expect(asked.sql).toBe(
    'select "id" from "debt" where "stale" = true and ("stale" != false or "id" = $1)',
  )
  expect(asked.parameters).toEqual([7])
})

test('a flag that is stored stays a parameter: statements do not differ by it', () => {
  const stored = query.insertInto('debt').values({ id: 1, stale: true }).compile()
  expect(stored.sql).toBe('insert into "debt" ("id", "stale") values ($1, $2)')
  expect(query.updateTable('debt').set({ stale: false }).compile().parameters).toEqual([false])
})
