import type { Permission } from '#access/services.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** What a key of integration may be given. */
export const TokenScope = catalog('TokenScope', {
  PEOPLE_READ: 'Leer personas',
  CONTRACTS_READ: 'Leer contratos, sin sueldos',
  SALARIES_READ: 'Leer sueldos de contratos',
  ABSENCES_READ: 'Leer ausencias, sin datos de salud',
  HEALTH_READ: 'Leer datos de salud de las ausencias',
  ABSENCES_WRITE: 'Registrar ausencias',
  VACATIONS_READ: 'Leer vacaciones',
  ITEMS_READ: 'Leer haberes y descuentos del mes, con montos',
  ITEMS_WRITE: 'Ingresar haberes y descuentos del mes',
  PAYSLIPS_READ: 'Leer procesos y liquidaciones, con montos',
  COST_CENTERS_READ: 'Leer centros de costo',
  CONFIDENTIAL_READ: 'Incluir la nómina confidencial',
})
export type TokenScope = ValueOf<typeof TokenScope>

/** What a key has that says nothing of it: by far the least that is of any use. */
export const usualScopes = ['PEOPLE_READ'] as const satisfies readonly TokenScope[]

/**
 * The permissions that a scope opens at most; whoever made the key must have them too. Signing,
 * answering, giving rights and accounts are in none.
 */
const permissionsOfScope = {
  PEOPLE_READ: ['users.read', 'users.massRead'],
  CONTRACTS_READ: ['users.read', 'contracts.read'],
  SALARIES_READ: ['users.read', 'contracts.read'],
  ABSENCES_READ: ['users.read', 'absences.read'],
  HEALTH_READ: ['users.read', 'absences.read'],
  ABSENCES_WRITE: ['users.read', 'absences.read', 'absences.create'],
  VACATIONS_READ: ['users.read', 'vacations.read'],
  ITEMS_READ: ['users.read', 'userItems.read', 'payrollMonths.read'],
  ITEMS_WRITE: ['users.read', 'userItems.read', 'userItems.create', 'userItems.update'],
  PAYSLIPS_READ: ['users.read', 'payslips.read', 'payrollMonths.read'],
  COST_CENTERS_READ: ['costCenters.read', 'costCenterContracts.read'],
  CONFIDENTIAL_READ: [],
} as const satisfies Record<TokenScope, readonly Permission[]>

/** The permissions of some scopes; the names of the razones sociales are in all. */
export const permissionsOfScopes = (scopes: readonly TokenScope[]): readonly Permission[] => [
  ...new Set<Permission>([
    'businesses.read',
    ...scopes.flatMap((scope): readonly Permission[] => permissionsOfScope[scope]),
  ]),
]
