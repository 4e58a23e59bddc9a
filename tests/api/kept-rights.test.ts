import { describe, expect, test } from 'vitest'
import { type Actor, actorOf, type Company } from '#access/actor.ts'
import { standardModules } from '#access/modules.ts'
import { actorFlags, type Flags, roles } from '#access/roles.ts'
import { decided, rightsOf } from '#modules/company/session/server/rights.ts'

const austral: Company = {
  id: 1,
  slug: 'austral',
  access: 'ALL',
  modules: standardModules,
  options: {},
  exceptions: [],
  today: '2026-09-15',
}
const camila = actorOf({ role: 'MANAGER', userId: 8, companyId: 1, businessIds: [1] })
const pedro = actorOf({ role: 'EMPLOYEE', userId: 9, companyId: 1 })

/** Another value of each part of an actor; a part that is not here is no part of one. */
const otherActor: { [Part in keyof Required<Actor>]: Actor[Part] } = {
  role: 'EMPLOYEE',
  userId: 99,
  companyId: 2,
  actingAs: 1,
  supervisedIds: [12],
  supervisedIn: [{ userId: 12, businessId: 1 }],
  businessIds: [1, 2],
  granted: [{ code: 'vacaciones', create: true, read: true, update: true, delete: true }],
  restriction: { businessIds: [2], unitIds: [] },
  unitPeople: [{ userId: 12, businessId: 1 }],
  privateRole: true,
  expense: { issuer: true, approver: true, admin: true },
  former: true,
  boundBy: [pedro],
  program: { permissions: ['users.read'], confidential: false },
  ...flagsOf(),
}

/** The flags of a role, each turned round. */
function flagsOf(): Flags {
  const turned = Object.entries(actorFlags('MANAGER')).map(([flag, is]) => [flag, !is])
  return Object.fromEntries(turned) as Flags
}

const otherCompany: { [Part in keyof Required<Company>]: Company[Part] } = {
  id: 2,
  slug: 'coihues',
  access: 'MANAGERS',
  modules: {},
  options: { vacationPublic: [1] },
  exceptions: [{ code: 'unknown' as never, userId: 8, since: '2026-01-01', until: null }],
  today: '2026-09-16',
}

describe('the rights that are kept', () => {
  test.each(Object.keys(roles) as Actor['role'][])('are those that are decided, of %s', (role) => {
    const actor = actorOf({ role, userId: 8, companyId: role === 'SUPERADMIN' ? null : 1 })
    expect(rightsOf(actor, austral)).toEqual(decided(actor, austral))
    expect(rightsOf(actor, null)).toEqual(decided(actor, null))
  })

  test.each(Object.keys(camila) as (keyof Actor)[])(
    'are decided anew when this of the person changes: %s',
    (part) => {
      const before = rightsOf(camila, austral)
      const changed = { ...camila, [part]: otherActor[part] }
      expect(changed).not.toEqual(camila)
      expect(rightsOf(changed, austral)).not.toBe(before)
      expect(rightsOf(changed, austral)).toEqual(decided(changed, austral))
      expect(rightsOf(camila, austral)).toBe(before)
    },
  )

  test.each(Object.keys(austral) as (keyof Company)[])(
    'are decided anew when this of the company changes: %s',
    (part) => {
      const before = rightsOf(camila, austral)
      const changed = { ...austral, [part]: otherCompany[part] }
      expect(changed).not.toEqual(austral)
      expect(rightsOf(camila, changed)).not.toBe(before)
      expect(rightsOf(camila, changed)).toEqual(decided(camila, changed))
    },
  )

  test('are decided anew when one of the people changes who bound the account', () => {
    const bound = { ...camila, boundBy: [camila] }
    const before = rightsOf(bound, austral)
    const now = { ...camila, boundBy: [pedro] }
    expect(rightsOf(now, austral)).not.toBe(before)
    expect(rightsOf(now, austral)).toEqual(decided(now, austral))
    expect(rightsOf(now, austral)).not.toEqual(before)
  })

  test('are nobody else’s: a worker never has those of the administrator before', () => {
    const rights = rightsOf(actorOf({ role: 'ADMIN', userId: 9, companyId: 1 }), austral)
    expect(rightsOf(pedro, austral).allowed.length).toBeLessThan(rights.allowed.length)
  })
})
