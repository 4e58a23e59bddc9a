import { actorOf, type Actor, type Company, type Restriction } from '#access/actor.ts'
import { type CompanyModules, moduleNames } from '#access/modules.ts'
import { isRole } from '#access/roles.ts'
import { sql, type Tx } from '#platform/server/db.ts'

type CompanyRow = { id: number; slug: string; legacyId: number | null }

/**
 * The person of a login as the policy sees them: role, team, razones sociales, profile,
 * restriction.
 */
export async function loadActor(
  tx: Tx,
  companyId: number,
  userId: number,
  today: string,
): Promise<Actor> {
  const user = await tx
    .selectFrom('users')
    .select(['role', 'external', 'isPrivateRole', 'isDisabled', 'status'])
    .select(['profileId', 'restrictionId'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user || user.isDisabled || user.status === 'INACTIVE' || !isRole(user.role)) {
    return actorOf({ role: 'GUEST' })
  }
  const [supervisedIds, businessIds, granted, restriction] = await Promise.all([
    supervisedBy(tx, userId, today),
    businessesOf(tx, userId),
    grantsOf(tx, user.profileId),
    restrictionOf(tx, user.restrictionId),
  ])
  return actorOf({
    role: user.role,
    userId,
    companyId,
    supervisedIds,
    businessIds,
    granted,
    restriction,
    privateRole: user.isPrivateRole,
    external: user.external,
  })
}

/** Everybody whose contract in force names this person as supervisor. */
async function supervisedBy(tx: Tx, userId: number, today: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('userContractVersion as version')
    .innerJoin('userContract as contract', 'contract.id', 'version.userContractId')
    .select('contract.userId')
    .distinct()
    .where('version.supervisorId', '=', userId)
    .where('version.supersededAt', 'is', null)
    .where(sql<boolean>`version.valid @> ${today}::date`)
    .where('contract.status', '<>', 'DELETED')
    .execute()
  return rows.map((row) => row.userId)
}

async function businessesOf(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('userBusiness')
    .select('businessId')
    .where('userId', '=', userId)
    .execute()
  return rows.map((row) => row.businessId)
}

async function grantsOf(tx: Tx, profileId: number | null) {
  if (profileId === null) return []
  const rows = await tx
    .selectFrom('profilePermission')
    .select(['code', 'canCreate', 'canRead', 'canUpdate', 'canDelete'])
    .where('profileId', '=', profileId)
    .execute()
  return rows.map((row) => ({
    code: row.code,
    create: row.canCreate,
    read: row.canRead,
    update: row.canUpdate,
    delete: row.canDelete,
  }))
}

/** A restriction that names no razón social opens none: it never widens by being empty. */
async function restrictionOf(tx: Tx, restrictionId: number | null): Promise<Restriction | null> {
  if (restrictionId === null) return null
  const rows = await tx
    .selectFrom('restrictionBusiness')
    .select('businessId')
    .where('restrictionId', '=', restrictionId)
    .execute()
  return { businessIds: rows.map((row) => row.businessId), unitIds: [] }
}

/** The company as the policy sees it: its switches and the day on which it is asked. */
export async function loadCompany(tx: Tx, company: CompanyRow, today: string): Promise<Company> {
  const rows = await tx.selectFrom('companyModule').selectAll().execute()
  const options = await tx
    .selectFrom('businessOption')
    .select(({ fn }) => [
      fn.agg<boolean | null>('bool_or', ['vacationPublic']).as('vacationPublic'),
      fn
        .agg<boolean | null>('bool_or', ['vacationPublicSupervisor'])
        .as('vacationPublicSupervisor'),
      fn.agg<boolean | null>('bool_or', ['payrollPublicSupervisor']).as('payrollPublicSupervisor'),
    ])
    .executeTakeFirst()
  return {
    ...company,
    modules: modulesFrom(rows),
    options: {
      vacationPublic: options?.vacationPublic ?? false,
      vacationPublicSupervisor: options?.vacationPublicSupervisor ?? false,
      payrollPublicSupervisor: options?.payrollPublicSupervisor ?? false,
    },
    today,
  }
}

type SwitchRow = {
  module: string
  employee: boolean | null
  manager: boolean | null
  superManager: boolean | null
  admin: boolean | null
}

function modulesFrom(rows: readonly SwitchRow[]): CompanyModules {
  const entries = rows.flatMap((row) => {
    const module = moduleNames.find((name) => name === row.module)
    if (!module) return []
    const { employee, manager, superManager, admin } = row
    return [
      [
        module,
        {
          ...(employee === null ? {} : { employee }),
          ...(manager === null ? {} : { manager }),
          ...(superManager === null ? {} : { superManager }),
          ...(admin === null ? {} : { admin }),
        },
      ] as const,
    ]
  })
  return Object.fromEntries(entries)
}
