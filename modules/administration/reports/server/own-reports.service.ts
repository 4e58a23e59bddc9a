import { requirePerson } from '#modules/people/people/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { refuseStale } from '#platform/server/records/states.ts'
import { lockCompany } from '#platform/server/transaction/locks.ts'
import { requireBusiness } from '#platform/server/sql/reach.ts'
import { nextSending, type ReportEvery } from '../model/own-report.ts'
import type { ReportFormat } from '../model/report.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import { ownReport } from './own-reports.queries.ts'
import { askOf, type Asked, reportOf } from './preview.service.ts'
import { mayTake } from './rights.ts'

type Cut = Omit<Asked, 'name'> & {
  report: string
  name: string
  description: string | null
  shared: boolean
}

/** The most that one person keeps. */
const MOST = 200

/** Keeps a report as somebody cut it. */
export async function createOwnReport(context: Context, input: Cut) {
  const { tx, session } = context
  await lockCompany(tx)
  const { count } = await tx
    .selectFrom('ownReport')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('loginId', '=', session.loginId)
    .executeTakeFirstOrThrow()
  if (count >= MOST) throw invalid('name', `Ya guardó ${MOST} reportes: borre alguno`)
  const { id } = await tx
    .insertInto('ownReport')
    .values({ loginId: requireLogin(context), ...(await valuesOf(context, input)) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return ownReport(context, { id })
}

/** Keeps it as it is now, under its name or another one. Whoever made it changes it. */
export async function updateOwnReport(
  context: Context,
  { id, version, ...input }: Cut & { id: number; version: number | null },
) {
  const { tx, now } = context
  const before = await requireMine(context, id)
  refuseStale(version, before.version, { table: 'ownReport', key: { id } })
  await tx
    .updateTable('ownReport')
    .set({
      ...(await valuesOf(context, input)),
      updatedAt: now.toISOString(),
      version: before.version + 1,
    })
    .where('id', '=', id)
    .execute()
  return ownReport(context, { id })
}

/** Takes away a report of one's own, with its sendings to whoever asked for them. */
export async function deleteOwnReport(context: Context, { id }: { id: number }) {
  await requireMine(context, id)
  await context.tx.deleteFrom('ownReport').where('id', '=', id).execute()
  return true
}

type Sending = {
  id: number
  every: ValueOf<typeof ReportEvery>
  day: number
  format: ValueOf<typeof ReportFormat>
}

/**
 * Has a report sent to one's own mailbox, from now on, made each time with the rights that one has
 * then. For somebody else nobody asks.
 */
export async function subscribeOwnReport(context: Context, { id, ...sending }: Sending) {
  const { tx, session, actor, today } = context
  if (session.acting || actor.userId === null) {
    throw forbidden('A quien simula la empresa no se le envían reportes')
  }
  const { report } = await ownReport(context, { id })
  if (!mayTake(context, reportOf(context, report))) {
    throw forbidden('El rol permite ver este reporte, no recibirlo como archivo')
  }
  if (sending.every === 'WEEK' && sending.day > 7) {
    throw invalid('day', 'La semana tiene siete días')
  }
  const values = { ...sending, nextOn: nextSending(sending, today) }
  await tx
    .insertInto('reportSubscription')
    .values({ ownReportId: id, loginId: requireLogin(context), userId: actor.userId, ...values })
    .onConflict((on) => on.columns(['companyId', 'ownReportId', 'loginId']).doUpdateSet(values))
    .execute()
  return ownReport(context, { id })
}

/** Ends the sending of a report to oneself. */
export async function unsubscribeOwnReport(context: Context, { id }: { id: number }) {
  await context.tx
    .deleteFrom('reportSubscription')
    .where('ownReportId', '=', id)
    .where('loginId', '=', context.session.loginId)
    .execute()
  return ownReport(context, { id })
}

function requireLogin({ session: { loginId } }: Context): number {
  if (loginId === null) throw forbidden('Un reporte propio es de una cuenta')
  return loginId
}

async function requireMine(context: Context, id: number): Promise<{ version: number }> {
  const { isMine } = await ownReport(context, { id })
  if (!isMine) throw forbidden('Lo cambia quien lo hizo: guárdelo con otro nombre')
  return context.tx
    .selectFrom('ownReport')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(notFound)
}

/** What is kept of a request for a report, once it is one that its author may ask for. */
async function valuesOf(context: Context, input: Cut) {
  const { report, name, description, shared, ...typed } = input
  const base = reportOf(context, report)
  const { name: _name, shape, ...ask } = askOf({ ...typed, name: report })
  if (ask.businessId !== null) await requireBusiness(context, ask.businessId, base.permission)
  if (ask.userId !== null) await requirePerson(context, ask.userId, base.permission)
  return {
    name,
    description,
    shared,
    report,
    ask: JSON.stringify(ask),
    shape: JSON.stringify(shape),
  }
}
