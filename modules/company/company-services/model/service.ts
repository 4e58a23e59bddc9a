import { type Module, moduleNames, modules, type ModuleRow } from '#access/modules.ts'
import { catalog } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, flag, integer, optional, text } from '#platform/model/field.ts'

export const ServiceState = catalog('ServiceState', { ACTIVE: 'Activo', SUSPENDED: 'Suspendido' })

/**
 * A service that the platform gives a company: an area of the product, its state, and the people of
 * the company who may use it. A switch without a value keeps the default.
 */
export const Service = entity({
  name: 'CompanyService',
  table: 'company_module',
  label: 'Servicio',
  fields: {
    module: text('Servicio', { max: 40 }),
    state: choice(ServiceState, 'Estado'),
    employee: optional(flag('Trabajadores')),
    manager: optional(flag('Gerentes')),
    superManager: optional(flag('Supergerentes')),
    admin: optional(flag('Administradores')),
    version: integer('Versión'),
  },
})

/** The groups of people a switch can name, in the order of the module rule. */
export const switchNames = ['employee', 'manager', 'superManager', 'admin'] as const
export type SwitchName = (typeof switchNames)[number]

/** The role in whose name a switch is answered. */
export const roleOfSwitch = {
  employee: 'EMPLOYEE',
  manager: 'MANAGER',
  superManager: 'SUPER_MANAGER',
  admin: 'ADMIN',
} as const satisfies Record<SwitchName, string>

/** The areas that a company may have; those of the platform are of none. */
export const serviceModules: readonly Module[] = moduleNames.filter((name) => !rowOf(name).platform)

export const moduleOf = (text: string): Module | undefined =>
  serviceModules.find((name) => name === text)

/** Whether an area is never of workers, whatever its switch says. */
export const isNeverOfWorkers = (module: Module): boolean => rowOf(module).neverEmployees === true

function rowOf(module: Module): ModuleRow {
  return modules[module]
}
