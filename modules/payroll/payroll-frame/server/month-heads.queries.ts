import type { Permission } from '#access/services.ts'
import { isYearMonth, monthLabel, previousMonth, type YearMonth } from '#chile/period.ts'
import {
  type Entered,
  enteredInForce,
  enteredOf,
} from '#modules/concepts/indicators/server/index.ts'
import { missingFigures } from '#law/period.ts'
import type { Acting } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import { monthStateLabel } from '../model/payroll-month.ts'
import { totalsOf } from '../model/totals.ts'
import { businessWithin } from '#platform/server/sql/reach.ts'

type Wanted = {
  businessId?: number | null
  id?: number
  /** Only these months. */
  ids?: readonly number[]
  permission?: Permission
}

/**
 * Months within the reach of a permission, newest first, with the data that decides which actions
 * are possible. The number of statements does not depend on the number of months, and none reads
 * contracts or payslips.
 */
export async function monthHeads(context: Acting, wanted: Wanted) {
  const rows = await storedMonths(context, wanted)
  const open = rows.filter((row) => row.isOpen)
  const figures = await enteredFigures(
    context,
    open.map((row) => row.yearMonth),
  )
  return rows.map((row) => {
    // A payment apart uses the figures of the closed payrolls that it rests on.
    const needs = row.isOpen && row.type !== 'ADDITIONAL'
    const missing = needs ? missingIn(row.yearMonth, figures) : null
    return {
      ...row,
      stateLabel: monthStateLabel(row.isOpen),
      hasPayrollIndicators: missing === null,
      missingIndicators: missing,
      calculated: totalsOf(row.totals ?? row.ownFigures).payslips,
      failed: row.failed ?? 0,
    }
  })
}

type StoredHead = Awaited<ReturnType<typeof monthHeads>>[number]
/** The data of a month that commands check. */
export type MonthHead = Omit<StoredHead, 'auditSeq' | 'totals' | 'ownFigures' | 'closedBy'>

/** The jobs that calculate a process; the key of such a job is that of the month. */
const calculations = ['payrollMonths.calculate', 'additionalPayments.gratification']

function storedMonths({ tx, reach: reachOf }: Acting, wanted: Wanted) {
  const { businessId, id, ids, permission } = wanted
  const reach = reachOf(permission ?? 'payrollMonths.read')
  return tx
    .selectFrom('payrollMonth as month')
    .innerJoin('business', 'business.id', 'month.businessId')
    .leftJoin('payrollRun as run', 'run.id', 'month.currentRunId')
    .leftJoin('job', (join) =>
      join
        .on('job.kind', 'in', calculations)
        .on(sql<boolean>`job.key = 'month:' || month.id`)
        .on('job.status', 'in', ['QUEUED', 'RUNNING']),
    )
    .select([
      'month.id',
      'month.businessId',
      'business.name as businessName',
      'month.yearMonth',
      'month.type',
      'month.name',
      'month.isOpen',
      'month.currentRunId',
      'month.closedAt',
      'month.closedBy',
      'month.closedHash',
      'month.version',
      'month.figures as ownFigures',
      'run.auditSeq',
      'run.finishedAt as calculatedAt',
      'run.totals',
      'run.failed',
      'job.id as activeJobId',
    ])
    .where(businessWithin(reach, 'month.businessId'))
    .where((eb) => equalTo(eb, { 'month.businessId': businessId, 'month.id': id }))
    .$if(ids !== undefined, (query) =>
      query.where(sql<boolean>`month.id = any(${[...(ids ?? [])]}::bigint[])`),
    )
    .orderBy('month.yearMonth', 'desc')
    .orderBy('month.businessId')
    .orderBy('month.id')
    .execute()
}

/**
 * One month that the permission reaches; out of reach is answered as not found. For commands;
 * screens use `monthView`.
 */
export async function monthById(
  context: Acting,
  id: number,
  permission?: Permission,
): Promise<MonthHead> {
  const [month] = await monthHeads(context, { id, ...(permission ? { permission } : {}) })
  if (!month) throw notFound()
  return month
}

/**
 * The figures that the company entered for some months, and for the month before each, because some
 * use its UF.
 */
const enteredFigures = ({ tx, session }: Acting, months: readonly YearMonth[]) =>
  enteredInForce(tx, session.companyId, [
    ...new Set(months.flatMap((month) => [previousMonth(month), month])),
  ])

/**
 * The legal figures of the month that are neither published nor entered by the company, in words;
 * null when none is missing.
 */
export async function missingIndicators(context: Acting, month: YearMonth): Promise<string | null> {
  if (!isYearMonth(month)) return 'Ese mes no existe'
  return missingIn(month, await enteredFigures(context, [month]))
}

function missingIn(month: YearMonth, entered: ReadonlyMap<YearMonth, Entered>): string | null {
  if (!isYearMonth(month)) return 'Ese mes no existe'
  const missing = missingFigures(month, enteredOf(entered, month))
  const [first, ...others] = missing
  if (!first) return null
  if (others.length === 0) return first.message
  const names = missing.map(({ label }) => label).join(', ')
  return `Faltan ${missing.length} indicadores de ${monthLabel(month)}: ${names}.`
}
