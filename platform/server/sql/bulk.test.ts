import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler, sql } from 'kysely'
import { expect, test } from 'vitest'
import { bulk } from './bulk.ts'

const db = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: () => {
      throw new Error('nothing is read of the database')
    },
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
type Last = { contractId: number; finalDate: string | null }
const said = (rows: readonly Last[]) =>
  sql`select from ${bulk(rows, 'last', {
    contract: ['bigint', ({ contractId }) => contractId],
    day: ['date', ({ finalDate }) => finalDate],
  })}`.compile(db)

test('rows are one array a column, whatever their number', () => {
  const none = said([])
  const two = said([
    { contractId: 7, finalDate: '2026-09-30' },
    { contractId: 8, finalDate: null },
  ])
  expect(two.sql).toBe('select from unnest($1::bigint[], $2::date[]) as last (contract, day)')
  expect(two.parameters).toEqual([
    [7, 8],
    ['2026-09-30', null],
  ])
  expect(none.sql).toBe(two.sql)
})
