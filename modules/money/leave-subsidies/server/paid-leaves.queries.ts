import type { YearMonth } from '#chile/period.ts'
import { priceRise } from '#law/finiquito/index.ts'
import { enteredInForce } from '#modules/concepts/indicators/server/index.ts'
import { positionsOf } from '#modules/payroll/payroll-results/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import {
  chainOf,
  type Leave,
  monthsOf,
  owedOf,
  paidOf,
  type PaidMonth,
  priceMonths,
  type Prices,
} from '../model/subsidy-amounts.ts'

/** How many days around a leave others may continue it, or be in the months of its base. */
const around = 400

/** The approved medical leaves of some contracts, around the days of some of them. */
async function leavesOf({ tx }: Context, leaves: readonly Leave[]): Promise<readonly Leave[]> {
  const { rows } = await sql<Leave>`
    select distinct a.id::int as id, a.user_contract_id::int as "contractId", a.subtype,
      a.start_date::text as "startDate", a.end_date::text as "endDate", a.half_day as "halfDay"
    from unnest(${leaves.map(({ contractId }) => contractId)}::bigint[],
        ${leaves.map(({ startDate }) => startDate)}::date[]) as near (contract, day)
    join absence a on a.company_id = app.current_company() and a.user_contract_id = near.contract
      and a.type = 'LICENSE' and a.response_status = 'APPROVED'
      and a.start_date between near.day - ${around}::int and near.day + ${around}::int`.execute(tx)
  return rows
}

/** What a payslip takes into account of the net pay of a month. */
const contributions = ['COTIZACION_AFP', 'COTIZACION_IPS', 'SALUD_LEGAL', 'AFC'] as const

/** The payslips of some contracts in some months, in as many statements for many as for one. */
async function paidMonths(
  { tx }: Context,
  contractIds: readonly number[],
  months: readonly YearMonth[],
): Promise<ReadonlyMap<number, readonly PaidMonth[]>> {
  const runs = await tx
    .selectFrom('payrollMonth as m')
    .innerJoin('payrollRun as run', 'run.id', 'm.currentRunId')
    .select(['run.id', 'run.planHash', 'm.yearMonth'])
    .where('m.type', '=', 'PAYROLL')
    .where(sql<boolean>`m.year_month = any(${[...new Set(months)]}::int[])`)
    .execute()
  const places = await positionsOf(tx, new Set(runs.map(({ planHash }) => planHash)))
  // A plan without a concept has it nowhere: place 0 of an array of PostgreSQL is null.
  const at = (code: string) =>
    runs.map(({ planHash }) => (places.get(planHash)?.of.get(code) ?? -1) + 1)
  const { rows } = await sql<PaidMonth & { contractId: number }>`
    select p.user_contract_id::int as "contractId", r.year_month as "yearMonth",
      coalesce(p.results[r.taxable], 0)::int as taxable,
      (coalesce(p.results[r.afp], 0) + coalesce(p.results[r.ips], 0)
        + coalesce(p.results[r.health], 0) + coalesce(p.results[r.afc], 0))::int as contributions,
      coalesce(p.results[r.tax], 0)::int as tax, coalesce(p.results[r.direct], 0)::int as direct
    from unnest(${runs.map(({ id }) => id)}::bigint[],
        ${runs.map(({ yearMonth }) => yearMonth)}::int[], ${at('BASE_PREVISIONAL')}::int[],
        ${at(contributions[0])}::int[], ${at(contributions[1])}::int[],
        ${at(contributions[2])}::int[], ${at(contributions[3])}::int[],
        ${at('IMPUESTO_UNICO')}::int[], ${at('SUBSIDIO_PAGO_DIRECTO')}::int[])
      as r (run_id, year_month, taxable, afp, ips, health, afc, tax, direct)
    join payslip p on p.company_id = app.current_company() and p.payroll_run_id = r.run_id
      and p.user_contract_id = any(${[...contractIds]}::bigint[])
    order by 1, 2`.execute(tx)
  return Map.groupBy(rows, ({ contractId }) => contractId)
}

/** What prices rose before the maternity leaves of some, as published or as two confirmed it. */
async function pricesOf(
  { tx, session }: Context,
  leaves: readonly Leave[],
  all: readonly Leave[],
): Promise<Prices> {
  const maternal = leaves.filter(({ subtype }) => subtype === 'MATERNITY')
  const months = [...new Set(maternal.flatMap((leave) => priceMonths(chainOf(leave, all))))]
  if (months.length === 0) return new Map()
  const entered = await enteredInForce(tx, session.companyId, months)
  return new Map(
    months.flatMap((month): [YearMonth, number][] => {
      const rise = priceRise(month, entered.get(month)?.figures)
      return rise === undefined ? [] : [[month, rise]]
    }),
  )
}

/** What the payslips paid of each leave, and what its institution owes, or why that is unknown. */
export async function proposalsOf(context: Context, leaves: readonly Leave[]) {
  if (leaves.length === 0) return new Map<number, Proposal>()
  const all = await leavesOf(context, leaves)
  const months = leaves.flatMap((leave) => monthsOf(leave, chainOf(leave, all)))
  const paid = await paidMonths(
    context,
    leaves.map(({ contractId }) => contractId),
    months,
  )
  const prices = await pricesOf(context, leaves, all)
  return new Map(
    leaves.map((leave): [number, Proposal] => {
      const own = paid.get(leave.contractId) ?? []
      const owed = owedOf(leave, all, own, prices)
      return [
        leave.id,
        {
          paid: paidOf(leave, all, own),
          owed: 'owed' in owed ? owed.owed : null,
          basis: 'basis' in owed ? owed.basis : null,
          left: 'left' in owed ? owed.left : null,
        },
      ]
    }),
  )
}

export type Proposal = {
  readonly paid: number | null
  readonly owed: number | null
  readonly basis: string | null
  readonly left: string | null
}
