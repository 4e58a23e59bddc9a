import { addDays, type ISODate } from '#chile/dates.ts'
import {
  approvalKinds,
  keyOfPending,
  pendingByKey,
  type StoredPending,
} from '#modules/company/approvals/server/index.ts'
import { heldSteps } from '#modules/people/approval-steps/server/index.ts'
import { inPlaceOfOthers } from '#modules/people/delegations/server/index.ts'
import { unreadOf } from '#modules/company/notices/server/index.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { nameIn, personFound } from '#platform/server/sql/person-names.ts'
import { onPage, totalOf } from '#platform/server/sql/total-of.ts'
import { ApprovalKind } from '../model/approval-kind.ts'
import { actOnBehalf } from './act-on-behalf.ts'
import { partsOf, placesFor, stepDetails } from './pending-sources.ts'

export type InboxFilter = {
  search?: string | null
  kind?: ApprovalKind | null
  userId?: number | null
  olderThan?: number | null
  onBehalfOf?: number | null
}
export const inboxSort = ['since'] as const
export type InboxSort = (typeof inboxSort)[number]

type Waiting = StoredPending & { forUserId: number | null }

/**
 * Everything that waits for the actor, as one statement, with in whose place they would answer it;
 * nothing when they answer nothing. What somebody answers in their own name comes as their own.
 */
async function waiting(context: Context, kind?: ApprovalKind | null) {
  const wanted = approvalKinds().filter((one) => !kind || one.kind === kind)
  const places = await inPlaceOfOthers(context)
  const held = await heldSteps(context)
  const own = wanted.flatMap((one) => partsOf(one, context, held))
  const others = wanted.flatMap((one) =>
    places
      .filter((place) => place.kind === one.kind)
      .flatMap((place) => partsOf(one, place.context, held)),
  )
  const parts = [...own, ...others]
  if (parts.length === 0) return undefined
  const all = sql<Waiting>`(${sql.join(parts, sql` union all `)})`
  if (others.length === 0) return all
  return sql<Waiting>`(select distinct on (kind, id) * from ${all} every
    order by kind, id, for_user_id nulls first)`
}

/** What waits for the answer of the actor, the oldest first. */
export async function inbox(
  context: Context,
  input: ListInput<InboxFilter, InboxSort>,
): Promise<Listed<InboxRow>> {
  const { filter, sort, page } = input
  const all = await waiting(context, filter.kind)
  if (!all) return { rows: [], total: 0 }
  const matching = context.tx
    .selectFrom(all.as('pending'))
    .$if(!!filter.search, (query) =>
      query.where(personFound('pending.userId', filter.search ?? '', context)),
    )
    .where((eb) =>
      equalTo(eb, { 'pending.userId': filter.userId, 'pending.forUserId': filter.onBehalfOf }),
    )
    .$if(!!filter.olderThan, (query) =>
      query.where(
        sql<boolean>`pending.since < ${startOf(addDays(context.today, -(filter.olderThan ?? 0)))}`,
      ),
    )
  const rows = await matching
    .selectAll('pending')
    .select(nameIn('pending.userId').as('fullname'))
    .select(nameIn('pending.forUserId').as('onBehalfOf'))
    .orderBy('pending.since', sort.descending ? 'desc' : 'asc')
    .orderBy('pending.kind')
    .orderBy('pending.id')
    .$call(onPage(page))
    .execute()
  const counted = await countedOf(context, rows)
  return {
    rows: rows.map((row) => shown(row, counted)),
    total: await totalOf(matching, input, rows.length),
  }
}

/** The first instant of a day in Chile. */
const startOf = (day: ISODate) => sql`(${day}::date::timestamp at time zone 'America/Santiago')`

type Counted = ReadonlyMap<string, ReadonlyMap<number, readonly string[]>>

/** What the kinds of a page count of its rows: each asks once for all of its own. */
async function countedOf(context: Context, rows: readonly StoredPending[]): Promise<Counted> {
  const ofKinds = new Map<string, ReadonlyMap<number, readonly string[]>>()
  for (const [code, own] of Map.groupBy(rows, ({ kind }) => kind)) {
    const counted = await kindOf(code).counted?.(context, own)
    if (counted) ofKinds.set(code, counted)
  }
  return ofKinds
}

function kindOf(code: string) {
  const kind = approvalKinds().find((one) => one.kind === code)
  if (!kind) throw new Error(`Nobody registered ${code}`)
  return kind
}

type Named = Waiting & { fullname: string | null; onBehalfOf: string | null }
export type InboxRow = ReturnType<typeof shown>

function shown(row: Named, counted: Counted) {
  const { userId, fullname, since, onBehalfOf } = row
  const key = keyOfPending(row)
  return {
    key,
    kind: ApprovalKind.code(row.kind),
    userId,
    fullname,
    since,
    onBehalfOf,
    ...kindOf(row.kind).words(row.facts, counted.get(row.kind)?.get(row.id) ?? []),
  }
}

/** More than these are shown as «99+», and are not counted further. */
const counted = 100

/** How many things wait for the actor and how many notices are unread, up to a hundred of each. */
export async function inboxCount(context: Context) {
  const all = await waiting(context)
  const pending = all
    ? sql`(select count(*)::integer from (select from ${all} waiting limit ${counted}) known)`
    : sql`0`
  const { rows } = await sql<{ pending: number; unread: number }>`
    select ${pending} as pending, ${unreadOf(context)} as unread`.execute(context.tx)
  return rows[0] ?? { pending: 0, unread: 0 }
}

/** What is worth knowing of one pending thing before it is answered. */
export async function inboxDetails(context: Context, { key }: { key: string }) {
  const found = pendingByKey(key)
  if (!found) throw notFound()
  const how = { places: await inPlaceOfOthers(context), held: await heldSteps(context) }
  return actOnBehalf(context, placesFor(context, how, found), found.kind, async (acting) => {
    const told = (await found.kind.details?.(acting, found.ref)) ?? []
    return [...told, ...(await stepDetails(acting, found))]
  })
}
