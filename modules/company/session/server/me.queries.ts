import { shortNameOf } from '#chile/names.ts'
import type { Company } from '#access/actor.ts'
import { seesPrivate } from '#access/bounds.ts'
import { signedInPerson } from '#modules/company/identities/server/index.ts'
import { companyImageAddress } from '#platform/model/company-images.ts'
import { inTenantOf, type PlatformContext } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/sql/db.ts'
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
    former: actor.former,
    isPrivateRole: actor.privateRole,
    seesConfidential: seesPrivate(actor),
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
  const { person, contracts } = await signedInPerson.row(tx, { userId, today })
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
