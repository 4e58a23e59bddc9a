import { describe, expect, test } from 'vitest'
import { type Company, actorOf } from './actor.ts'
import { boundTo } from './bounds.ts'
import { delegable, delegatedReach, isOfKind, mayDelegate, mayReceive } from './delegation.ts'
import { reachesOthers, reachesPerson } from './reach.ts'
import { roleNames } from './roles.ts'
import { actor, austral, placed, withException } from './samples.ts'
import { payWords, partsOf } from './services.ts'

/** Person 60 receives from person 50, who works in razón social 3. */
const to = actor('EMPLOYEE', { userId: 60 })
const open: Company = { ...austral, options: { vacationPublicSupervisor: [3] } }
const supervisor = actor('SUPERVISOR')
const reachOf = (from = supervisor, company = open, kind: keyof typeof delegable = 'VACATION') =>
  delegatedReach({ from, to }, company, kind)
const person = (userId: number, businessId = 3) => ({
  userId,
  businessIds: [businessId],
  isPrivate: false,
})

describe('what is delegated', () => {
  test('is the reach of the delegator: their team, in the razón social that shows it', () => {
    const reach = reachOf()
    expect(reachesPerson(reach, person(51), 60)).toBe(true)
    expect(reachesPerson(reach, person(53), 60)).toBe(false)
    expect(reachesPerson(reach, person(51, 4), 60)).toBe(false)
  })

  test('is never of either of the two', () => {
    for (const role of roleNames.filter((one) => one !== 'SUPERADMIN')) {
      for (const kind of ['VACATION', 'ABSENCE'] as const) {
        const from = actor(role, { supervisedIds: [60, 61], supervisedIn: placed([60, 61], 3) })
        const reach = reachOf(from, open, kind)
        expect(reachesPerson(reach, person(50), 60)).toBe(false)
        expect(reachesPerson(reach, person(60), 60)).toBe(false)
      }
    }
  })

  test('of a manager of units is of the people of these alone', () => {
    const restriction = { businessIds: [3], unitIds: [9] }
    const from = actor('SUPER_MANAGER', { restriction, unitPeople: placed([51, 50, 60], 3) })
    const reach = reachOf(from)
    expect(reachesPerson(reach, person(51), 60)).toBe(true)
    expect(reachesPerson(reach, person(52), 60)).toBe(false)
    expect(reachesPerson(reach, person(50), 60)).toBe(false)
  })

  test('ends with the right of the delegator', () => {
    expect(reachesOthers(reachOf(supervisor, austral), 60)).toBe(false)
    expect(reachesOthers(reachOf(actor('EMPLOYEE')), 60)).toBe(false)
    expect(reachesOthers(reachOf(actorOf({ role: 'GUEST' })), 60)).toBe(false)
    expect(reachesOthers(reachOf(supervisor, open, 'ABSENCE'), 60)).toBe(false)
  })

  test('is nothing of pay, and nothing but what the kind names', () => {
    for (const kind of ['VACATION', 'ABSENCE'] as const) {
      const { answer, reads } = delegable[kind]
      for (const one of [answer, ...reads]) expect(payWords.has(partsOf(one).word)).toBe(false)
      expect(isOfKind(kind, 'payslips.read')).toBe(false)
      expect(isOfKind(kind, 'contracts.read')).toBe(false)
    }
  })
})

describe('who receives', () => {
  test('works in the company, and is neither a guest nor an external', () => {
    expect(mayReceive(to, open, 'VACATION')).toBe(true)
    expect(mayReceive(actor('EXTERNAL', { userId: 60 }), open, 'VACATION')).toBe(false)
    expect(mayReceive(actorOf({ role: 'GUEST' }), open, 'VACATION')).toBe(false)
    expect(mayReceive({ ...to, companyId: 8 }, open, 'VACATION')).toBe(false)
    expect(mayReceive(actor('SUPERADMIN'), open, 'VACATION')).toBe(false)
  })

  test('is not somebody whose profile or closed list leaves it out', () => {
    const row = { code: 'GP_0006', create: true, read: true, update: false, delete: false }
    expect(mayReceive({ ...to, granted: [row] }, open, 'VACATION')).toBe(false)
    expect(mayReceive({ ...to, userId: 50 }, withException('CLOSED_LIST'), 'VACATION')).toBe(false)
  })

  test('with an account that others keep has no more than they reach', () => {
    const keeper = actor('SUPER_MANAGER', { userId: 70 })
    const other = actor('BUSINES_MANAGER', { userId: 71, businessIds: [4] })
    const given = (by: typeof keeper) =>
      delegatedReach({ from: supervisor, to: boundTo(to, [by], []) }, open, 'VACATION')
    expect(reachesPerson(given(keeper), person(51), 60)).toBe(true)
    expect(reachesPerson(given(other), person(51), 60)).toBe(false)
  })
})

test('who delegates answers something for others', () => {
  const givers = (kind: keyof typeof delegable) =>
    roleNames.filter((role) => mayDelegate(actor(role), open, kind))
  expect({ VACATION: givers('VACATION'), ABSENCE: givers('ABSENCE') }).toMatchInlineSnapshot(`
    {
      "ABSENCE": [
        "SUPERADMIN",
        "ADMIN",
        "SUPER_MANAGER",
      ],
      "VACATION": [
        "SUPERADMIN",
        "ADMIN",
        "SUPER_MANAGER",
        "SUPERVISOR",
      ],
    }
  `)
})
