import type { ISODate } from '#chile/dates.ts'
import { yearMonthOf } from '#chile/period.ts'
import { rowAt, tableEditions } from '#law/index.ts'
import { enteredInForce, tablesUntil } from '#modules/concepts/indicators/server/index.ts'
import { positionsOf } from '#modules/payroll/payroll-results/server/index.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import type { Acting } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict } from '#platform/server/errors.ts'
import {
  incomeMonths,
  type PaidMonth,
  type Proposal,
  proposedSegment,
  type Segment,
} from '../model/allowance.ts'

const table = 'TABLA_ASIGNACION_FAMILIAR'

/**
 * The bracket that each person has on a day, and the one that the income of their half-year gives,
 * over all their contracts in the company: the law adds every source of income up.
 */
export async function proposalsOf(
  context: Acting,
  members: readonly { userId: number }[],
  day: ISODate,
): Promise<ReadonlyMap<number, { now: Segment | null; proposal: Proposal }>> {
  const month = yearMonthOf(day)
  const ids = [...new Set(members.map(({ userId }) => userId))]
  const rows = await bracketsIn(context, month)
  const paid = Map.groupBy(await paidIn(context, ids, month), ({ userId }) => userId)
  const now = await segmentsOn(context, ids, day)
  return new Map(
    ids.map((id) => {
      const proposal = proposedSegment(paid.get(id) ?? [], rows, month)
      return [id, { now: now.get(id) ?? null, proposal }]
    }),
  )
}

/** The brackets in force in a month: published, or entered by the company where they are not. */
async function bracketsIn({ tx, session }: Acting, month: number) {
  const entered = tablesUntil(month, await enteredInForce(tx, session.companyId, [month]))
  const rows = entered[table]?.rows ?? rowAt(tableEditions[table] ?? [], month)?.value
  if (!rows) throw conflict('Falta la tabla de asignación familiar de ese mes', 'fromDate')
  return rows
}

/** Taxable pay and days of each person, by month of the half-year; months of one person add up. */
async function paidIn({ tx }: Acting, ids: readonly number[], month: number) {
  const runs = await tx
    .selectFrom('payrollMonth as m')
    .innerJoin('payrollRun as run', 'run.id', 'm.currentRunId')
    .select(['run.id', 'run.planHash', 'm.yearMonth'])
    .where('m.type', '=', 'PAYROLL')
    .where(sql<boolean>`m.year_month = any(${[...incomeMonths(month)]}::int[])`)
    .execute()
  const places = await positionsOf(tx, new Set(runs.map(({ planHash }) => planHash)))
  const at = (planHash: string, which: 'days' | 'taxable') => {
    const place = places.get(planHash)?.[which]
    if (place === undefined) throw new Error('A stored run has no plan')
    return place + 1
  }
  const { rows } = await sql<PaidMonth & { userId: number }>`
    select p.user_id as "userId", r.year_month as "yearMonth",
      sum(p.results[r.taxable_at])::bigint as income,
      least(30, max(p.results[r.days_at]))::int as days
    from ${bulk(runs, 'r', {
      run_id: ['bigint', ({ id }) => id],
      year_month: ['int', ({ yearMonth }) => yearMonth],
      taxable_at: ['int', ({ planHash }) => at(planHash, 'taxable')],
      days_at: ['int', ({ planHash }) => at(planHash, 'days')],
    })}
    join payslip p on p.company_id = app.current_company() and p.payroll_run_id = r.run_id
      and p.user_id = any(${[...ids]}::bigint[])
    group by 1, 2 order by 1, 2`.execute(tx)
  return rows.map((row) => ({ ...row, income: Number(row.income) }))
}

async function segmentsOn({ tx }: Acting, ids: readonly number[], day: ISODate) {
  const rows = await tx
    .selectFrom('userVersion')
    .select(['userId', 'familyAllowanceSegment'])
    .where(sql<boolean>`user_id = any(${[...ids]}::bigint[])`)
    .where('supersededAt', 'is', null)
    .where(sql<boolean>`valid @> ${day}::date`)
    .execute()
  return new Map(rows.map((row) => [row.userId, row.familyAllowanceSegment]))
}
