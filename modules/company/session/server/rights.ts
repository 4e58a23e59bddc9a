import type { Actor, Company } from '#access/actor.ts'
import { effectiveServices, permissionsOf } from '#access/effective.ts'
import type { Permission } from '#access/services.ts'
import { ProcessCache } from '#platform/server/cache/process-cache.ts'

/** Every permission of somebody, and the same as the specification words them. */
export type Rights = {
  readonly allowed: readonly Permission[]
  /** A code with four flags each. */
  readonly grants: readonly Grant[]
}
type Grant = { code: string; create: boolean; read: boolean; update: boolean; delete: boolean }

const kept = new ProcessCache<Rights>(1_000)

/**
 * The rights of somebody. Deciding each permission anew takes longer than the rest of the shell's
 * answer, so the list is cached by all that a decision reads: the whole actor and the whole company
 * with its day, as their rows have them in this request. Whatever changes in them is another key.
 */
export const rightsOf = (actor: Actor, company: Company | null): Rights =>
  kept.now(JSON.stringify([actor, company]), () => decided(actor, company))

/** The rights of somebody, decided anew. */
export function decided(actor: Actor, company: Company | null): Rights {
  const allowed = permissionsOf(actor, company)
  const grants = effectiveServices(allowed).map(
    ({ code, create, read, update, delete: remove }) => ({
      code,
      create,
      read,
      update,
      delete: remove,
    }),
  )
  return { allowed, grants }
}
