import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'

/** Whoever used a session in the last minutes is there; polling is not use. */
const onlineMinutes = 5

/** The people of the company who are there now; among some people, or all of them. */
export async function onlineUsers(
  { tx, session, now }: Pick<Context, 'tx' | 'session' | 'now'>,
  among?: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  if (among?.length === 0) return new Map()
  const since = new Date(now.getTime() - onlineMinutes * 60_000)
  const chosen = among === undefined ? sql`` : sql`and l.user_id = any(${[...among]}::bigint[])`
  const { rows } = await sql<{
    userId: number
    seenAt: Date
  }>`select l.user_id, max(s.last_seen_at) as seen_at from login_session s
    join login l on l.id = s.login_id
    where l.company_id = ${session.companyId} and not l.is_disabled ${chosen}
      and s.revoked_at is null and s.expires_at > ${now} and s.last_seen_at > ${since}
      and s.acting_company_id is null
    group by l.user_id`.execute(tx)
  return new Map(rows.map(({ userId, seenAt }) => [userId, seenAt]))
}
