import { isYearMonth, monthLabel, nextMonth } from '#chile/period.ts'
import type { Permission } from '#access/services.ts'
import { businessById, rulesOf } from '#modules/company/businesses/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { type ProcessType, whyNot } from '#modules/payroll/payroll-frame/model/payroll-month.ts'
import { calculateMonth } from './calculate.job.ts'
import {
  closingSteps,
  holdMonth,
  missingIndicators,
  monthById,
  type MonthHead,
  monthRecord,
  otherProcess,
  requireActive,
} from '#modules/payroll/payroll-frame/server/index.ts'
import { monthView } from './months.queries.ts'
import type { ValueOf } from '#platform/model/catalog.ts'

const taken = 'Ese mes ya existe en la razón social'

constraintMessages({
  payroll_month_key: { message: taken, field: 'yearMonth' },
  payroll_month_form: { message: 'Ese mes no existe', field: 'yearMonth', kind: 'invalid' },
})

type Opening = {
  businessId: number
  yearMonth: number
  type?: ValueOf<typeof ProcessType> | null
  name?: string | null
}

/** Opens a month of a razón social: the next one after the last, or any month as the first. */
export async function initPayrollMonth(context: Context, opening: Opening) {
  const { businessId, yearMonth, type } = opening
  const business = await businessById(context, businessId, 'payrollMonths.create')
  if (!business.usePayroll) throw invalid('businessId', 'La razón social no usa remuneraciones')
  if (!isYearMonth(yearMonth)) throw invalid('yearMonth', 'Ese mes no existe')
  if (type && type !== 'PAYROLL') return openOther(context, { ...opening, type })
  const months = await context.tx
    .selectFrom('payrollMonth')
    .select('yearMonth')
    .where('businessId', '=', businessId)
    .where('type', '=', 'PAYROLL')
    .orderBy('yearMonth')
    .execute()
  const last = months.at(-1)
  if (months.some((known) => known.yearMonth === yearMonth)) throw conflict(taken, 'yearMonth')
  if (last && yearMonth !== nextMonth(last.yearMonth)) {
    throw invalid('yearMonth', `El mes que sigue es ${monthLabel(nextMonth(last.yearMonth))}`)
  }
  const missing = await missingIndicators(context, yearMonth)
  // A field of its own, because it is corrected on another screen.
  if (missing) throw invalid('indicators', missing)
  const id = await monthRecord.open(context, { businessId, yearMonth })
  return monthView(context, id)
}

/** Opens a process of a month other than its payroll: an advance, an additional payment. */
async function openOther(
  context: Context,
  { type, ...given }: Opening & { type: ValueOf<typeof ProcessType> },
) {
  const { businessId, yearMonth } = given
  const process = otherProcess(type)
  if (!process) throw invalid('type', 'No se conoce ese proceso')
  const name = (process.named && given.name?.trim()) || null
  await process.open(context, { businessId, yearMonth, name })
  const id = await monthRecord.open(context, { businessId, yearMonth, type, name })
  return monthView(context, id)
}

type Generating = { id: number; queue?: string | null; responsible?: number | null }

/** The hour when calculations scheduled for the night begin, in the server's time zone. */
const nightHour = 22

/**
 * Starts the calculation of a month, now or tonight, and records the person responsible. A second
 * request joins the same job.
 */
export async function generateProcess(
  context: Context,
  { id, queue = null, responsible = null }: Generating,
) {
  const month = await monthById(context, id, 'payrollProcesses.create')
  const reason = month.activeJobId === null ? whyNot('calculate', month) : undefined
  if (reason) throw conflict(reason)
  if (responsible !== null) await answerFor(context, id, responsible)
  const other = otherProcess(month.type)
  if (other) {
    await other.calculate(context, month)
    return monthView(context, id)
  }
  const when = queue === 'NIGHT' ? { runAt: tonight(context.now) } : {}
  await enqueue(context, calculateMonth, { monthId: id }, { key: `month:${id}`, ...when })
  return monthView(context, id)
}

/** Why the findings of a month of remuneraciones prevent its closing; null when they do not. */
export const closingObstacle = async (context: Context, id: number): Promise<string | null> =>
  (await closingSteps.obstacle(context, await monthView(context, id))) ?? null

/** Somebody of the company answers for the month. */
async function answerFor(context: Context, monthId: number, userId: number): Promise<void> {
  await requireActive(context, userId)
  await monthRecord.setResponsible(context, monthId, userId)
}

/** The next time that nightly calculations begin. */
export function tonight(now: Date): Date {
  const night = new Date(now)
  night.setHours(nightHour, 0, 0, 0)
  if (night <= now) night.setDate(night.getDate() + 1)
  return night
}

type Closing = { id: number; acceptErrors: boolean }

/**
 * Closes a month: its current run is final and the database refuses later changes. A hash over
 * every result is stored, so that anybody can verify it later. Where closings need another person's
 * approval, this is refused.
 */
export async function closePayrollMonth(context: Context, closing: Closing) {
  const ready = await readyToClose(context, closing, 'payrollClosing.create')
  const { businessId, yearMonth } = ready.month
  if ((await rulesOf(context.tx, [businessId]))(businessId, yearMonth).closingApproval) {
    throw conflict('El cierre lo aprueba otra persona: hay que pedirlo')
  }
  return closeNow(context, ready)
}

type Ready = { month: MonthHead; fingerprint: string }

/**
 * Requires a month without obstacles to closing, locks it until the end of the transaction, and
 * answers the fingerprint of its results.
 *
 * @throws UserError with the first reason not to close it
 */
export async function readyToClose(
  context: Context,
  { id, acceptErrors }: Closing,
  permission: Permission,
): Promise<Ready> {
  await holdStill(context, id)
  const month = await monthView(context, id, permission)
  const reason = whyNot('close', month)
  if (reason) throw conflict(reason)
  if (month.failed > 0 && !acceptErrors) {
    throw conflict(
      month.failed === 1
        ? '1 contrato no tiene liquidación. Corríjalo o acepte cerrar sin él.'
        : `${month.failed} contratos no tienen liquidación. Corríjalos o acepte cerrar sin ellos.`,
    )
  }
  if (month.changesSince > 0) {
    throw conflict('Hay cambios posteriores al cálculo. Calcule de nuevo antes de cerrar.')
  }
  await refuseBeforeEarlier(context, month)
  const obstacle =
    month.type === 'PAYROLL' ? await closingSteps.obstacle(context, month) : undefined
  if (obstacle) throw conflict(obstacle)
  const fingerprint =
    (await otherProcess(month.type)?.fingerprint(context, month)) ??
    (await resultsHash(context, month.currentRunId ?? 0))
  return { month, fingerprint }
}

/** A payroll closes after the earlier ones, because it collects what they could not discount. */
async function refuseBeforeEarlier({ tx }: Context, month: MonthHead): Promise<void> {
  if (month.type !== 'PAYROLL') return
  const earlier = await tx
    .selectFrom('payrollMonth')
    .select(({ fn }) => fn.min<number | null>('yearMonth').as('yearMonth'))
    .where('businessId', '=', month.businessId)
    .where('type', '=', 'PAYROLL')
    .where('yearMonth', '<', month.yearMonth)
    .where('isOpen', '=', true)
    .executeTakeFirst()
  if (earlier?.yearMonth) throw conflict(`Primero hay que cerrar ${monthLabel(earlier.yearMonth)}`)
}

/** Closes a month that `readyToClose` accepted. */
export async function closeNow(context: Context, { month, fingerprint }: Ready) {
  await otherProcess(month.type)?.close(context, month)
  await monthRecord.close(context, month.id, fingerprint)
  await closingSteps.closed(context, month)
  return monthView(context, month.id)
}

/**
 * Waits for current writers of the month or the company, and blocks new ones until the end of the
 * transaction, so that no change is missed.
 */
async function holdStill({ tx, session }: Context, id: number): Promise<void> {
  await holdMonth(tx, id)
  await sql`select seq from audit_head where company_id = ${session.companyId} for update`.execute(
    tx,
  )
}

/** A fingerprint of every result of a run, in the order of the contracts. */
export async function resultsHash(
  { client, session }: Pick<Context, 'client' | 'session'>,
  runId: number,
): Promise<string> {
  const { rows } = await client.query<{ hash: string }>(
    `select encode(sha256(convert_to(coalesce(string_agg(
       user_contract_id || ':' || array_to_string(results, ','), ';' order by user_contract_id),
         ''),
       'UTF8')), 'hex') as hash
     from payslip where company_id = $1 and payroll_run_id = $2`,
    [session.companyId, runId],
  )
  return rows[0]?.hash ?? ''
}

type Reopening = { id: number; reason: string }

/** Reopens a closed month, with the reason. Only the last closed one: later months rest on it. */
export async function reopenPayrollMonth(context: Context, { id, reason }: Reopening) {
  // Also blocks the closing of a later month, which checks whether this one is closed.
  await holdStill(context, id)
  const month = await monthById(context, id, 'payrollClosing.delete')
  const impossible = whyNot('reopen', month)
  if (impossible) throw conflict(impossible)
  const later = await context.tx
    .selectFrom('payrollMonth')
    .select(({ fn }) => fn.max<number | null>('yearMonth').as('yearMonth'))
    .where('businessId', '=', month.businessId)
    .where('type', '=', month.type)
    .where('yearMonth', '>', month.yearMonth)
    .where('isOpen', '=', false)
    .executeTakeFirst()
  const process = otherProcess(month.type)
  // Processes with names are reopened in the order of their closing, which their module checks.
  if (later?.yearMonth && !process?.named) {
    throw conflict(`Primero hay que reabrir ${monthLabel(later.yearMonth)}`)
  }
  await process?.reopen(context, month)
  await monthRecord.reopen(context, id, reason)
  await closingSteps.reopened(context, month)
  return monthView(context, id)
}
