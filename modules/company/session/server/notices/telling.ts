import type pg from 'pg'
import type { Tx } from '#platform/server/sql/db.ts'

/** The data needed to notify: also without a session, as after a recovery link. */
export type Telling = {
  tx: Tx
  client: pg.PoolClient
  companyId: number
  /** The author of the act: their name for people, and their account. */
  author: { name: string; userId: number | null; loginId: number | null }
  traceId: string
  now: Date
}
