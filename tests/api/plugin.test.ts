import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { describe, expect, test } from 'vitest'
import { CompanyPlugin } from '#platform/server/sql/company-plugin.ts'
import type { Tx } from '#platform/server/sql/db.ts'

const company = 7
const dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}
const tx: Tx = new Kysely<never>({ dialect }).withPlugin(
  new CompanyPlugin(company),
) as unknown as Tx

/** The text of a statement with its values in their places. */
function text(query: { compile(): { sql: string; parameters: readonly unknown[] } }): string {
  const { sql: statement, parameters } = query.compile()
  return statement.replaceAll(/\$(\d+)/g, (_, place) => String(parameters[Number(place) - 1]))
}

describe('a read is of one company', () => {
  test('a table', () => {
    expect(text(tx.selectFrom('users').select('rut'))).toBe(
      'select "rut" from "users" where "users"."company_id" = 7',
    )
  })

  test('a table under another name', () => {
    expect(text(tx.selectFrom('users as person').select('person.rut'))).toContain(
      'where "person"."company_id" = 7',
    )
  })

  test('with the conditions it already has', () => {
    expect(text(tx.selectFrom('users').select('rut').where('id', '=', 3))).toMatch(
      /where \(?"id" = 3\)? and "users"\."company_id" = 7$/,
    )
  })

  test('with a state written into the statement, and whatever a person typed beside it', () => {
    const states = tx.selectFrom('users').select('rut').where('status', '<>', 'INACTIVE')
    expect(states.compile().sql).toContain(`"status" <> 'INACTIVE'`)
    const typed = tx.selectFrom('users').select('rut').where('rut', '=', 'INACTIVE')
    expect(typed.compile().sql).toContain('"rut" = $1')
  })

  test('also when a condition is an «or» written by hand', () => {
    const query = tx
      .selectFrom('users')
      .select('rut')
      .where(sql<boolean>`id = ${3} or id = ${4}`)
    expect(text(query)).toContain('where (id = 3 or id = 4) and "users"."company_id" = 7')
  })

  test('each joined table, inside its join', () => {
    const query = tx
      .selectFrom('users')
      .leftJoin('userVersion as v', 'v.userId', 'users.id')
      .innerJoin('userContract', 'userContract.userId', 'users.id')
      .select('users.id')
    const statement = text(query)
    expect(statement).toMatch(/left join "user_version" as "v" on [^j]*"v"\."company_id" = 7/)
    expect(statement).toMatch(/join "user_contract" on [^j]*"user_contract"\."company_id" = 7/)
    expect(statement).toMatch(/where "users"\."company_id" = 7$/)
  })

  test('also when a join is an «or» written by hand', () => {
    const query = tx
      .selectFrom('users')
      .innerJoin('userVersion as v', (join) => join.on(sql<boolean>`true or true`))
      .select('users.id')
    expect(text(query)).toContain('on (true or true) and "v"."company_id" = 7')
  })

  test('each of several tables', () => {
    const statement = text(tx.selectFrom(['users', 'business']).select('users.id'))
    expect(statement).toContain('"users"."company_id" = 7')
    expect(statement).toContain('"business"."company_id" = 7')
  })

  test('subqueries, wherever they are', () => {
    const query = tx
      .selectFrom((eb) => eb.selectFrom('business').select('id').as('inner'))
      .where(({ exists, selectFrom }) => exists(selectFrom('users').select('users.id')))
      .select((eb) => eb.selectFrom('syndicate').select('syndicate.id').as('one'))
    const statement = text(query)
    for (const table of ['business', 'users', 'syndicate']) {
      expect(statement).toContain(`"${table}"."company_id" = 7`)
    }
  })

  test('a named subquery, and both sides of a union', () => {
    const query = tx
      .with('some', (db) => db.selectFrom('users').select('id'))
      .selectFrom('some')
      .select('id')
      .unionAll(tx.selectFrom('business').select('id'))
    const statement = text(query)
    expect(statement).toContain('"users"."company_id" = 7')
    expect(statement).toContain('"business"."company_id" = 7')
    expect(statement).not.toContain('"some"."company_id"')
  })
})

describe('a write is of one company', () => {
  test('an insert of one row, and of many', () => {
    const row = { name: 'a', slug: 'a', rut: 'a', businessName: 'a' }
    expect(text(tx.insertInto('business').values(row))).toMatch(
      /^insert into "business" \("company_id", "name".*values \(7, a, /,
    )
    expect(text(tx.insertInto('business').values([row, row]))).toMatch(/values \(7, .*\), \(7, /)
  })

  test('an insert whose rows have different columns', () => {
    const query = tx
      .insertInto('syndicate')
      .values([{ name: 'a' }, { name: 'b', rut: sql<string>`upper('x')` }])
    expect(text(query)).toMatch(/values \(7, .*\), \(7, /)
  })

  test('an update', () => {
    expect(text(tx.updateTable('users').set({ comment: 'x' }).where('id', '=', 3))).toMatch(
      /where \(?"id" = 3\)? and "users"\."company_id" = 7$/,
    )
  })

  test('an update that reads another table', () => {
    const query = tx
      .updateTable('users')
      .from('userVersion as v')
      .set({ comment: 'x' })
      .whereRef('v.userId', '=', 'users.id')
    const statement = text(query)
    expect(statement).toContain('"users"."company_id" = 7')
    expect(statement).toContain('"v"."company_id" = 7')
  })

  test('a removal, also one that looks at another table', () => {
    expect(text(tx.deleteFrom('users'))).toBe('delete from "users" where "users"."company_id" = 7')
    const query = tx
      .deleteFrom('users')
      .using('userVersion as v')
      .whereRef('v.userId', '=', 'users.id')
    expect(text(query)).toContain('"v"."company_id" = 7')
  })

  test('never moves a row to another company', () => {
    const move = { companyId: 8 } as never
    expect(() => text(tx.updateTable('users').set(move))).toThrow('never changes its company')
    const upsert = tx
      .insertInto('syndicate')
      .values({ name: 'a' })
      .onConflict((conflict) => conflict.columns(['companyId', 'name']).doUpdateSet(move))
    expect(() => text(upsert)).toThrow('never changes its company')
  })

  test('an insert from a query is refused before it is sent', () => {
    const query = tx
      .insertInto('syndicate')
      .columns(['name'])
      .expression((eb) => eb.selectFrom('syndicate').select('name'))
    expect(() => text(query)).toThrow()
  })

  test('a merge is refused before it is sent', () => {
    const query = tx
      .mergeInto('users')
      .using('business', 'users.id', 'business.id')
      .whenMatched()
      .thenDelete()
    expect(() => text(query)).toThrow()
  })
})

test('tables that belong to no company stay as they are', () => {
  const statement = text(
    (tx as unknown as Kysely<never>).selectFrom('company' as never).selectAll(),
  )
  expect(statement).toBe('select * from "company"')
})
