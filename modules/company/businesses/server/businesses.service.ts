import { stripAccents } from '#chile/text.ts'
import type { Row } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { changedMeanwhile, invalid, refuse } from '#platform/server/errors.ts'
import { type Business, MOST_REPRESENTATIVES, type Representative } from '../model/business.ts'
import { businessProblem } from '../model/rules.ts'
import { businessById, businessWhole } from './businesses.queries.ts'
import { aroundPlaceChange } from './place-changes.ts'

constraintMessages({
  business_rut_key: { message: 'Ya existe una razón social con ese RUT', field: 'rut' },
  business_slug_key: { message: 'Ya existe una razón social con ese nombre', field: 'name' },
})

type Signers = { representatives: readonly Row<typeof Representative>[] | null }
type Fields = Signers &
  Omit<
    Row<typeof Business>,
    'id' | 'slug' | 'version' | 'workers' | 'principal' | 'draft' | 'logoFileId'
  >

/** Adds a razón social with the usual options. The first of a company is its principal one. */
export async function createBusiness(context: Context, { representatives, ...input }: Fields) {
  refuse(businessProblem(input))
  const { tx } = context
  const first = (await tx.selectFrom('business').select('id').executeTakeFirst()) === undefined
  const { id } = await tx
    .insertInto('business')
    .values({ ...input, slug: slugOf(input.name), principal: first })
    .returning('id')
    .executeTakeFirstOrThrow()
  // People ask for their vacations in every company, until one says that they do not.
  await tx.insertInto('businessOption').values({ businessId: id, vacationPublic: true }).execute()
  await saveSigners(context, id, representatives)
  return businessWhole(context, id)
}

/** Who signs, in the order given, in place of who did; nothing changes when nothing is said. */
async function saveSigners(
  { tx }: Context,
  businessId: number,
  signers: Signers['representatives'],
): Promise<void> {
  if (signers === null) return
  if (signers.length > MOST_REPRESENTATIVES) {
    throw invalid('representatives', `Firman a lo más ${MOST_REPRESENTATIVES} personas`)
  }
  await tx.deleteFrom('businessRepresentative').where('businessId', '=', businessId).execute()
  if (signers.length === 0) return
  const rows = signers.map((signer, at) => ({ businessId, position: at + 1, ...signer }))
  await tx.insertInto('businessRepresentative').values(rows).execute()
}

type Change = Partial<Omit<Fields, keyof Signers>> & Signers & { id: number; version: number }

/**
 * Changes a razón social. Refused when somebody else changed it since it was read. Its commune is
 * where its people work who are in no branch office: what their days off counted follows.
 */
export async function updateBusiness(context: Context, change: Change) {
  const { id, communeCode } = change
  const before = await businessById(context, id, 'businesses.update')
  const moves = communeCode !== undefined && communeCode !== before.communeCode
  return moves
    ? aroundPlaceChange(context, { businessId: id }, () => saved(context, change))
    : saved(context, change)
}

async function saved(context: Context, { id, version, representatives, ...fields }: Change) {
  refuse(businessProblem(fields))
  const { numUpdatedRows } = await context.tx
    .updateTable('business')
    .set({ ...fields, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw changedMeanwhile({ table: 'business', key: { id } })
  await saveSigners(context, id, representatives)
  return businessWhole(context, id)
}

/** «Viña Ñuble» → «vina-nuble»; a name without letters is still a name. */
function slugOf(name: string): string {
  const words = stripAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return words.replace(/^-|-$/g, '').slice(0, 60) || 'razon-social'
}
