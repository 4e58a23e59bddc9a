import { type ISODate } from '#chile/dates.ts'
import {
  monthLabel,
  monthRange,
  previousMonth,
  shiftMonth,
  type YearMonth,
  yearMonthOf,
} from '#chile/period.ts'
import { priceRise } from '#law/finiquito/index.ts'
import { choicesOf } from '#modules/company/businesses/server/index.ts'
import { enteredInForce, monthSettings } from '#modules/concepts/indicators/server/index.ts'
import { contractsOf, monthlySalariesOf } from '#modules/payroll/payroll-input/server/index.ts'
import {
  currentPayslips,
  currentReleases,
  planOf,
  valuesOf,
} from '#modules/payroll/payroll-results/server/index.ts'
import { daysText } from '#modules/time/vacations/model/units.ts'
import { settlementDaysOn } from '#modules/time/vacations/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { conflict, type UserError } from '#platform/server/errors.ts'
import type { Gathered, MonthPay } from '../model/gathered.ts'
import { AVERAGE_MONTHS, type Prices } from '../model/average.ts'
import type { EndingContract } from './contract.queries.ts'
import { debtsOf } from './debts.queries.ts'

/** The transaction of a request or of a job, and its company. */
export type Work = Pick<Context, 'tx'> & { session: Pick<Context['session'], 'companyId'> }

/** What is known of a contract and of what the law asks about its end, or why it is not. */
export type Known = { gathered: Gathered; unpaid: readonly string[]; leaveUntil: ISODate | null }
export type Read = Known | { problem: UserError }

/** The figures and choices with which a razón social pays a finiquito in a month. */
export async function lawSettings(
  { tx, session }: Work,
  contract: EndingContract,
  month: YearMonth,
) {
  const choices = choicesOf(contract)
  // The UF of a finiquito is always that of the month before its payment.
  const asked = { ...choices, UF_DEL_MES: 'MES_ANTERIOR' }
  const { companyId } = session
  return { ...(await monthSettings(tx, { companyId, month, choices: asked })), choices }
}

/**
 * Everything that is known of some contracts of a razón social that end on the same day. The
 * number of statements does not depend on the number of contracts.
 */
export async function gather(
  work: Work,
  contracts: readonly EndingContract[],
  end: ISODate,
): Promise<(contract: EndingContract) => Read> {
  const { tx } = work
  const month = yearMonthOf(end)
  const ids = contracts.map(({ id }) => id)
  const days = await settlementDaysOn(tx, contracts, end, 'disengagementDate')
  const salaries = await salariesOf(work, contracts, month)
  const months = await monthsOf(work, ids, month)
  const debts = await debtsOf(tx, months, ids, month)
  const unpaid = await unpaidMonths(tx, ids, month)
  const leaves = await leavesOn(tx, ids, end)
  const prices = await pricesUntil(work, month)
  return (contract) => {
    const { id, initialDate, isDomestic } = contract
    const salary = salaries(id)
    if (typeof salary !== 'number') return { problem: salary }
    const owed = days.get(id)
    if (!owed) return { problem: conflict('El contrato no tiene cuenta de vacaciones') }
    const gathered: Gathered = {
      initialDate,
      domesticWorker: isDomestic ?? false,
      salary,
      months: months.get(id) ?? [],
      debts: debts.get(id) ?? [],
      vacation: {
        businessDays: fiveDecimals(daysText(owed.workingUnits)),
        nonWorkingDays: owed.nonWorking,
      },
      endMonth: month,
      calendarMonths: choicesOf(contract).FINIQUITO_VARIABLE === 'CALENDARIO',
      prices,
    }
    return { gathered, unpaid: unpaid.get(id) ?? [], leaveUntil: leaves.get(id) ?? null }
  }
}

/** Days as the law reads them: five decimals at most. */
const fiveDecimals = (days: string): string => days.replace(/(\.\d{5})\d+$/, '$1')

/** The agreed pay of a whole month of each contract, in pesos; none where the month has none. */
export async function salariesOf(
  { tx, session }: Work,
  contracts: readonly EndingContract[],
  month: YearMonth,
): Promise<(id: number) => number | UserError> {
  const { companyId } = session
  const found = new Map<number, number | UserError>()
  for (const [businessId, own] of Map.groupBy(contracts, (one) => one.businessId)) {
    const ids = own.map(({ id }) => id)
    const rows = await contractsOf(tx, businessId, month, ids)
    const salaries = await monthlySalariesOf(tx, { companyId, businessId, months: [month] })
    for (const row of rows) {
      const salary = salaries(row)
      const read = 'problem' in salary ? conflict(salary.problem) : Number(salary.salary)
      found.set(row.contractId, read)
    }
  }
  return (id) => found.get(id) ?? 0
}

const WHOLE_MONTH = 30

/** The payslips of some contracts until a month, the newest first: two years are enough. */
export async function monthsOf(
  { tx, session }: Work,
  ids: readonly number[],
  until: YearMonth,
): Promise<ReadonlyMap<number, readonly MonthPay[]>> {
  const rows = await currentPayslips(tx)
    .innerJoin('payrollRun as run', 'run.id', 'payslip.payrollRunId')
    .select(['month.yearMonth', 'payslip.facts', 'payslip.results', 'payslip.net', 'run.planHash'])
    .select('payslip.userContractId')
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
  const paid = rows.flatMap(({ planHash, yearMonth: month, net, userContractId, ...stored }) => {
    const plan = plans.get(planHash)
    if (!plan) return []
    const { concepts } = plan.library
    const values = valuesOf(plan, stored)
    const days = concepts.find(({ code }) => code === 'DIAS_TRABAJADOS')
    const worked = (values['DIAS_TRABAJADOS'] ?? 0) / 10 ** (days?.decimals ?? 0)
    const whole = worked >= WHOLE_MONTH && month < until
    return [{ userContractId, month, net, values, concepts, whole }]
  })
  return Map.groupBy(paid, ({ userContractId }) => userContractId)
}

/** What prices rose in each month before an end, as published or as two people confirmed it. */
async function pricesUntil({ tx, session }: Work, end: YearMonth): Promise<Prices> {
  const months = monthRange(shiftMonth(end, -AVERAGE_MONTHS), previousMonth(end))
  const entered = await enteredInForce(tx, session.companyId, months)
  return new Map(
    months.flatMap((month) => {
      const rise = priceRise(month, entered.get(month)?.figures)
      return rise === undefined ? [] : [[month, rise]]
    }),
  )
}

/** Months released to the people of contracts and not paid yet, before the one of their end. */
async function unpaidMonths(tx: Tx, ids: readonly number[], until: YearMonth) {
  const rows = await currentReleases(tx)
    .leftJoin('payslipPayment as payment', (join) =>
      join
        .onRef('payment.payrollMonthId', '=', 'release.payrollMonthId')
        .onRef('payment.userContractId', '=', 'release.userContractId'),
    )
    .select(['release.userContractId', 'month.yearMonth'])
    .where(sql<boolean>`release.user_contract_id = any(${[...ids]}::bigint[])`)
    .where('month.type', '=', 'PAYROLL')
    .where('month.yearMonth', '<', until)
    .where(sql<boolean>`payment.status is distinct from 'PAID'`)
    .orderBy('month.yearMonth')
    .execute()
  return new Map(
    [...Map.groupBy(rows, ({ userContractId }) => userContractId)].map(([id, own]) => [
      id,
      own.map(({ yearMonth }) => monthLabel(yearMonth)),
    ]),
  )
}

/** The last day of the approved medical leave of each contract that covers a day. */
async function leavesOn(tx: Tx, ids: readonly number[], day: ISODate) {
  const rows = await tx
    .selectFrom('absence')
    .select(['userContractId', 'endDate'])
    .where(sql<boolean>`user_contract_id = any(${[...ids]}::bigint[])`)
    .where('type', '=', 'LICENSE')
    .where('responseStatus', '=', 'APPROVED')
    .where('startDate', '<=', day)
    .where('endDate', '>=', day)
    .orderBy('endDate')
    .execute()
  return new Map(rows.map(({ userContractId, endDate }) => [userContractId, endDate]))
}
