import { nothing, type Reach, reachOf } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import { byCode } from '#chile/catalogues.ts'
import { countryList } from '#chile/countries.ts'
import { people } from '#modules/company/identities/server/index.ts'
import { accessIn } from '#modules/company/authority/model/company-access.ts'
import type { Row } from '#platform/model/entity.ts'
import { companyAsked, inNamedCompany, type PlatformContext } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { businessWithin, personWithin } from '#platform/server/sql/reach.ts'
import { changedMeanwhile, forbidden, invalid, notFound } from '#platform/server/errors.ts'
import type { Company, CompanyStatus } from '../model/company.ts'
import { companyFields } from './company-fields.ts'
import { imageAddresses } from './images.ts'
import { audit } from './trail.ts'
import type { ValueOf } from '#platform/model/catalog.ts'

type Asked = { id: number | null }

/** One company: the caller's own or, for a platform administrator, the one they name. */
export function company(context: PlatformContext, { id }: Asked) {
  const companyId = companyAsked(context, id)
  return inNamedCompany(context, companyId, (tx) => companyOf(context, tx, companyId))
}

export type CompanyDetail = Awaited<ReturnType<typeof companyOf>>

/** A company with the razones sociales that the reader reaches. */
async function companyOf(context: PlatformContext, tx: Tx, companyId: number) {
  const reach = readingOf(context, companyId)
  const stored = await rowOf(tx, companyId, reach('users.massRead'))
  const businesses = await tx
    .selectFrom('business')
    .select(['id', 'name', 'rut', 'status'])
    .where(businessWithin(reach('businesses.read'), 'id'))
    .orderBy('principal', 'desc')
    .orderBy(sql`app.plain(name)`)
    .execute()
  const userFields = await companyFields.get()(tx, {
    keeps: reach('userFields.update').all,
    manages: reach('userFields.read').all,
  })
  const { config, logoFileId, backgroundFileId, ...row } = stored
  return {
    ...row,
    access: accessIn(config),
    config: { access: accessIn(config) },
    ...imageAddresses(row.slug, { logoFileId, backgroundFileId }),
    businesses,
    userFields: [...userFields],
  }
}

/** How far somebody reads in a company: whoever keeps the companies of the platform, all of it. */
function readingOf({ principal }: PlatformContext, companyId: number) {
  const { actor, company: own } = principal
  return (permission: Permission): Reach =>
    own?.id === companyId
      ? reachOf(actor, own, permission)
      : { ...nothing, all: true, includesPrivate: true }
}

type Stored = {
  id: number
  name: string
  slug: string
  description: string | null
  phone: string | null
  url: string | null
  email: string | null
  status: ValueOf<typeof CompanyStatus>
  countryId: string
  config: unknown
  logoFileId: number | null
  backgroundFileId: number | null
  version: number
  createdAt: Date
  logins: number
  usersCount: number
}

/**
 * The company's row of the platform, read on the connection of the company's transaction. People
 * and accounts are counted of those within a reach.
 */
async function rowOf(tx: Tx, companyId: number, reached: Reach): Promise<Stored> {
  const seen = people.all(tx).select('users.id').where(personWithin(reached, 'users.id'))
  const { rows } = await sql<Stored>`select c.id, c.name, c.slug, c.description, c.phone, c.url,
      c.email, c.status, c.country_id, c.config, c.logo_file_id, c.background_file_id, c.version,
      c.created_at,
      (select count(*) from login where company_id = ${companyId} and not is_disabled
        and (${reached.all} or user_id in (${seen}))) as logins,
      (select count(*) from (${seen}) seen) as users_count
    from company c where c.id = ${companyId}`.execute(tx)
  const [row] = rows
  if (!row) throw notFound()
  return row
}

type Editable = Pick<
  Row<typeof Company>,
  'name' | 'description' | 'phone' | 'url' | 'email' | 'countryId' | 'access'
>
type Change = Partial<Editable> & { id: number | null; version: number }

/** Only the platform may set a company's country and the people who may use the product. */
const ofPlatform = ['countryId', 'access'] as const

/** Changes a company's own data. Refused when somebody else changed it meanwhile. */
export function updateCompany(context: PlatformContext, { id, version, ...fields }: Change) {
  const companyId = companyAsked(context, id)
  const touched = ofPlatform.filter((name) => fields[name] !== undefined)
  if (touched.length > 0 && !context.principal.actor.superadmin) throw forbidden()
  const { countryId } = fields
  if (countryId !== undefined && !byCode(countryList, countryId)) {
    throw invalid('countryId', 'No es un país conocido')
  }
  return inNamedCompany(context, companyId, async (tx) => {
    await sql`select 1 from company where id = ${companyId} for no key update`.execute(tx)
    const before = await rowOf(tx, companyId, readingOf(context, companyId)('users.massRead'))
    if (before.version !== version) {
      throw changedMeanwhile({ table: 'company', key: { id: companyId } })
    }
    const was = editableOf(before)
    const is = { ...was, ...fields }
    await store(tx, companyId, is)
    await audit(tx, companyId, was, is)
    return companyOf(context, tx, companyId)
  })
}

async function store(tx: Tx, companyId: number, { access, ...is }: Editable): Promise<void> {
  await sql`update company set name = ${is.name}, description = ${is.description},
      phone = ${is.phone}, url = ${is.url}, email = ${is.email}, country_id = ${is.countryId},
      config = config || ${JSON.stringify({ access })}::jsonb, version = version + 1
    where id = ${companyId}`.execute(tx)
}

const editableOf = ({ config, ...row }: Stored): Editable => ({
  name: row.name,
  description: row.description,
  phone: row.phone,
  url: row.url,
  email: row.email,
  countryId: row.countryId,
  access: accessIn(config),
})
