import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import type { ListInput } from '#platform/server/graphql/registered-operations.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { nameIn, userMatches } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import type { Reading } from '../model/announcement.ts'
import { announcement } from './announcements.queries.ts'

/**
 * The audience of announcements on a day, with what each person did: one row for each announcement
 * and person. They have an account that works, did not leave, and are of the role and of a razón
 * social that the announcement names.
 */
export const audience = (tx: Tx, day: ISODate) =>
  tx
    .selectFrom('announcement')
    .innerJoin('personStanding as standing', (join) =>
      join
        .on('standing.since', '<=', day)
        .on('standing.until', '>', day)
        .on('standing.state', '<>', 'LEFT'),
    )
    .innerJoin('users', 'users.id', 'standing.userId')
    .leftJoin('announcementRead as seen', (join) =>
      join
        .onRef('seen.announcementId', '=', 'announcement.id')
        .onRef('seen.userId', '=', 'users.id'),
    )
    .where('users.status', '=', 'ACTIVE')
    .where('users.isDisabled', '=', false)
    .where('users.role', 'not in', ['EXTERNAL', 'GUEST'])
    .where((eb) =>
      eb.or([eb('announcement.visibility', '=', 'EVERYONE'), eb('users.role', '<>', 'EMPLOYEE')]),
    )
    .where(hasAccount)
    .where(
      sql<boolean>`(not exists (select from announcement_business target
          where target.company_id = app.current_company()
            and target.announcement_id = announcement.id)
        or exists (select from announcement_business target
          join user_business link on link.company_id = app.current_company()
            and link.business_id = target.business_id and link.user_id = users.id
          where target.company_id = app.current_company()
            and target.announcement_id = announcement.id))`,
    )

const hasAccount = sql<boolean>`exists (select from login
  where login.company_id = app.current_company() and login.user_id = users.id
    and not login.is_disabled)`

type ReadersFilter = { announcementId: number; reading: Reading | null; search: string | null }

/** Who has read an announcement and who has not, for who writes it; by surname. */
export async function announcementReaders(
  context: Context,
  { filter, sort, ...page }: ListInput<ReadersFilter, 'fullname' | 'readAt'>,
) {
  const { announcementId, reading, search } = filter
  await announcement(context, { id: announcementId })
  const matching = audience(context.tx, context.today)
    .where('announcement.id', '=', announcementId)
    .where((eb) => eb.and(userMatches(search, context)))
    .where(did(reading))
  const direction = sort.descending ? 'desc' : 'asc'
  const ordered = matching
    .select(['users.id as userId', 'seen.readAt', 'seen.acknowledgedAt'])
    .select(nameIn('users.id').as('fullname'))
    .orderBy(sort.by === 'readAt' ? 'seen.readAt' : 'standing.surnameKey', direction)
    .orderBy('users.id')
  return listed(matching, ordered, page)
}

function did(reading: Reading | null) {
  if (reading === null) return sql<boolean>`true`
  if (reading === 'READ') return sql<boolean>`seen.user_id is not null`
  if (reading === 'UNREAD') return sql<boolean>`seen.user_id is null`
  return sql<boolean>`(announcement.asks_acknowledgement and seen.acknowledged_at is null)`
}

/** For how many each of some announcements is, and how many read and acknowledged it. */
export async function readershipOf(context: Context, ids: readonly number[]) {
  const rows = await audience(context.tx, context.today)
    .select('announcement.id')
    .select(sql<number>`count(*)::int`.as('audience'))
    .select(sql<number>`count(seen.user_id)::int`.as('readers'))
    .select(sql<number>`count(seen.acknowledged_at)::int`.as('acknowledged'))
    .where(sql<boolean>`announcement.id = any(${[...ids]}::bigint[])`)
    .groupBy('announcement.id')
    .execute()
  const known = new Map(rows.map(({ id, ...counts }) => [id, counts]))
  const nobody = { audience: 0, readers: 0, acknowledged: 0 }
  return (id: number) => known.get(id) ?? nobody
}
