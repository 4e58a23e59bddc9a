import { reachesBusiness } from '#access/reach.ts'
import type { ISODate } from '#chile/dates.ts'
import { provided } from '#platform/model/hook.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { invalid, notFound } from '#platform/server/errors.ts'

/** The person and the razón social must both be within the reach of who makes the contract. */
export async function requirePlace(context: Context, userId: number, businessId: number) {
  const reach = context.reach('contracts.create')
  const found = await context.tx
    .selectFrom('users')
    .innerJoin('business', (join) => join.on('business.id', '=', businessId))
    .select(['users.status', 'business.status as businessStatus'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  const reached = reachesBusiness(reach, businessId)
  if (!found || !reached) throw notFound()
  if (found.status === 'INACTIVE') throw invalid('userId', 'La persona está inactiva')
  if (found.businessStatus === 'INACTIVE')
    throw invalid('businessId', 'La razón social está inactiva')
}

type NewLink = {
  readonly userId: number
  readonly businessId: number
  readonly initialDate: ISODate
}

/**
 * The link of a person with a razón social, made with the first contract there from its first day:
 * answers its id, of the new one or of the one that was.
 */
export const businessLink = provided<(context: Context, link: NewLink) => Promise<number>>(
  'link of a person with a razón social',
)

/** `12345678-1`: the person's number and which of their contracts in the razón social it is. */
export async function nextCode({ tx }: Context, userId: number, businessId: number) {
  const { rut, contracts } = await tx
    .selectFrom('users')
    .leftJoin('userContract as contract', (join) =>
      join.onRef('contract.userId', '=', 'users.id').on('contract.businessId', '=', businessId),
    )
    .select(['users.rut', sql<number>`count(contract.id)::int`.as('contracts')])
    .where('users.id', '=', userId)
    .groupBy('users.rut')
    .executeTakeFirstOrThrow()
  return `${rut.split('-')[0]}-${contracts + 1}`
}
