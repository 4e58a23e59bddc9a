import { shortNameOf } from '#chile/names.ts'
import { effectiveServices, permissionsOf } from '#access/effective.ts'
import type { Permission } from '#access/services.ts'
import { companyImageAddress } from '#platform/model/company-images.ts'
import { inTenantOf, type PlatformContext } from '#platform/server/context.ts'
import { type PlatformTx, sql, type Tx } from '#platform/server/db.ts'
import { heldOn } from '#platform/server/held-on.ts'
import { accessIn } from '#modules/company/authority/server/index.ts'
import { idleUntil, sessionTokens } from '#modules/company/credentials/server/index.ts'
import type { Storage } from '#platform/server/storage/storage.ts'

type Asking = Pick<PlatformContext, 'services' | 'principal' | 'transaction'>

/** The signed-in person, their company and their rights: the data of the shell, in one answer. */
export async function meOf(context: Asking) {
  const { principal } = context
  const { actor, company, tenant } = principal
  const { platform, person } = await readOf(context)
  const allowed = permissionsOf(actor, company)
  return {
    id: actor.userId,
    loginId: principal.loginId,
    username: platform.username,
    fullname: person?.fullname ?? platform.username,
    initials: initialsOf(person?.fullname ?? platform.username),
    jobTitle: person?.jobTitle ?? null,
    avatarFileId: person?.avatarFileId ?? null,
    avatarUrl: person?.avatarUrl ?? null,
    role: actor.role,
    isAdmin: actor.isAdmin,
    isManager: actor.isManager,
    isSuperManager: actor.isSuperManager,
    isBusinessManager: actor.isBusinessManager,
    isEmployee: actor.isEmployee,
    isSuperadmin: actor.superadmin,
    external: actor.external,
    isPrivateRole: actor.privateRole,
    supervisedIds: [...actor.supervisedIds],
    forcePasswordChange: platform.forcePasswordChange,
    mustAddFactor: principal.mustAddFactor,
    sessionUntil: platform.expiresAt,
    idleUntil: idleUntil(platform.lastSeenAt),
    theme: themeOf(platform.uiConfig),
    draftKey: sessionTokens().draftKey(principal.loginId, tenant?.companyId ?? null),
    actingUntil: principal.tenant?.acting ? platform.actingUntil : null,
    loginAsCompany: principal.tenant?.acting ? principal.tenant.companyId : null,
    permissions: [...allowed],
    grants: grantsOf(allowed),
    contracts: person?.contracts ?? [],
    company:
      platform.companyId === null
        ? null
        : {
            id: platform.companyId,
            name: platform.companyName ?? '',
            slug: platform.companySlug ?? '',
            logo: companyImageAddress(platform.companySlug ?? '', 'logo', platform.logoFileId),
            config: { access: accessIn(platform.companyConfig) },
          },
  }
}
export type Me = Awaited<ReturnType<typeof meOf>>

/** The same permissions as the specification words them: a code with four flags. */
const grantsOf = (allowed: readonly Permission[]) =>
  effectiveServices(allowed).map(({ code, create, read, update, delete: remove }) => ({
    code,
    create,
    read,
    update,
    delete: remove,
  }))

/**
 * A login that belongs to a person of a company is read together with that person, in one
 * transaction.
 */
async function readOf(context: Asking) {
  const { services, principal } = context
  const { tenant } = principal
  if (!tenant) {
    const platform = await services.db.onPlatform((own) => loginOf(own, principal))
    return { platform, person: undefined }
  }
  const { userId } = tenant
  return inTenantOf(context, tenant, async (tx, _client, own) => ({
    platform: await loginOf(own, principal),
    person: userId === null ? undefined : await personOf(tx, context, userId),
  }))
}

/** The login, its session and its company. */
const loginOf = (tx: PlatformTx, principal: PlatformContext['principal']) =>
  tx
    .selectFrom('login')
    .innerJoin('loginSession', 'loginSession.loginId', 'login.id')
    .leftJoin('company', (join) => join.on('company.id', '=', principal.tenant?.companyId ?? null))
    .select([
      'login.username',
      'login.uiConfig',
      'login.forcePasswordChange',
      'loginSession.actingUntil',
      'loginSession.expiresAt',
      'loginSession.lastSeenAt',
      'company.id as companyId',
      'company.name as companyName',
      'company.slug as companySlug',
      'company.config as companyConfig',
      'company.logoFileId',
    ])
    .where('loginSession.id', '=', principal.sessionId)
    .executeTakeFirstOrThrow()

async function personOf(tx: Tx, { services: ours, principal }: Asking, userId: number) {
  const today = principal.company?.today ?? ''
  const user = await tx
    .selectFrom('users')
    .innerJoin('userVersion as version', 'version.userId', 'users.id')
    .leftJoin('file', (join) =>
      join.onRef('file.id', '=', 'users.avatarFileId').on('file.removedAt', 'is', null),
    )
    .select(['users.avatarFileId', 'version.firstname', 'version.paternalLastname'])
    .select(['file.storageKey', 'file.mediaType'])
    .where('users.id', '=', userId)
    .where('version.supersededAt', 'is', null)
    .orderBy(sql`version.valid @> ${today}::date`, 'desc')
    .orderBy(sql`lower(version.valid)`, 'desc')
    .executeTakeFirst()
  const contracts = await tx
    .selectFrom('userContract as contract')
    .leftJoin('userContractVersion as version', (join) =>
      heldOn(join.onRef('version.userContractId', '=', 'contract.id'), 'version', today),
    )
    .select([
      'contract.id',
      'contract.status',
      'contract.userCode',
      'contract.initialDate',
      'contract.finalDate',
      'contract.businessId',
      'version.jobTitle',
    ])
    .where('contract.userId', '=', userId)
    .where('contract.status', '<>', 'DELETED')
    .orderBy('contract.initialDate', 'desc')
    .execute()
  return {
    fullname: user ? shortNameOf(user) : undefined,
    avatarFileId: user?.avatarFileId ?? null,
    avatarUrl: user ? await pictureOf(ours.storage, user) : null,
    jobTitle: contracts.find((contract) => contract.jobTitle !== null)?.jobTitle ?? null,
    contracts,
  }
}

type Picture = { storageKey: string | null; mediaType: string | null }

/** A link that shows one's own picture for a few minutes, or null when there is none. */
const pictureOf = async (storage: Storage, { storageKey, mediaType }: Picture) =>
  storageKey === null
    ? null
    : storage.signedUrl(storageKey, { name: 'avatar', mediaType: mediaType ?? 'image/jpeg' })

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => (word[0] ?? '').toUpperCase())
    .join('')

function themeOf(config: unknown): string {
  if (typeof config === 'object' && config !== null && 'theme' in config)
    return String(config.theme)
  return 'system'
}
