import { describe, expect, test } from 'vitest'
import { can, decide } from './decide.ts'
import { type Exception, exceptions, inForce } from './exceptions.ts'
import { roleNames } from './roles.ts'
import { actor, austral, legacy } from './samples.ts'
import { isPermission, permissions } from './services.ts'

describe('each promise, with it and without it', () => {
  test('18: only managers put the avatar', () => {
    expect(can(actor('EMPLOYEE'), austral, 'avatars.update', 'self')).toBe(true)
    expect(can(actor('EMPLOYEE'), legacy(18), 'avatars.update', 'self')).toBe(false)
    expect(can(actor('SUPERVISOR'), legacy(18), 'avatars.update', 'self')).toBe(false)
    expect(can(actor('MANAGER'), legacy(18), 'avatars.update', [])).toBe(true)
  })

  test('20: supervisors see and answer the vacations of their people', () => {
    const boss = actor('SUPERVISOR')
    for (const permission of ['vacations.read', 'vacations.update'] as const) {
      expect(can(boss, austral, permission, 'supervised')).toBe(false)
      expect(can(boss, legacy(20), permission, 'supervised')).toBe(true)
      expect(can(boss, legacy(20), permission, [])).toBe(false)
    }
  })

  test('20: supervisors see the absences of their people', () => {
    expect(can(actor('SUPERVISOR'), austral, 'absences.read', 'supervised')).toBe(false)
    expect(can(actor('SUPERVISOR'), legacy(20), 'absences.read', 'supervised')).toBe(true)
  })

  test('20: the directory shows oneself and one’s people', () => {
    expect(can(actor('EMPLOYEE'), austral, 'directory.read')).toBe(false)
    expect(can(actor('EMPLOYEE'), legacy(20), 'directory.read', 'self')).toBe(true)
    expect(can(actor('SUPERVISOR'), legacy(20), 'directory.read', 'supervised')).toBe(true)
    expect(can(actor('SUPERVISOR'), legacy(20), 'directory.read', [])).toBe(false)
  })

  test('20: one person has a closed list, whatever their role', () => {
    const person = actor('SUPER_MANAGER', { legacyId: 2001 })
    expect(can(person, austral, 'users.update')).toBe(true)
    expect(decide(person, legacy(20), 'users.update').because).toBe(
      'Esta persona tiene una lista cerrada de permisos',
    )
    expect(can(person, legacy(20), 'users.read', [])).toBe(true)
    expect(can(person, legacy(20), 'passwords.update', [])).toBe(false)
    expect(can(person, legacy(20), 'passwords.update', 'self')).toBe(true)
    const held = permissions.filter((one) => can(person, legacy(20), one))
    expect(held).toHaveLength(23)
  })

  test('28: workers do not use variant A of absences', () => {
    expect(can(actor('EMPLOYEE'), austral, 'absencesA.create', 'self')).toBe(true)
    expect(can(actor('EMPLOYEE'), legacy(28), 'absencesA.create', 'self')).toBe(false)
    expect(can(actor('EMPLOYEE'), legacy(28), 'absences.create', 'self')).toBe(true)
    expect(can(actor('SUPERVISOR'), legacy(28), 'absencesA.create', 'self')).toBe(true)
  })

  test.each([28, 29, 33, 34, 35, 38])('%i: nobody sees the organization', (number) => {
    for (const role of roleNames.filter((name) => name !== 'SUPERADMIN' && name !== 'GUEST')) {
      expect(can(actor(role), legacy(number), 'orgChart.read')).toBe(false)
      expect(can(actor(role), legacy(number), 'organization.read')).toBe(false)
    }
    expect(can(actor('EMPLOYEE'), austral, 'orgChart.read')).toBe(true)
    expect(can(actor('MANAGER'), austral, 'organization.read')).toBe(true)
  })

  test.each([1, 10, 13, 4408])('%i: sees what is new before the others', (number) => {
    expect(can(actor('EMPLOYEE'), austral, 'earlyAccess.read')).toBe(false)
    expect(can(actor('EMPLOYEE'), legacy(number), 'earlyAccess.read')).toBe(true)
  })
})

describe('the rows', () => {
  test('say why and have not lapsed', () => {
    const today = new Date().toISOString().slice(0, 10)
    const wrong = exceptions.filter(
      ({ why, until }) => why.length < 10 || (until !== null && until < today),
    )
    expect(wrong).toEqual([])
  })

  test('name permissions that exist', () => {
    const named = exceptions.flatMap((row) => [
      ...('deny' in row ? row.deny : []),
      ...('allow' in row ? row.allow : []),
      ...('only' in row ? [...row.only, ...row.own] : []),
    ])
    expect(named.filter((one) => !isPermission(one))).toEqual([])
  })

  test('hold from their first day to their last, and for their company', () => {
    const row: Exception = {
      company: 5,
      roles: 'all',
      deny: ['orgChart.read'],
      why: 'Durante la mudanza',
      since: '2026-03-01',
      until: '2026-03-31',
    }
    const on = (today: string, number: number | null = 5) =>
      inForce({ ...austral, legacyId: number, today }, [row]).length
    expect(on('2026-02-28')).toBe(0)
    expect(on('2026-03-01')).toBe(1)
    expect(on('2026-03-31')).toBe(1)
    expect(on('2026-04-01')).toBe(0)
    expect(on('2026-03-15', 6)).toBe(0)
    expect(on('2026-03-15', null)).toBe(0)
  })
})
