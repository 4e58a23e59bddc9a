import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Actor,
  actorOf,
  type BusinessOptions,
  type Company,
  type Granted,
  nobody,
  openingOptions,
  type OpeningOption,
  relationsTo,
} from './actor.ts'
import type { Relation } from './relation.ts'
import { can, decide } from './decide.ts'
import { reachOf } from './reach.ts'
import { actorFlags, assignableRoles, roleNames, type Role } from './roles.ts'
import { given, rules } from './rules.ts'
import { actor, austral, placed } from './samples.ts'
import { partsOf, type Permission, permissions, services, type Word } from './services.ts'

const profile = (word: Word, flags: Partial<Granted>): Granted => ({
  code: services[word].code,
  create: false,
  read: false,
  update: false,
  delete: false,
  ...flags,
})
const everything: readonly Granted[] = (Object.keys(services) as Word[]).map((word) =>
  profile(word, { create: true, read: true, update: true, delete: true }),
)
const anyRole = fc.constantFrom(...roleNames)
const anyPermission = fc.constantFrom(...permissions)

describe('who may what', () => {
  test('a worker sees their own ficha, contract and payslips, and of nobody else', () => {
    const worker = actor('EMPLOYEE')
    for (const permission of ['users.read', 'contracts.read', 'payslips.read'] as const) {
      expect(can(worker, austral, permission, 'self')).toBe(true)
      expect(can(worker, austral, permission, [])).toBe(false)
      expect(can(worker, austral, permission, 'sameBusiness')).toBe(false)
    }
  })

  test('a supervisor sees the people who report to them, and not what they earn', () => {
    const boss = actor('SUPERVISOR')
    expect(can(boss, austral, 'users.read', 'supervised')).toBe(true)
    expect(can(boss, austral, 'payslips.read', 'supervised')).toBe(false)
    expect(can(boss, austral, 'contracts.read', 'supervised')).toBe(false)
  })

  test('anybody with people who report to them is a supervisor, whatever their role', () => {
    const boss = actor('EMPLOYEE', { supervisedIds: [51] })
    expect(can(actor('EMPLOYEE'), austral, 'users.read', 'supervised')).toBe(false)
    expect(can(boss, austral, 'users.read', 'supervised')).toBe(true)
  })

  test('a manager reads people and payroll, and changes neither', () => {
    const manager = actor('MANAGER')
    expect(can(manager, austral, 'users.massRead', [])).toBe(true)
    expect(can(manager, austral, 'payrollMonths.read', [])).toBe(true)
    expect(can(manager, austral, 'users.update')).toBe(false)
    expect(can(manager, austral, 'payrollMonths.create')).toBe(false)
  })

  test('a read-only manager writes nothing but their own things', () => {
    const reader = actor('ROMANAGER')
    const writes = permissions.filter(
      (permission) => !/(read|massRead)$/i.test(permission) && can(reader, austral, permission, []),
    )
    expect(writes).toEqual(['climateFeedback.create', 'uploads.create'])
    expect(can(reader, austral, 'passwords.update', 'self')).toBe(true)
  })

  test('a sub-manager sees people and not pay', () => {
    const sub = actor('SUBMANAGER')
    expect(can(sub, austral, 'users.read', 'sameBusiness')).toBe(true)
    expect(can(sub, austral, 'payslips.read', 'sameBusiness')).toBe(false)
    expect(can(sub, austral, 'payrollMonths.read')).toBe(false)
  })

  test('a business manager works over their razones sociales only', () => {
    const manager = actor('BUSINES_MANAGER')
    expect(can(manager, austral, 'payrollMonths.read', 'sameBusiness')).toBe(true)
    expect(can(manager, austral, 'payrollMonths.read', [])).toBe(false)
    expect(decide(manager, austral, 'payrollMonths.read', []).because).toBe(
      'Solo alcanza a sus razones sociales',
    )
  })

  test('a super manager runs the month; closing and reopening it is for admins', () => {
    const boss = actor('SUPER_MANAGER')
    expect(can(boss, austral, 'payrollMonths.create', [])).toBe(true)
    expect(can(boss, austral, 'payrollProcesses.create', [])).toBe(true)
    expect(can(boss, austral, 'payrollClosing.create')).toBe(false)
    expect(can(actor('ADMIN'), austral, 'payrollClosing.create', [])).toBe(true)
    expect(can(actor('ADMIN'), austral, 'payrollClosing.delete', [])).toBe(true)
  })

  test('only admins delete contracts and variables, whatever a profile says', () => {
    for (const permission of ['contracts.delete', 'variables.delete'] as const) {
      expect(can(actor('ADMIN'), austral, permission, [])).toBe(true)
      expect(can(actor('SUPER_MANAGER', { granted: everything }), austral, permission)).toBe(false)
    }
  })

  test('passwords are changed by a super manager or by the person', () => {
    expect(can(actor('MANAGER'), austral, 'passwords.update', 'self')).toBe(true)
    expect(can(actor('MANAGER'), austral, 'passwords.update', 'sameBusiness')).toBe(false)
    expect(can(actor('SUPER_MANAGER'), austral, 'passwords.update', [])).toBe(true)
  })

  test('an external has their home, their ficha and nothing else, whatever their role', () => {
    const held = (role: Role) =>
      permissions.filter((one) => can(actor(role, { external: true }), austral, one))
    expect(held('EXTERNAL')).toEqual([
      'users.read',
      'avatars.update',
      'passwords.update',
      'uploads.create',
      'dashboard.read',
      'retention.read',
      'privacyRequests.create',
      'privacyRequests.read',
      'processingActivities.read',
    ])
    for (const role of roleNames) {
      expect(held(role).filter((one) => !held('EXTERNAL').includes(one))).toEqual([])
    }
  })

  test('expenses are for the people in charge of them', () => {
    const duties = { issuer: false, approver: false, admin: false }
    const issuer = actor('EMPLOYEE', { expense: { ...duties, issuer: true } })
    const approver = actor('EMPLOYEE', { expense: { ...duties, approver: true } })
    expect(can(actor('EMPLOYEE'), austral, 'expenses.create')).toBe(false)
    expect(can(issuer, austral, 'expenses.create', 'self')).toBe(true)
    expect(can(issuer, austral, 'expenseApprovals.update')).toBe(false)
    expect(can(approver, austral, 'expenseApprovals.update', [])).toBe(true)
    const narrowed = { ...approver, restriction: { businessIds: [3], unitIds: [] } }
    expect(can(narrowed, austral, 'expenseApprovals.update', [])).toBe(false)
  })

  test('options of the razón social open vacations and payslips of its people', () => {
    const boss = actor('SUPERVISOR')
    const open = { ...austral, options: allOn(3) }
    expect(can(boss, austral, 'vacations.update')).toBe(false)
    expect(can(boss, open, 'vacations.update', 'supervised@3')).toBe(true)
    expect(can(boss, open, 'payslips.read', 'supervised@3')).toBe(true)
    expect(decide(boss, open, 'payslips.read', 'supervised').because).toBe(
      ['Solo alcanza a lo propio,', 'a las personas que supervisa', WHERE_ON].join(' '),
    )
    expect(can(actor('EMPLOYEE'), austral, 'vacations.create')).toBe(false)
    expect(can(actor('EMPLOYEE'), open, 'vacations.create', 'self@3')).toBe(true)
  })
})

const WHERE_ON = 'en las razones sociales que lo permiten'

/** Every option on, in these razones sociales. */
const allOn = (...ids: number[]): BusinessOptions =>
  Object.fromEntries(openingOptions.map((option) => [option, ids]))

test('a company that is being set up is of its managers alone', () => {
  const closed = { ...austral, access: 'MANAGERS' as const }
  for (const role of roleNames) {
    const held = permissions.filter((one) => can(actor(role), closed, one))
    const { isManager } = actorFlags(role)
    expect(held.length > 0, role).toBe(isManager)
  }
  expect(decide(actor('EMPLOYEE'), closed, 'users.read').because).toContain('poniendo en marcha')
})

describe('an option of a razón social', () => {
  const people = [50, 51, 52, 60]
  const records = [3, 4].flatMap((id) => people.map((userId) => ({ userId, businessIds: [id] })))
  /** Works in both, supervises 51 in the first and 52 in the second. */
  const inBoth = (role: Role) =>
    actor(role, {
      businessIds: [3, 4],
      supervisedIds: [51, 52],
      supervisedIn: [...placed([51], 3), ...placed([52], 4)],
    })
  const openedBy = (who: Actor, company: Company) =>
    records.flatMap((record) =>
      permissions
        .filter((one) => can(who, company, one, relationsTo(who, record)))
        .map((one) => `${one} of ${record.userId} in ${record.businessIds[0]}`),
    )

  const cases = roleNames.flatMap((role) => openingOptions.map((option) => [option, role] as const))

  test.each(cases)('%s, on in one, opens nothing of another (%s)', (option, role) => {
    const who = inBoth(role)
    const off = new Set(openedBy(who, austral))
    const opened = openedBy(who, { ...austral, options: { [option]: [4] } })
    const more = opened.filter((line) => !off.has(line))
    expect(more.filter((line) => !line.endsWith(' in 4'))).toEqual([])
    expect([...off].filter((line) => !opened.includes(line))).toEqual([])
  })

  test('opens in its own what it says', () => {
    const opened = (option: OpeningOption, role: Role) => {
      const off = new Set(openedBy(inBoth(role), austral))
      const on = openedBy(inBoth(role), { ...austral, options: { [option]: [4] } })
      return on.filter((line) => !off.has(line))
    }
    expect(opened('payrollPublicSupervisor', 'SUPERVISOR')).toEqual(['payslips.read of 52 in 4'])
    expect(opened('vacationPublic', 'EMPLOYEE')).toEqual(['vacations.create of 50 in 4'])
    expect(opened('vacationPublicSupervisor', 'EMPLOYEE')).toEqual([
      'vacations.read of 52 in 4',
      'vacations.update of 52 in 4',
    ])
  })

  test('speaks of records of people alone, over one’s own or one’s team', () => {
    for (const rule of rules.filter(({ when }) => when !== undefined)) {
      expect(['self', 'supervised']).toContain(rule.over)
      expect(given(rule).map((one) => services[partsOf(one).word].rows)).toEqual(
        given(rule).map(() => 'person'),
      )
    }
  })
})

describe('profiles', () => {
  test('give a service, as far as the role reaches', () => {
    const granted = [profile('userItems', { read: true })]
    expect(decide(actor('MANAGER', { granted }), austral, 'userItems.read')).toEqual({
      allowed: true,
      because: 'Lo da su perfil',
      scope: 'company',
    })
    expect(decide(actor('BUSINES_MANAGER', { granted }), austral, 'userItems.read').scope).toEqual([
      'sameBusiness',
    ])
  })

  test('do not open a module that is closed to the role', () => {
    const granted = [profile('userItems', { read: true })]
    expect(decide(actor('EMPLOYEE', { granted }), austral, 'userItems.read').because).toBe(
      'El módulo Remuneraciones no está habilitado en esta empresa para el rol Trabajador',
    )
  })

  test('take away what the role gives', () => {
    const granted = [profile('payrollMonths', { read: true })]
    const boss = actor('SUPER_MANAGER', { granted })
    expect(can(boss, austral, 'payrollMonths.read')).toBe(true)
    expect(decide(boss, austral, 'payrollMonths.create').because).toBe('Su perfil no lo incluye')
  })

  test('take from nobody their own ficha, contract, payslips and password', () => {
    const granted = everything.map(({ code }) => ({
      code,
      create: false,
      read: false,
      update: false,
      delete: false,
    }))
    const held = permissions.filter((one) => can(actor('MANAGER', { granted }), austral, one))
    expect(held).toEqual([
      'users.read',
      'contracts.read',
      'passwords.update',
      'annexes.read',
      'payslips.read',
      'retention.read',
      'privacyRequests.create',
      'privacyRequests.read',
      'processingActivities.read',
    ])
    expect(can(actor('MANAGER', { granted }), austral, 'payslips.read', [])).toBe(false)
  })

  test('make no writer of a read-only manager, and nothing of a guest', () => {
    const reader = actor('ROMANAGER', { granted: everything })
    expect(can(reader, austral, 'users.update')).toBe(false)
    expect(can(reader, austral, 'userItems.read')).toBe(true)
    const guest = actor('GUEST', { granted: everything })
    expect(permissions.filter((one) => can(guest, austral, one))).toEqual([])
  })

  test('make a superadmin of nobody', () => {
    const admin = actor('ADMIN', { granted: everything })
    expect(can(admin, austral, 'companies.read')).toBe(false)
    expect(can(admin, null, 'companies.read')).toBe(false)
  })
})

describe('the superadmin', () => {
  test('lists and creates companies without being in one, and nothing else', () => {
    const free = actorOf({ role: 'SUPERADMIN' })
    expect(permissions.filter((one) => can(free, null, one))).toEqual([
      'companies.create',
      'companies.read',
      'companies.update',
      'superadmin.read',
      'simulation.create',
      'mailOutbox.read',
      'legalCalendar.create',
      'legalCalendar.read',
      'legalCalendar.update',
      'publicFigures.read',
      'publicFigures.update',
    ])
    expect(decide(free, austral, 'users.read').because).toBe(
      'Primero hay que entrar a esta empresa',
    )
  })

  test('does everything in the company that they simulate, and nothing in another', () => {
    const acting = actor('SUPERADMIN')
    expect(permissions.filter((one) => !can(acting, austral, one, []))).toEqual([])
    expect(can(acting, { ...austral, id: 8 }, 'users.read')).toBe(false)
  })

  test('is of no company: the role in a company’s own records gives nothing', () => {
    const impostor = actorOf({ role: 'SUPERADMIN', userId: 50, companyId: austral.id })
    expect(impostor.superadmin).toBe(false)
    expect(permissions.filter((one) => can(impostor, austral, one))).toEqual([])
    expect(permissions.filter((one) => can(impostor, null, one))).toEqual([])
  })
})

describe('refuses', () => {
  test('nobody, everywhere', () => {
    expect(
      permissions.filter((one) => can(nobody, austral, one) || can(nobody, null, one)),
    ).toEqual([])
  })

  test('people of another company', () => {
    fc.assert(
      fc.property(anyRole, anyPermission, (role, permission) => {
        fc.pre(role !== 'SUPERADMIN')
        const stranger = actor(role, { companyId: 99, granted: everything })
        expect(decide(stranger, austral, permission).allowed).toBe(false)
      }),
    )
  })

  test('anything that is not what it should be', () => {
    const nonsense = fc.oneof(fc.anything(), fc.object(), fc.constant(null), fc.string())
    fc.assert(
      fc.property(nonsense, nonsense, anyPermission, (one, other, permission) => {
        expect(decide(one as never, other as never, permission).allowed).toBe(false)
        expect(decide(one as never, austral, permission).allowed).toBe(false)
        expect(decide(actor('ADMIN'), other as never, permission).allowed).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  test('permissions that do not exist', () => {
    const admin = actor('SUPERADMIN')
    fc.assert(
      fc.property(fc.anything(), (permission) => {
        fc.pre(!permissions.includes(permission as Permission))
        expect(decide(admin, austral, permission as never).allowed).toBe(false)
      }),
    )
    for (const name of ['constructor.read', 'users.approve', 'users', 'audit.create']) {
      expect(decide(admin, austral, name as never).allowed).toBe(false)
    }
  })

  test('flags that do not come from the role', () => {
    const forged = { ...actor('EMPLOYEE'), ...actorFlags('SUPERADMIN') }
    expect(permissions.filter((one) => can({ ...forged, external: false }, austral, one))).toEqual(
      permissions.filter((one) => can(actor('EMPLOYEE'), austral, one)),
    )
  })

  test('always with a reason in words', () => {
    fc.assert(
      fc.property(anyRole, anyPermission, (role, permission) => {
        expect(decide(actor(role), austral, permission).because).toMatch(/^[A-ZÁÉÍÓÚ¿].{5,}/)
      }),
    )
  })
})

describe('grows with the role', () => {
  const ladder: readonly (readonly [Role, Role])[] = [
    ['GUEST', 'EXTERNAL'],
    ['EXTERNAL', 'EMPLOYEE'],
    ['EMPLOYEE', 'SUPERVISOR'],
    ['EMPLOYEE', 'ROMANAGER'],
    ['ROMANAGER', 'MANAGER'],
    ['EMPLOYEE', 'SUBMANAGER'],
    ['SUBMANAGER', 'BUSINES_MANAGER'],
    ['BUSINES_MANAGER', 'MANAGER'],
    ['MANAGER', 'SUPER_MANAGER'],
    ['SUPER_MANAGER', 'ADMIN'],
    ['ADMIN', 'SUPERADMIN'],
  ]
  const relations = fc.constantFrom<Relation | undefined>(
    'self',
    'supervised',
    'sameBusiness',
    undefined,
  )

  test.each(ladder)('what %s may, %s may too', (lower, higher) => {
    const team = { supervisedIds: [51] }
    fc.assert(
      fc.property(anyPermission, relations, (permission, relation) => {
        if (!can(actor(lower, team), austral, permission, relation)) return
        expect(can(actor(higher, team), austral, permission, relation)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('a profile that gives all, or more people, never takes anything away', () => {
    fc.assert(
      fc.property(anyRole, anyPermission, (role, permission) => {
        if (!can(actor(role), austral, permission)) return
        const more = actor(role, { granted: everything, supervisedIds: [51, 52, 53] })
        expect(can(more, austral, permission)).toBe(true)
      }),
    )
  })

  test('nobody gives a role above their own', () => {
    expect(assignableRoles('EMPLOYEE')).toEqual([])
    expect(assignableRoles('MANAGER')).toEqual([])
    expect(assignableRoles('SUPER_MANAGER')).not.toContain('ADMIN')
    expect(assignableRoles('ADMIN')).toContain('ADMIN')
    expect(roleNames.filter((role) => assignableRoles(role).includes('SUPERADMIN'))).toEqual([])
  })
})

describe('whose records', () => {
  test('reach agrees with the answer about one record', () => {
    const record = { userId: 51, businessIds: [4] }
    fc.assert(
      fc.property(anyRole, anyPermission, (role, permission) => {
        const who = actor(role, { supervisedIds: [51], supervisedIn: placed([51], 4) })
        const open = { ...austral, options: allOn(4) }
        const { all, userIds, businessIds, placed: pairs } = reachOf(who, open, permission)
        const inPlace = pairs.some((one) => one.userId === 51 && one.businessId === 4)
        const reached = all || userIds.includes(51) || businessIds.includes(4) || inPlace
        expect(reached).toBe(can(who, open, permission, relationsTo(who, record)))
      }),
    )
  })

  test('a restriction narrows a role to its razones sociales and units', () => {
    const boss = actor('SUPER_MANAGER', { restriction: { businessIds: [4], unitIds: [9] } })
    expect(reachOf(boss, austral, 'payslips.read')).toMatchObject({
      all: false,
      userIds: [50],
      businessIds: [4],
      unitIds: [9],
    })
    expect(relationsTo(boss, { userId: 60, businessIds: [4], unitId: 9 })).toEqual(['sameBusiness'])
    expect(relationsTo(boss, { userId: 60, businessIds: [4], unitId: 8 })).toEqual([])
    expect(relationsTo(boss, { userId: 60, businessIds: [3], unitId: 9 })).toEqual([])
  })

  test('a restriction gives a business manager nothing outside their own', () => {
    const restriction = { businessIds: [4], unitIds: [] }
    expect(
      reachOf(actor('BUSINES_MANAGER', { restriction }), austral, 'users.read').businessIds,
    ).toEqual([])
  })

  test('pay of the confidential payroll is for admins and for those in it', () => {
    const sees = (role: Role, privateRole: boolean) =>
      reachOf(actor(role, { privateRole }), austral, 'payslips.read').includesPrivate
    expect(sees('ADMIN', false)).toBe(true)
    expect(sees('SUPER_MANAGER', false)).toBe(false)
    expect(sees('SUPER_MANAGER', true)).toBe(true)
    expect(reachOf(actor('MANAGER'), austral, 'users.read').includesPrivate).toBe(true)
  })

  test('a record of nobody joins nobody', () => {
    expect(relationsTo(actorOf({ role: 'EMPLOYEE' }), { userId: null })).toEqual([])
    expect(relationsTo(actor('EMPLOYEE'), {})).toEqual([])
  })
})
