import type { ISODate } from '#chile/dates.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { nameIn, surnameIn, userMatches } from '#platform/server/sql/person-names.ts'
import { insideReach } from '#platform/server/sql/reach.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import type { ResidenceKind, ResidenceState } from '../model/permit.ts'
import { expiringDays } from '../model/permit.ts'
import { type QuotaTreatment, yearsToCount } from '../model/quota.ts'

/**
 * Everybody with a contract in force on a day, once for each razón social, with their nationality
 * of that day. Who is suspended works for the razón social too.
 */
const workersOn = ({ tx }: Context, day: ISODate) =>
  tx
    .selectFrom('userContract as contract')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('userVersion as version')
          .select('version.countryOfOrigin')
          .whereRef('version.userId', '=', 'contract.userId')
          .where('version.supersededAt', 'is', null)
          .orderBy(sql`version.valid @> ${day}::date`, 'desc')
          .orderBy(sql`lower(version.valid)`)
          .limit(1)
          .as('held'),
      (join) => join.onTrue(),
    )
    .select(['contract.userId', 'contract.businessId', 'held.countryOfOrigin as country'])
    .distinct()
    .where('contract.status', '<>', 'DELETED')
    .where('contract.initialDate', '<=', day)
    .where((eb) =>
      eb.or([eb('contract.finalDate', 'is', null), eb('contract.finalDate', '>=', day)]),
    )

/** What the permits of each person say on a day: until when, since when here, which exception. */
const residencesOn = ({ tx }: Context, day: ISODate) =>
  tx
    .selectFrom('residencePermit as permit')
    .select('permit.userId')
    .select(sql<string>`max(coalesce(permit.end_date, 'infinity'))`.as('covered'))
    .select(sql`least(min(permit.resident_since), min(permit.start_date))`.as('since'))
    .select(lastOf<ResidenceKind>('kind', `coalesce(permit.end_date, 'infinity') desc`).as('kind'))
    .select(lastOf<string>('quota_exception', 'permit.start_date desc').as('exception'))
    .where('permit.startDate', '<=', day)
    .groupBy('permit.userId')

const lastOf = <Value>(column: string, order: string) =>
  sql<Value>`(array_agg(${sql.ref(`permit.${column}`)}
    order by ${sql.raw(order)}, permit.id desc))[1]`

/**
 * How a worker counts, by the numbers of art. 20 in their order; who has no permit on record has no
 * exception either.
 */
const treatmentOn = (day: ISODate) => sql<QuotaTreatment>`case
  when worker.country = 'CL' then 'CHILEAN'
  when residence.exception = 'SPECIALIST' then 'SPECIALIST'
  when residence.exception = 'FAMILY' then 'FAMILY'
  when (residence.since + make_interval(years => ${yearsToCount}))::date < ${day}::date
    then 'FIVE_YEARS'
  else 'FOREIGN' end`

const stateOn = (day: ISODate) => sql<ResidenceState>`case
  when residence.covered is null then 'NONE'
  when residence.covered < ${day}::date then 'EXPIRED'
  when residence.covered <= ${day}::date + ${expiringDays}::integer then 'EXPIRING'
  else 'CURRENT' end`

/** The workers of a day beside what their permits say. */
const residentsOn = (context: Context, day: ISODate) =>
  context.tx
    .selectFrom(workersOn(context, day).as('worker'))
    .leftJoin(residencesOn(context, day).as('residence'), 'residence.userId', 'worker.userId')

export type ForeignFilter = {
  search: string | null
  businessId: number | null
  state: ResidenceState | null
  treatment: QuotaTreatment | null
}
export const foreignSort = ['fullname', 'endDate'] as const
export type ForeignSort = (typeof foreignSort)[number]

const columns = { user: 'worker.userId', business: 'worker.businessId' }

/** Those of another country among the workers within reach, today, with what a list asks for. */
function foreigners(context: Context, filter: ForeignFilter) {
  const { search, businessId, state, treatment } = filter
  const { today } = context
  return residentsOn(context, today)
    .innerJoin('users', 'users.id', 'worker.userId')
    .innerJoin('business', 'business.id', 'worker.businessId')
    .where('worker.country', '<>', 'CL')
    .where(insideReach(context.reach('residencePermits.massRead'), columns))
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
    .where((eb) => equalTo(eb, { 'worker.businessId': businessId }))
    .$if(state !== null, (query) => query.where(stateOn(today), '=', state ?? 'NONE'))
    .$if(treatment !== null, (query) =>
      query.where(treatmentOn(today), '=', treatment ?? 'FOREIGN'),
    )
}

/**
 * People of another country with a contract in force, once for each razón social: until when their
 * permits hold, and how they count for art. 19. No number and no paper.
 */
export async function foreignWorkers(
  context: Context,
  input: ListInput<ForeignFilter, ForeignSort>,
): Promise<Listed<ForeignWorker>> {
  const { filter, sort } = input
  const { today } = context
  const direction = sort.descending ? 'desc' : 'asc'
  const matching = foreigners(context, filter)
  const ordered = matching
    .select(['worker.userId', 'worker.businessId', 'worker.country', 'users.rut'])
    .select(['business.name as businessName', 'residence.kind'])
    .select(sql<ISODate | null>`nullif(residence.covered, 'infinity')::text`.as('endDate'))
    .select(sql<ISODate | null>`residence.since::text`.as('residentSince'))
    .select([nameIn('worker.userId').as('fullname')])
    .select([stateOn(today).as('state'), treatmentOn(today).as('treatment')])
    // Who has no permit comes before the first that expires.
    .$if(sort.by === 'endDate', (query) =>
      query.orderBy(sql`coalesce(residence.covered, '-infinity')`, direction),
    )
    .orderBy(surnameIn('worker.userId'), direction)
    .orderBy('worker.userId')
    .orderBy('worker.businessId')
  const { rows, total } = await listed(matching, ordered, input)
  return { rows: rows.map((row) => ({ ...row, key: `${row.userId} ${row.businessId}` })), total }
}
export type ForeignWorker = {
  key: string
  userId: number
  businessId: number
  businessName: string
  country: string
  rut: string
  fullname: string | null
  kind: ResidenceKind | null
  endDate: ISODate | null
  residentSince: ISODate | null
  state: ResidenceState
  treatment: QuotaTreatment
}

/** How many workers of each razón social count in each way on a day. */
export async function treatmentsOn(context: Context, day: ISODate) {
  const treated = residentsOn(context, day)
    .select(['worker.businessId', treatmentOn(day).as('treatment')])
    .as('treated')
  return context.tx
    .selectFrom(treated)
    .select(['treated.businessId', 'treated.treatment'])
    .select(sql<number>`count(*)::integer`.as('people'))
    .groupBy(['treated.businessId', 'treated.treatment'])
    .execute()
}
