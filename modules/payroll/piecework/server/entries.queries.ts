import type { ISODate } from '#chile/dates.ts'
import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { Permission } from '#access/services.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import { keptRowsOf } from '#platform/server/cache/cached-total.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { heldOn } from '#platform/server/sql/held-on.ts'
import {
  lastPerson,
  personBehind,
  personName,
  personSurname,
  userMatches,
} from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import type { EntryState } from '../model/piecework.ts'
import { contains } from '#platform/server/sql/search.ts'

export const columns = { user: 'contract.userId', business: 'contract.businessId' }

/** The entries that a permission opens, with the contract of each. */
export const entriesWithin = ({ tx, reach, actor }: Context, permission: Permission) =>
  tx
    .selectFrom('pieceworkEntry as entry')
    .innerJoin('userContract as contract', 'contract.id', 'entry.userContractId')
    .where(contractWithin({ reach, actor }, permission))

type Filter = {
  search: string | null
  status: ValueOf<typeof EntryState> | null
  taskId: number | null
  month: YearMonth | null
}
type Sort = 'day' | 'person'

const shownRows = (context: Context) =>
  entriesWithin(context, 'piecework.read')
    .innerJoin('pieceworkTask as task', 'task.id', 'entry.taskId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .select(['entry.id', 'entry.userContractId', 'entry.taskId', 'entry.day'])
    .select(sql<string>`trim_scale(entry.quantity)::text`.as('quantity'))
    .select(['entry.status', 'entry.reason', 'entry.version', 'contract.userId'])
    .select(['task.name as taskName', 'task.unit', 'business.name as businessName'])
    .select(personName.as('person'))
    .select(sql<string | null>`${sql.raw(personBehind('entry.login_id'))}`.as('author'))
    .select(sql<string | null>`${sql.raw(personBehind('entry.answered_login_id'))}`.as('answerer'))
    .select((eb) =>
      eb('entry.loginId', 'is not distinct from', context.session.loginId).as('isAuthor'),
    )

/** What was entered of the people within reach, in pages: quantities, never pay. */
export function pieceworkEntries(context: Context, input: ListInput<Filter, Sort>) {
  const { filter, sort } = input
  const { month } = filter
  const matching = shownRows(context)
    .$if(filter.search !== null, (query) => query.where(contains(personName, filter.search)))
    .$if(filter.status !== null, (query) => query.where('entry.status', '=', filter.status!))
    .$if(filter.taskId !== null, (query) => query.where('entry.taskId', '=', filter.taskId!))
    .$if(month !== null, (query) =>
      query.where('entry.day', '>=', firstDay(month!)).where('entry.day', '<=', lastDay(month!)),
    )
  const ordered = matching
    .orderBy(
      sort.by === 'day' ? sql.ref('entry.day') : personSurname,
      sort.descending ? 'desc' : 'asc',
    )
    .orderBy('entry.id', 'desc')
  return listed(matching, ordered, input)
}
export type EntryRow = Awaited<ReturnType<typeof pieceworkEntries>>['rows'][number]

/** One entry within reach, as the list shows it. */
export async function entryById(context: Context, id: number): Promise<EntryRow> {
  const row = await shownRows(context).where('entry.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Crews that a chooser offers at once. */
export const CREWS_OFFERED = 20

export type CrewSearch = { search: string | null; supervisorId: number | null }
type CrewsAsked = CrewSearch & { day: ISODate }

/**
 * The crews of a day: the people within reach, by who supervises them. The first ones by name,
 * those whose supervisor has the words of a search, or the one of a supervisor.
 */
export async function pieceworkCrews(context: Context, { day, search, supervisorId }: CrewsAsked) {
  const crews = peopleOn(context, day)
    .leftJoin('users', 'users.id', 'held.supervisorId')
    .select('held.supervisorId')
    .select(supervisorName.as('name'))
    .select(sql<number>`count(*)::int`.as('people'))
    .where((eb) => eb.and(userMatches(search, context)))
    .where((eb) => equalTo(eb, { 'held.supervisorId': supervisorId }))
    .groupBy('held.supervisorId')
    .orderBy(sql`${supervisorName} nulls first`)
    .limit(CREWS_OFFERED)
  return [...(await keptRowsOf(context, crews))]
}
export type Crew = Awaited<ReturnType<typeof pieceworkCrews>>[number]

const supervisorName = sql<string | null>`(
  select concat_ws(' ', boss.firstname, boss.paternal_lastname) from user_version boss
  where boss.company_id = app.current_company() and boss.user_id = held.supervisor_id
    and boss.superseded_at is null
  order by lower(boss.valid) desc limit 1)`

/** Contracts that hold on a day, of the people whose piecework the actor may enter. */
const peopleOn = ({ tx, reach, actor }: Context, day: ISODate) =>
  tx
    .selectFrom('userContract as contract')
    .innerJoin('userContractVersion as held', (join) =>
      heldOn(join.onRef('held.userContractId', '=', 'contract.id'), 'held', day),
    )
    .where('contract.status', '=', 'ACTIVE')
    .where('contract.initialDate', '<=', day)
    .where((eb) =>
      eb.or([eb('contract.finalDate', 'is', null), eb('contract.finalDate', '>=', day)]),
    )
    .where(contractWithin({ reach, actor }, 'piecework.create'))

type SheetAsked = { day: ISODate; taskId: number; supervisorId: number | null }

/** A crew on a day, by surname, and what of a task is entered already for each. */
export async function pieceworkSheet(context: Context, { day, taskId, supervisorId }: SheetAsked) {
  const { tx } = context
  return peopleOn(context, day)
    .leftJoin(lastPerson(tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .innerJoin('users', 'users.id', 'contract.userId')
    .select(['contract.id as contractId', 'users.rut'])
    .select(personName.as('person'))
    .select(
      sql<string>`(select trim_scale(coalesce(sum(entry.quantity), 0))::text
        from piecework_entry entry
        where entry.company_id = app.current_company() and entry.task_id = ${taskId}
          and entry.user_contract_id = contract.id and entry.day = ${day}::date
          and entry.status <> 'REJECTED')`.as('entered'),
    )
    .where(
      supervisorId === null
        ? sql<boolean>`held.supervisor_id is null`
        : sql<boolean>`held.supervisor_id = ${supervisorId}`,
    )
    .orderBy(personSurname)
    .orderBy('contract.id')
    .limit(MOST_OF_A_CREW)
    .execute()
}
export type SheetRow = Awaited<ReturnType<typeof pieceworkSheet>>[number]

/** The people of a crew that fit on one sheet. */
export const MOST_OF_A_CREW = 500
