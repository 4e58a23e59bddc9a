import { describe, expect, test } from 'vitest'
import { can, decide } from './decide.ts'
import { exceptionCodes, exceptions, inForce, isExceptionCode } from './exceptions.ts'
import { roleNames } from './roles.ts'
import { actor, austral, withException } from './samples.ts'
import { isPermission, permissions } from './services.ts'

describe('each exception, given and not', () => {
  test('only managers put the avatar', () => {
    const given = withException('AVATARS_BY_MANAGERS')
    expect(can(actor('EMPLOYEE'), austral, 'avatars.update', 'self')).toBe(true)
    expect(can(actor('EMPLOYEE'), given, 'avatars.update', 'self')).toBe(false)
    expect(can(actor('SUPERVISOR'), given, 'avatars.update', 'self')).toBe(false)
    expect(can(actor('EXTERNAL'), given, 'avatars.update', 'self')).toBe(false)
    expect(can(actor('MANAGER'), given, 'avatars.update', [])).toBe(true)
  })

  test('supervisors see and answer the vacations of their people', () => {
    const given = withException('SUPERVISORS_ANSWER_VACATIONS')
    const boss = actor('SUPERVISOR')
    for (const permission of ['vacations.read', 'vacations.update'] as const) {
      expect(can(boss, austral, permission, 'supervised')).toBe(false)
      expect(can(boss, given, permission, 'supervised')).toBe(true)
      expect(can(boss, given, permission, [])).toBe(false)
    }
  })

  test('supervisors see the absences of their people', () => {
    const given = withException('SUPERVISORS_SEE_ABSENCES')
    expect(can(actor('SUPERVISOR'), austral, 'absences.read', 'supervised')).toBe(false)
    expect(can(actor('SUPERVISOR'), given, 'absences.read', 'supervised')).toBe(true)
  })

  test('a supervisor is whoever has people, whatever their role', () => {
    const given = withException('SUPERVISORS_SEE_ABSENCES', 'SUPERVISORS_ANSWER_VACATIONS')
    const worker = actor('EMPLOYEE')
    const chief = actor('EMPLOYEE', { supervisedIds: [51] })
    for (const permission of ['absences.read', 'vacations.update'] as const) {
      expect(can(worker, given, permission, 'supervised')).toBe(false)
      expect(can(chief, given, permission, 'supervised')).toBe(true)
    }
  })

  test('the directory shows oneself and one’s people', () => {
    const given = withException('DIRECTORY_OF_ONE_AND_TEAM')
    expect(can(actor('EMPLOYEE'), austral, 'directory.read')).toBe(false)
    expect(can(actor('EMPLOYEE'), given, 'directory.read', 'self')).toBe(true)
    expect(can(actor('SUPERVISOR'), given, 'directory.read', 'supervised')).toBe(true)
    expect(can(actor('SUPERVISOR'), given, 'directory.read', [])).toBe(false)
  })

  test('one person has a closed list, whatever their role, and nobody else', () => {
    const given = withException('CLOSED_LIST')
    const person = actor('SUPER_MANAGER')
    expect(can(person, austral, 'users.update')).toBe(true)
    expect(decide(person, given, 'users.update').because).toBe(
      'Esta persona tiene una lista cerrada de permisos',
    )
    expect(can(person, given, 'users.read', [])).toBe(true)
    expect(can(person, given, 'passwords.update', [])).toBe(false)
    expect(can(person, given, 'passwords.update', 'self')).toBe(true)
    expect(permissions.filter((one) => can(person, given, one))).toHaveLength(23)
    expect(can(actor('SUPER_MANAGER', { userId: 60 }), given, 'users.update')).toBe(true)
  })

  test('workers do not ask for administrative days', () => {
    const given = withException('NO_ADMINISTRATIVE_DAYS')
    expect(can(actor('EMPLOYEE'), austral, 'absencesA.create', 'self')).toBe(true)
    expect(can(actor('EMPLOYEE'), given, 'absencesA.create', 'self')).toBe(false)
    expect(can(actor('EMPLOYEE'), given, 'absences.create', 'self')).toBe(true)
    expect(can(actor('SUPERVISOR'), given, 'absencesA.create', 'self')).toBe(true)
  })

  test('nobody sees the organization', () => {
    const given = withException('ORGANIZATION_NOT_SHOWN')
    for (const role of roleNames.filter((name) => name !== 'SUPERADMIN' && name !== 'GUEST')) {
      expect(can(actor(role), given, 'orgChart.read')).toBe(false)
      expect(can(actor(role), given, 'organization.read')).toBe(false)
    }
    expect(can(actor('EMPLOYEE'), austral, 'orgChart.read')).toBe(true)
    expect(can(actor('MANAGER'), austral, 'organization.read')).toBe(true)
  })

  test('everybody of the company sees what is new before the others', () => {
    expect(can(actor('EMPLOYEE'), austral, 'earlyAccess.read')).toBe(false)
    expect(can(actor('EMPLOYEE'), withException('EARLY_ACCESS'), 'earlyAccess.read')).toBe(true)
  })
})

describe('the table', () => {
  const rows = Object.values(exceptions)

  test('names permissions that exist, and gives a reason to its readers', () => {
    const named = rows.flatMap((row): readonly string[] => [
      ...('deny' in row ? row.deny : []),
      ...('allow' in row ? row.allow : []),
      ...('only' in row ? [...row.only, ...row.own] : []),
    ])
    expect(named.filter((one) => !isPermission(one))).toEqual([])
    expect(rows.filter(({ why, label }) => why.length < 20 || label.length < 20)).toEqual([])
  })

  test('has every company that the specification names', () => {
    const companies = new Set(rows.flatMap(({ named }): readonly number[] => named))
    expect([...companies].toSorted((a, b) => a - b)).toEqual([
      1, 10, 13, 18, 20, 28, 29, 33, 34, 35, 38, 4408,
    ])
  })

  test('knows its codes', () => {
    expect(exceptionCodes.every(isExceptionCode)).toBe(true)
    expect(isExceptionCode('constructor')).toBe(false)
  })

  test('an exception gives nothing to a company without it, nor to another', () => {
    for (const role of roleNames) {
      const held = permissions.filter((one) => can(actor(role), austral, one))
      const other = { ...withException(...exceptionCodes), id: 8 }
      expect(
        permissions.filter((one) => can(actor(role), other, one) && !held.includes(one)),
      ).toEqual([])
    }
  })
})

test('an exception holds from its first day to its last', () => {
  const given = { code: 'ORGANIZATION_NOT_SHOWN', userId: null } as const
  const on = (today: string, until: string | null = '2026-03-31') =>
    inForce({ ...austral, today, exceptions: [{ ...given, since: '2026-03-01', until }] }).length
  expect(on('2026-02-28')).toBe(0)
  expect(on('2026-03-01')).toBe(1)
  expect(on('2026-03-31')).toBe(1)
  expect(on('2026-04-01')).toBe(0)
  expect(on('2030-01-01', null)).toBe(1)
})
