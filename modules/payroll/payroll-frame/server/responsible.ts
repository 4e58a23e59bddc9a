import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'

/** An active person of the company, to answer for a process; any other is answered as not found. */
export async function requireActive({ tx }: Context, userId: number): Promise<void> {
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!found) throw notFound()
}
