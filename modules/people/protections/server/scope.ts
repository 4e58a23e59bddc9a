import { requirePerson } from '#modules/people/people/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { CrudAction } from '#platform/server/graphql/crud-facts.ts'
import { papersOf } from '#platform/server/uploads/papers.ts'

/**
 * Requires a person whose protections the actor may read or write. They tell of unions and of
 * maternity, of class A: those of others ask for the right to their contract too.
 *
 * @throws UserError not-found for people out of reach
 */
export async function requireProtected(context: Context, userId: number, action: CrudAction) {
  await requirePerson(context, userId, `laborProtections.${action}`)
  if (userId !== context.actor.userId) await requirePerson(context, userId, 'contracts.read')
}

/** The papers of a protection. */
export const protectionPapers = papersOf('laborProtection', 'user', (context, userId) =>
  requireProtected(context, userId, 'create'),
)
