import { addDays, type ISODate } from '#chile/dates.ts'
import { contractsOfLinks } from '#modules/contracts/server/index.ts'
import type { Row } from '#platform/model/entity.ts'
import { versionStatusOn } from '#platform/model/version-status.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import type { UserBusiness } from '../model/links.ts'
import { requirePerson } from './scope.ts'

constraintMessages({
  user_business_pair_key: { message: 'Ya está en esa razón social', field: 'businessId' },
  'user_contract_link:delete': { message: 'Tiene contratos en esa razón social' },
})

type Link = Row<typeof UserBusiness>
type Details = Partial<Omit<Link, 'id' | 'userId' | 'businessId' | 'version'>>

/** The razones sociales that somebody is in. */
export async function userBusinesses(context: Context, { userId }: { userId: number }) {
  await requirePerson(context, userId, 'userBusinesses.read')
  const links = await linksOf(context)
    .where('userBusiness.userId', '=', userId)
    .orderBy('business.name')
    .execute()
  return withContracts(context, links)
}

const linksOf = ({ tx }: Context) =>
  tx
    .selectFrom('userBusiness')
    .innerJoin('business', 'business.id', 'userBusiness.businessId')
    .selectAll('userBusiness')
    .select('business.name as businessName')
    .select(ofContracts(sql<ISODate | null>`min(own.initial_date)`).as('begins'))
    .select(ofContracts(sql<ISODate | null>`max(own.final_date)`).as('ends'))
    .select(ofContracts(sql<boolean>`bool_or(own.final_date is null)`).as('isOpen'))

/** Something of all the contracts of a link that were not entered by mistake. */
const ofContracts = <T>(
  what: ReturnType<typeof sql<T>>,
) => sql<T>`(select ${what} from user_contract own
  where own.company_id = app.current_company() and own.user_business_id = user_business.id
    and own.status <> 'DELETED')`

type LinkRow = Awaited<ReturnType<ReturnType<typeof linksOf>['execute']>>[number]

/**
 * Links with the contracts that the actor reaches, and since when until when they hold: from the
 * first contract to the last; without any, from the admission on.
 */
async function withContracts(context: Context, links: readonly LinkRow[]) {
  const contracts = await contractsOfLinks(
    context,
    links.map(({ id }) => id),
  )
  const byLink = Map.groupBy(contracts, ({ userBusinessId }) => userBusinessId)
  return links.map(({ begins, ends, isOpen, ...link }) => {
    const validFrom = begins ?? link.admissionDate ?? link.firstAdmissionDate
    const validTo = isOpen || !ends ? null : addDays(ends, 1)
    const versionStatus = versionStatusOn(context.today, validFrom ?? context.today, validTo)
    return {
      ...link,
      validFrom,
      validTo,
      versionStatus,
      current: versionStatus === 'CURRENT',
      userContracts: byLink.get(link.id) ?? [],
    }
  })
}

/** Puts somebody in a razón social that the actor reaches. */
export async function addToBusiness(
  context: Context,
  { userId, businessId, ...details }: { userId: number; businessId: number } & Details,
) {
  await requireBusiness(context, businessId)
  const { id } = await context.tx
    .insertInto('userBusiness')
    .values({ ...details, userId, businessId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return linkById(context, id)
}

/** The same for somebody who is already in the company. */
export async function addPersonToBusiness(
  context: Context,
  input: { userId: number; businessId: number } & Details,
) {
  await requirePerson(context, input.userId, 'userBusinesses.create')
  return addToBusiness(context, input)
}

export async function updateUserBusiness(
  context: Context,
  { id, version, ...details }: Details & { id: number; version: number },
) {
  const link = await linkById(context, id)
  await requirePerson(context, link.userId, 'userBusinesses.update')
  const { numUpdatedRows } = await context.tx
    .updateTable('userBusiness')
    .set({ ...details, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) {
    throw conflict('Otra persona cambió estos datos. Revise lo nuevo y vuelva a guardar.')
  }
  return linkById(context, id)
}

export async function deleteUserBusiness(
  context: Context,
  { id }: { id: number },
): Promise<boolean> {
  const link = await linkById(context, id)
  await requirePerson(context, link.userId, 'userBusinesses.delete')
  await context.tx.deleteFrom('userBusiness').where('id', '=', id).execute()
  return true
}

async function linkById(context: Context, id: number) {
  const link = await linksOf(context)
    .where('userBusiness.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  const [whole] = await withContracts(context, [link])
  if (!whole) throw notFound()
  return whole
}

async function requireBusiness(context: Context, businessId: number) {
  const reach = context.reach('businesses.read')
  const business = await context.tx
    .selectFrom('business')
    .select('id')
    .where('id', '=', businessId)
    .executeTakeFirst()
  if (!business || !(reach.all || reach.businessIds.includes(businessId))) throw notFound()
}
