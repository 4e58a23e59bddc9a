import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'

/** Leaves in the audit that somebody read the health of those people, in one statement. */
export async function auditHealthOf(
  context: Context,
  rows: readonly { userId: number }[],
): Promise<void> {
  const others = rows.map(({ userId }) => userId).filter((id) => id !== context.actor.userId)
  if (others.length === 0) return
  await sql`select app.write_audit(${context.session.companyId}::bigint, 'Proceso',
      'lectura:salud', read.person::text, null, null)
    from unnest(${[...new Set(others)]}::bigint[]) as read (person)`.execute(context.tx)
}
