import { reachesBusiness } from '#access/reach.ts'
import { people } from '#modules/company/identities/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { invalid, notFound } from '#platform/server/errors.ts'

/** The person and the razón social must both be within the reach of who makes the contract. */
export async function requirePlace(context: Context, userId: number, businessId: number) {
  const reach = context.reach('contracts.create')
  const found = await people
    .all(context.tx)
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

/** `12345678-1`: the person's number and which of their contracts in the razón social it is. */
export async function nextCode({ tx }: Context, userId: number, businessId: number) {
  const { rut, contracts } = await people
    .all(tx)
    .leftJoin('userContract as contract', (join) =>
      join.onRef('contract.userId', '=', 'users.id').on('contract.businessId', '=', businessId),
    )
    .select(['users.rut', sql<number>`count(contract.id)::int`.as('contracts')])
    .where('users.id', '=', userId)
    .groupBy('users.rut')
    .executeTakeFirstOrThrow()
  return `${rut.split('-')[0]}-${contracts + 1}`
}
