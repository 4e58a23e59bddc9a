import { shortNameOf } from '#chile/names.ts'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Company } from '#access/actor.ts'
import { companyImageAddress } from '#platform/model/company-images.ts'
import { inTenantOf, type PlatformContext } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { companyStatement } from '#platform/server/sql/statement.ts'
import { heldOn } from '#platform/server/sql/held-on.ts'
import { accessIn } from '#modules/company/authority/model/company-access.ts'
import { idleUntil, sessionTokens } from '#modules/company/credentials/server/index.ts'
import { rightsOf } from './rights.ts'
import type { Storage } from '#platform/server/storage/storage.ts'

type Asking = Pick<PlatformContext, 'services' | 'principal' | 'transaction'>

/** The signed-in person, their company and their rights: the data of the shell, in one answer. */
export async function meOf(context: Asking) {
  const { principal } = context
  const { actor, company, tenant, username, shell } = principal
  const person = await readOf(context)
  const { allowed, grants } = rightsOf(actor, company)
  return {
    id: actor.userId,
    loginId: principal.loginId,
    username,
    fullname: person?.fullname ?? username,
    initials: initialsOf(person?.fullname ?? username),
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
    forcePasswordChange: principal.mustChangePassword,
    mustAddFactor: principal.mustAddFactor,
    sessionUntil: shell.expiresAt,
    idleUntil: idleUntil(shell.lastSeenAt),
    theme: themeOf(shell.uiConfig),
    draftKey: sessionTokens().draftKey(principal.loginId, tenant?.companyId ?? null),
    actingUntil: tenant?.acting ? shell.actingUntil : null,
    loginAsCompany: tenant?.acting ? tenant.companyId : null,
    permissions: [...allowed],
    grants,
    contracts: person?.contracts ?? [],
    company: company && shell.company ? ownCompany(company, shell.company) : null,
  }
}
export type Me = Awaited<ReturnType<typeof meOf>>

const ownCompany = (
  { id, slug }: Company,
  { name, config, logoFileId }: NonNullable<PlatformContext['principal']['shell']['company']>,
) => ({
  id,
  name,
  slug,
  logo: companyImageAddress(slug, 'logo', logoFileId),
  config: { access: accessIn(config) },
})

/** The person of a login that belongs to one of a company. */
async function readOf(context: Asking) {
  const { tenant } = context.principal
  if (!tenant || tenant.userId === null) return undefined
  const { userId } = tenant
  return inTenantOf(context, tenant, (tx) => personOf(tx, context, userId))
}

async function personOf(tx: Tx, { services: ours, principal }: Asking, userId: number) {
  const today = principal.company?.today ?? ''
  const { person, contracts } = await personRow.row(tx, { userId, today })
  return {
    fullname: person
      ? shortNameOf({ firstname: person.first, paternalLastname: person.paternal })
      : undefined,
    avatarFileId: person?.avatar ?? null,
    avatarUrl: person ? await pictureOf(ours.storage, person) : null,
    jobTitle: contracts.find(({ job }) => job !== null)?.job ?? null,
    contracts: contracts.map(({ id, status, code, since, until, business, job }) => ({
      id,
      status,
      userCode: code,
      initialDate: since,
      finalDate: until,
      businessId: business,
      jobTitle: job,
    })),
  }
}

/**
 * The name, the picture and the contracts of a person on a day, in one statement. What is inside
 * a JSON value keeps the names of the database: one word each.
 */
const personRow = companyStatement({ userId: 'id', today: 'day' }, (tx, { userId, today }) =>
  tx.selectNoFrom((eb) => [
    jsonObjectFrom(
      eb
        .selectFrom('users')
        .innerJoin('userVersion as version', 'version.userId', 'users.id')
        .leftJoin('file', (join) =>
          join.onRef('file.id', '=', 'users.avatarFileId').on('file.removedAt', 'is', null),
        )
        .select(['users.avatarFileId as avatar', 'version.firstname as first'])
        .select(['version.paternalLastname as paternal'])
        .select(['file.storageKey as key', 'file.mediaType as media'])
        .where('users.id', '=', userId)
        .where('version.supersededAt', 'is', null)
        .orderBy(sql`version.valid @> ${today}::date`, 'desc')
        .orderBy(sql`lower(version.valid)`, 'desc')
        .limit(sql.lit(1)),
    ).as('person'),
    jsonArrayFrom(
      eb
        .selectFrom('userContract as contract')
        .leftJoin('userContractVersion as version', (join) =>
          heldOn(join.onRef('version.userContractId', '=', 'contract.id'), 'version', today),
        )
        .select([
          'contract.id',
          'contract.status',
          'contract.userCode as code',
          'contract.initialDate as since',
          'contract.finalDate as until',
          'contract.businessId as business',
          'version.jobTitle as job',
        ])
        .where('contract.userId', '=', userId)
        .where('contract.status', '<>', 'DELETED')
        .orderBy('contract.initialDate', 'desc'),
    ).as('contracts'),
  ]),
)

type Picture = { key: string | null; media: string | null }

/** A link that shows one's own picture for a few minutes, or null when there is none. */
const pictureOf = async (storage: Storage, { key, media }: Picture) =>
  key === null ? null : storage.signedUrl(key, { name: 'avatar', mediaType: media ?? 'image/jpeg' })

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
