import type { Permission } from '#access/services.ts'
import type { Listed } from '#platform/model/page.ts'
import { onlineUsers } from '#modules/company/identities/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { RawBuilder } from 'kysely'
import { sql } from '#platform/server/sql/db.ts'
import { CompanyCache } from '#platform/server/cache/company-cache.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { keptTotalOf } from '#platform/server/cache/cached-total.ts'
import { onPage } from '#platform/server/sql/total-of.ts'
import { EmploymentState, Role, type UserStatus } from '../model/catalogs.ts'
import { fullnameOf, gentilitieOf } from '#chile/names.ts'
import { initialsOf, searchWords } from '../model/names.ts'
import { avatarLink } from './avatars.ts'
import { mayLack, peopleOn } from './people.queries.ts'
import { type Asked, standingOn } from './standing.queries.ts'
import { within } from './scope.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import { literal } from '#platform/server/sql/search.ts'

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
] as const
export type PeopleSort = (typeof peopleSort)[number]

/** The people within a permission's reach that match a filter, as of today. */
function found(context: Context, filter: PeopleFilter, permission: Permission, needs: Asked = {}) {
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

export type PeopleRow = Awaited<ReturnType<typeof shown>>[number]

/** By what people are ordered, and what of them is asked for that. */
const orders: Readonly<Record<PeopleSort, { by: RawBuilder<unknown> | null; needs?: Asked }>> = {
  fullname: { by: null },
  /** A RUT is ordered as a number, the rest as words without accents. */
  rut: { by: sql`lpad(split_part(p.rut, '-', 1), 12, '0')`, needs: { accounts: true } },
  jobTitle: { by: sql`p.job_key` },
  area: { by: sql`p.area_key`, needs: { places: true } },
  branchOffice: { by: sql`p.branch_key`, needs: { places: true } },
  businessName: { by: sql`p.business_key`, needs: { places: true } },
  initialDate: { by: sql`p.initial_date` },
  state: {
    by: sql`array_position(array['ACTIVE', 'INCOMING', 'SUSPENDED', 'LEFT', 'NONE'], p.state)`,
  },
}

/** The people of a page, in its order. */
async function idsOf(
  context: Context,
  { filter, sort, page }: ListInput<PeopleFilter, PeopleSort>,
  permission: Permission,
): Promise<number[]> {
  const direction = sort.descending ? 'desc' : 'asc'
  const { by, needs } = orders[sort.by]
  const query = found(context, filter, permission, needs).select('p.id')
  const ordered =
    by === null
      ? query
      : query.orderBy(by, (order) =>
          sort.descending ? order.desc().nullsLast() : order.asc().nullsLast(),
        )
  const rows = await ordered
    .orderBy('p.surname', direction)
    .orderBy('p.id')
    .$call(onPage(page))
    .execute()
  return rows.map(({ id }) => id)
}

/** A page of people: first their ids, then the shown columns of those alone. */
async function rowsOf(
  context: Context,
  input: ListInput<PeopleFilter, PeopleSort>,
  permission: Permission,
) {
  const ids = await idsOf(context, input, permission)
  const place = new Map(ids.map((id, at) => [id, at]))
  const details = await columnsOf(context, ids).execute()
  const rows = details.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
  return shown(context, rows)
}

const columnsOf = ({ tx, today }: Context, ids: readonly number[]) =>
  tx
    .selectFrom(peopleOn(tx, today).as('p'))
    .selectAll('p')
    .where(sql<boolean>`p.id = any(${[...ids]}::bigint[])`)

type Row = Awaited<ReturnType<ReturnType<typeof columnsOf>['execute']>>[number]

/** Some people as a list shows them, of those whose record the actor reads, by their ids. */
export async function cardsById(
  context: Context,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, PeopleRow>> {
  const found = await columnsOf(context, [...new Set(userIds)])
    .where(within(context.reach('users.read'), 'p.id'))
    .execute()
  const lists = context.can('users.massRead')
  const cards = await shown(context, found)
  return new Map(cards.map((card) => [card.id, { ...card, online: lists && card.online }]))
}

async function shown(context: Context, rows: readonly Row[]) {
  const seesGaps = context.can('contracts.massRead')
  const here = await onlineUsers(
    context,
    rows.map(({ id }) => id),
  )
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      role: Role.code(row.role),
      fullname: fullnameOf(row),
      gentilitie: gentilitieOf(row),
      initials: initialsOf(row),
      avatarUrl: await avatarLink(context, row),
      missing: seesGaps ? row.missing : [],
      online: here.has(row.id),
    })),
  )
}

/** One page of people and how many there are. */
export async function listPeople(
  context: Context,
  input: ListInput<PeopleFilter, PeopleSort>,
  permission: Permission = 'users.massRead',
): Promise<Listed<PeopleRow>> {
  const rows = await rowsOf(context, input, permission)
  const matching = found(context, input.filter, permission)
  return { rows, total: await keptTotalOf(context, matching, input, rows.length) }
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
  const byState = found(context, all, 'users.massRead')
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
  const { total } = await found(context, { ...filter, incomplete: true }, 'users.massRead')
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
