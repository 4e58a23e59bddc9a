import { describe, expect, test } from 'vitest'
import { isOpen, moduleNames, type ModuleRow, moduleOpen, modules } from './modules.ts'
import { actorFlags, roleNames, type Role } from './roles.ts'

const opens = (row: Omit<ModuleRow, 'label'>, own = {}, slug = 'austral'): Role[] =>
  roleNames.filter((role) => moduleOpen({ label: 'Prueba', ...row }, actorFlags(role), slug, own))

const superManagers: Role[] = ['SUPERADMIN', 'ADMIN', 'SUPER_MANAGER']
const managers: Role[] = [
  'SUPERADMIN',
  'ADMIN',
  'MANAGER',
  'BUSINES_MANAGER',
  'SUPER_MANAGER',
  'SUBMANAGER',
  'ROMANAGER',
]

describe('the module rule', () => {
  test('everyone, by the employee flag', () => expect(opens({ employee: true })).toEqual(roleNames))

  test('everyone of the companies in the employee list', () => {
    expect(opens({ employee: ['austral'] })).toEqual(roleNames)
    expect(opens({ employee: ['boreal'] })).toEqual(['SUPERADMIN', 'ADMIN'])
  })

  test('managers, by flag or by list', () => {
    expect(opens({ manager: true })).toEqual(managers)
    expect(opens({ manager: ['austral'] })).toEqual(managers)
    expect(opens({ manager: ['boreal'] })).toEqual(['SUPERADMIN', 'ADMIN'])
  })

  test('super managers, by flag or by list', () => {
    expect(opens({ superManager: true })).toEqual(superManagers)
    expect(opens({ superManager: ['austral'] })).toEqual(superManagers)
    expect(opens({ superManager: ['boreal'] })).toEqual(['SUPERADMIN', 'ADMIN'])
  })

  test('admins, unless the area says no', () => {
    expect(opens({})).toEqual(['SUPERADMIN', 'ADMIN'])
    expect(opens({ admin: false })).toEqual(['SUPERADMIN'])
  })

  test('a switch of the company decides over the list and the default', () => {
    expect(opens({ manager: [] }, { manager: true })).toEqual(managers)
    expect(opens({ employee: true }, { employee: false })).toEqual(['SUPERADMIN', 'ADMIN'])
    expect(opens({ manager: ['austral'] }, { manager: false, admin: false })).toEqual([
      'SUPERADMIN',
    ])
  })

  test('what is suspended is closed to everybody of the company', () => {
    const all = { employee: true, manager: true, superManager: true, admin: true }
    expect(opens({ employee: true }, { ...all, suspended: true })).toEqual(['SUPERADMIN'])
    expect(opens({ employee: true }, { suspended: false })).toEqual(roleNames)
  })

  test('no switch opens what is of the platform, nor to employees what is never theirs', () => {
    const all = { employee: true, manager: true, superManager: true, admin: true }
    expect(opens({ platform: true }, all)).toEqual(['SUPERADMIN'])
    expect(opens({ neverEmployees: true }, all)).toEqual(managers)
  })
})

describe('the areas', () => {
  const openIn = (role: Role) =>
    moduleNames.filter((name) => isOpen(name, actorFlags(role), { slug: 'nueva', modules: {} }))

  test('open to all employees from the start', () => {
    expect(openIn('EMPLOYEE')).toEqual(['ANNOUNCEMENTS', 'EMPLOYEES', 'DASHBOARD'])
  })

  test('managers have documents, courses, company, org chart and holidays besides', () => {
    const more = ['DOCUMENTS', 'COURSES', 'COMPANY', 'ORG_CHART', 'HOLIDAYS']
    expect(openIn('MANAGER')).toEqual([...openIn('EMPLOYEE'), ...more])
  })

  test('importers are for super managers', () => {
    expect(openIn('SUPER_MANAGER').filter((name) => !openIn('MANAGER').includes(name))).toEqual([
      'IMPORTATION',
    ])
  })

  test('companies and the superadmin area are for the superadmin alone', () => {
    expect(moduleNames.filter((name) => !openIn('ADMIN').includes(name))).toEqual([
      'COMPANIES',
      'SUPERADMIN',
    ])
    expect(openIn('SUPERADMIN')).toEqual(moduleNames)
  })

  test('every area has a label of its own', () => {
    expect(new Set(moduleNames.map((name) => modules[name].label)).size).toBe(moduleNames.length)
    expect(moduleNames).toHaveLength(28)
  })
})
