import type { ISODate } from '#chile/dates.ts'
import { firstDay, lastDay, shiftMonth, type YearMonth, yearMonthOf } from '#chile/period.ts'
import { type MonthTime, monthTime } from '#modules/time/absences/model/time.ts'
import { absencesAround } from '#modules/time/absences/server/index.ts'
import type { Purpose } from '#modules/time/time-off/model/days-off.ts'
import { daysOffIn } from '#modules/time/time-off/server/index.ts'
import { vacationsOfMonth } from '#modules/time/vacations/server/index.ts'
import { valueAt } from '#formula/index.ts'
import type { PayrollInput } from '#law/input.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { agreedOn, type FixedTermFacts, fixedTermsOf } from './fixed-terms.queries.ts'
import { daysIn, type EarlierTerms, earlierTerms } from '../model/earlier-terms.ts'
import type { DayPay } from '../model/time-input.ts'
import { firstWeekDay, type VacationTime } from '../model/vacation-time.ts'
import type { TermsRow } from './held-terms.queries.ts'
import { vacationTimes } from './vacation-time.queries.ts'
import {
  pieceworkPaid,
  progressivePaid,
  quotasTaken,
} from '#modules/payroll/month-parts/server/index.ts'
import { taxableOf } from '#modules/payroll/imported-payslips/model/imported-payslip.ts'
import { importedPays } from '#modules/payroll/imported-payslips/server/index.ts'
import { positionsOf } from '#modules/payroll/payroll-results/server/index.ts'

/** Events of the month in a contract's time and salary. */
export type ContractTime = {
  time: MonthTime | null
  earlier: readonly EarlierTerms[]
  /** Facts that can make its fixed term open-ended. */
  fixedTerm: FixedTermFacts
  /**
   * Pesos that the month before could not discount and that this month may discount by its
   * contract.
   */
  carried: number
  /** Its vacation; null without any in the month or in its first week. */
  vacation: VacationTime | null
  /** The approved piecework of the month and of its first week, by its day. */
  piecework: readonly DayPay[]
  /** The legal holidays of the places where it works, of the month and of its first week. */
  legalDaysOff: () => ReadonlySet<ISODate>
  /** Extra hours that were to be taken as days, and that this month pays. */
  overtimeOwed: string
  /** Progressive days of vacation that the month pays in money. */
  progressive: PayrollInput['progressive']
}

/** Reads the time of some contracts in a month, with as many statements for one as for many. */
export async function timeOf(
  tx: Tx,
  month: YearMonth,
  rows: readonly TermsRow[],
): Promise<(row: TermsRow) => ContractTime> {
  const ids = rows.map((row) => row.contractId)
  const absences = Map.groupBy(await absencesAround(tx, month, ids), (one) => one.userContractId)
  const versions = Map.groupBy(await versionsBefore(tx, month, ids), (one) => one.userContractId)
  // The first week of a month begins in the month before.
  const span = { from: firstWeekDay(firstDay(month)), to: lastDay(month) }
  const daysOff = await daysOffIn(tx, span, ids)
  const times = new Map<number, MonthTime>()
  for (const row of rows) {
    const own = absences.get(row.contractId)
    if (!own) continue
    const within = daysIn(month, row)
    const off = (purpose: Purpose) => daysOff(row.contractId, purpose)
    times.set(row.contractId, monthTime(own, within, row.daysPerWeek, off))
  }
  const pays = await previousPays(tx, month, times)
  const carried = await carriedInto(tx, month, rows)
  const fixedTerms = await fixedTermsOf(tx, month, rows)
  const vacations = await vacationTimes(tx, month, rows)
  const overtime = await vacationsOfMonth.overtimeOwed(tx, month, ids)
  const progressive = await progressivePaid.get()(tx, month, ids)
  const made = Map.groupBy(await pieceworkPaid.get()(tx, span, ids), (one) => one.contractId)
  return (row) => {
    const known = times.get(row.contractId) ?? null
    const time = known && { ...known, previousPay: known.previousPay ?? pays(row.contractId) }
    const before = versions.get(row.contractId) ?? []
    return {
      time,
      earlier:
        before.length > 0 ? earlierTerms(before, row, daysIn(month, row), time?.lost ?? []) : [],
      fixedTerm: { ...fixedTerms(row), agreedOn: agreedOn(before, row) },
      carried: carried.get(row.contractId) ?? 0,
      vacation: vacations(row),
      piecework: made.get(row.contractId) ?? [],
      legalDaysOff: () => daysOff(row.contractId, 'LAW'),
      overtimeOwed: overtime.get(row.contractId) ?? '0',
      progressive: progressive.get(row.contractId) ?? { agreed: '0', least: '0' },
    }
  }
}

/** Terms that ended inside the month and were replaced by others. */
async function versionsBefore(tx: Tx, month: YearMonth, ids: readonly number[]) {
  if (ids.length === 0) return []
  return tx
    .selectFrom('userContractVersion')
    .select(['userContractId', 'monthlySalaryValue', 'monthlySalaryCurrency', 'contractType'])
    .select(sql<ISODate>`lower(valid)::text`.as('from'))
    .select(sql<ISODate>`(upper(valid) - 1)::text`.as('to'))
    .where(sql<boolean>`user_contract_id = any(${ids}::bigint[])`)
    .where('supersededAt', 'is', null)
    .where(sql<boolean>`upper(valid) > ${firstDay(month)}::date`)
    .where(sql<boolean>`upper(valid) <= ${lastDay(month)}::date`)
    .orderBy(sql`lower(valid)`)
    .execute()
}
/** The current payslips of closed months, as a query to extend. */
const ofClosedMonths = (tx: Tx) =>
  tx
    .selectFrom('payrollMonth as month')
    .innerJoin('payrollRun as run', 'run.id', 'month.currentRunId')
    .innerJoin('payslip', (join) =>
      join
        .onRef('payslip.payrollRunId', '=', 'run.id')
        .onRef('payslip.payrollMonthId', '=', 'month.id'),
    )
    .where('month.type', '=', 'PAYROLL')
    .where('month.isOpen', '=', false)

/** How many months back a whole month is searched. */
const lookBack = 12

/**
 * The taxable pay of the last whole month before each leave (renta imponible del mes anterior a la
 * licencia), from the closed payslips: one statement, none without leaves. An open month is not
 * counted; closing it changes this value.
 */
async function previousPays(tx: Tx, month: YearMonth, times: ReadonlyMap<number, MonthTime>) {
  const wanted = [...times].filter(([, time]) => time.leaveSince && time.previousPay === null)
  if (wanted.length === 0) return () => null
  const rows = await ofClosedMonths(tx)
    .select(['payslip.userContractId', 'month.yearMonth', 'run.planHash', 'payslip.results'])
    .where('month.yearMonth', '<', month)
    .where('month.yearMonth', '>=', shiftMonth(month, -lookBack))
    .where(sql<boolean>`payslip.user_contract_id = any(${wanted.map(([id]) => id)}::bigint[])`)
    .orderBy('month.yearMonth', 'desc')
    .execute()
  const positions = await positionsOf(tx, new Set(rows.map((row) => row.planHash)))
  const read = rows.map(({ planHash, results, ...row }) => {
    const at = placesIn(positions, planHash)
    const paid = at.of.get('DIAS_PAGADOS')
    // In tenths; a month of half days, also of leave, is not a whole one.
    const halves = paid === undefined ? 0 : 10 * valueAt(results, at.days) - valueAt(results, paid)
    const days = halves > 0 ? 0 : valueAt(results, at.days)
    return { ...row, days, taxable: valueAt(results, at.taxable) }
  })
  const imported = await importedPays(
    tx,
    wanted.map(([id]) => id),
    { from: shiftMonth(month, -lookBack), until: shiftMonth(month, -1) },
  )
  const byContract = Map.groupBy(
    [
      ...read,
      // Months that another system paid are before all of ours.
      ...imported.map(({ contractId, month: yearMonth, days, amounts }) => ({
        userContractId: contractId,
        yearMonth,
        days,
        taxable: taxableOf(amounts),
      })),
    ],
    (row) => row.userContractId,
  )
  return (contractId: number): number | null => {
    const since = times.get(contractId)?.leaveSince
    const before = byContract.get(contractId) ?? []
    const whole = before.find(
      ({ yearMonth, days }) => since && yearMonth < yearMonthOf(since) && days === 30,
    )
    return whole?.taxable ?? null
  }
}

/**
 * The amounts that the closed month before could not discount, for contracts that permit carrying
 * them («sobregiro»): one statement, none when no contract of the batch permits it. Quotas and
 * advances are excluded: closing already made new quotas of their rest, and nothing is collected
 * twice.
 */
async function carriedInto(
  tx: Tx,
  month: YearMonth,
  rows: readonly TermsRow[],
): Promise<ReadonlyMap<number, number>> {
  const ids = rows.filter(({ overdraft }) => overdraft).map(({ contractId }) => contractId)
  if (ids.length === 0) return new Map()
  const taken = sql.join([sql`0::bigint`, ...quotasTaken.listeners], sql` + `)
  const before = await ofClosedMonths(tx)
    .select(['payslip.userContractId', 'run.planHash', 'payslip.results'])
    .select(sql<number>`${taken}`.as('inQuotas'))
    .where('month.yearMonth', '=', shiftMonth(month, -1))
    .where(sql<boolean>`payslip.user_contract_id = any(${ids}::bigint[])`)
    .execute()
  const positions = await positionsOf(tx, new Set(before.map((row) => row.planHash)))
  return new Map(
    before.map(({ userContractId, planHash, results, inQuotas }) => {
      const left = valueAt(results, placesIn(positions, planHash).uncollected)
      return [userContractId, Math.max(0, left - inQuotas)]
    }),
  )
}

type Places = Awaited<ReturnType<typeof positionsOf>>

function placesIn(positions: Places, planHash: string) {
  const found = positions.get(planHash)
  if (found) return found
  throw new Error(`The plan ${planHash} of a payslip is not kept`)
}
