import { businessDays } from '#chile/calendar.ts'
import { counted } from '#chile/counts.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import { businessById } from '#modules/company/businesses/server/index.ts'
import { areasInForce } from '#modules/people/chosen-people/server/index.ts'
import { centersInForce } from '#modules/people/cost-centers/server/index.ts'
import { proposeDelegation } from '#modules/people/delegations/server/index.ts'
import { businessDaysOff } from '#modules/time/time-off/server/index.ts'
import { DAY, daysText } from '#modules/time/vacations/model/units.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { conflict, invalid, notFound, requireConfirmed } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { lockInOrder } from '#platform/server/transaction/locks.ts'
import { withWork, workOf } from '#platform/server/records/mass-act-records.ts'
import { businessWithin } from '#platform/server/sql/reach.ts'
import { inSurnameOrder } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import {
  collectiveProblem,
  keptFrom,
  LEAST_DAYS,
  tooShort,
  whyNotUndone,
} from '../model/collective.ts'
import { collectives } from './collective.job.ts'
import { type Group, membersOf, plansFor } from './collective.queries.ts'

const right = 'vacationConfig.update'
const leastUnits = LEAST_DAYS * DAY

export type Asked = {
  businessId: number
  area: string | null
  costCenterId: number | null
  startDate: ISODate
  endDate: ISODate
}

/** The group of a collective vacation that may be given, or a refusal at its field. */
async function groupOf(context: Context, asked: Asked): Promise<Group> {
  await businessById(context, asked.businessId, right)
  const group = { ...asked, creatorUserId: context.actor.userId }
  if (group.area !== null && group.costCenterId !== null) {
    throw invalid('area', 'Elija un área o un centro de costo')
  }
  const holidays = await daysOffAround(context, group)
  const problem = collectiveProblem(asked, context.today, holidays)
  if (problem) throw invalid(problem.field, problem.message)
  return group
}

/** The days off at the place of the razón social; people elsewhere have those of theirs. */
const daysOffAround = ({ tx }: Context, { businessId, startDate, endDate }: Group) =>
  businessDaysOff.of(tx, businessId, { from: startDate, to: endDate }, 'VACATION')

/** The people of a group, each with what they take or why they take nothing. */
async function planned(context: Context, asked: Asked) {
  const group = await groupOf(context, asked)
  const members = await membersOf(context.tx, group).execute()
  const plans = await plansFor(context.tx, group, members)
  const holidays = await daysOffAround(context, group)
  return { group, members, holidays, plans }
}

/** What a collective vacation would be, for all of its people. */
export const collectivePreview = async (context: Context, asked: Asked) =>
  totalsOf(await planned(context, asked))

function totalsOf({ group, holidays, plans }: Awaited<ReturnType<typeof planned>>) {
  const all = [...plans.values()]
  const given = all.flatMap((one) => ('plan' in one ? [one.plan] : []))
  if (given.some(({ units }) => units < leastUnits)) throw invalid(tooShort.field, tooShort.message)
  return {
    workingDays: businessDays(group.startDate, group.endDate, holidays),
    people: all.length,
    given: given.length,
    left: all.length - given.length,
    inAdvance: given.filter(({ advance }) => advance > 0).length,
  }
}

export type CollectiveTotals = Awaited<ReturnType<typeof collectivePreview>>

/** What a collective vacation takes from each of its people, one page of them. */
export async function collectivePeople(context: Context, input: ListInput<Asked, 'fullname'>) {
  const { filter, sort } = input
  const group = await groupOf(context, filter)
  const found = membersOf(context.tx, group)
  const ordered = found
    .$call(inSurnameOrder(context.tx, 'contract.userId', sort))
    .orderBy('contract.id')
  const { rows: members, total } = await listed(found, ordered, input)
  const plans = await plansFor(context.tx, group, members)
  const rows = members.map(({ id, userId, fullname, jobTitle }) => {
    const found = plans.get(id)
    const plan = found && 'plan' in found ? found.plan : undefined
    return {
      id,
      userId,
      fullname,
      jobTitle,
      days: daysText(plan?.units ?? 0),
      advanceDays: daysText(plan?.advance ?? 0),
      left: found && 'left' in found ? found.left : null,
    }
  })
  return { rows, total } satisfies Listed<unknown>
}

export type CollectivePerson = Awaited<ReturnType<typeof collectivePeople>>['rows'][number]

/** The groups of a razón social to which a collective vacation may be given. */
export async function collectiveGroups(context: Context, { businessId }: { businessId: number }) {
  await businessById(context, businessId, right)
  const areas = await areasInForce(context.tx, businessId, context.today)
  const byArea = Map.groupBy(areas, ({ area }) => area?.trim() ?? '')
  const peopleOf = (some: readonly { people: number }[]) =>
    some.reduce((sum, { people }) => sum + people, 0)
  const centers = await centersInForce(context.tx, businessId, context.today)
  return [
    { name: 'Toda la razón social', area: null, costCenterId: null, people: peopleOf(areas) },
    ...[...byArea]
      .filter(([area]) => area !== '')
      .toSorted(([a], [b]) => a.localeCompare(b, 'es'))
      .map(([area, own]) => ({ name: area, area, costCenterId: null, people: peopleOf(own) })),
    ...centers.map(({ id, name, people }) => ({ name, area: null, costCenterId: id, people })),
  ]
}

export type CollectiveGroup = Awaited<ReturnType<typeof collectiveGroups>>[number]

/** Gives a collective vacation: its people have their days when the work in background ends. */
export async function createCollectiveVacation(context: Context, asked: Asked) {
  await requireNoneUnderWay(context, asked)
  const plan = await planned(context, asked)
  const { group, members, plans } = plan
  const totals = totalsOf(plan)
  if (totals.given === 0) throw conflict('Nadie del grupo recibe días en esas fechas')
  requireConfirmed(context, doubtsOf(totals))
  const receives = (one: number) => 'plan' in (plans.get(one) ?? {})
  const given = members.flatMap(({ id: one, userId }) => (receives(one) ? [userId] : []))
  const { id } = await context.tx
    .insertInto('vacationCollective')
    .values({ ...group, creatorLoginId: context.session.loginId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await collectives.begin(context, id, 'GIVE')
  const { startDate, endDate } = group
  await proposeDelegation(context, { key: `collective:${id}`, startDate, endDate }, given)
  return collectiveById(context, id)
}

/**
 * Refuses days in which another collective vacation of the razón social is being given: its people
 * do not have them yet, and would be given theirs twice. One is asked for after the other.
 */
async function requireNoneUnderWay(context: Context, asked: Asked): Promise<void> {
  const { businessId, startDate, endDate } = asked
  await businessById(context, businessId, right)
  const { tx } = context
  await lockInOrder(tx, 'business', [businessId])
  const other = await tx
    .selectFrom('vacationCollective')
    .select(['startDate', 'endDate'])
    .where('businessId', '=', businessId)
    .where('state', '=', 'GIVING')
    .where('startDate', '<=', endDate)
    .where('endDate', '>=', startDate)
    .executeTakeFirst()
  if (!other) return
  const days = `del ${formatDate(other.startDate)} al ${formatDate(other.endDate)}`
  throw conflict(`Ya se está otorgando un feriado colectivo ${days}: termínelo antes`)
}

/** «80 personas reciben 20 días hábiles», with those in advance and those without them. */
function doubtsOf({ given, workingDays, inAdvance, left }: CollectiveTotals): readonly string[] {
  const whose = counted(given, 'persona recibe', 'personas reciben')
  const also = [
    ...(inAdvance > 0 ? [`${inAdvance} con días anticipados`] : []),
    ...(left > 0 ? [`${left} del grupo sin ellos`] : []),
  ]
  return [[`${whose} ${workingDays} días hábiles`, ...also].join(', ')]
}

/**
 * Takes a collective vacation back: its days return to the balances. Once it has begun, those from
 * tomorrow on; the day that it is undone is enjoyed already.
 */
export async function undoCollectiveVacation(
  context: Context,
  { id, version }: { id: number; version: number },
) {
  const row = await collectiveById(context, id)
  const why = whyNotUndone(row, context.today)
  if (why) throw conflict(why)
  const keptUntil = keptFrom(row, context.today)
  await collectives.start(context, { id, from: row.state, version }, 'UNDO', { keptUntil })
  return collectiveById(context, id)
}

/** Goes on with work that failed, from where it was. */
export async function resumeCollectiveVacation(context: Context, { id }: { id: number }) {
  const row = await collectiveById(context, id)
  await collectives.resume(context, row)
  return collectiveById(context, id)
}

const reached = ({ tx, reach }: Context) =>
  tx
    .selectFrom('vacationCollective as collective')
    .innerJoin('business', 'business.id', 'collective.businessId')
    .leftJoin('costCenter as center', 'center.id', 'collective.costCenterId')
    .leftJoin('job', 'job.id', 'collective.jobId')
    .where(businessWithin(reach(right), 'collective.businessId'))

const shown = (query: ReturnType<typeof reached>) =>
  query
    .select(['collective.id', 'collective.businessId', 'collective.startDate'])
    .select(['collective.endDate', 'collective.keptUntil', 'collective.state'])
    .select('collective.version')
    .select('business.name as businessName')
    .select(workOf('collective'))
    .select(sql<string | null>`coalesce(collective.area, center.name)`.as('groupName'))
    .select(
      sql<number>`(select count(*) from vacation v where v.company_id = app.current_company()
        and v.collective_id = collective.id and v.response_status = 'APPROVED')`.as('people'),
    )

/** The collective vacations within reach, the newest first. */
export async function vacationCollectives(
  context: Context,
  input: ListInput<{ businessId?: number | null }, 'startDate'>,
) {
  const { filter } = input
  const found = reached(context).where((eb) =>
    equalTo(eb, { 'collective.businessId': filter.businessId }),
  )
  const ordered = shown(found)
    .orderBy('collective.startDate', 'desc')
    .orderBy('collective.id', 'desc')
  const { rows, total } = await listed(found, ordered, input)
  return { rows: rows.map((row) => shownTo(context, row)), total }
}

export type CollectiveRow = Awaited<ReturnType<typeof vacationCollectives>>['rows'][number]

type Stored = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

const shownTo = ({ today }: Context, row: Stored) => ({
  ...withWork(row),
  canUndo: whyNotUndone(row, today) === undefined,
})

/** One collective vacation within reach; any other does not exist. */
export async function collectiveById(context: Context, id: number) {
  const row = await shown(reached(context)).where('collective.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return shownTo(context, row)
}
