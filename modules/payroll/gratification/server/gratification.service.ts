import {
  holdMonth,
  keepFigures,
  type MonthHead,
} from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { additionalMonth, basePayroll } from '#modules/payroll/additional-engine/server/index.ts'
import { seesEverybody } from './gratified-contracts.ts'
import { calculateGratification } from './gratification.job.ts'
import { gratifiedInSight } from './gratification.list.ts'
import { insertExclusions, payPeople, sayStates } from './gratification.people.ts'
import { gratificationYear, obstacleTo } from './gratification.queries.ts'
import { yearNow } from './ground.queries.ts'

constraintMessages({
  annual_gratification_year: {
    message: 'La gratificación de ese año ya se paga en otro proceso',
    field: 'year',
  },
})

type OfMonth = { payrollMonthId: number }
type Choice = OfMonth & {
  year: number
  profit?: number | null
  ownCapital?: number | null
}

/**
 * Makes a process of payments apart the gratification of a year, for every person, and starts its
 * calculation.
 */
export async function saveGratification(context: Context, choice: Choice) {
  const { payrollMonthId, year } = choice
  const month = await openProcess(context, payrollMonthId)
  const reason = await obstacleTo(context, month, year)
  if (reason) throw invalid('year', reason)
  const known = await gratificationYear(context, payrollMonthId)
  const shared = await sharedIn(context, month, choice, known)
  if (!known) await requireEmpty(context, payrollMonthId)
  if (known && known.year !== year) await forget(context, payrollMonthId)
  const terms = { year, ...shared }
  await context.tx
    .insertInto('annualGratification')
    .values({ payrollMonthId, businessId: month.businessId, ...terms })
    .onConflict((on) => on.columns(['companyId', 'payrollMonthId']).doUpdateSet(terms))
    .execute()
  return { payrollMonthId, jobId: await askForIt(context, payrollMonthId) }
}
export type AskedGratification = Awaited<ReturnType<typeof saveGratification>>

type Known = Awaited<ReturnType<typeof gratificationYear>>

/**
 * The profit that article 47 shares in a year. Together with one person's share it reveals the
 * total pay, so an actor who does not see everybody can neither set it nor remove it.
 */
async function sharedIn(context: Context, month: MonthHead, choice: Choice, known: Known) {
  const { year, profit = null, ownCapital = null } = choice
  if (!(await seesEverybody(context, month))) {
    if (profit !== null || ownCapital !== null) {
      throw invalid('profit', 'La utilidad la ingresa quien ve a todas las personas del año')
    }
    const kept = known?.year === year ? known : undefined
    return { profit: kept?.profit ?? null, ownCapital: kept?.ownCapital ?? null }
  }
  if (profit === null && ownCapital !== null) {
    throw invalid('profit', 'Indique la utilidad líquida del año')
  }
  return { profit, ownCapital: profit === null ? null : (ownCapital ?? 0) }
}

/** Starts the calculation of a gratification process. A second request joins the same job. */
export async function askForIt(context: Context, monthId: number): Promise<number> {
  const { id } = await enqueue(
    context,
    calculateGratification,
    { monthId },
    { key: `month:${monthId}` },
  )
  return id
}

/** Turns the process back into one of ordinary payments apart. */
export async function removeGratification(context: Context, { payrollMonthId }: OfMonth) {
  await openProcess(context, payrollMonthId)
  if (!(await gratificationYear(context, payrollMonthId))) throw notFound()
  await forget(context, payrollMonthId)
  await keepFigures(context, payrollMonthId, 'additional_payment')
  return { payrollMonthId, paid: 0 }
}

type Exclusion = { contractId: number; reason?: string | null }
export type PaidGratification = { payrollMonthId: number; paid: number }

/**
 * Excludes people from a gratification with a reason, or includes them again without one. Keeps the
 * calculated year of each person, and reads nobody else's.
 */
export async function excludeFromGratification(
  context: Context,
  { payrollMonthId, rows }: OfMonth & { rows: readonly Exclusion[] },
): Promise<PaidGratification> {
  const month = await openProcess(context, payrollMonthId)
  if (!(await gratificationYear(context, payrollMonthId))) throw notFound()
  const asked = new Map(rows.map(({ contractId, reason }) => [contractId, reason?.trim() ?? '']))
  const ids = [...asked.keys()]
  const gratified = await gratifiedInSight(context, payrollMonthId, ids)
  if (gratified.length < ids.length) throw notFound()
  await context.tx
    .deleteFrom('gratificationExclusion')
    .where('payrollMonthId', '=', payrollMonthId)
    .where(sql<boolean>`user_contract_id = any(${ids}::bigint[])`)
    .execute()
  const left = [...asked].filter(([, reason]) => reason !== '')
  await insertExclusions(context, payrollMonthId, left)
  await sayStates(context, payrollMonthId, ids)
  const paid = await payPeople(context, month, ids)
  await keepFigures(context, payrollMonthId, 'additional_payment')
  return { payrollMonthId, paid }
}

/** Refuses to close a process whose calculation is incomplete or rests on data that changed. */
export async function requireCurrent(context: Context, month: MonthHead): Promise<void> {
  const known = await gratificationYear(context, month.id)
  if (known && known.restsOn !== (await yearNow(context, month, known.year))) {
    throw conflict('Lo pagado en el año cambió. Calcule antes de cerrar.')
  }
}

/**
 * Locks an open process of payments apart until the end of the transaction, so that simultaneous
 * savings run one after the other.
 */
async function openProcess(context: Context, id: number): Promise<MonthHead> {
  await holdMonth(context.tx, id)
  const month = await additionalMonth(context, id)
  if (!month.isOpen) throw conflict('El mes está cerrado')
  if (month.activeJobId !== null) throw conflict('Hay un cálculo en curso')
  await basePayroll(context, month)
  return month
}

async function requireEmpty({ tx }: Context, payrollMonthId: number): Promise<void> {
  const other = await tx
    .selectFrom('additionalPayment')
    .select('userContractId')
    .where('payrollMonthId', '=', payrollMonthId)
    .limit(1)
    .executeTakeFirst()
  if (other) throw conflict('El proceso ya tiene pagos: quítelos, o abra otro adicional')
}

async function forget({ tx }: Context, payrollMonthId: number): Promise<void> {
  const tables = [
    'additionalPayment',
    'gratificationPerson',
    'gratificationExclusion',
    'annualGratification',
  ] as const
  for (const table of tables) {
    await tx.deleteFrom(table).where('payrollMonthId', '=', payrollMonthId).execute()
  }
}
