import type { pendingByKey } from '#modules/company/approvals/server/index.ts'
import { requireOtherPerson } from '#modules/people/delegations/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'

type Found = NonNullable<ReturnType<typeof pendingByKey>>

/** Refuses to answer, in the place of another person, what one may have asked for oneself. */
export async function requireOther(context: Context, { kind, ref }: Found): Promise<void> {
  const part = kind.pending(context)
  if (!part) return
  const { rows } = await sql<{ userId: number | null }>`
    select pending.user_id as "userId" from (${part}) pending
    where pending.id = ${ref.id}`.execute(context.tx)
  const userId = rows[0]?.userId
  if (userId) await requireOtherPerson(context, userId)
}
