import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { sql } from '#platform/server/sql/db.ts'
import { personBehind } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { shapeSchema } from '../model/shape-catalogs.ts'
import { catalogue } from './catalogue.ts'
import { askSchema } from './made-input.ts'
import { mayRead, mayTake } from './rights.ts'

export type OwnReportFilter = { report: string | null }
export const ownReportSort = ['name', 'updatedAt'] as const

/**
 * The reports that somebody cut: one's own, and those that others share, of what one may read. What
 * they hold is how they are asked for, and no data.
 */
const readable = ({ tx, session, ...asking }: Context) => {
  const names = catalogue.flatMap((one) => (mayRead(asking, one) ? one.name : []))
  return tx
    .selectFrom('ownReport as own')
    .leftJoin('reportSubscription as sent', (join) =>
      join.onRef('sent.ownReportId', '=', 'own.id').on('sent.loginId', '=', session.loginId),
    )
    .where(sql<boolean>`own.report = any(${names}::text[])`)
    .where(sql<boolean>`(own.login_id = ${session.loginId} or own.shared)`)
}

const rowsOf = (context: Context) =>
  readable(context)
    .select(['own.id', 'own.name', 'own.description', 'own.report', 'own.shared', 'own.version'])
    .select(['own.ask', 'own.shape', 'own.updatedAt'])
    .select(sql<boolean>`own.login_id = ${context.session.loginId}`.as('isMine'))
    .select(sql.raw<string | null>(personBehind('own.login_id')).as('author'))
    .select(['sent.every', 'sent.day', 'sent.format', 'sent.nextOn'])

type Stored = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

/** A row as it is answered: its request and its cut as data. */
function answered(context: Context, { ask, shape, every, day, format, nextOn, ...row }: Stored) {
  const { day: reportDay, ...asked } = askSchema.parse(ask)
  const base = catalogue.find(({ name }) => name === row.report)
  return {
    ...row,
    ...asked,
    reportDay,
    ...shapeSchema.parse(shape),
    label: base?.label ?? row.report,
    maySend: base !== undefined && mayTake(context, base),
    sending: every && day && format && nextOn ? { every, day, format, nextOn } : null,
  }
}
export type OwnReportRow = ReturnType<typeof answered>

/** One's own reports and those shared with one, by their names. */
export async function ownReports(
  context: Context,
  { filter, sort, ...asked }: ListInput<OwnReportFilter, (typeof ownReportSort)[number]>,
) {
  const ofReport = filter.report
  const matching = rowsOf(context).$if(ofReport !== null, (query) =>
    query.where('own.report', '=', ofReport ?? ''),
  )
  const by = { name: sql`app.plain(own.name)`, updatedAt: sql`own.updated_at` }
  const ordered = matching.orderBy(by[sort.by], sort.descending ? 'desc' : 'asc').orderBy('own.id')
  const { rows, total } = await listed(matching, ordered, asked)
  return { rows: rows.map((row) => answered(context, row)), total }
}

/** One of them. @throws UserError not-found when it is neither one's own nor shared with one */
export async function ownReport(context: Context, { id }: { id: number }): Promise<OwnReportRow> {
  const row = await rowsOf(context).where('own.id', '=', id).executeTakeFirstOrThrow(notFound)
  return answered(context, row)
}
