import { factPlace, resultPlace, valueIn } from '#formula/index.ts'
import { monthLabel } from '#chile/period.ts'
import { wasPrivate } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import {
  type GratifiedMonth,
  type PersonYear,
  shareOfCap,
  whyNotYear,
} from '../model/gratification.ts'
import type { Rule } from '../model/words.ts'
import {
  earlierPayments,
  type Hands,
  type Paid,
  paidMonths,
  payrollsOf,
  type AdditionalMonth,
} from '#modules/payroll/additional-engine/server/index.ts'
import { monthsOf } from './ground.queries.ts'

/** What a process of payments apart says of the year it settles; nothing when it settles none. */
export const gratificationYear = ({ tx }: Pick<Context, 'tx'>, payrollMonthId: number) =>
  tx
    .selectFrom('annualGratification')
    .select(['year', 'profit', 'ownCapital', 'pool', 'pay', 'minimumIncome', 'firstMonth'])
    .select('restsOn')
    .where('payrollMonthId', '=', payrollMonthId)
    .executeTakeFirst()

/** Why the gratification of a year cannot be paid in a process, if it cannot. */
export async function obstacleTo(
  hands: Hands,
  month: AdditionalMonth,
  year: number,
): Promise<string | undefined> {
  const { businessId, yearMonth } = month
  const payrolls = await payrollsOf(hands, { businessId, months: monthsOf(year) })
  const reason = whyNotYear(
    year,
    yearMonth,
    payrolls.map((one) => ({ ...one, label: monthLabel(one.yearMonth) })),
  )
  if (reason) return reason
  const other = await hands.tx
    .selectFrom('annualGratification as settled')
    .innerJoin('payrollMonth as process', 'process.id', 'settled.payrollMonthId')
    .select('process.yearMonth')
    .where('settled.businessId', '=', businessId)
    .where('settled.year', '=', year)
    .where('settled.payrollMonthId', '!=', month.id)
    .executeTakeFirst()
  return other && `El año ${year} ya se paga en el adicional de ${monthLabel(other.yearMonth)}`
}

export type YearData = {
  people: PersonYear[]
  /** The first month of the year that is held here. */
  firstMonth: number
  /** Of December, as its payslips had it. */
  minimumIncome: number
}

/** Everybody's year by its closed payslips, with what was paid late or apart of each month. */
export async function yearOfPeople(
  hands: Hands,
  month: AdditionalMonth,
  year: number,
): Promise<YearData> {
  const { businessId } = month
  const paid = await paidMonths(hands, { businessId, months: monthsOf(year) })
  const payslips = await payslipsOf(hands, paid)
  const more = await paidBesides(hands, month, { paid, year })
  const months = new Map(paid.map((one) => [one.month, ofMonth(one)]))
  const people = new Map<number, PersonYear & { months: GratifiedMonth[] }>()
  for (const row of payslips) {
    const { contractId, userId, name, rut, finalDate } = row
    const before = people.get(contractId)
    const known = months.get(row.yearMonth)
    const extra = more.get(`${contractId}:${row.yearMonth}`)
    people.set(contractId, {
      contractId,
      userId,
      name,
      rut,
      finalDate,
      wasPrivate: row.wasPrivate || (before?.wasPrivate ?? false),
      months: [...(before?.months ?? []), ...(known ? [monthFrom(row, known, extra)] : [])],
    })
  }
  const december = paid.find((one) => one.month === year * 100 + 12)
  return {
    people: [...people.values()],
    firstMonth: paid[0]?.month ?? year * 100 + 12,
    minimumIncome: december ? valueIn(december.period.variables, 'IMM') : 0,
  }
}

type Payslip = {
  contractId: number
  userId: number
  yearMonth: number
  base: number
  paid: number
  legal: number
  cap: number
  mode: number
  name: string
  rut: string
  finalDate: string | null
  wasPrivate: boolean
}

/** Of each payslip what its gratification came from; the arrays are cut by the server. */
async function payslipsOf({ tx }: Hands, paid: readonly Paid[]): Promise<Payslip[]> {
  const result = (code: string) => paid.map(({ plan }) => resultPlace(plan, code) + 1)
  const runs = paid.map(({ runId }) => runId)
  const modes = paid.map(({ plan }) => factPlace(plan, 'MODO_GRATIFICACION') + 1)
  const { rows } = await sql<Payslip>`
    select p.user_contract_id as "contractId", p.user_id as "userId", r.year_month as "yearMonth",
      p.results[r.base_at] as base, p.results[r.paid_at] as paid,
      p.results[r.legal_at] as legal, p.results[r.cap_at] as cap, p.facts[r.mode_at] as mode,
      p.snapshot ->> 'name' as name, p.snapshot ->> 'rut' as rut,
      p.snapshot ->> 'finalDate' as "finalDate", ${wasPrivate('p.snapshot')} as "wasPrivate"
    from unnest(${runs}::bigint[], ${paid.map(({ month }) => month)}::int[],
        ${result('BASE_GRATIFICABLE')}::int[], ${result('GRATIFICACION')}::int[],
        ${result('GRATIFICACION_LEGAL')}::int[], ${result('TOPE_GRATIFICACION')}::int[],
        ${modes}::int[])
      as r (run_id, year_month, base_at, paid_at, legal_at, cap_at, mode_at)
    join payslip p on p.company_id = app.current_company() and p.payroll_run_id = r.run_id
    order by p.user_contract_id, r.year_month`.execute(tx)
  return rows
}

const rules: Readonly<Record<string, Rule>> = {
  ART_50: 'ART_50',
  ART_47: 'ART_47',
  CONVENCIONAL: 'CONVENTIONAL',
}

type Extra = { base: number; paid: number }

/** What a month says to all of its payslips: looked up once. */
function ofMonth({ plan, period: { variables } }: Paid) {
  const mode = plan.facts.find(({ code }) => code === 'MODO_GRATIFICACION')
  return {
    options: mode?.options ?? [],
    times: valueIn(variables, 'INGRESOS_GRATIFICACION'),
    income: valueIn(variables, 'IMM'),
    wholeInLeave: Boolean(variables['GRATIFICACION_EN_LICENCIA']),
  }
}
type Known = ReturnType<typeof ofMonth>

const monthFrom = (row: Payslip, known: Known, extra: Extra | undefined): GratifiedMonth => ({
  yearMonth: row.yearMonth,
  rule: rules[known.options[row.mode] ?? ''],
  base: (known.wholeInLeave ? withLeave(row) : row.base) + (extra?.base ?? 0),
  paid: row.paid + (extra?.paid ?? 0),
  share: shareOfCap(row.cap, known),
})

/**
 * Where a month with a leave is gratified whole, its base is that of its gratification: four times,
 * as a rounded quarter says it.
 */
const withLeave = ({ base, legal }: Payslip) => (legal * 4 - base > 2 ? legal * 4 : base)

/**
 * What was paid of each month besides its payslip, by person and month: late, in the open month
 * that then closed, or apart. Of gratification, and of pay that gratifies.
 */
async function paidBesides(
  hands: Hands,
  month: AdditionalMonth,
  { paid, year }: { paid: readonly Paid[]; year: number },
) {
  const base = new Set(
    paid.flatMap(({ plan }) =>
      plan.library.concepts.flatMap(({ code, classes }) =>
        classes.includes('BASE_GRATIFICACION') ? [code] : [],
      ),
    ),
  )
  const apart = await earlierPayments(hands, month, { months: monthsOf(year) })
  const lines = [
    ...apart.flatMap(({ contractId, yearMonth, lines: own }) =>
      own.map(({ code, difference }) => ({ contractId, yearMonth, code, difference })),
    ),
    ...(await paidLate(hands, month, year)),
  ]
  const sums = new Map<string, Extra>()
  for (const { contractId, yearMonth, code, difference } of lines) {
    const key = `${contractId}:${yearMonth}`
    const sum = sums.get(key) ?? { base: 0, paid: 0 }
    if (code === 'GRATIFICACION') sums.set(key, { ...sum, paid: sum.paid + difference })
    else if (base.has(code)) sums.set(key, { ...sum, base: sum.base + difference })
  }
  return sums
}

/** Lines of months of the year that were posted in a later month, closed since. */
const paidLate = (
  { tx }: Hands,
  { businessId, yearMonth: process }: AdditionalMonth,
  year: number,
) =>
  tx
    .selectFrom('retroactiveLine as line')
    .innerJoin('payrollMonth as origin', 'origin.id', 'line.originMonthId')
    .innerJoin('payrollMonth as posted', 'posted.id', 'line.payrollMonthId')
    .select(['line.userContractId as contractId', 'origin.yearMonth', 'line.concept as code'])
    .select('line.amount as difference')
    .where('origin.businessId', '=', businessId)
    .where('origin.yearMonth', '>=', year * 100 + 1)
    .where('origin.yearMonth', '<=', year * 100 + 12)
    .where('posted.isOpen', '=', false)
    // What is posted after the process is of retroactivity, and changes nothing here.
    .where('posted.yearMonth', '<=', process)
    .execute()
