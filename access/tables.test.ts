import { describe, expect, test } from 'vitest'
import { apiOperations, mayCall, policyOf } from './api.ts'
import { effectiveServices, permissionsOf } from './effective.ts'
import { homeOf, isShown, menu, type MenuEntry, menuFor } from './menu.ts'
import { operationNames } from './operation-names.ts'
import { actorFlags, roleNames, type Role } from './roles.ts'
import { given, rules, rulesFor } from './rules.ts'
import { actor, austral } from './samples.ts'
import { isPermission, labelOf, permissions, services } from './services.ts'

const words = Object.values(services)
const names = Object.values(operationNames).flatMap((areas) => Object.values(areas).flat())

describe('services', () => {
  test('have a code and a label of their own', () => {
    expect(new Set(words.map(({ code }) => code)).size).toBe(words.length)
    expect(new Set(words.map(({ label }) => label)).size).toBe(words.length)
  })

  test('carry every code that the menu of the product names', () => {
    const codes = new Set<string>(words.map(({ code }) => code))
    const span = (family: string, from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, i) => `${family}_${`${from + i}`.padStart(4, '0')}`)
    const menuCodes = [
      ...span('GP', 1, 7),
      ...span('GED', 1, 2),
      ...span('GPS', 1, 2),
      ...span('GPA', 1, 4),
      ...span('GR', 1, 3),
      ...span('GR', 13, 20),
      'GS_0013',
      'GC_0009',
      'GIMPR_0014',
      'GIMPP_0004',
      'GIMPS_0002',
    ]
    expect(menuCodes.filter((code) => !codes.has(code))).toEqual([])
  })

  test('are said in words', () => expect(labelOf('contracts.update')).toBe('Contratos: modificar'))
})

describe('rules', () => {
  test('give permissions that exist', () => {
    expect(rules.flatMap(given).filter((one) => !isPermission(one))).toEqual([])
  })

  test('give every permission to somebody, but those of the platform and early access', () => {
    const unowned = permissions.filter((one) => rulesFor(one).length === 0)
    expect(unowned).toEqual([
      'earlyAccess.read',
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
  })

  test('give what is of the whole company to nobody over their own', () => {
    const odd = rules
      .filter(({ over }) => over === 'self' || over === 'supervised')
      .flatMap(({ may }) => Object.keys(may))
      .filter((word) => services[word as keyof typeof services].rows !== 'person')
    expect(odd).toEqual([])
  })
})

describe('operations', () => {
  test('every one of the product has a policy', () => {
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBe(283)
    expect(names.filter((name) => policyOf(name) === undefined)).toEqual([])
  })

  test('nobody signed in enters the public ones and no other', () => {
    const open = apiOperations.filter((name) => mayCall(null, null, name).allowed)
    expect(open.toSorted()).toEqual([
      'changePassword',
      'exportPersonByCode',
      'externalSigning',
      'inspectionDocuments',
      'liftPrivacyBlockByCode',
      'openExternalSigning',
      'openInspectionDocument',
      'passwordLink',
      'privacyByCode',
      'publicSurvey',
      'recoverPassword',
      'rejectExternally',
      'requestExternalCode',
      'requestPrivacyByCode',
      'respondPublicSurvey',
      'sendPrivacyCode',
      'signExternally',
      'signIn',
      'signInSecond',
      'signInWay',
      'verifyCertificate',
      'verifyCourseCertificate',
      'verifyDocument',
      'verifyPayslip',
      'withdrawPrivacyByCode',
    ])
  })

  test('a guest enters what asks only to be signed in', () => {
    const open = apiOperations.filter((name) => mayCall(actor('GUEST'), austral, name).allowed)
    const expected = apiOperations.filter((name) =>
      ['public', 'signedIn'].includes(String(policyOf(name))),
    )
    expect(open).toEqual(expected)
  })

  test('somebody may call every one', () => {
    const callers = [
      actor('SUPERADMIN'),
      actor('EMPLOYEE', { expense: { issuer: true, approver: true, admin: true } }),
    ]
    const dead = apiOperations.filter(
      (name) => !callers.some((one) => mayCall(one, austral, name).allowed),
    )
    expect(dead).toEqual([])
  })

  test('of several permissions one is enough', () => {
    expect(mayCall(actor('SUPER_MANAGER'), austral, 'createImportation').allowed).toBe(true)
    expect(mayCall(actor('MANAGER'), austral, 'createImportation').allowed).toBe(false)
  })

  test('a name without policy is refused', () => {
    expect(mayCall(actor('SUPERADMIN'), austral, 'nothing' as never).allowed).toBe(false)
    expect(mayCall(actor('SUPERADMIN'), austral, 'constructor' as never).allowed).toBe(false)
  })
})

describe('menu', () => {
  const sidebar = (role: Role) => {
    const held = new Set<string>(permissionsOf(actor(role), austral))
    return outline(menuFor(actorFlags(role), held))
  }

  test('has the entries of the product in its order, and its own after them', () => {
    expect(
      outline(menu)
        .map((line) => line.trim())
        .join(', '),
    ).toBe(
      [
        'Administración, Administración global, Empresas, Calendario legal',
        'Indicadores publicados, Auditorías',
        'Inicio, Bandeja, Empresa',
        'Gestión de personas, Colaboradores, Colaboradores, Organigrama, Anuncios',
        'Correcciones, Correcciones, Ingresos y salidas, Extranjeros, Documentos, Anexos',
        'Firma digital',
        'Gestión de tiempo, Ausentismo, Vacaciones, Feriados, Calendario',
        'Desarrollo Organizacional, Desempeño, Procesos de evaluación, Evaluaciones',
        'Planes de acción, Clima Laboral, Encuestas de Clima, Cursos',
        'Remuneraciones, Reportes Remuneraciones, Procesos, Finiquitos, Mantención, Indicadores',
        'Liquidaciones, Préstamos, Mi finiquito',
        'Trabajo del mes, Retroactivos, Cambios masivos, Tratos, Escenarios',
        'Pagos, Nóminas de pago, Nóminas hechas, Terceros, Proveedores',
        'Declaraciones y contabilidad, Declaraciones, Cumplimiento',
        'Centralización, Plan de cuentas, Códigos del Estado',
        'Casos de personas, Términos de contrato, Préstamos, Planes de isapre',
        'Subsidios de licencias, Reclamos, Certificados, Gastos',
        'Reportes, Importadores, Privacidad',
      ].join(', '),
    )
  })

  test('shows a worker what is theirs and no list of people', () => {
    expect(sidebar('EMPLOYEE')).toEqual([
      'Inicio',
      'Bandeja',
      'Gestión de personas',
      '  Organigrama',
      '  Anuncios',
      '  Correcciones',
      '  Documentos',
      '  Firma digital',
      'Gestión de tiempo',
      '  Ausentismo',
      '  Vacaciones',
      '  Feriados',
      '  Calendario',
      'Desarrollo Organizacional',
      '  Desempeño',
      '    Evaluaciones',
      '    Planes de acción',
      '  Cursos',
      'Remuneraciones',
      '  Liquidaciones',
      '  Préstamos',
      '  Certificados',
    ])
  })

  test('shows whoever left their own papers', () => {
    const left = { ...actor('EMPLOYEE'), former: true }
    const held = new Set<string>(permissionsOf(left, austral))
    expect(outline(menuFor(left, held))).toEqual([
      'Inicio',
      'Remuneraciones',
      '  Liquidaciones',
      '  Préstamos',
      '  Mi finiquito',
      '  Certificados',
    ])
  })

  test('shows no group of more than seven entries, and no group of one', () => {
    const sizes = (entries: readonly MenuEntry[]): number[] =>
      entries.flatMap((entry) =>
        'children' in entry ? [entry.children.length, ...sizes(entry.children)] : [],
      )
    for (const role of roleNames) {
      const shown = menuFor(actorFlags(role), new Set(permissionsOf(actor(role), austral)))
      const folding = shown.flatMap((entry) =>
        'children' in entry ? entry.children.filter((one) => 'children' in one && one.folds) : [],
      )
      expect(folding.flatMap((one) => sizes([one])).filter((size) => size === 1)).toEqual([])
      // The months of whoever pays have the five entries of the product and four groups of ours.
      expect(sizes(shown).filter((size) => size > 9)).toEqual([])
    }
  })

  test('shows auditing in the admin menu to admins only', () => {
    expect(sidebar('ADMIN').slice(0, 2)).toEqual(['Administración', '  Auditorías'])
    expect(sidebar('SUPER_MANAGER')).not.toContain('Administración')
    expect(sidebar('GUEST')).toEqual([])
    expect(sidebar('EXTERNAL')).toEqual(['Inicio'])
  })

  test('leads to the directory who has no list of people, and to the list who has both', () => {
    const paths = (...held: string[]) => {
      const shown = menuFor(actorFlags('EMPLOYEE'), new Set(held))
      return shown
        .flatMap((entry) => ('children' in entry ? entry.children : [entry]))
        .map((entry) => ('path' in entry ? entry.path : ''))
    }
    expect(paths('directory.read')).toEqual(['workers'])
    expect(paths('directory.read', 'users.massRead')).toEqual(['trabajadores'])
    expect(paths('family.create')).toEqual([])
  })

  test('shows the area of reports to people with its codes, not to readers of pay reports', () => {
    expect(sidebar('ADMIN')).toContain('Reportes')
    expect(sidebar('MANAGER')).not.toContain('Reportes')
    expect(sidebar('MANAGER')).toContain('  Reportes Remuneraciones')
  })

  test('leaves out what is not built, and groups that are left empty', () => {
    const held = new Set<string>(permissionsOf(actor('ADMIN'), austral))
    const built = menuFor(actorFlags('ADMIN'), held, (path) => path === 'procesos')
    expect(outline(built)).toEqual(['Remuneraciones', '  Procesos'])
  })

  test('sends a guest back to the login', () => {
    expect(roleNames.filter((role) => homeOf(role) === '/login')).toEqual(['GUEST'])
  })
})

test('tabs and columns are shown by flag, and hidden ones to nobody', () => {
  const see = (shown: Parameters<typeof isShown>[1]) =>
    roleNames.filter((role) => isShown(actorFlags(role), shown))
  expect(see({})).toEqual(roleNames)
  expect(see({ visibleTo: 'admin' })).toEqual(['SUPERADMIN', 'ADMIN'])
  expect(see({ visibleTo: 'superManager' })).toEqual(['SUPERADMIN', 'ADMIN', 'SUPER_MANAGER'])
  expect(see({ visibleTo: 'manager' })).toContain('ROMANAGER')
  expect(see({ visibleTo: 'manager' })).not.toContain('SUPERVISOR')
  expect(see({ hidden: true })).toEqual([])
})

test('the current user’s rights are listed by code with their four actions', () => {
  const rows = effectiveServices(permissionsOf(actor('EMPLOYEE'), austral))
  expect(rows.find(({ code }) => code === 'GP_0005')).toEqual({
    code: 'GP_0005',
    word: 'absences',
    create: true,
    read: true,
    update: false,
    delete: false,
    massRead: false,
  })
  expect(rows.map(({ code }) => code)).not.toContain('GR_0007')
})

function outline(entries: readonly MenuEntry[], depth = 0): string[] {
  return entries.flatMap((entry) => [
    `${'  '.repeat(depth)}${entry.label}`,
    ...('children' in entry ? outline(entry.children, depth + 1) : []),
  ])
}
