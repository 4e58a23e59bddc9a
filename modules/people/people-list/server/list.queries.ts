import type { RawBuilder } from 'kysely'
import type { Permission } from '#access/services.ts'
import { type FieldAsk, fieldsInLists } from '#modules/people/custom-fields/server/index.ts'
import {
  EmploymentState,
  type Role,
  type UserStatus,
} from '#modules/people/people/model/catalogs.ts'
import { searchWords } from '#modules/people/people/model/names.ts'
import { mayLack, personCard, standingOn } from '#modules/people/people/server/index.ts'
import { personWithin as within } from '#modules/people/sight/server/index.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { Listed } from '#platform/model/page.ts'
import { keptTotalOf } from '#platform/server/cache/cached-total.ts'
import { CompanyCache } from '#platform/server/cache/company-cache.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { sql } from '#platform/server/sql/db.ts'
import { literal } from '#platform/server/sql/search.ts'
import { onPage } from '#platform/server/sql/total-of.ts'

/** What a list needs of the people that it looks for. */
type Asked = NonNullable<Parameters<typeof standingOn>[2]>

export type PeopleFilter = {
  search?: string | null
  role?: ValueOf<typeof Role> | null
  status?: ValueOf<typeof UserStatus> | null
  businessId?: number | null
  area?: string | null
  branchOffice?: string | null
  state?: ValueOf<typeof EmploymentState> | null
  incomplete?: boolean | null
  userId?: number | null
  /** What is asked of the fields of the company. */
  fields?: readonly FieldAsk[] | null
  /** The field that the order `field` is by. */
  sortField?: number | null
}

/** The columns by which a list of people can be ordered. */
export const peopleSort = [
  'fullname',
  'rut',
  'jobTitle',
  'area',
  'branchOffice',
  'businessName',
  'initialDate',
  'state',
  'field',
] as const
export type PeopleSort = (typeof peopleSort)[number]

/** The people within a permission's reach that match a filter, as of today. */
async function found(
  context: Context,
  filter: PeopleFilter,
  permission: Permission,
  needs: Asked = {},
) {
  const conditions = await fieldsInLists.narrowed(context, filter.fields ?? [], 'p.id')
  return { query: matching(context, filter, permission, needs).where((eb) => eb.and(conditions)) }
}

function matching(context: Context, filter: PeopleFilter, permission: Permission, needs: Asked) {
  const { tx, today } = context
  const words = searchWords(filter.search ?? '')
  const { state, area, branchOffice, incomplete, role, status } = filter
  const asked: Asked = {
    ...needs,
    area,
    branchOffice,
    accounts: needs.accounts === true || words.length > 0 || !!role || !!status,
    gaps: incomplete === true,
  }
  return tx
    .selectFrom(standingOn(tx, today, asked).as('p'))
    .where(within(context.reach(permission), 'p.id'))
    .$if(words.length > 0, (query) =>
      query.where((eb) => eb.and(words.map((word) => matches(`%${literal(word)}%`)))),
    )
    .$if(!!role, (query) => query.where('p.role', '=', role ?? null))
    .$if(!!status, (query) => query.where('p.status', '=', status ?? null))
    .$if(!!filter.businessId, (query) => query.where('p.businessId', '=', filter.businessId ?? 0))
    .where((eb) => (state ? eb('p.state', '=', state) : eb.lit(true)))
    .$if(!!filter.userId, (query) => query.where('p.id', '=', filter.userId ?? 0))
    .$if(incomplete === true, (query) => query.where(mayLack('p.id')).where(isIncomplete))
}

const matches = (pattern: string) =>
  sql<boolean>`(p.search like ${pattern} or lower(translate(p.rut, '.-', '')) like ${pattern})`

const isIncomplete = sql<boolean>`cardinality(p.missing) > 0`

export type PeopleRow = Awaited<ReturnType<typeof personCard.rows>>[number]

type Order = {
  by: RawBuilder<unknown> | null
  /** What of people is asked for it. */
  needs?: Asked
  /** Everybody has one: nobody is put last for the lack of it, and an index is read backwards. */
  isEverybodys?: true
}

/** By what people are ordered. */
const orders: Readonly<Record<PeopleSort, Order>> = {
  fullname: { by: null },
  /** A RUT is ordered as a number, as `users_by_rut` has it; the rest as words without accents. */
  rut: {
    by: sql`lpad(split_part(p.rut, '-', 1), 12, '0')`,
    needs: { accounts: true },
    isEverybodys: true,
  },
  jobTitle: { by: sql`p.job_key` },
  area: { by: sql`p.area_key`, needs: { places: true } },
  branchOffice: { by: sql`p.branch_key`, needs: { places: true } },
  businessName: { by: sql`p.business_key`, needs: { places: true } },
  initialDate: { by: sql`p.initial_date` },
  field: { by: null },
  state: {
    by: sql`array_position(array['ACTIVE', 'INCOMING', 'SUSPENDED', 'LEFT', 'NONE'], p.state)`,
  },
}

/** The people of a page, in its order. */
export async function idsOf(
  context: Context,
  { filter, sort, page }: ListInput<PeopleFilter, PeopleSort>,
  permission: Permission,
): Promise<number[]> {
  const { query } = await found(context, filter, permission, orders[sort.by].needs)
  const ordered = sort.by === 'field' ? await byField(context, filter.sortField) : undefined
  const by = ordered?.by ?? orders[sort.by].by
  const direction = sort.descending ? 'desc' : 'asc'
  const rows = await query
    .select('p.id')
    .$if(ordered !== undefined, (some) =>
      some.leftJoin(ordered?.rows ?? nobody, 'f.userId', 'p.id'),
    )
    .$if(by !== null, (some) =>
      some.orderBy(by ?? sql`null`, (order) =>
        orders[sort.by].isEverybodys ? order[direction]() : order[direction]().nullsLast(),
      ),
    )
    .orderBy('p.surname', direction)
    .orderBy('p.id')
    .$call(onPage(page))
    .execute()
  return rows.map(({ id }) => id)
}

/** The values of a field of the company, by which a list is ordered: what is not read is last. */
async function byField(context: Context, fieldId: number | null | undefined) {
  if (!fieldId) throw invalid('sortField', 'Elija el campo del orden')
  const { rows, isRead } = await fieldsInLists.ordering(context, fieldId, 'p.id')
  return {
    rows: sql<Valued>`${rows}`.as<'f'>('f'),
    by: sql`case when ${isRead} then f.value end`,
  }
}

type Valued = { userId: number; value: unknown }
const nobody = sql<Valued>`(select null::bigint as user_id, null as value)`.as<'f'>('f')

/** A page of people: first their ids, then the shown columns of those alone. */
async function rowsOf(
  context: Context,
  input: ListInput<PeopleFilter, PeopleSort>,
  permission: Permission,
) {
  return personCard.rows(context, await idsOf(context, input, permission))
}

/** One page of people and how many there are. */
export async function listPeople(
  context: Context,
  input: ListInput<PeopleFilter, PeopleSort>,
  permission: Permission = 'users.massRead',
): Promise<Listed<PeopleRow>> {
  const rows = await rowsOf(context, input, permission)
  const { query } = await found(context, input.filter, permission)
  return { rows, total: await keptTotalOf(context, query, input, rows.length) }
}

/** Only the actor's own team. */
export async function supervisedPeople(
  context: Context,
  input: ListInput<PeopleFilter, PeopleSort>,
) {
  const team = context.actor.supervisedIds
  if (team.length === 0) return { rows: [], total: 0 }
  const narrowed: Context = {
    ...context,
    reach: () => ({
      all: false,
      userIds: team,
      businessIds: [],
      unitIds: null,
      placed: [],
      except: [],
      includesPrivate: false,
    }),
  }
  return listPeople(narrowed, input)
}

export type StateCount = { state: ValueOf<typeof EmploymentState>; total: number }
export type PeopleCounts = { states: StateCount[]; incomplete: number; total: number }

const counts = new CompanyCache<PeopleCounts>(200)

/**
 * How many people are in each employment state, for the same filter without its state, and how many
 * records are incomplete, for readers of contracts: only people who may lack something are looked
 * at one by one. Kept while nothing of the company changes.
 */
export async function countPeople(context: Context, filter: PeopleFilter): Promise<PeopleCounts> {
  const all = { ...filter, state: null, incomplete: null }
  const { query } = await found(context, all, 'users.massRead')
  const byState = query
    .select(({ fn }) => ['p.state', fn.countAll<number>().as('total')])
    .groupBy('p.state')
  const withIncomplete = context.can('contracts.massRead')
  // The statement with its values: the day, the filter and how far its reader reaches.
  const { sql: text, parameters } = byState.compile()
  return counts.of(context, [text, parameters, withIncomplete], async () => {
    const rows = await byState.execute()
    return {
      states: EmploymentState.values.map((state) => ({
        state,
        total: rows.find((row) => row.state === state)?.total ?? 0,
      })),
      incomplete: withIncomplete ? await countIncomplete(context, all) : 0,
      total: rows.reduce((whole, { total }) => whole + total, 0),
    }
  })
}

async function countIncomplete(context: Context, filter: PeopleFilter): Promise<number> {
  const { query } = await found(context, { ...filter, incomplete: true }, 'users.massRead')
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The first people that a search finds, to choose one from: twenty at most; or the chosen one. */
export async function searchPeople(
  context: Context,
  filter: Pick<PeopleFilter, 'search' | 'userId'>,
): Promise<PeopleRow[]> {
  const page = { number: 1, size: 20 }
  return rowsOf(
    context,
    { filter, sort: { by: 'state', descending: false }, page, counted: false },
    'users.massRead',
  )
}
