import { factPlace, resultPlace, valueIn } from '#formula/index.ts'
import { monthLabel } from '#chile/period.ts'
import { wasPrivate } from '#modules/people/sight/server/index.ts'
import type { CompanyDb, Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import {
  type GratifiedMonth,
  type PersonYear,
  shareOfCap,
  whyNotYear,
} from '../model/gratification.ts'
import type { Rule } from '../model/words.ts'
import {
  earlierPayments,
  type Paid,
  paidMonths,
  payrollsOf,
  type AdditionalMonth,
} from '#modules/payroll/additional-engine/server/index.ts'
import { amountOf, gratifiedOf } from '#modules/payroll/imported-payslips/model/imported-payslip.ts'
import { importedPays } from '#modules/payroll/imported-payslips/server/index.ts'
import { monthsOf } from './ground.queries.ts'

/**
 * The gratification year that a process of payments apart settles; undefined when it settles none.
 */
export const gratificationYear = ({ tx }: Pick<Context, 'tx'>, payrollMonthId: number) =>
  tx
    .selectFrom('annualGratification')
    .select(['year', 'profit', 'ownCapital', 'pool', 'pay', 'minimumIncome', 'firstMonth'])
    .select('restsOn')
    .where('payrollMonthId', '=', payrollMonthId)
    .executeTakeFirst()

/** Why a process cannot pay the gratification of a year; undefined when it can. */
export async function obstacleTo(
  db: CompanyDb,
  month: AdditionalMonth,
  year: number,
): Promise<string | undefined> {
  const { businessId, yearMonth } = month
  const payrolls = await payrollsOf(db, { businessId, months: monthsOf(year) })
  const reason = whyNotYear(
    year,
    yearMonth,
    payrolls.map((one) => ({ ...one, label: monthLabel(one.yearMonth) })),
  )
  if (reason) return reason
  const other = await db.tx
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
  /** The first month of the year with a payroll in this system. */
  firstMonth: number
  /** The minimum income of the last month that was read, as its payslips used it. */
  minimumIncome: number
}

/**
 * The year of every person from its closed payslips, with late and apart payments of each month;
 * of some months of the year alone where these are given.
 */
export async function yearOfPeople(
  db: CompanyDb,
  month: AdditionalMonth,
  year: number,
  asked: readonly number[] = monthsOf(year),
): Promise<YearData> {
  const { businessId } = month
  const paid = await paidMonths(db, { businessId, months: asked })
  const payslips = await payslipsOf(db, paid)
  const more = await paidBesides(db, month, { paid, year })
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
  const last = paid.at(-1)
  const imported = await importedMonths(db, people, asked)
  const first = paid[0]?.month ?? year * 100 + 12
  return {
    people: [...people.values()].map((person) => ({
      ...person,
      months: [...(imported.get(person.contractId) ?? []), ...person.months],
    })),
    firstMonth: Math.min(first, ...[...imported.values()].flat().map((one) => one.yearMonth)),
    minimumIncome: last ? valueIn(last.period.variables, 'IMM') : 0,
  }
}

/**
 * The months of the year that another system paid to people of ours, under the rule of their first
 * month here; a month of fewer days has that part of its cap.
 */
async function importedMonths(
  { tx }: CompanyDb,
  people: ReadonlyMap<number, PersonYear>,
  asked: readonly number[],
): Promise<ReadonlyMap<number, readonly GratifiedMonth[]>> {
  const [from = 0, until = 0] = [asked.at(0), asked.at(-1)]
  const pays = await importedPays(tx, [...people.keys()], { from, until })
  const byContract = Map.groupBy(pays.toReversed(), ({ contractId }) => contractId)
  return new Map(
    [...byContract].map(([contractId, own]) => [
      contractId,
      own.map(({ month, days, amounts }): GratifiedMonth => ({
        yearMonth: month,
        rule: people.get(contractId)?.months[0]?.rule,
        base: gratifiedOf(amounts),
        paid: amountOf(amounts, [2106]),
        share: days >= 30 ? '1' : (days / 30).toFixed(6),
      })),
    ]),
  )
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

/**
 * The values of each payslip that its gratification was calculated from. The database extracts them
 * from the arrays.
 */
async function payslipsOf({ tx }: CompanyDb, paid: readonly Paid[]): Promise<Payslip[]> {
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

/** The values that are the same for all payslips of a month, looked up once. */
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
 * In a month with a leave that is gratified whole, the base follows from the gratification: four
 * times its amount, because the gratification is a rounded quarter.
 */
const withLeave = ({ base, legal }: Payslip) => (legal * 4 - base > 2 ? legal * 4 : base)

/**
 * Payments that belong to a month besides its payslip, by person and month: paid late in a month
 * that is closed by now, or paid apart. Both gratification, and pay that counts for it.
 */
async function paidBesides(
  db: CompanyDb,
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
  const apart = await earlierPayments(db, month, { months: monthsOf(year) })
  const lines = [
    ...apart.flatMap(({ contractId, yearMonth, lines: own }) =>
      own.map(({ code, difference }) => ({ contractId, yearMonth, code, difference })),
    ),
    ...(await paidLate(db, month, year)),
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

/** Retroactive lines for months of the year that were paid in a later, closed month. */
const paidLate = (
  { tx }: CompanyDb,
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
    // Lines posted after the process belong to retroactivity and change nothing here.
    .where('posted.yearMonth', '<=', process)
    .execute()
