import { requirePerson } from '#modules/people/people/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import type { CrudAction } from '#platform/server/graphql/crud-facts.ts'
import { requireFile } from '#platform/server/uploads/files.ts'

/** What the papers of protections hang from. */
export const PAPER = 'laborProtection'

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

/** Requires that a paper was uploaded for this very person. */
export const requirePaper = (context: Context, userId: number, id: number): Promise<void> =>
  requireFile(context, { id, relatedType: PAPER, relatedId: publicId('user', userId) })
