import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { of } from '#platform/server/graphql/object.ts'
import type { ListInput } from '#platform/server/graphql/registered-operations.ts'
import { richText, writeRichText } from '#platform/model/rich-text.ts'
import { fieldsOf, part, view } from '#platform/server/records/view.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { personBehind } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import {
  Announcement,
  AnnouncementReaction,
  AnnouncementState,
  type AnnouncementVisibility,
  type Reading,
  stateOn,
} from '../model/announcement.ts'
import { reader } from './reader.ts'
import { contains } from '#platform/server/sql/search.ts'

const targets = sql`announcement_business target where target.company_id = app.current_company()
  and target.announcement_id = announcement.id`

/** What is shown of an announcement as it is kept; `seen` is what its reader did. */
const kept = view({
  ...fieldsOf(Announcement, 'announcement', [
    ...(['id', 'title', 'visibility', 'publishDate', 'expiryDate', 'pinned'] as const),
    ...(['asksAcknowledgement', 'allowsReactions', 'sendsMail', 'withdrawnAt'] as const),
    ...(['reason', 'version'] as const),
  ]),
  businessIds: part(
    of.list(of.id('business')),
    sql<number[]>`(select coalesce(jsonb_agg(target.business_id), '[]') from ${targets})`,
  ),
  businessNames: part(
    of.maybe(of.text),
    sql<string | null>`(select string_agg(business.name, ', ' order by business.name)
      from business where business.company_id = app.current_company()
        and business.id in (select target.business_id from ${targets}))`,
  ),
  author: part(of.maybe(of.text), ({ reach }) =>
    reach('announcements.update').all
      ? sql<string | null>`${sql.raw(personBehind('announcement.creator_login_id'))}`
      : sql<string | null>`null::text`,
  ),
  readAt: part(of.maybe(of.dateTime), sql.ref<Date | null>('seen.readAt')),
  acknowledgedAt: part(of.maybe(of.dateTime), sql.ref<Date | null>('seen.acknowledgedAt')),
  reaction: part(
    of.maybe(of.choice(AnnouncementReaction)),
    sql.ref<AnnouncementReaction | null>('seen.reaction'),
  ),
})

export const announcementSpecs = {
  ...kept.specs,
  content: of.text,
  state: of.choice(AnnouncementState),
  canUpdate: of.flag,
}

/** All announcements, each with what a person did with it. */
const rowsOf = (tx: Tx, userId: number | null) =>
  tx
    .selectFrom('announcement')
    .leftJoin('announcementRead as seen', (join) =>
      join.onRef('seen.announcementId', '=', 'announcement.id').on('seen.userId', '=', userId ?? 0),
    )

/** On a day, the state of the `announcement` of a statement, in the codes of AnnouncementState. */
const stateSql = (day: string) => sql<AnnouncementState>`case
  when announcement.withdrawn_at is not null then 'WITHDRAWN'
  when announcement.publish_date > ${day}::date then 'SCHEDULED'
  when announcement.expiry_date < ${day}::date then 'EXPIRED'
  else 'PUBLISHED' end`

/**
 * Whether the reader sees the `announcement` of a statement: who writes them sees all; anybody else
 * what is published today for their role and for a razón social of theirs.
 */
function shown(context: Context) {
  const { writes, readsAll, userId } = reader(context)
  if (writes) return sql<boolean>`true`
  const ofRole = readsAll ? sql`true` : sql`announcement.visibility = 'EVERYONE'`
  return sql<boolean>`(${stateSql(context.today)} = 'PUBLISHED' and ${ofRole}
    and (not exists (select from ${targets}) or exists (select from ${targets}
      and target.business_id in (select link.business_id from user_business link
        where link.company_id = app.current_company() and link.user_id = ${userId}))))`
}

const selected = (context: Context) =>
  kept
    .select(context, rowsOf(context.tx, context.actor.userId))
    .select('announcement.content as tree')
    .where(shown(context))

type Kept = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]

const seenBy = (context: Context, { tree, ...row }: Kept) => ({
  ...row,
  content: writeRichText(richText.parse(tree)),
  state: stateOn(row, context.today),
  canUpdate: reader(context).writes,
})
export type AnnouncementRow = ReturnType<typeof seenBy>

export type AnnouncementFilter = {
  search: string | null
  state: AnnouncementState | null
  visibility: AnnouncementVisibility | null
  reading: Reading | null
}

/** The announcements that the reader sees: what is pinned first, and then the newest. */
export async function announcements(
  context: Context,
  { filter, sort, ...page }: ListInput<AnnouncementFilter, 'publishDate' | 'title'>,
) {
  const { search, state, visibility, reading } = filter
  const standing = stateSql(context.today)
  const matching = rowsOf(context.tx, context.actor.userId)
    .where(shown(context))
    .$if(state !== null, (query) => query.where(sql<boolean>`${standing} = ${state}`))
    .where((eb) => equalTo(eb, { 'announcement.visibility': visibility }))
    .where(readingOf(reading, context.today))
    .$if(search !== null, (query) => query.where(contains(sql.ref('announcement.title'), search)))
  const ordered = kept
    .select(context, matching)
    .select('announcement.content as tree')
    .orderBy(sql`(announcement.pinned and ${standing} = 'PUBLISHED')`, 'desc')
    .orderBy(sql.ref(`announcement.${sort.by}`), sort.descending ? 'desc' : 'asc')
    .orderBy('announcement.id', 'desc')
  const { rows, total } = await listed(matching, ordered, page)
  return { rows: rows.map((row) => seenBy(context, row)), total }
}

/** Unread is the lack of a row: nothing was written for those who have not read. */
function readingOf(reading: Reading | null, day: string) {
  switch (reading) {
    case null:
      return sql<boolean>`true`
    case 'READ':
      return sql<boolean>`seen.user_id is not null`
    case 'UNREAD':
      return sql<boolean>`(seen.user_id is null and ${stateSql(day)} = 'PUBLISHED')`
    case 'UNACKNOWLEDGED':
      return sql<boolean>`(announcement.asks_acknowledgement and seen.acknowledged_at is null
        and ${stateSql(day)} = 'PUBLISHED')`
  }
}

/**
 * One announcement that the reader sees.
 *
 * @throws UserError not-found, also for one that is not for them
 */
export async function announcement(
  context: Context,
  { id }: { id: number },
): Promise<AnnouncementRow> {
  const row = await selected(context)
    .where('announcement.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  return seenBy(context, row)
}

/** How many chose each reaction, of some announcements, in one statement. */
export async function reactionsOf({ tx }: Context, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('announcementRead')
    .select(['announcementId', 'reaction'])
    .select(sql<number>`count(*)::int`.as('total'))
    .where(sql<boolean>`announcement_id = any(${[...ids]}::bigint[])`)
    .where('reaction', 'is not', null)
    .groupBy(['announcementId', 'reaction'])
    .execute()
  return Map.groupBy(
    rows.flatMap(({ reaction, ...row }) => (reaction === null ? [] : [{ ...row, reaction }])),
    ({ announcementId }) => announcementId,
  )
}

/** The files of some announcements in their order, in one statement. */
export async function fileIdsOf({ tx }: Context, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('announcementFile')
    .select(['announcementId', 'fileId'])
    .where(sql<boolean>`announcement_id = any(${[...ids]}::bigint[])`)
    .orderBy('announcementId')
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ announcementId }) => announcementId)
}
