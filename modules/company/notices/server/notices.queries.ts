import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { forbidden } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { NoticeKind, type NoticeMail } from '../model/notice.ts'

export type NoticeFilter = { kind?: NoticeKind | null; unread?: boolean | null }
export const noticeSort = ['createdAt'] as const

const own = ({ tx, actor }: Context) =>
  tx
    .selectFrom('notification')
    .where('userId', '=', actor.userId ?? 0)
    .where('isShown', '=', true)

/** One's own notices, the newest first. */
export async function notices(
  context: Context,
  input: ListInput<NoticeFilter, (typeof noticeSort)[number]>,
): Promise<Listed<NoticeRow>> {
  const { filter, sort } = input
  const matching = own(context)
    .where((eb) => equalTo(eb, { kind: filter.kind }))
    .$if(filter.unread === true, (query) => query.where('readAt', 'is', null))
  const ordered = matching
    .select(['id', 'kind', 'title', 'detail', 'link', 'createdAt', 'readAt'])
    .orderBy('createdAt', sort.descending ? 'desc' : 'asc')
    .orderBy('id', sort.descending ? 'desc' : 'asc')
  return listed(matching, ordered, input)
}

export type NoticeRow = {
  id: number
  kind: NoticeKind
  title: string
  detail: string | null
  link: string
  createdAt: Date
  readAt: Date | null
}

/** How many of the actor's notices are unread, counted up to a hundred: a scalar of a statement. */
export const unreadOf = ({ actor }: Context) => sql<number>`(
  select count(*)::integer from (
    select from notification
    where company_id = app.current_company() and user_id = ${actor.userId ?? 0}
      and read_at is null and is_shown limit 100) known)`

/** Marks one of the actor's notices as read, or all of them. */
export async function readNotices(context: Context, { id }: { id: number | null }) {
  const { tx, actor, now } = context
  const { numUpdatedRows } = await tx
    .updateTable('notification')
    .set({ readAt: now })
    .where('userId', '=', actor.userId ?? 0)
    .where('readAt', 'is', null)
    .where((eb) => equalTo(eb, { id }))
    .executeTakeFirst()
  return { read: Number(numUpdatedRows) }
}

export type Preference = { kind: NoticeKind; app: boolean | null; mail: NoticeMail | null }

/** How the actor wants to know of each kind; null where the razón social decides. */
export async function noticePreferences({ tx, actor }: Context): Promise<Preference[]> {
  const rows = await tx
    .selectFrom('notificationPreference')
    .select(['kind', 'app', 'mail'])
    .where('userId', '=', actor.userId ?? 0)
    .execute()
  return NoticeKind.values.map((kind) => {
    const { app = null, mail = null } = rows.find((row) => row.kind === kind) ?? {}
    return { kind, app, mail }
  })
}

/** Keeps how the actor wants to know of a kind. */
export async function saveNoticePreference(
  { tx, actor }: Context,
  { kind, app, mail }: { kind: NoticeKind; app: boolean; mail: NoticeMail },
): Promise<Preference> {
  if (actor.userId === null) throw forbidden()
  await tx
    .insertInto('notificationPreference')
    .values({ userId: actor.userId, kind, app, mail })
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'userId', 'kind']).doUpdateSet({ app, mail }),
    )
    .execute()
  return { kind, app, mail }
}
