import { readableDocuments } from '#modules/papers/documents/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { of } from '#platform/server/graphql/object.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { fieldsOf, pageOfView, part, type RowOf, view } from '#platform/server/records/view.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { personBehind } from '#platform/server/sql/person-names.ts'
import { businessWithin } from '#platform/server/sql/reach.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { InspectionState } from '../model/catalogs.ts'
import { Inspection } from '../model/inspection.ts'

export type InspectionFilter = { businessId: number | null; state: InspectionState | null }
export const inspectionSort = ['createdAt', 'lastDay'] as const

/** How a consultation stands today, in the database: as `stateOf` says it. */
const stateOn = (today: string) => sql<InspectionState>`(case
  when inspection.closed_at is not null then 'CLOSED'
  when inspection.last_day < ${today}::date then 'EXPIRED' else 'OPEN' end)`

const reached = ({ tx, reach }: Context) =>
  tx
    .selectFrom('inspection')
    .innerJoin('business', 'business.id', 'inspection.businessId')
    .where(businessWithin(reach('inspections.read'), 'inspection.businessId'))

const opened = sql`select count(*)::int from inspection_reading reading
  where reading.company_id = app.current_company() and reading.inspection_id = inspection.id
    and reading.kind = 'OPENED'`

/** What a list shows of a consultation. */
export const inspectionView = view({
  ...fieldsOf(Inspection, 'inspection', ['id', 'businessId', 'inspectorRut', 'reference']),
  ...fieldsOf(Inspection, 'inspection', ['lastDay', 'closedAt', 'createdAt', 'version']),
  businessName: part(of.text, sql<string>`business.name`),
  state: part<InspectionState>(of.choice(InspectionState), ({ today }) => stateOn(today)),
  author: part(
    of.maybe(of.text),
    sql.raw<string | null>(personBehind('inspection.creator_login_id')),
  ),
  opened: part(of.int, sql<number>`(${opened})`),
  lastReadAt: part(
    of.maybe(of.dateTime),
    sql<Date | null>`(select max(reading.created_at) from inspection_reading reading
      where reading.company_id = app.current_company() and reading.inspection_id = inspection.id)`,
  ),
})
export type InspectionRow = RowOf<typeof inspectionView>

/** The consultations of the razones sociales within reach, the newest first. */
export function inspections(
  context: Context,
  input: ListInput<InspectionFilter, (typeof inspectionSort)[number]>,
) {
  const { businessId, state } = input.filter
  const matching = reached(context)
    .where((eb) => equalTo(eb, { 'inspection.businessId': businessId }))
    .$if(state !== null, (query) => query.where(sql<boolean>`${stateOn(context.today)} = ${state}`))
  const by = { createdAt: sql`inspection.created_at`, lastDay: sql`inspection.last_day` }
  return pageOfView(context, inspectionView, matching, { by, ties: ['inspection.id'] }, input)
}

/** One consultation within reach. */
export const inspection = (context: Context, { id }: { id: number }): Promise<InspectionRow> =>
  inspectionView
    .select(context, reached(context))
    .where('inspection.id', '=', id)
    .executeTakeFirstOrThrow(notFound)

/**
 * What the inspector read and when, the last first. A document that its reader does not read is not
 * named.
 */
export async function inspectionReadings(
  context: Context,
  input: ListInput<{ inspectionId: number }, 'at'>,
) {
  const { inspectionId } = input.filter
  await inspection(context, { id: inspectionId })
  const readable = readableDocuments(context).select('document.id')
  const matching = context.tx
    .selectFrom('inspectionReading as reading')
    .leftJoin('document', 'document.id', 'reading.documentId')
    .where('reading.inspectionId', '=', inspectionId)
  const isReadable = sql<boolean>`coalesce(document.id in ${readable}, false)`
  const ordered = matching
    .select(['reading.id', 'reading.kind', 'reading.createdAt as at', 'reading.search'])
    .select(sql<string | null>`case when ${isReadable} then document.name end`.as('documentName'))
    .orderBy(sql`reading.created_at`, input.sort.descending ? 'desc' : 'asc')
    .orderBy('reading.id', input.sort.descending ? 'desc' : 'asc')
  return listed(matching, ordered, input)
}
export type ReadingRow = Awaited<ReturnType<typeof inspectionReadings>>['rows'][number]
