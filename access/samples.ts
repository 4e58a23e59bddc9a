import { type Actor, actorOf, type Company } from './actor.ts'
import { standardModules } from './modules.ts'
import type { Role } from './roles.ts'

/** People and companies that the tests of this folder share. */
export const austral: Company = {
  id: 7,
  slug: 'austral',
  legacyId: null,
  modules: standardModules,
  options: {},
  today: '2026-09-14',
}

/** The same company, as one with a number in the replaced system. */
export const legacy = (legacyId: number): Company => ({ ...austral, legacyId })

/** Works in razón social 3, and nobody reports to them unless they supervise for a living. */
export const actor = (role: Role, more: Partial<Actor> = {}): Actor =>
  role === 'SUPERADMIN'
    ? actorOf({ role, actingAs: austral.id, ...more })
    : actorOf({
        role,
        userId: 50,
        companyId: austral.id,
        businessIds: [3],
        supervisedIds: role === 'SUPERVISOR' ? [51, 52] : [],
        ...more,
      })
