import { reachesWhole } from '#access/reach.ts'
import type { Context } from '#platform/server/context.ts'
import { type QuotaCounts, quotaOf, type QuotaTreatment, quotaWords } from '../model/quota.ts'
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
      const counts = countsOf(found.filter(({ businessId }) => businessId === id))
      const quota = quotaOf(counts)
      return { id, name, ...parts(counts), ...quota, words: quotaWords(quota) }
    })
}
export type ForeignQuota = Awaited<ReturnType<typeof foreignQuotas>>[number]

type Found = Awaited<ReturnType<typeof treatmentsOn>>

function countsOf(rows: Found): QuotaCounts {
  const peopleIn = (treatment: QuotaTreatment): number =>
    rows.reduce((sum, row) => (row.treatment === treatment ? sum + row.people : sum), 0)
  return {
    CHILEAN: peopleIn('CHILEAN'),
    SPECIALIST: peopleIn('SPECIALIST'),
    FAMILY: peopleIn('FAMILY'),
    FIVE_YEARS: peopleIn('FIVE_YEARS'),
    FOREIGN: peopleIn('FOREIGN'),
  }
}

const parts = ({ CHILEAN, SPECIALIST, FAMILY, FIVE_YEARS }: QuotaCounts) => ({
  chileans: CHILEAN,
  specialists: SPECIALIST,
  family: FAMILY,
  fiveYears: FIVE_YEARS,
})
