import type pg from 'pg'

/** What somebody read, as the trail of its company keeps it. */
export type Reading = {
  companyId: number
  /** «lectura:…». */
  what: string
  /** The row that was read; null of many at once. */
  id: string | null
  about: object | null
}

const waiting = new WeakMap<pg.ClientBase, Reading[]>()

/**
 * Records a reading in the trail, when its transaction ends well. The trail of a company has one
 * end, which is held from the writing of an event until its transaction is over, and every other
 * reader and writer of the company waits meanwhile: it is written as the last thing.
 */
export function recordAtEnd(client: pg.ClientBase, ...readings: readonly Reading[]): void {
  waiting.set(client, [...(waiting.get(client) ?? []), ...readings])
}

type Reader = {
  client: pg.ClientBase
  session: { companyId: number }
  actor: { userId: number | null }
}

/** The same of some people at once, each of them once and the reader not. */
export function recordPeopleAtEnd(
  { client, session, actor }: Reader,
  what: string,
  people: readonly { userId: number }[],
): void {
  const others = new Set(people.map(({ userId }) => userId).filter((id) => id !== actor.userId))
  const { companyId } = session
  const of = (id: number): Reading => ({ companyId, what, id: String(id), about: null })
  recordAtEnd(client, ...[...others].map(of))
}

/** Whether a transaction leaves a reading in the trail when it ends. */
export const leavesReading = (client: pg.ClientBase): boolean =>
  (waiting.get(client) ?? []).length > 0

const unnamed = new WeakSet<pg.ClientBase>()

/**
 * Says that what a transaction does is in no trail: whose answer a confidential one is would be
 * read there.
 */
export const leaveNoTrace = (client: pg.ClientBase): void => void unnamed.add(client)

/** Whether a transaction may not say who did it. */
export const leavesNoTrace = (client: pg.ClientBase): boolean => unnamed.has(client)

/** Forgets what a transaction was to record: it failed, or it writes them now. */
export function readingsToWrite(client: pg.ClientBase): readonly Reading[] {
  unnamed.delete(client)
  const readings = waiting.get(client) ?? []
  waiting.delete(client)
  return readings
}

/** One statement that writes some readings, in their order. */
export const writingOf = (readings: readonly Reading[]): pg.QueryConfig => ({
  name: 'reading',
  text: `select app.write_audit(read.company, 'Proceso', read.what, read.id, null,
      read.about::jsonb)
    from unnest($1::bigint[], $2::text[], $3::text[], $4::text[])
      as read (company, what, id, about)`,
  values: [
    readings.map(({ companyId }) => companyId),
    readings.map(({ what }) => what),
    readings.map(({ id }) => id),
    readings.map(({ about }) => about && JSON.stringify(about)),
  ],
})

/** Whether an event of the trail is no reading, in the words of the index `audit_event_changes`. */
export const isNoReading = (event: string): string => `${event}.entity not like 'lectura:%'`

/**
 * The events of some tables of the company $1 after a number of the trail, as `e`: what follows a
 * `from` or a `cross join`. The rows of each table are looked for apart, in the index
 * `audit_event_of_table`: a load of 100.000 fields of people is not walked over to find that
 * nobody's contract changed (`offset 0` holds the planner to it, which cannot know the tables).
 *
 * @param tables an expression that says the tables, such as `$2::text[]`
 * @param after an expression that says the number
 */
export const eventsOf = (tables: string, after: string): string =>
  `unnest(${tables}) as kind (entity)
    cross join lateral (select * from audit_event one
      where one.company_id = $1 and one.entity = kind.entity and ${isNoReading('one')}
        and one.seq > ${after}
      offset 0) e`
