import { type Actor, actorOf, type Company } from './actor.ts'
import type { ExceptionCode } from './exceptions.ts'
import { standardModules } from './modules.ts'
import type { Role } from './roles.ts'

/** People and companies that the tests of this folder share. */
export const austral: Company = {
  id: 7,
  slug: 'austral',
  access: 'ALL',
  modules: standardModules,
  options: {},
  exceptions: [],
  today: '2026-09-14',
}

/** The same company, with exceptions that the platform gave it; a closed list is of person 50. */
export const withException = (...codes: ExceptionCode[]): Company => ({
  ...austral,
  exceptions: codes.map((code) => ({
    code,
    since: '2026-01-01',
    until: null,
    userId: code === 'CLOSED_LIST' ? 50 : null,
  })),
})

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
        supervisedIn: role === 'SUPERVISOR' ? placed([51, 52], 3) : [],
        ...more,
      })

/** People in one razón social. */
export const placed = (userIds: readonly number[], businessId: number) =>
  userIds.map((userId) => ({ userId, businessId }))
