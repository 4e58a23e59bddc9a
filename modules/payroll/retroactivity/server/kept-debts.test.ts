import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { findingsOf, type MonthRow, payrollOf } from '#tests/api/payroll.ts'
import { type Answer, Late, Post, readersOf, Undo, Unlate } from '#tests/api/retroactivity.ts'
import { debtsNow } from './debts.ts'

const { api, world, database, services, asCompany, drainJobs, restJobs } = await startApi()
const { vina } = world.businesses
const { bernarda, rodrigo } = world.people
const [hers] = bernarda.contracts
const admin = payrollOf(api.as('admin'))
const { askOf, lateOf } = readersOf(api)

const fields = 'rule severity'
let month: MonthRow
beforeAll(async () => {
  month = await admin.monthAt(vina, 202609)
})

const session = {
  companyId: world.coihues.id,
  userId: null,
  loginId: null,
  acting: false,
  traceId: 'test',
}

type Row = {
  contract: number
  month: number
  toPay: number
  lines: unknown
  message: string | null
}

/** What is kept of the razón social, and what a calculation from the beginning finds. */
async function bothOf() {
  await askOf(month.id)
  const { rows: kept } = await database.owner.query<Row>(
    `select user_contract_id::int as contract, origin_month_id::int as month,
       to_pay::int as "toPay", lines, message
     from retroactive_debt where business_id = $1 and (owes or message is not null)
     order by origin_month_id, user_contract_id`,
    [vina.id],
  )
  const found = await services.db.withTenant(session, (tx, client) =>
    debtsNow({ tx, client, session }, { businessId: vina.id, yearMonth: 202612 }),
  )
  const now = found
    .filter(({ lines, message }) => lines.length > 0 || message !== null)
    .map(({ contractId, originMonthId, toPay, lines, message }) => ({
      contract: contractId,
      month: originMonthId,
      toPay,
      lines,
      message,
    }))
    .toSorted((a, b) => a.month - b.month || a.contract - b.contract)
  return { kept, now }
}

async function isSame(after: string) {
  const { kept, now } = await bothOf()
  expect(kept, after).toEqual(now)
  return kept.length
}

const keptOfHers = async () =>
  (await bothOf()).kept.filter(({ contract }) => contract === hers?.id).length

const late = (contractId: string | undefined, yearMonth: number, value: string) =>
  api.as('admin').mutate<Answer>(Late, {
    input: {
      payrollMonthId: month.id,
      contractId,
      yearMonth,
      itemCode: 'BONO_RESPONSABILIDAD',
      value,
      comment: `El jefe lo informó en septiembre: ${value}`,
    },
  })

const salaryOf = (contract: number | undefined, more: number, since: string) =>
  asCompany(`update user_contract_version
    set monthly_salary_value = monthly_salary_value + ${more}
    where user_contract_id = ${contract} and superseded_at is null and valid @> date '${since}'`)

test('what is kept is what a calculation from the beginning finds, after each change', async () => {
  expect(await isSame('nothing')).toBe(0)
  await late(hers?.publicId, 202606, '50000')
  expect(await isSame('a late item')).toBe(1)
  await late(rodrigo.contracts[0]?.publicId, 202607, '-20000')
  await salaryOf(hers?.id, 80_000, '2026-08-01')
  const many = await isSame('a raise')
  expect(many).toBeGreaterThan(2)
  await asCompany(`update user_contract set status = 'SUSPENDED' where id = ${hers?.id}`)
  expect(await isSame('a suspension')).toBeLessThan(many)
  await salaryOf(hers?.id, 10_000, '2026-08-01')
  await asCompany(`update user_contract set status = 'ACTIVE' where id = ${hers?.id}`)
  expect(await isSame('back')).toBe(many)
  const input = { payrollMonthId: month.id }
  await admin.calculate(month.id)
  await drainJobs()
  await api.as('admin').mutate(Post, { input })
  expect(await isSame('a posting')).toBeLessThan(many)
  expect(await keptOfHers()).toBe(0)
  const [item] = (await lateOf(month.id)).filter(({ contractId }) => contractId === hers?.publicId)
  await api.as('admin').mutate(Unlate, { input: { ...input, id: item?.id } })
  await isSame('an item taken back')
  expect(await keptOfHers()).toBe(1)
  await api.as('admin').mutate(Undo, { input })
  await isSame('an undoing')
  // The first day of the contract is earlier, and then later again.
  const { rows } = await database.owner.query<{ day: string }>(
    'select initial_date::text as day from user_contract where id = $1',
    [hers?.id],
  )
  for (const day of ['2026-05-20', '2026-08-10', rows[0]?.day]) {
    await asCompany(`update user_contract set initial_date = '${day}' where id = ${hers?.id}`)
    await isSame(`the first day ${day}`)
  }
  await asCompany(`update business set phone = '+56 2 2345 6789' where id = ${vina.id}`)
  await isSame('a change of the razón social')
})

test('what moves everybody is calculated by the worker, and says how far it is', async () => {
  // The worker that the test before began would calculate it between two requests.
  await restJobs()
  const before = await askOf(month.id)
  await asCompany(`update user_contract_version v
    set monthly_salary_value = monthly_salary_value + 15000
    from user_contract c
    where c.company_id = v.company_id and c.id = v.user_contract_id
      and c.business_id = ${vina.id} and v.superseded_at is null`)
  const asked = await askOf(month.id)
  // What was known before is still said, and nothing of it may be posted.
  expect(asked).toMatchObject({ total: before.total, toPay: before.toPay })
  expect(asked.calculating).toMatchObject({ error: null })
  expect(asked.calculating?.total).toBeGreaterThan(300)
  await expect(
    api.as('admin').mutate(Post, { input: { payrollMonthId: month.id } }),
  ).rejects.toMatchObject({
    kind: 'conflict',
    message: 'Las diferencias se están calculando: agréguelas cuando estén',
  })
  // The checks do not calculate it either: until it is known nobody closes.
  const waits = async () =>
    (
      await findingsOf<{ rule: string; severity: string }>(api.as('admin'), month.id, fields)
    ).filter(({ rule }) => rule === 'RETROACTIVO_CALCULANDOSE')
  expect(await waits()).toEqual([{ rule: 'RETROACTIVO_CALCULANDOSE', severity: 'ERROR' }])
  const jobs = async () => {
    const { rows } = await database.owner.query<{ status: string; result: unknown }>(
      `select status, result from job where kind = 'retroactivity.calculate'`,
    )
    return rows
  }
  expect(await jobs()).toHaveLength(1)
  await drainJobs()
  expect(await jobs()).toMatchObject([{ status: 'DONE' }])
  expect(await waits()).toEqual([])
  const after = await askOf(month.id)
  expect(after.calculating).toBeNull()
  expect(after.total).toBeGreaterThan(300)
  expect(await isSame('a raise of all')).toBeGreaterThan(300)
  expect(await jobs()).toHaveLength(1)
})
