import { reachesWhole } from '#access/reach.ts'
import type { Context } from '#platform/server/context.ts'
import { nobody, type QuotaCounts, quotaOf, quotaWords } from '../model/quota.ts'
import { treatmentsOn } from './foreign.queries.ts'

/**
 * The share of arts. 19 and 20 of the Código del Trabajo of each razón social that the actor
 * reaches whole, today: a part of its people would be another share.
 */
export async function foreignQuotas(context: Context) {
  const reach = context.reach('residencePermits.massRead')
  const businesses = await context.tx
    .selectFrom('business')
    .select(['business.id', 'business.name'])
    .where('business.status', '=', 'ACTIVE')
    .orderBy('business.name')
    .orderBy('business.id')
    .execute()
  const found = await treatmentsOn(context, context.today)
  return businesses
    .filter(({ id }) => reachesWhole(reach, id))
    .map(({ id, name }) => {
      const quota = quotaOf(countsOf(found.filter(({ businessId }) => businessId === id)))
      return { id, name, ...quota, words: quotaWords(quota) }
    })
}
export type ForeignQuota = Awaited<ReturnType<typeof foreignQuotas>>[number]

/** How many workers count in each way; none where there is no row of it. */
const countsOf = (rows: Awaited<ReturnType<typeof treatmentsOn>>): QuotaCounts =>
  rows.reduce((counts, { treatment, people }) => ({ ...counts, [treatment]: people }), nobody)
