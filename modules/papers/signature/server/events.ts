import { createHash } from 'node:crypto'
import type { CompanyNow } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { SignatureEventKind } from '../model/catalogs.ts'

/** What the first event of a request follows. */
const NOTHING = '0'.repeat(64)

type Value = string | number | null | readonly string[]

/** The facts of an event of a request, besides which one it is, its place and its moment. */
export type Facts = Readonly<Record<string, Value>>

export type NewEvent = {
  requestId: number
  kind: SignatureEventKind
  userId: number | null
  facts: Facts
}

/** The one text of some facts, whatever the order in which they were said. */
const canonical = (facts: Facts): string =>
  JSON.stringify(Object.fromEntries(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1))))

/**
 * An event after the last one of its request: its text, and its hash over that of the one before.
 * The database checks the same.
 */
export function nextEvent(
  head: { seq: number; hash: string } = { seq: 0, hash: NOTHING },
  { requestId, kind, userId, facts }: NewEvent,
  at: string,
) {
  const seq = head.seq + 1
  const payload = canonical({ ...facts, act: kind, at, request: requestId, seq })
  const hash = createHash('sha256').update(head.hash).update(payload).digest('hex')
  return { seq, kind, userId, payload, previous: head.hash, hash, createdAt: at }
}
export type ChainedEvent = ReturnType<typeof nextEvent>

/** Adds one event to each of some requests, which the caller has locked. */
export async function addEvents(
  { tx, now }: Pick<CompanyNow, 'tx' | 'now'>,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return
  const { rows: heads } = await sql<{ request: number; seq: number; hash: string }>`
    select distinct on (event.request_id) event.request_id as request, event.seq, event.hash
    from signature_event event
    where event.company_id = app.current_company()
      and event.request_id = any(${events.map(({ requestId }) => requestId)}::bigint[])
    order by event.request_id, event.seq desc`.execute(tx)
  const headOf = new Map(heads.map((head) => [head.request, head]))
  await tx
    .insertInto('signatureEvent')
    .values(
      events.map((event) => ({
        requestId: event.requestId,
        ...nextEvent(headOf.get(event.requestId), event, now.toISOString()),
      })),
    )
    .execute()
}
