import { isOpen, moduleOpen, modules, type Module, standardModules } from '#access/modules.ts'
import { policyOf } from '#access/api.ts'
import { actorFlags } from '#access/roles.ts'
import { isPermission, partsOf, services as areasOfPermissions } from '#access/services.ts'
import type { Company } from '#access/actor.ts'
import { companies } from '#modules/company/identities/server/index.ts'
import { loadCompany } from '#modules/company/authority/server/index.ts'
import type { Row } from '#platform/model/entity.ts'
import {
  companyAsked,
  inNamedCompany,
  type PlatformContext,
  todayAt,
} from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { changedMeanwhile, invalid, notFound } from '#platform/server/errors.ts'
import { registered } from '#platform/server/graphql/operations.ts'
import {
  isNeverOfWorkers,
  moduleOf,
  roleOfSwitch,
  type Service,
  serviceModules,
  type ServiceState,
  type switchNames,
} from '../model/service.ts'
import type { ValueOf } from '#platform/model/catalog.ts'

constraintMessages({
  company_module_pkey: { message: 'La empresa ya tiene ese servicio', field: 'module' },
})

/** Every area that a company may have: who may use it by default, and whether it has screens. */
export function services() {
  const built = builtModules()
  return serviceModules.map((module) => {
    const opens = (role: keyof typeof roleOfSwitch) =>
      moduleOpen(modules[module], actorFlags(roleOfSwitch[role]), '')
    return {
      module,
      label: modules[module].label,
      built: built.has(module),
      neverEmployees: isNeverOfWorkers(module),
      employees: opens('employee'),
      managers: opens('manager'),
      superManagers: opens('superManager'),
      admins: opens('admin'),
    }
  })
}

export type ServiceKind = ReturnType<typeof services>[number]

/** An area is built when the API answers something of it: then there is a screen that asks. */
function builtModules(): ReadonlySet<string> {
  const asked = [...registered.values()].flatMap(({ name }) => [policyOf(name) ?? []].flat())
  return new Set(
    asked.filter(isPermission).map((one) => areasOfPermissions[partsOf(one).word].module),
  )
}

type Asked = { companyId: number | null }

/** The areas of a company: which ones the platform gave it, and who may use each. */
export function servicesCompany(context: PlatformContext, { companyId }: Asked) {
  const id = companyAsked(context, companyId)
  return inNamedCompany(context, id, (tx) => servicesOf(context, tx, id))
}

export type CompanyService = Awaited<ReturnType<typeof servicesOf>>[number]

async function servicesOf(context: PlatformContext, tx: Tx, companyId: number) {
  const company = await companyNamed(context, tx, companyId)
  const rows = await tx.selectFrom('companyModule').selectAll().execute()
  const built = builtModules()
  const opens = (module: Module, name: keyof typeof roleOfSwitch) =>
    isOpen(module, actorFlags(roleOfSwitch[name]), company)
  return serviceModules.map((module) => {
    const row = rows.find((one) => one.module === module)
    return {
      module,
      label: modules[module].label,
      built: built.has(module),
      neverEmployees: isNeverOfWorkers(module),
      given: row !== undefined,
      state: row?.state ?? 'ACTIVE',
      version: row?.version ?? 0,
      employee: row?.employee ?? null,
      manager: row?.manager ?? null,
      superManager: row?.superManager ?? null,
      admin: row?.admin ?? null,
      employees: opens(module, 'employee'),
      managers: opens(module, 'manager'),
      superManagers: opens(module, 'superManager'),
      admins: opens(module, 'admin'),
    }
  })
}

/** The company as the policy sees it, whoever looks at it. */
async function companyNamed(
  { services: ours, now, principal }: PlatformContext,
  tx: Tx,
  companyId: number,
): Promise<Company> {
  if (principal.company?.id === companyId) return principal.company
  const row = await ours.db.withPlatform((platform) =>
    companies(platform)
      .select(['id', 'slug', 'config'])
      .where('id', '=', companyId)
      .executeTakeFirst(),
  )
  if (!row) throw notFound()
  return loadCompany(tx, row, todayAt(now))
}

/** Gives a new company its first services, in place of what an interrupted opening left. */
export async function startServices(tx: Tx): Promise<void> {
  await tx.deleteFrom('companyModule').execute()
  const standard = Object.entries(standardModules).map(([module, own]) => ({ module, ...own }))
  await tx.insertInto('companyModule').values(standard).execute()
}

type Switches = Pick<Row<typeof Service>, (typeof switchNames)[number]>
type New = Switches & { companyId: number; module: string }

/** Gives a company a service. */
export async function createServiceCompany(context: PlatformContext, input: New) {
  const { companyId, module: name, ...switches } = input
  const module = checked(name, switches)
  return inNamedCompany(context, companyAsked(context, companyId), async (tx) => {
    await companyNamed(context, tx, companyId)
    await tx
      .insertInto('companyModule')
      .values({ module, ...switches })
      .execute()
    return serviceOf(context, tx, companyId, module)
  })
}

type Change = New & { state: ValueOf<typeof ServiceState>; version: number }

/**
 * Suspends a service of a company or restores it, and sets who may use it. It takes effect on the
 * next request of each person concerned.
 */
export async function updateStateServiceCompany(context: PlatformContext, input: Change) {
  const { companyId, module: name, state, version, ...switches } = input
  const module = checked(name, switches)
  return inNamedCompany(context, companyAsked(context, companyId), async (tx) => {
    await companyNamed(context, tx, companyId)
    const { numUpdatedRows } = await tx
      .updateTable('companyModule')
      .set({ ...switches, state, version: version + 1 })
      .where('module', '=', module)
      .where('version', '=', version)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) await refuseUnchanged(tx, module)
    return serviceOf(context, tx, companyId, module)
  })
}

async function refuseUnchanged(tx: Tx, module: Module): Promise<never> {
  const row = await tx
    .selectFrom('companyModule')
    .select('module')
    .where('module', '=', module)
    .executeTakeFirst()
  if (!row) throw notFound()
  throw changedMeanwhile({ table: 'companyModule', key: { module } }, 'cambió este servicio')
}

/** The company's own view was read before the change: here it is read again. */
async function serviceOf(context: PlatformContext, tx: Tx, companyId: number, module: Module) {
  const { principal } = context
  const fresh = { ...context, principal: { ...principal, company: null } }
  const found = (await servicesOf(fresh, tx, companyId)).find((one) => one.module === module)
  if (!found) throw notFound()
  return found
}

function checked(name: string, { employee }: Switches): Module {
  const module = moduleOf(name)
  if (!module) throw invalid('module', 'No es un servicio de las empresas')
  if (employee === true && isNeverOfWorkers(module)) {
    throw invalid('employee', 'Este servicio nunca se abre a los trabajadores')
  }
  return module
}
