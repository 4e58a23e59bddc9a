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
  const actors = await loadActors(tx, companyId, [userId], today)
  return actors.get(userId) ?? actorOf({ role: 'GUEST' })
}

/** Several people at once, with as many statements as for one; who has left is a guest. */
export async function loadActors(
  tx: Tx,
  companyId: number,
  userIds: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, Actor>> {
  const users = await tx
    .selectFrom('users')
    .select(['id', 'role', 'external', 'isPrivateRole', 'isDisabled', 'status'])
    .select(['profileId', 'restrictionId'])
    .where('id', 'in', [...userIds])
    .execute()
  const ids = users.map(({ id }) => id)
  const [supervised, businesses, granted, restricted] = await Promise.all([
    supervisedBy(tx, ids, today),
    businessesOf(tx, ids),
    grantsOf(tx, known(users.map(({ profileId }) => profileId))),
    restrictionsOf(tx, known(users.map(({ restrictionId }) => restrictionId))),
  ])
  return new Map(
    users.map((user): [number, Actor] => {
      if (user.isDisabled || user.status === 'INACTIVE' || !isRole(user.role)) {
        return [user.id, actorOf({ role: 'GUEST' })]
      }
      const actor = actorOf({
        role: user.role,
        userId: user.id,
        companyId,
        supervisedIds: supervised.filter((row) => row.of === user.id).map((row) => row.userId),
        businessIds: businesses.filter((row) => row.of === user.id).map((row) => row.businessId),
        granted: granted.filter((row) => row.of === user.profileId),
        restriction: restrictionIn(user.restrictionId, restricted),
        privateRole: user.isPrivateRole,
        external: user.external,
      })
      return [user.id, actor]
    }),
  )
}

const known = (ids: readonly (number | null)[]): number[] => [
  ...new Set(ids.flatMap((id) => id ?? [])),
]

/** Everybody whose contract in force names one of these people as supervisor. */
async function supervisedBy(tx: Tx, userIds: readonly number[], today: string) {
  if (userIds.length === 0) return []
  return tx
    .selectFrom('userContractVersion as version')
    .innerJoin('userContract as contract', 'contract.id', 'version.userContractId')
    .select(['version.supervisorId as of', 'contract.userId'])
    .distinct()
    .where('version.supervisorId', 'in', [...userIds])
    .where('version.supersededAt', 'is', null)
    .where(sql<boolean>`version.valid @> ${today}::date`)
    .where('contract.status', '<>', 'DELETED')
    .execute()
}

async function businessesOf(tx: Tx, userIds: readonly number[]) {
  if (userIds.length === 0) return []
  return tx
    .selectFrom('userBusiness')
    .select(['userId as of', 'businessId'])
    .where('userId', 'in', [...userIds])
    .execute()
}

async function grantsOf(tx: Tx, profileIds: readonly number[]) {
  if (profileIds.length === 0) return []
  return tx
    .selectFrom('profilePermission')
    .select(['profileId as of', 'code'])
    .select(['canCreate as create', 'canRead as read'])
    .select(['canUpdate as update', 'canDelete as delete'])
    .where('profileId', 'in', [...profileIds])
    .execute()
}

type Restricted = { of: number; businessId: number }

async function restrictionsOf(tx: Tx, restrictionIds: readonly number[]): Promise<Restricted[]> {
  if (restrictionIds.length === 0) return []
  return tx
    .selectFrom('restrictionBusiness')
    .select(['restrictionId as of', 'businessId'])
    .where('restrictionId', 'in', [...restrictionIds])
    .execute()
}

/** A restriction that names no razón social opens none: it never widens by being empty. */
function restrictionIn(id: number | null, rows: readonly Restricted[]): Restriction | null {
  if (id === null) return null
  const own = rows.filter((row) => row.of === id)
  return { businessIds: own.map((row) => row.businessId), unitIds: [] }
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
