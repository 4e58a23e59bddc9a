import type { Context } from '#platform/server/context.ts'
import { forbidden } from '#platform/server/errors.ts'

/**
 * The person who answers or writes: nobody does it for another, in a simulation either.
 *
 * @throws UserError forbidden without a person, or while acting as another
 */
export function requireOneself(
  { actor, session }: Context,
  does: 'responde' | 'escribe' | 'acusa recibo de',
): number {
  if (actor.userId === null || session.acting) throw forbidden(`Cada persona ${does} lo suyo`)
  return actor.userId
}
