import { describe, expect, test } from 'vitest'
import { type Actor, actorOf } from './actor.ts'
import { type Target, whyNotSet, whyNotWithin } from './authority.ts'
import { boundTo } from './bounds.ts'
import { can, decide } from './decide.ts'
import { kinds } from './field-kinds.ts'
import { type GuardedField, guardedFields, isSetByHand } from './guarded-fields.ts'
import { reachOf } from './reach.ts'
import { roleNames, roles, type Role } from './roles.ts'
import { actor, austral } from './samples.ts'
import { services } from './services.ts'

const full = { create: true, read: true, update: true, delete: true }
const giving = (...words: (keyof typeof services)[]) =>
  words.map((word) => ({ code: services[word].code, ...full }))
const onlyThree = { businessIds: [3], unitIds: [] }

/** Somebody else of razón social 3. */
const person = (role: Role, more: Partial<Actor> = {}, privatePay = false): Target => ({
  actor: actor(role, { userId: 90, supervisedIds: [], ...more }),
  privatePay,
})
const set = (who: Actor, field: GuardedField, before: Target, after: Target = before) =>
  whyNotSet(who, austral, { field, before, after })
const self = (who: Actor): Target => ({ actor: who, privatePay: who.privateRole })

const ofThePerson = ['User.email', 'User.status', 'User.external', 'User.retired'] as const
const ordinary = ['User.address', 'User.firstname', 'User.healthInstitution'] as const

describe('a supergerente', () => {
  const boss = actor('SUPER_MANAGER')

  test('keeps the records of everybody up to their own rank', () => {
    for (const field of [...ofThePerson, ...ordinary, 'PaymentMethod.accountNumber'] as const) {
      expect(set(boss, field, person('EMPLOYEE')), field).toBeUndefined()
      expect(set(boss, field, person('SUPER_MANAGER')), field).toBeUndefined()
    }
  })

  test('writes nothing about an administrator, external and inactive ones included', () => {
    for (const field of Object.keys(guardedFields) as GuardedField[]) {
      expect(set(boss, field, person('ADMIN')), field).toBeDefined()
    }
  })

  test('gives no role above their own, and takes none', () => {
    const worker = person('EMPLOYEE')
    expect(set(boss, 'User.role', worker, person('MANAGER'))).toBeUndefined()
    expect(set(boss, 'User.role', worker, person('ADMIN'))).toMatch(/No puede asignar/)
  })

  test('without the private role writes nothing about who has it, nor gives it', () => {
    expect(set(boss, 'User.address', person('EMPLOYEE', {}, true))).toMatch(/rol privado/)
    for (const field of ['User.isPrivateRole', 'UserBusiness.privateRole'] as const) {
      expect(set(boss, field, person('EMPLOYEE'))).toMatch(/rol privado/)
      const seeing = actor('SUPER_MANAGER', { privateRole: true })
      expect(set(seeing, field, person('EMPLOYEE', {}, true))).toBeUndefined()
    }
  })

  test('under a restriction writes about the people of their razones sociales', () => {
    const narrowed = actor('SUPER_MANAGER', { restriction: onlyThree })
    const elsewhere = { businessIds: [4] }
    const both = { businessIds: [3, 4] }
    expect(set(narrowed, 'User.address', person('EMPLOYEE', elsewhere))).toMatch(/alcance/)
    expect(set(narrowed, 'User.address', person('EMPLOYEE', both))).toBeUndefined()
    // The account to which all their pay goes is not of one razón social.
    expect(set(narrowed, 'PaymentMethod.accountNumber', person('EMPLOYEE', both))).toMatch(/fuera/)
    expect(set(narrowed, 'Account.password', person('EMPLOYEE'))).toBeUndefined()
    // Nobody under a restriction controls the account of somebody without one.
    expect(set(narrowed, 'Account.password', person('MANAGER'))).toMatch(/puede más/)
    expect(set(narrowed, 'User.role', person('EMPLOYEE'), person('MANAGER'))).toMatch(/puede más/)
    const alike = person('MANAGER', { restriction: onlyThree })
    expect(set(narrowed, 'User.role', person('EMPLOYEE'), alike)).toBeUndefined()
  })

  test('controls no account with more rights by a profile', () => {
    const denied = actor('SUPER_MANAGER', {
      granted: [
        { code: services.payslips.code, create: false, read: false, update: false, delete: false },
      ],
    })
    expect(set(denied, 'User.address', person('EMPLOYEE'))).toBeUndefined()
    // Their payslips are the worker's own, and whoever holds the account reads them.
    expect(set(denied, 'Account.password', person('EMPLOYEE'))).toMatch(/puede más/)
    const closing = person('MANAGER', { granted: giving('payrollClosing') })
    expect(set(boss, 'Account.password', closing)).toMatch(/puede más/)
    expect(set(boss, 'Account.password', person('MANAGER'))).toBeUndefined()
  })
})

describe('oneself', () => {
  const never = (Object.keys(guardedFields) as GuardedField[]).filter((field) => {
    const kind = kinds[guardedFields[field].kind]
    return 'self' in kind && kind.self === 'never'
  })

  test('gives nobody power, whatever the role', () => {
    expect(never).toContain('User.isPrivateRole')
    expect(never).toContain('Assignment.profileId')
    for (const role of roleNames.filter((one) => one !== 'SUPERADMIN')) {
      const who = actor(role, { granted: giving('users', 'userBusinesses', 'passwords') })
      for (const field of never) expect(set(who, field, self(who)), field).toBeDefined()
    }
  })

  test('changes facts of pay only where one keeps those of others', () => {
    const worker = actor('EMPLOYEE', { granted: giving('users', 'contracts', 'paymentMethods') })
    expect(set(worker, 'User.subjectToJudicialRetention', self(worker))).toMatch(/lleva las fichas/)
    expect(set(worker, 'UserContract.monthlySalary', self(worker))).toMatch(/lleva las fichas/)
    expect(set(worker, 'User.address', self(worker))).toBeUndefined()
    expect(set(worker, 'PaymentMethod.accountNumber', self(worker))).toBeUndefined()
    const boss = actor('SUPER_MANAGER')
    expect(set(boss, 'User.healthInstitution', self(boss))).toBeUndefined()
  })

  test('has a password and an address of one’s own', () => {
    const worker = actor('EMPLOYEE')
    expect(set(worker, 'Account.password', self(worker))).toBeUndefined()
    expect(set(worker, 'Account.email', self(worker))).toBeUndefined()
    expect(set(worker, 'Account.username', self(worker))).toBeDefined()
  })
})

test('a gerente with the service of people keeps records, and gives no access', () => {
  const clerk = actor('MANAGER', { granted: giving('users') })
  expect(set(clerk, 'User.address', person('EMPLOYEE'))).toBeUndefined()
  expect(set(clerk, 'User.status', person('EMPLOYEE'))).toBeUndefined()
  expect(set(clerk, 'User.role', person('EMPLOYEE'), person('SUPERVISOR'))).toBeDefined()
  expect(set(clerk, 'Account.username', person('EMPLOYEE'))).toMatch(/supergerente/)
  expect(set(clerk, 'User.address', person('SUPER_MANAGER'))).toMatch(/rol mayor/)
})

test('a superadmin who simulates sets no password', () => {
  const support = actor('SUPERADMIN')
  expect(set(support, 'User.role', person('EMPLOYEE'), person('ADMIN'))).toBeUndefined()
  expect(set(support, 'Account.password', person('EMPLOYEE'))).toMatch(/simulación/)
})

test('every kind is used, and every field has one that exists', () => {
  const used = new Set(Object.values(guardedFields).map(({ kind }) => kind))
  expect([...used].toSorted()).toEqual(Object.keys(kinds).toSorted())
  expect(Object.keys(guardedFields).length).toBeGreaterThan(110)
  expect(isSetByHand('User.id')).toBe(false)
})

describe('an account that others could sign in with', () => {
  const maker = actor('SUPER_MANAGER', { userId: 60, restriction: onlyThree })
  const kept = (role: Role, more: Partial<Actor> = {}) =>
    boundTo(
      actor(role, more),
      [maker],
      [
        { userId: 51, businessId: 3 },
        { userId: 52, businessId: 4 },
      ],
    )

  test('carries no more than they do', () => {
    const puppet = kept('ADMIN', { privateRole: true, businessIds: [3, 4] })
    expect(can(puppet, austral, 'payrollClosing.create')).toBe(false)
    expect(can(puppet, austral, 'profiles.update')).toBe(false)
    expect(reachOf(puppet, austral, 'contracts.read')).toMatchObject({
      all: false,
      businessIds: [3],
      includesPrivate: false,
    })
    expect(whyNotWithin(maker, austral, { actor: puppet, privatePay: false })).toMatch(/fuera/)
  })

  test('keeps what any worker has of their own', () => {
    const puppet = kept('ADMIN')
    expect(can(puppet, austral, 'payslips.read', 'self')).toBe(true)
    expect(can(puppet, austral, 'surveyAnswers.update', 'self')).toBe(true)
    const outsider = boundTo(actor('MANAGER'), [actorOf({ role: 'GUEST' })], [])
    expect(decide(outsider, austral, 'contracts.read').scope).toEqual(['self'])
    expect(decide(outsider, austral, 'payrollMonths.read').because).toMatch(/abrió esta cuenta/)
  })

  test('has only the team that they reach', () => {
    const puppet = kept('SUPERVISOR', { supervisedIds: [51, 52] })
    expect(puppet.supervisedIds).toEqual([51])
  })

  test('gives and takes no role above them', () => {
    const puppet = boundTo(actor('ADMIN'), [actor('SUPER_MANAGER', { userId: 60 })], [])
    expect(set(puppet, 'User.address', person('ADMIN'))).toMatch(/rol mayor/)
    expect(set(puppet, 'User.role', person('EMPLOYEE'), person('ADMIN'))).toBeDefined()
  })

  test('of the platform’s own making is bound by nothing', () => {
    const free = boundTo(actor('ADMIN'), [actor('SUPERADMIN')], [])
    expect(can(free, austral, 'profiles.update')).toBe(true)
  })
})

test('the ranks say what the groups say: who has more groups is not below', () => {
  for (const one of roleNames) {
    for (const other of roleNames) {
      const [more, less] = [roles[one], roles[other]]
      const contains = less.groups.every((group) =>
        (more.groups as readonly string[]).includes(group),
      )
      const wider = contains && more.groups.length > less.groups.length
      if (wider) expect(more.rank, `${one} over ${other}`).toBeGreaterThanOrEqual(less.rank)
    }
  }
})
