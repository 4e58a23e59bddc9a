import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { decide } from './decide.ts'
import { mayReceive } from './delegation.ts'
import { formerRights } from './former.ts'
import { reachOf } from './reach.ts'
import { roleNames } from './roles.ts'
import { actor, austral } from './samples.ts'
import { type Permission, permissions, services } from './services.ts'

const everything = Object.values(services).map(({ code }) => ({
  code,
  create: true,
  read: true,
  update: true,
  delete: true,
}))
const anyActor = fc
  .record({
    role: fc.constantFrom(...roleNames),
    granted: fc.constantFrom([], everything),
    privateRole: fc.boolean(),
  })
  .map(({ role, ...more }): Actor => ({ ...actor(role, more), former: true }))

test('whoever left may what is written of them over their own records, and nothing else', () => {
  const written: readonly Permission[] = [...formerRights]
  fc.assert(
    fc.property(anyActor, fc.constantFrom(...permissions), (left, permission) => {
      if (left.role === 'SUPERADMIN') return
      const { allowed, scope } = decide(left, austral, permission)
      expect(allowed && !written.includes(permission)).toBe(false)
      expect(scope === 'company' || scope.some((relation) => relation !== 'self')).toBe(false)
      expect(reachOf(left, austral, permission).all).toBe(false)
      expect(mayReceive(left, austral, 'VACATION')).toBe(false)
      expect(mayReceive(left, austral, 'ABSENCE')).toBe(false)
      expect(decide(left, austral, permission, ['sameBusiness', 'supervised']).allowed).toBe(false)
    }),
  )
})

test('a worker who left reads their pay and contract, and asks for certificates', () => {
  const left: Actor = { ...actor('EMPLOYEE'), former: true }
  const allowed = permissions.filter((one) => decide(left, austral, one, 'self').allowed)
  expect(new Set(allowed)).toEqual(formerRights)
})
