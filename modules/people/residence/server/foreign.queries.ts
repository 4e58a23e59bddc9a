import type { ISODate } from '#chile/dates.ts'
import type { ValuesOf } from '#platform/model/entity.ts'
import { keptRowsOf } from '#platform/server/cache/cached-total.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { of } from '#platform/server/graphql/object.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { part, view } from '#platform/server/records/view.ts'
import { inSurnameOrder, nameIn, userMatches } from '#platform/server/sql/person-names.ts'
import { insideReach } from '#platform/server/sql/reach.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { expiringDays, type foreignFilter, ResidenceKind, ResidenceState } from '../model/permit.ts'
import { QuotaTreatment, yearsToCount } from '../model/quota.ts'

/**
 * Everybody with a contract in force on a day, once for each razón social, with their nationality
 * of that day. Who is suspended works for the razón social too.
 */
const workersOn = ({ tx }: Context, day: ISODate, born: 'ANYWHERE' | 'ABROAD') =>
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
    // Nobody looks at the versions of 50.000 people for the few of another country.
    .$if(born === 'ABROAD', (query) =>
      query.where(sql<boolean>`contract.user_id in (select abroad.user_id from user_version abroad
        where abroad.company_id = app.current_company() and abroad.superseded_at is null
          and abroad.country_of_origin <> 'CL')`),
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
const residentsOn = (context: Context, day: ISODate, born: 'ANYWHERE' | 'ABROAD' = 'ANYWHERE') =>
  context.tx
    .selectFrom(workersOn(context, day, born).as('worker'))
    .leftJoin(residencesOn(context, day).as('residence'), 'residence.userId', 'worker.userId')

/** What a list shows of somebody of another country: no number and no paper. */
export const foreignView = view({
  key: part(of.text, sql<string>`worker.user_id || ' ' || worker.business_id`),
  userId: part(of.id('user'), sql.ref<number>('worker.userId')),
  fullname: part(of.maybe(of.text), nameIn('worker.userId')),
  rut: part(of.text, sql.ref<string>('users.rut')),
  country: part(of.text, sql.ref<string>('worker.country')),
  businessId: part(of.id('business'), sql.ref<number>('worker.businessId')),
  businessName: part(of.text, sql.ref<string>('business.name')),
  kind: part(of.maybe(of.choice(ResidenceKind)), sql.ref<ResidenceKind | null>('residence.kind')),
  endDate: part(
    of.maybe(of.date),
    sql<ISODate | null>`nullif(residence.covered, 'infinity')::text`,
  ),
  residentSince: part(of.maybe(of.date), sql<ISODate | null>`residence.since::text`),
  state: part(of.choice(ResidenceState), ({ today }) => stateOn(today)),
  treatment: part(of.choice(QuotaTreatment), ({ today }) => treatmentOn(today)),
})

export const foreignSort = ['fullname', 'endDate'] as const
type Asked = ListInput<ValuesOf<typeof foreignFilter>, (typeof foreignSort)[number]>

/** Those of another country among the workers within reach, today, with what a list asks for. */
function foreigners(context: Context, { search, businessId, state, treatment }: Asked['filter']) {
  const { today } = context
  const reach = context.reach('residencePermits.massRead')
  return residentsOn(context, today, 'ABROAD')
    .innerJoin('users', 'users.id', 'worker.userId')
    .innerJoin('business', 'business.id', 'worker.businessId')
    .where('worker.country', '<>', 'CL')
    .where(insideReach(reach, { user: 'worker.userId', business: 'worker.businessId' }))
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
    .where((eb) => equalTo(eb, { 'worker.businessId': businessId }))
    .$if(state !== null, (query) => query.where(sql<boolean>`${stateOn(today)} = ${state}`))
    .$if(treatment !== null, (query) =>
      query.where(sql<boolean>`${treatmentOn(today)} = ${treatment}`),
    )
}

/**
 * People of another country with a contract in force, once for each razón social: until when their
 * permits hold, and how they count for art. 19.
 */
export function foreignWorkers(context: Context, input: Asked) {
  const direction = input.sort.descending ? 'desc' : 'asc'
  const few = input.filter.search !== null || input.sort.by === 'endDate'
  const matching = foreigners(context, input.filter)
  const ordered = foreignView
    .select(context, matching)
    // Who has no permit comes before the first that expires.
    .$if(input.sort.by === 'endDate', (query) =>
      query.orderBy(sql`coalesce(residence.covered, '-infinity')`, direction),
    )
    .$call(inSurnameOrder(context.tx, 'worker.userId', { ...input.sort, few }))
    .orderBy('worker.userId')
    .orderBy('worker.businessId')
  return listed(matching, ordered, input)
}

/** How many workers of each razón social count in each way on a day. */
export async function treatmentsOn(context: Context, day: ISODate) {
  const treated = residentsOn(context, day)
    .select(['worker.businessId', treatmentOn(day).as('treatment')])
    .as('treated')
  const counted = context.tx
    .selectFrom(treated)
    .select(['treated.businessId', 'treated.treatment'])
    .select(sql<number>`count(*)::integer`.as('people'))
    .groupBy(['treated.businessId', 'treated.treatment'])
  return keptRowsOf(context, counted)
}
