import type { ISODate } from '#chile/dates.ts'
import {
  lastDay,
  monthLabel,
  monthRange,
  previousMonth,
  shiftMonth,
  type YearMonth,
  yearMonthOf,
} from '#chile/period.ts'
import { resultPlace, valueAt } from '#formula/index.ts'
import { priceRise } from '#law/finiquito/index.ts'
import { choicesOf } from '#modules/company/businesses/server/index.ts'
import { enteredInForce, enteredOf } from '#modules/concepts/indicators/server/index.ts'
import type { Protection } from '#modules/people/protections/model/protection.ts'
import { monthlySalariesOf } from '#modules/payroll/payroll-input/server/index.ts'
import { lateEarnings, owedAfter } from '#modules/payroll/debts/server/index.ts'
import { importedPays } from '#modules/payroll/imported-payslips/server/index.ts'
import { currentPayslips, planOf } from '#modules/payroll/payroll-results/server/index.ts'
import { daysText } from '#modules/time/vacations/model/units.ts'
import { settlementDaysOn } from '#modules/time/vacations/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { conflict, type UserError } from '#platform/server/errors.ts'
import { conceptsRead, type Gathered, type MonthPay } from '../model/gathered-facts.ts'
import { importedPay } from '../model/imported-pay.ts'
import type { ContributionProof } from '../model/contributions.ts'
import { salaryShares } from '../model/salary-shares.ts'
import { AVERAGE_MONTHS, type Prices } from '../model/average.ts'
import type { EndingContract } from './contract.queries.ts'
import { contributionProofs, withDue } from './due-dates.queries.ts'
import { protectionOn, type Standing, standingOn } from './standing.queries.ts'
import { taxedBeside } from './taxed-beside.queries.ts'

/** The transaction of a request or of a job, and its company. */
export type Work = Pick<Context, 'tx'> & { session: Pick<Context['session'], 'companyId'> }

/** What is known of a contract and of what the law asks about its end, or why it is not. */
export type Known = {
  gathered: Gathered
  unpaid: readonly string[]
  /** What is on record of the contributions of the month before. */
  proof: ContributionProof
  dueOn: ISODate | null
  leaveUntil: ISODate | null
  /** The last day of a maternal protection that is deduced of a leave. */
  protectedUntil: ISODate | null
  /** The protections on record of the person. */
  protections: readonly Protection[]
}
export type Read = Known | { problem: UserError }

/** What the company entered for some months, by month. */
type Figures = Awaited<ReturnType<typeof enteredInForce>>

/**
 * What the company entered for the months that a finiquito reads: of its end and of its payment,
 * whose UF may be that of the month before, and of the two years whose prices it asks for. One
 * statement.
 */
export function figuresOf(
  { tx, session }: Work,
  { end, payMonth }: { end: YearMonth; payMonth: YearMonth },
): Promise<Figures> {
  const months = [
    ...monthRange(shiftMonth(end, -AVERAGE_MONTHS), end),
    previousMonth(payMonth),
    payMonth,
  ]
  return enteredInForce(tx, session.companyId, [...new Set(months)])
}

/** The figures and choices with which a razón social pays a finiquito in a month. */
export function lawSettings(entered: Figures, contract: EndingContract, month: YearMonth) {
  // The UF of a finiquito is always that of the month before its payment.
  return { choices: choicesOf(contract), ...enteredOf(entered, month, previousMonth(month)) }
}

/**
 * Everything that is known of some contracts of a razón social that end on the same day. The
 * number of statements does not depend on the number of contracts.
 */
export async function gather(
  work: Work,
  contracts: readonly EndingContract[],
  end: ISODate,
  entered: Figures,
): Promise<(contract: EndingContract) => Read> {
  const { tx } = work
  const month = yearMonthOf(end)
  const ids = contracts.map(({ id }) => id)
  const { owed, off } = await settlementDaysOn(tx, contracts, end, 'disengagementDate')
  const due = await dueOn(tx, contracts, end, off)
  const salaries = await salariesOf(work, contracts, month, entered)
  const months = await monthsOf(work, ids, end)
  const standing = await standingOn(tx, ids, end)
  const proofs = await contributionProofs(
    tx,
    contracts.map((one) => ({ ...one, disengagementDate: end })),
  )
  const debts = await owedAfter(
    work,
    ids.map((contractId) => ({ contractId, until: month })),
  )
  const unpaid = unpaidMonths(standing)
  const protection = await protectionOn(tx, contracts, { day: end, leaves: standing.leaves })
  const prices = pricesUntil(month, entered)
  return (contract) => {
    const { id, initialDate, isDomestic } = contract
    const salary = salaries(contract)
    if (typeof salary !== 'number') return { problem: salary }
    const days = owed.get(id)
    const { maternity, ...protects } = protection(contract)
    if (!days) return { problem: conflict('El contrato no tiene cuenta de vacaciones') }
    const gathered: Gathered = {
      initialDate,
      domesticWorker: isDomestic ?? false,
      salary,
      months: months.get(id) ?? [],
      debts: debts.get(id) ?? [],
      vacation: {
        businessDays: fiveDecimals(daysText(days.workingUnits)),
        nonWorkingDays: days.nonWorking,
      },
      endMonth: month,
      calendarMonths: choicesOf(contract).FINIQUITO_VARIABLE === 'CALENDARIO',
      prices,
      maternity,
    }
    return {
      gathered,
      unpaid: unpaid.get(id) ?? [],
      proof: proofs.get(id) ?? NO_PROOF,
      ...protects,
      dueOn: due.get(id) ?? null,
    }
  }
}

const NO_PROOF: ContributionProof = { month: null, paidOn: null, hasReceipt: false }

/** Days as the law reads them: five decimals at most. */
const fiveDecimals = (days: string): string => days.replace(/(\.\d{5})\d+$/, '$1')

/** The day on which the finiquito of each contract is due, whatever its cause. */
async function dueOn(
  tx: Tx,
  contracts: readonly EndingContract[],
  end: ISODate,
  off: Parameters<typeof withDue>[2],
) {
  const rows = contracts.map(({ id }) => ({
    userContractId: id,
    dismissalCause: '',
    disengagementDate: end,
  }))
  const due = await withDue(tx, rows, off)
  return new Map(due.map((row) => [row.userContractId, row.dueOn]))
}

/** The agreed pay of each contract on its last day for the whole month, in pesos. */
export async function salariesOf(
  { tx, session }: Work,
  contracts: readonly EndingContract[],
  month: YearMonth,
  entered: Figures,
): Promise<(contract: EndingContract) => number | UserError> {
  const { companyId } = session
  const known = new Map<number, Awaited<ReturnType<typeof monthlySalariesOf>>>()
  for (const [businessId, [first]] of Map.groupBy(contracts, (one) => one.businessId)) {
    if (!first) continue
    const read = { choices: choicesOf(first), entered }
    const asked = { companyId, businessId, months: [month], known: read }
    known.set(businessId, await monthlySalariesOf(tx, asked))
  }
  return (contract) => {
    const agreed = agreedBy(contract)
    const salary = agreed && known.get(contract.businessId)?.(agreed)
    if (!salary) return conflict('El contrato no tiene condiciones en su último día')
    return 'problem' in salary
      ? conflict(salary.problem, 'disengagementDate')
      : Number(salary.salary)
  }
}

/** The terms that a contract has on its last day, or nothing where it has none. */
function agreedBy({ paymentPeriod, daysPerWeek, ...contract }: EndingContract) {
  const { monthlySalaryValue, monthlySalaryCurrency } = contract
  if (monthlySalaryValue === null || monthlySalaryCurrency === null) return undefined
  if (paymentPeriod === null || daysPerWeek === null) return undefined
  return { monthlySalaryValue, monthlySalaryCurrency, paymentPeriod, daysPerWeek }
}

const WHOLE_MONTH = 30

/**
 * The payslips of some contracts until a last day, the newest first: two years are enough. What was
 * known later of a month is in it, paid or not. The month of the last day is a whole one where that
 * day ends it and it is closed.
 */
export async function monthsOf(
  { tx, session }: Work,
  ids: readonly number[],
  end: ISODate,
): Promise<ReadonlyMap<number, readonly MonthPay[]>> {
  const until = yearMonthOf(end)
  const rows = await currentPayslips(tx)
    .innerJoin('payrollRun as run', 'run.id', 'payslip.payrollRunId')
    .select(['month.yearMonth', 'month.isOpen', 'payslip.results', 'payslip.net', 'run.planHash'])
    .leftJoin('payslipPayment as payment', (join) =>
      join
        .onRef('payment.payrollMonthId', '=', 'month.id')
        .onRef('payment.userContractId', '=', 'payslip.userContractId'),
    )
    .select('payslip.userContractId')
    .select(sql<boolean>`coalesce(payment.way <> 'FINIQUITO', false)`.as('taken'))
    .where(sql<boolean>`payslip.user_contract_id = any(${[...ids]}::bigint[])`)
    .where('month.type', '=', 'PAYROLL')
    .where('month.yearMonth', '<=', until)
    .where('month.yearMonth', '>=', shiftMonth(until, -AVERAGE_MONTHS))
    .orderBy('month.yearMonth', 'desc')
    .execute()
  const hashes = [...new Set(rows.map(({ planHash }) => planHash))]
  const plans = new Map(
    await Promise.all(
      hashes.map(async (hash) => [hash, await planOf(tx, session.companyId, hash)] as const),
    ),
  )
  const readOf = new Map(
    [...plans].map(([hash, plan]) => [
      hash,
      { plan, concepts: conceptsRead(plan.library.concepts), ofSalary: salaryShares(plan) },
    ]),
  )
  const late = await lateEarnings(tx, ids)
  const beside = await taxedBeside(tx, ids, until, plans)
  const paid = rows.flatMap((row) => {
    const { planHash, yearMonth: month, net, userContractId, results, taken } = row
    const read = readOf.get(planHash)
    if (!read) return []
    const { plan, concepts, ofSalary } = read
    const calculated = Object.fromEntries(
      concepts.map(({ code }) => [code, valueAt(results, resultPlace(plan, code))]),
    )
    const values = late(userContractId, month, calculated)
    const days = concepts.find(({ code }) => code === 'DIAS_TRABAJADOS')
    const onLeave = (values['DIAS_LICENCIA_PARCIAL'] ?? 0) / 10
    const worked = (values['DIAS_TRABAJADOS'] ?? 0) / 10 ** (days?.decimals ?? 0) - onLeave
    const earned = worked >= WHOLE_MONTH
    const ended = month < until || (end === lastDay(until) && !row.isOpen)
    const whole = earned && ended
    const found = { month, ofSalary, taken, net, values, concepts, whole, earned }
    return [{ ...found, userContractId, taxedBeside: beside(userContractId, month) }]
  })
  const from = shiftMonth(until, -AVERAGE_MONTHS)
  const imported = await importedPays(tx, ids, { from, until: previousMonth(until) })
  const earlier = imported.map((one) => ({ ...importedPay(one), userContractId: one.contractId }))
  return Map.groupBy([...paid, ...earlier], ({ userContractId }) => userContractId)
}

/** What prices rose in each month before an end, as published or as two people confirmed it. */
function pricesUntil(end: YearMonth, entered: Figures): Prices {
  const months = monthRange(shiftMonth(end, -AVERAGE_MONTHS), previousMonth(end))
  return new Map(
    months.flatMap((month) => {
      const rise = priceRise(month, entered.get(month)?.figures)
      return rise === undefined ? [] : [[month, rise]]
    }),
  )
}

/** Months released to the people of contracts and not paid yet, in words. */
function unpaidMonths({ unpaid }: Standing): ReadonlyMap<number, readonly string[]> {
  return new Map(
    [...Map.groupBy(unpaid, ({ contractId }) => contractId)].map(([id, own]) => [
      id,
      own.map(({ month }) => monthLabel(month)),
    ]),
  )
}
