import { requirePerson } from '#modules/people/people/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { CrudAction } from '#platform/server/graphql/crud-facts.ts'
import { papersOf } from '#platform/server/uploads/papers.ts'

/**
 * Requires a person whose permits the actor may read or write. They are papers of identity, of
 * class A: those of others ask for the right to their contract too.
 *
 * @throws UserError not-found for whoever is out of reach
 */
export async function requireResident(context: Context, userId: number, action: CrudAction) {
  await requirePerson(context, userId, `residencePermits.${action}`)
  if (userId !== context.actor.userId) await requirePerson(context, userId, 'contracts.read')
}

/** The paper of a permit. */
export const residencePapers = papersOf('residencePermit', 'user', (context, userId) =>
  requireResident(context, userId, 'create'),
)
