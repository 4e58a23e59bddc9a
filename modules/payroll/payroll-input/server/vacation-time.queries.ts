import type { ISODate } from '#chile/dates.ts'
import {
  firstDay,
  lastDay,
  previousMonth,
  shiftMonth,
  type YearMonth,
  yearMonthOf,
} from '#chile/period.ts'
import { vacationBase } from '#law/rules/variable-pay.ts'
import { companyLibrary } from '#modules/concepts/concept-library/server/index.ts'
import { amountOf } from '#modules/payroll/imported-payslips/model/imported-payslip.ts'
import { importedPays } from '#modules/payroll/imported-payslips/server/index.ts'
import { positionsOf } from '#modules/payroll/payroll-results/server/index.ts'
import { vacationsOfMonth } from '#modules/time/vacations/server/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { daysIn } from '../model/earlier-terms.ts'
import {
  firstWeekDay,
  monthsBack,
  type PaidMonth,
  variableBase,
  type VacationTime,
  vacationTime,
} from '../model/vacation-time.ts'
import type { TermsRow } from './held-terms.queries.ts'

type Paid = PaidMonth & { contractId: number }
type Contract = Pick<TermsRow, 'contractId' | 'initialDate' | 'finalDate'>

/**
 * The vacation of some contracts in a month, with the variable pay that it averages: one statement
 * when nobody is on vacation, and some more for as many people as are.
 */
export async function vacationTimes(
  tx: Tx,
  month: YearMonth,
  rows: readonly Contract[],
): Promise<(row: Contract) => VacationTime | null> {
  const days = { from: firstWeekDay(firstDay(month)), to: lastDay(month) }
  const ids = rows.map(({ contractId }) => contractId)
  const vacations = await vacationsOfMonth.around(tx, month, days, ids)
  const here = vacations.filter(({ endDate }) => endDate >= firstDay(month))
  const paid = Map.groupBy(await variablePaid(tx, month, here), ({ contractId }) => contractId)
  const byContract = Map.groupBy(vacations, ({ userContractId }) => userContractId)
  return (row) => {
    const own = byContract.get(row.contractId)
    return own ? vacationTime(own, daysIn(month, row), paid.get(row.contractId) ?? []) : null
  }
}

/**
 * The variable pay that a vacation of some contracts averages if it begins on a day. As many
 * statements for one as for all.
 */
async function vacationBases(tx: Tx, day: ISODate, contractIds: readonly number[]) {
  const starts = contractIds.map((userContractId) => ({ userContractId, startDate: day }))
  const paid = await variablePaid(tx, yearMonthOf(day), starts)
  const byContract = Map.groupBy(paid, ({ contractId }) => contractId)
  return (contractId: number) => variableBase(day, byContract.get(contractId) ?? [])
}

/**
 * What vacations are paid with: those of a month, and one that would begin on a day; and the extra
 * hours of a month that nobody took as days.
 */
export const vacationPay = {
  inMonth: vacationTimes,
  from: vacationBases,
  overtime: vacationsOfMonth.overtimeOwed,
}

/** The contracts of a razón social that are on vacation in a month: payslips average for them. */
export async function onVacation(
  tx: Tx,
  month: YearMonth,
  businessId: number,
): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('vacation')
    .innerJoin('userContract as contract', 'contract.id', 'vacation.userContractId')
    .select('contract.id')
    .distinct()
    .where('contract.businessId', '=', businessId)
    .where('vacation.responseStatus', '=', 'APPROVED')
    .where('vacation.startDate', '<=', lastDay(month))
    .where('vacation.endDate', '>=', firstDay(month))
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * What the closed payslips before each vacation paid of what a vacation averages: the law's own
 * variable pay, and the items that the company flags in the month of the vacation. An open month is
 * not counted; closing it changes this value.
 */
async function variablePaid(
  tx: Tx,
  month: YearMonth,
  vacations: readonly { userContractId: number; startDate: string }[],
): Promise<readonly Paid[]> {
  if (vacations.length === 0) return []
  const begins = vacations.map(({ startDate }) => yearMonthOf(startDate)).toSorted((a, b) => a - b)
  const from = shiftMonth(begins[0] ?? month, -monthsBack)
  const closed = tx
    .selectFrom('payrollMonth as month')
    .innerJoin('payrollRun as run', 'run.id', 'month.currentRunId')
    .where('month.type', '=', 'PAYROLL')
    .where('month.isOpen', '=', false)
    .where('month.yearMonth', '>=', from)
    .where('month.yearMonth', '<', begins.at(-1) ?? month)
  const ids = vacations.map(({ userContractId }) => userContractId)
  const until = previousMonth(begins.at(-1) ?? month)
  const imported = await variableImported(tx, month, ids, { from, until })
  const plans = await closed.select('run.planHash').distinct().execute()
  const at = await placesOf(tx, month, new Set(plans.map(({ planHash }) => planHash)))
  const ours = await closed
    .innerJoin('payslip', (join) =>
      join
        .onRef('payslip.payrollRunId', '=', 'run.id')
        .onRef('payslip.payrollMonthId', '=', 'month.id'),
    )
    .select(['payslip.userContractId as contractId', 'month.yearMonth as month'])
    .select(
      sql<boolean>`coalesce(payslip.results[(select plan.place
        from unnest(${at.days.plans}::text[], ${at.days.places}::int[]) plan (hash, place)
        where plan.hash = run.plan_hash)] = 30, false)`.as('whole'),
    )
    .select(
      sql<number>`(select coalesce(sum(payslip.results[plan.place]), 0)::bigint
        from unnest(${at.base.plans}::text[], ${at.base.places}::int[]) plan (hash, place)
        where plan.hash = run.plan_hash)`.as('variable'),
    )
    .where(sql<boolean>`payslip.user_contract_id = any(${ids}::bigint[])`)
    .execute()
  return [...imported, ...ours]
}

/**
 * The same of months that another system paid: commissions and semana corrida, and the columns of
 * the book that the items flagged by the company have.
 */
async function variableImported(
  tx: Tx,
  month: YearMonth,
  ids: readonly number[],
  span: { from: YearMonth; until: YearMonth },
): Promise<readonly Paid[]> {
  const pays = await importedPays(tx, ids, span)
  if (pays.length === 0) return []
  const { items } = await companyLibrary(tx, month)
  const flagged = items.filter((item) => item.holidays && item.type === 'EARNING')
  const columns = [
    ...variableColumns,
    ...flagged.flatMap(({ lreCode, informative }) =>
      lreCode && !informative ? [Number(lreCode)] : [],
    ),
  ]
  return pays.map(({ contractId, month: paid, days, amounts }) => ({
    contractId,
    month: paid,
    whole: days === WHOLE_MONTH,
    variable: amountOf(amounts, [...new Set(columns)]),
  }))
}

/** Commissions, semana corrida and the pay of an earlier vacation, in the columns of the book. */
const variableColumns = [2103, 2104, 2108]

const WHOLE_MONTH = 30

/** Where payslips of some plans keep their days worked, and what a vacation averages. */
async function placesOf(tx: Tx, month: YearMonth, hashes: ReadonlySet<string>) {
  const positions = await positionsOf(tx, hashes)
  const { items } = await companyLibrary(tx, month)
  const flagged = items.filter((item) => item.holidays && item.type === 'EARNING')
  const codes = [
    ...vacationBase,
    ...flagged.filter(({ informative }) => !informative).map(({ code }) => code),
  ]
  const found = [...positions].map(([hash, { days, of }]) => ({
    hash,
    days: days + 1,
    base: codes.flatMap((code) => of.get(code) ?? []).map((place) => place + 1),
  }))
  return {
    days: { plans: found.map(({ hash }) => hash), places: found.map(({ days }) => days) },
    base: {
      plans: found.flatMap(({ hash, base }) => base.map(() => hash)),
      places: found.flatMap(({ base }) => base),
    },
  }
}
