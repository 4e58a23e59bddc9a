import { beforeAll, describe, expect, test } from 'vitest'
import { PaymentTotals, ProcessPayments } from '#generated/operations/payroll-release.ts'
import { innerId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { type MonthRow, payrollOf } from '#tests/api/payroll.ts'
import { releaseOf } from '#tests/api/processes.ts'
import { queriesOf } from '#tests/queries.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database } = await startApi()
const { bernarda } = world.people
const paying = releaseOf(api.as('admin'))

type Payment = {
  contractId: string
  name: string
  rut: string
  net: number
  paymentStatus: string
  problem: string | null
}
type Listed = { processPayments: { total: number; rows: Payment[] } }
type Totals = { people: number; left: number; owed: number; withoutAccount: number; sent: number }

let august: MonthRow
beforeAll(async () => {
  august = await payrollOf(api.as('admin')).monthAt(world.businesses.vina, 202608)
})

const listed = async (who: Username, filter: object = {}, page = { number: 1, size: 100 }) =>
  (
    await api.as(who).run<Listed>(String(ProcessPayments), {
      filter: { payrollMonthId: august.id, ...filter },
      page,
    })
  ).processPayments

const totalsOf = async (who: Username) =>
  (
    await api.as(who).run<{ paymentTotals: Totals }>(String(PaymentTotals), {
      input: { payrollMonthId: august.id },
    })
  ).paymentTotals

/** The totals as anybody would count them on the rows. */
async function counted(): Promise<Totals> {
  const { rows } = await listed('admin')
  const left = rows.filter(({ paymentStatus }) => paymentStatus !== 'PAID')
  return {
    people: rows.length,
    left: left.length,
    owed: left.reduce((sum, { net }) => sum + net, 0),
    withoutAccount: left.filter(({ problem }) => problem !== null).length,
    sent: rows.filter(({ paymentStatus }) => paymentStatus !== 'UNPAID').length,
  }
}

/** The person of a contract no longer has a way of payment. */
async function loseAccount(contractId: string): Promise<void> {
  const { owner } = database
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  await owner.query(
    `update payment_method set is_current = false where company_id = $1 and user_id =
       (select user_id from user_contract where company_id = $1 and id = $2)`,
    [world.coihues.id, innerId('contract', contractId)],
  )
  await owner.query('commit')
}

describe('the payments of a process', () => {
  test('come in pages by surname, all of them', async () => {
    const all = await listed('admin')
    expect(all.rows).toHaveLength(all.total)
    const pages = []
    for (let number = 1; (number - 1) * 10 < all.total; number += 1) {
      pages.push(...(await listed('admin', {}, { number, size: 10 })).rows)
    }
    expect(pages).toEqual(all.rows)
    expect(pages.length).toBeGreaterThan(20)
  })

  test('are found by name and by RUT', async () => {
    for (const search of [bernarda.name.toUpperCase(), bernarda.rut]) {
      const { rows, total } = await listed('admin', { search })
      expect(
        rows.map(({ name }) => name),
        search,
      ).toEqual([bernarda.name])
      expect(total).toBe(1)
    }
    expect(await listed('admin', { search: '%' })).toEqual({ rows: [], total: 0 })
  })

  test('come to the totals that are shown above them, whatever is paid', async () => {
    expect(await totalsOf('admin')).toMatchObject(await counted())
    const [one, other] = (await listed('admin')).rows.map(({ contractId }) => contractId)
    await paying.transfer(august.id, [one ?? ''], 'UNPAID')
    await paying.transfer(august.id, [other ?? ''], 'IN_PROGRESS')
    await loseAccount(one ?? '')
    const totals = await totalsOf('admin')
    expect(totals).toMatchObject(await counted())
    expect(totals.withoutAccount).toBe(1)
    expect(totals.left).toBeGreaterThanOrEqual(2)
    expect(totals.owed).toBeGreaterThan(0)
    expect(totals.sent).toBeGreaterThanOrEqual(1)
  })

  test('take as many statements for ten people as for a hundred', async () => {
    const of = (size: number) => () => listed('admin', { search: 'a' }, { number: 1, size })
    expect(await queriesOf(of(10))).toBe((await queriesOf(of(100))) + 1)
  })

  test('are for who pays, and of no other company', async () => {
    for (const ask of [listed, totalsOf]) {
      await expect(ask('trabajador')).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(ask('gerente')).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(ask('boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
    }
  })
})
