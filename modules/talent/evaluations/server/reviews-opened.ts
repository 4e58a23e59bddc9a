import { hook } from '#platform/model/hook.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import type { LockedProcess } from './processes.queries.ts'

/**
 * The reviews of a process were opened, those of people who came later too. It is called each time
 * that reviews are computed: whoever listens adds what is missing, and nothing twice.
 */
export const reviewsOpened =
  hook<(tx: Tx, process: LockedProcess) => Promise<void>>('reviews of a process')
