import type pg from 'pg'

/** What somebody read, as the trail of its company keeps it. */
export type Reading = {
  companyId: number
  /** «lectura:…». */
  what: string
  /** The row that was read. */
  id: string
  about: object | null
}

const waiting = new WeakMap<pg.ClientBase, Reading[]>()

/**
 * Records a reading in the trail, when its transaction ends well. The trail of a company has one
 * end, which is held from the writing of an event until its transaction is over, and every other
 * reader and writer of the company waits meanwhile: it is written as the last thing.
 */
export function recordAtEnd(client: pg.ClientBase, reading: Reading): void {
  waiting.set(client, [...(waiting.get(client) ?? []), reading])
}

/** Forgets what a transaction was to record: it failed, or it writes them now. */
export function readingsToWrite(client: pg.ClientBase): readonly Reading[] {
  const readings = waiting.get(client) ?? []
  waiting.delete(client)
  return readings
}

export const writingOf = ({ companyId, what, id, about }: Reading): pg.QueryConfig => ({
  name: 'reading',
  text: `select app.write_audit($1::bigint, 'Proceso', $2, $3, null, $4::jsonb)`,
  values: [companyId, what, id, about && JSON.stringify(about)],
})

/** Whether an event of the trail is no reading, in the words of the index `audit_event_changes`. */
export const isNoReading = (event: string): string => `${event}.entity not like 'lectura:%'`
