import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { companyStatement } from '#platform/server/sql/statement.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { onPage } from '#platform/server/sql/total-of.ts'
import type { AuditRow } from '../model/audit.ts'
import { partsOf } from '../model/parts.ts'
import { notHiddenFrom } from './not-hidden-from.ts'
import { type Page, pageOf } from './page.ts'

type Filter = {
  action: string | null
  entity: string | null
  from: string | null
  until: string | null
}

/** At most this many rows of one change are listed; beyond it only their number is given. */
const mostRows = 60

/**
 * The audit trail of the company: the author, the time, the change, and the person simulated. Each
 * row is one change of a person or thing, however many statements wrote it. Columns the reader may
 * not see are left out, and the row says so.
 */
export async function auditLog(
  context: Context,
  { filter, sort, page, counted }: ListInput<Filter, 'at'>,
): Promise<Listed<AuditRow>> {
  const changes = changesIn(context, filter)
  const direction = sort.descending ? 'desc' : 'asc'
  // Without a filter each change is found by its first row, whose own number is that of the change.
  const numbered = isWhole(filter)
    ? changes.select('seq as change').orderBy('seq', direction)
    : changes.select(change.as('change')).distinct().orderBy('change', direction)
  const shown = await numbered.$call(onPage(page)).execute()
  const groups = await groupsOf(
    context,
    shown.map((row) => row.change),
  )
  const entries = groups.map((events) => ({ events, parts: partsOf(events) }))
  const visible = await pageOf(
    context,
    entries.flatMap(({ parts }) => parts),
    groups.flatMap(([first]) => first ?? []),
  )
  const total = counted ? await countOf(changes, filter) : null
  return { total, rows: entries.flatMap((entry) => rowOf(entry, visible, filter.entity)) }
}

/** Groups the events of one change; events older than this grouping are one change each. */
const change = sql<number>`coalesce(change_seq, seq)`

async function countOf(changes: ReturnType<typeof changesIn>, filter: Filter): Promise<number> {
  const { total } = await changes
    .select(
      sql<number>`count(${isWhole(filter) ? sql`*` : sql`distinct ${change}`})::int`.as('total'),
    )
    .executeTakeFirstOrThrow()
  return total
}

const isWhole = (filter: Filter): boolean => Object.values(filter).every((one) => one === null)

function changesIn({ tx, actor }: Context, filter: Filter) {
  const { action, entity, from, until } = filter
  return tx
    .selectFrom('auditEvent')
    .where(notHiddenFrom(actor.userId))
    .$if(isWhole(filter), (query) => query.where(sql<boolean>`seq = ${change}`))
    .$if(action !== null, (query) => query.where(sql<boolean>`action = ${action}`))
    .$if(action === 'Creado', (query) => query.where(sql<boolean>`not ${isEdition}`))
    .$if(entity !== null, (query) =>
      query.where((eb) =>
        eb.or([eb('entity', '=', entity ?? ''), sql<boolean>`entity like ${entity}::text || ':%'`]),
      ),
    )
    .$if(from !== null, (query) => query.where(sql<boolean>`at >= ${startOf(from)}`))
    .$if(until !== null, (query) =>
      query.where(sql<boolean>`at < ${startOf(until)} + interval '1 day'`),
    )
}

/** Whether a new version replaced another: that is a change, and not a creation. */
const isEdition = sql<boolean>`(entity like '%\\_version' and exists (
  select from audit_event gone where gone.company_id = app.current_company()
    and gone.change_seq = audit_event.change_seq and gone.entity = audit_event.entity
    and gone.action = 'Modificado'))`

/** The first instant of a calendar day in Chile. */
const startOf = (day: string | null) =>
  sql<Date>`(${day}::date::timestamp at time zone 'America/Santiago')`

type Event = Awaited<ReturnType<typeof eventsOf>>[number]

/** The events of some changes, in the order of the changes. */
async function groupsOf(context: Context, changes: readonly number[]): Promise<Event[][]> {
  const events = changes.length === 0 ? [] : await eventsOf(context, changes)
  const byChange = Map.groupBy(events, (event) => event.change)
  return changes.flatMap((one) => [byChange.get(one) ?? []])
}

const eventsOf = ({ tx, actor }: Context, changes: readonly number[]) =>
  eventRows.rows(tx, { changes, userId: actor.userId ?? 0 })

const eventRows = companyStatement({ changes: 'ids', userId: 'id' }, (tx, { changes, userId }) =>
  tx
    .selectFrom((eb) =>
      eb
        .selectFrom('auditEvent')
        .select(['seq', 'at', 'action', 'entity', 'entityId', 'userId', 'loginId', 'acting'])
        .select('tokenId')
        .select(['before', 'after'])
        .select(change.as('change'))
        .select(sql<number>`row_number() over (partition by ${change} order by seq)`.as('place'))
        .select(sql<number>`count(*) over (partition by ${change})::int`.as('size'))
        .where(notHiddenFrom(userId))
        .where(
          sql<boolean>`(change_seq = any(${changes}::bigint[])
            or (change_seq is null and seq = any(${changes}::bigint[])))`,
        )
        .as('event'),
    )
    .selectAll()
    .where('place', '<=', mostRows)
    .orderBy('seq'),
)

type Entry = { events: readonly Event[]; parts: ReturnType<typeof partsOf> }

function rowOf({ events, parts }: Entry, page: Page, wanted: string | null): AuditRow[] {
  const [first, last] = [events[0], events.at(-1)]
  const head = parts.find(({ entity }) => entity === wanted) ?? parts[0]
  if (!first || !last || !head) return []
  const visible = parts.map((part) => {
    const { entity, action } = part
    return { entity, action, ...page.visible(part) }
  })
  const { subject, personId } = page.subject(head)
  return [
    {
      seq: first.seq,
      at: last.at,
      action: head.action,
      entity: head.entity,
      subject,
      personId,
      author: page.author(first),
      acting: first.acting,
      key: page.key(first),
      withheld: visible.some(({ withheld }) => withheld),
      parts: visible,
      more: Math.max(0, first.size - mostRows),
    },
  ]
}

/** Verifies the whole chain of the company and answers the first broken place, if any. */
export async function verifyAudit({ client, session }: Context) {
  const { rows: counted } = await client.query<{ events: number; erased: number }>(
    `select (select count(*) from audit_event where company_id = $1) as events,
       (select count(*) from jsonb_object_keys(app.erased_content($1))) as erased`,
    [session.companyId],
  )
  // Alone in its statement: on a cluster, the queries inside the function cannot run within another
  // query.
  const { rows } = await client.query<{ seq: number; problem: string }>(
    'select seq, problem from app.verify_audit($1)',
    [session.companyId],
  )
  const [found] = rows
  return {
    events: counted[0]?.events ?? 0,
    erased: counted[0]?.erased ?? 0,
    intact: found?.problem == null,
    problem: found?.problem == null ? null : `Registro ${found.seq}: ${found.problem}`,
  }
}
