import { afterEach, describe, expect, test, vi } from 'vitest'
import { CamelNames } from '#platform/server/sql/camel-names.ts'
import { CompanyPlugin } from '#platform/server/sql/company-plugin.ts'
import { Statement } from '#platform/server/sql/statement.ts'
import { startApi } from '../api.ts'
import { attackWithForeignIds } from './foreign-ids.ts'

const { api, world, database } = await startApi({ planted: true })
const { owner } = database

const attack = (only: (name: string) => boolean) =>
  attackWithForeignIds({
    owner,
    own: world.coihues,
    foreign: world.boreal,
    sessions: { admin: api.as('admin') },
    only,
  })

const reads = new Set(['user', 'business', 'userContract', 'bankAccountsBusiness', 'userHistory'])

/** Takes a wall away: what the query builder binds, what the database checks, or both. */
function withoutRope(): void {
  vi.spyOn(CompanyPlugin.prototype, 'transformQuery').mockImplementation((args) =>
    new CamelNames().transformQuery(args),
  )
  // A kept statement was written while the wall stood: it is written anew.
  vi.spyOn(Statement.prototype, 'bound').mockImplementation(function (
    this: Statement<object, Record<string, never>, unknown>,
    companyId,
    values,
  ) {
    const { text, values: bound } = this.fresh(companyId ?? 0, values as never)
    return { text, values: [...bound] }
  })
}
const withoutNet = () => eachTable('disable row level security')

/** Only in this file's own database: a role's right would reach the other files. */
async function eachTable(change: string) {
  const { rows } = await owner.query<{ name: string }>(
    `select distinct tablename as name from pg_policies where schemaname = 'public'`,
  )
  for (const { name } of rows) await owner.query(`alter table ${name} ${change}`)
}

afterEach(async () => {
  vi.restoreAllMocks()
  await eachTable('enable row level security')
})

describe('leaks planted on purpose', () => {
  test('with both walls up nothing is found', async () => {
    expect((await attack((name) => reads.has(name))).wrong).toEqual([])
  })

  test('without what the query builder binds, the database still holds', async () => {
    withoutRope()
    expect((await attack((name) => reads.has(name))).wrong).toEqual([])
  })

  test('without row-level security, the query builder still keeps them apart', async () => {
    await withoutNet()
    expect((await attack((name) => reads.has(name))).wrong).toEqual([])
  })

  test('without either, the attack finds the leak: it can see', async () => {
    withoutRope()
    await withoutNet()
    const { wrong } = await attack((name) => reads.has(name))
    for (const name of ['user', 'business', 'userContract']) {
      expect(wrong.some((words) => words.startsWith(`${name} `))).toBe(true)
    }
  })
})
