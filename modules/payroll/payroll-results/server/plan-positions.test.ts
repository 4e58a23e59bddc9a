import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { payrollOf } from '#tests/api/payroll.ts'
import { positionsOf } from './plan-positions.ts'

const { api, world, database, services, drainJobs } = await startApi()
const admin = payrollOf(api.as('admin'))
const session = {
  companyId: world.coihues.id,
  userId: null,
  loginId: null,
  acting: false,
  traceId: 'positions',
}

test('with more plans than are kept, what each of them left to collect is found', async () => {
  const { id } = await admin.monthAt(world.businesses.vina, 202609)
  await admin.calculate(id)
  await drainJobs()
  const { rows } = await database.owner.query<{ hash: string }>(
    `insert into payroll_plan (company_id, hash, library)
     select one.company_id, 'edition-' || edition, one.library
     from (select * from payroll_plan where company_id = $1 limit 1) one,
       generate_series(1, 700) edition
     returning hash`,
    [world.coihues.id],
  )
  const hashes = rows.map(({ hash }) => hash)
  const asked = (some: readonly string[]) =>
    services.db.withTenant(session, (tx) => positionsOf(tx, new Set(some)))

  expect((await asked(hashes.slice(0, 500))).size).toBe(500)
  // Some of these are held and are let go while the others are read.
  const found = await asked(hashes.slice(100))
  expect(found.size).toBe(600)
  for (const { uncollected, taxable, days } of found.values()) {
    expect(Math.min(uncollected, taxable, days)).toBeGreaterThanOrEqual(0)
  }
  await expect(asked(['a plan that nobody has'])).rejects.toThrow('Nothing was read for a plan')
})
