import { reachedIn, reachesBusiness } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import { addDays, type ISODate } from '#chile/dates.ts'
import { contractsOfLinks } from '#modules/people/contracts/server/index.ts'
import { becoming, requireSet, targetOf } from '#modules/company/authority/server/index.ts'
import type { Row } from '#platform/model/entity.ts'
import { versionStatusOn } from '#platform/model/version-status.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { changedMeanwhile, notFound } from '#platform/server/errors.ts'
import type { UserBusiness } from '../model/links.ts'
import { changedFields, givenFields } from './guarded-input.ts'
import { personShown } from '#modules/people/sight/server/index.ts'
import { requirePerson, within } from './scope.ts'

constraintMessages({
  user_business_pair_key: { message: 'Ya está en esa razón social', field: 'businessId' },
  'user_contract_link:delete': { message: 'Tiene contratos en esa razón social' },
})

type Fields = Row<typeof UserBusiness>
type Details = Partial<Omit<Fields, 'id' | 'userId' | 'businessId' | 'version'>>

/** The razones sociales of a person. */
export async function userBusinesses(context: Context, { userId }: { userId: number }) {
  await requirePerson(context, userId, 'userBusinesses.read')
  const links = await linksOf(context)
    .where('userBusiness.userId', '=', userId)
    .orderBy('business.name')
    .execute()
  return withContracts(context, links)
}

/** The razones sociales of some people, of those whose links the actor reaches. */
export async function linksOfPeople(context: Context, userIds: readonly number[]) {
  const reach = context.reach('userBusinesses.read')
  const links = await linksOf(context)
    .where(sql<boolean>`user_business.user_id = any(${[...userIds]}::bigint[])`)
    .where(within(reach, 'userBusiness.userId'))
    .where(personShown(reach, 'userBusiness.userId', context.actor.userId))
    .orderBy('business.name')
    .execute()
  return Map.groupBy(await withContracts(context, links), ({ userId }) => userId)
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

/** An aggregate over the contracts of a link, except deleted ones. */
const ofContracts = <T>(
  what: ReturnType<typeof sql<T>>,
) => sql<T>`(select ${what} from user_contract own
  where own.company_id = app.current_company() and own.user_business_id = user_business.id
    and own.status <> 'DELETED')`

type LinkRow = Awaited<ReturnType<ReturnType<typeof linksOf>['execute']>>[number]

/**
 * Links with the contracts within reach, and their span: from the first contract to the last or,
 * without any, from the admission on.
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

type NewLink = { userId: number; businessId: number } & Details

/** Adds a person to a razón social within the actor's reach. */
export async function linkTo(context: Context, { userId, businessId, ...details }: NewLink) {
  await requireBusiness(context, businessId, 'businesses.read')
  const { id } = await context.tx
    .insertInto('userBusiness')
    .values({ ...details, userId, businessId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return linkById(context, id)
}

/** The same for a person already in the company; it may widen that person's reach. */
export async function addToBusiness(context: Context, input: NewLink) {
  const { userId, businessId, ...details } = input
  await requirePerson(context, userId, 'userBusinesses.create')
  const before = await targetOf(context, userId)
  requireSet(context, before, {
    fields: changedFields('UserBusiness', { businessId, ...details }, usual),
    given: givenFields('UserBusiness', input),
    after: becoming(before, {
      businessIds: [...new Set([...before.actor.businessIds, businessId])],
      privatePay: before.privatePay || details.privateRole === true,
    }),
    permission: 'userBusinesses.create',
  })
  return linkTo(context, input)
}

const usual = { inPayroll: true, privateRole: false }

export async function updateUserBusiness(
  context: Context,
  { id, version, ...details }: Details & { id: number; version: number },
) {
  const link = await linkById(context, id)
  await requireLink(context, link, 'userBusinesses.update')
  const before = await targetOf(context, link.userId)
  requireSet(context, before, {
    fields: changedFields('UserBusiness', details, link),
    given: givenFields('UserBusiness', details),
    after: becoming(before, { privatePay: before.privatePay || details.privateRole === true }),
  })
  const { numUpdatedRows } = await context.tx
    .updateTable('userBusiness')
    .set({ ...details, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) {
    throw changedMeanwhile({ table: 'userBusiness', key: { id } })
  }
  return linkById(context, id)
}

export async function deleteUserBusiness(
  context: Context,
  { id }: { id: number },
): Promise<boolean> {
  const link = await linkById(context, id)
  await requireLink(context, link, 'userBusinesses.delete')
  requireSet(context, await targetOf(context, link.userId), {
    fields: ['UserBusiness.businessId', ...(link.privateRole ? privacy : [])],
    permission: 'userBusinesses.delete',
  })
  await context.tx.deleteFrom('userBusiness').where('id', '=', id).execute()
  return true
}

const privacy = ['UserBusiness.privateRole'] as const

type Link = Awaited<ReturnType<typeof linkById>>

/** Requires that the person and the razón social of a link are both within reach. */
async function requireLink(context: Context, link: Link, permission: Permission): Promise<void> {
  await requirePerson(context, link.userId, permission)
  if (link.userId === context.actor.userId) return
  const over = context.reach(permission)
  const { all, userIds, placed } = over
  const isPlaced = placed.some(
    (one) => one.userId === link.userId && one.businessId === link.businessId,
  )
  if (all || isPlaced || userIds.includes(link.userId)) return
  if (!reachedIn(over).includes(link.businessId)) throw notFound()
}

async function linkById(context: Context, id: number) {
  const link = await linksOf(context)
    .where('userBusiness.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  const [whole] = await withContracts(context, [link])
  if (!whole) throw notFound()
  return whole
}

async function requireBusiness(context: Context, businessId: number, permission: Permission) {
  const reach = context.reach(permission)
  const business = await context.tx
    .selectFrom('business')
    .select('id')
    .where('id', '=', businessId)
    .executeTakeFirst()
  if (!business || !reachesBusiness(reach, businessId)) throw notFound()
}
