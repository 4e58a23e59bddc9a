import { valueAt } from '#formula/index.ts'
import { hash } from 'node:crypto'
import { payslipWithin } from '#modules/people/sight/server/index.ts'
import { contractIdsOf } from '#modules/payroll/payroll-input/server/index.ts'
import { currentPayslips, planOf } from '#modules/payroll/payroll-results/server/index.ts'
import { previousMonth } from '#chile/period.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { Basis } from './engines.ts'

/** Why a person is among those that a draft is tried on. */
export type Why = 'PINNED' | 'ENTERED' | 'MOST' | 'LEAST' | 'RICHEST' | 'POOREST' | 'DRAWN'
export type Chosen = { contractId: number; why: Why }

/**
 * Number of people that a draft is tried on: enough to judge it, few enough to answer while typing.
 */
export const people = 20

/**
 * The people that a draft is tried on: requested ones, those with most and least of the concept in
 * the month's calculation, the best and the worst paid, and others in a pseudo-random but stable
 * order.
 */
export async function choosePeople(
  context: Context,
  { month }: Basis,
  code: string,
  pinned: readonly number[],
): Promise<Chosen[]> {
  const { currentRunId, businessId, yearMonth } = month
  const ids = new Set(await contractIdsOf(context.tx, businessId, yearMonth))
  const asked = pinned.filter((id) => ids.has(id))
  const runId = currentRunId ?? (await runBefore(context, month))
  const ranked = runId === null ? [] : await inRun(context, runId, code)
  const drawn = [...ids].toSorted((a, b) => (shuffled(a) < shuffled(b) ? -1 : 1))
  const chosen = new Map<number, Why>(asked.map((id) => [id, 'PINNED']))
  const add = (contractId: number, why: Why) => {
    if (chosen.size < people && ids.has(contractId) && !chosen.has(contractId)) {
      chosen.set(contractId, why)
    }
  }
  const entered = await withValue(context, [...ids], code, yearMonth)
  for (const { contractId, why } of ranked) add(contractId, why)
  for (const id of entered) add(id, 'ENTERED')
  // Some more than needed, because people whose pay the actor may not see are removed later.
  for (const id of drawn) add(id, 'DRAWN')
  return [...chosen].map(([contractId, why]) => ({ contractId, why }))
}

/** For a month without a calculation, the month before provides the extremes. */
async function runBefore({ tx }: Context, { businessId, yearMonth }: Basis['month']) {
  const past = await tx
    .selectFrom('payrollMonth')
    .select('currentRunId')
    .where('businessId', '=', businessId)
    .where('type', '=', 'PAYROLL')
    .where('yearMonth', '=', previousMonth(yearMonth))
    .executeTakeFirst()
  return past?.currentRunId ?? null
}

/** People with a value entered for the item in the month: the draft affects them most. */
async function withValue({ tx }: Context, ids: number[], code: string, month: number) {
  const rows = await tx
    .selectFrom('userItem')
    .select('userContractId as id')
    .where('itemCode', '=', code)
    .where('status', '=', 'ACTIVE')
    .where('startMonth', '<=', month)
    .where((eb) => eb.or([eb('endMonth', 'is', null), eb('endMonth', '>=', month)]))
    .where(sql<boolean>`user_contract_id = any(${ids}::bigint[])`)
    .orderBy('value', 'desc')
    .orderBy('id')
    .limit(8)
    .execute()
  return rows.map(({ id }) => id)
}

const shuffled = (id: number) => hash('md5', String(id), 'hex')

/** The extremes of the concept and of the pay in a run, within the actor's sight. */
async function inRun(context: Context, runId: number, code: string): Promise<Chosen[]> {
  const { tx, actor, session } = context
  const run = await tx
    .selectFrom('payrollRun')
    .select('planHash')
    .where('id', '=', runId)
    .executeTakeFirstOrThrow()
  const plan = await planOf(tx, session.companyId, run.planHash)
  // SQL arrays begin at one; a concept that the run lacks counts as zero.
  const place = plan.indexOf.get(code)
  const at = place === undefined ? 0 : place + 1
  const reach = context.reach('payslips.read')
  const columns = { user: 'payslip.userId', business: 'contract.businessId' }
  const rows = await tx
    .with('seen', (db) =>
      db
        .selectFrom('payslip')
        .innerJoin('userContract as contract', 'contract.id', 'payslip.userContractId')
        .select(['payslip.userContractId as id', 'payslip.net'])
        .select(sql<number>`coalesce(payslip.results[${at}], 0)`.as('value'))
        .where('payslip.payrollRunId', '=', runId)
        .where(payslipWithin(reach, columns, actor.userId)),
    )
    .with('ranked', (db) =>
      db
        .selectFrom('seen')
        .select([
          'seen.id',
          'seen.value',
          sql<number>`row_number() over (order by seen.value desc, seen.id)`.as('most'),
          sql<number>`row_number() over (order by nullif(seen.value, 0), seen.id)`.as('least'),
          sql<number>`row_number() over (order by seen.net desc, seen.id)`.as('richest'),
          sql<number>`row_number() over (order by seen.net, seen.id)`.as('poorest'),
        ]),
    )
    .selectFrom('ranked')
    .selectAll()
    .where(sql<boolean>`(value <> 0 and (most <= 6 or least <= 4)) or richest <= 3 or poorest <= 3`)
    .orderBy(sql`value <> 0`, 'desc')
    .orderBy('most')
    .execute()
  return rows.map((row) => ({ contractId: row.id, why: whyOf(row) }))
}

type Ranked = { value: number; most: number; least: number; richest: number }

function whyOf({ value, most, least, richest }: Ranked): Why {
  if (Number(value) !== 0 && most <= 6) return 'MOST'
  if (Number(value) !== 0 && least <= 4) return 'LEAST'
  return richest <= 3 ? 'RICHEST' : 'POOREST'
}

/** The value of a concept in the month before, by contract; none where it is not known. */
export async function lastMonth(
  context: Context,
  { month }: Basis,
  code: string,
  contractIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await currentPayslips(context.tx)
    .innerJoin('payrollRun as run', 'run.id', 'payslip.payrollRunId')
    .select(['payslip.userContractId', 'payslip.results', 'run.planHash'])
    .where('month.businessId', '=', month.businessId)
    .where('month.type', '=', 'PAYROLL')
    .where('month.yearMonth', '=', previousMonth(month.yearMonth))
    .where(sql<boolean>`payslip.user_contract_id = any(${[...contractIds]}::bigint[])`)
    .execute()
  const [first] = rows
  if (!first) return new Map()
  const plan = await planOf(context.tx, context.session.companyId, first.planHash)
  const at = plan.indexOf.get(code)
  if (at === undefined) return new Map()
  return new Map(rows.map((row) => [row.userContractId, valueAt(row.results, at)]))
}
