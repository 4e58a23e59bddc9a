import { hook } from '#platform/model/hook.ts'
import type { Tx } from '#platform/server/sql/db.ts'

/**
 * A company that is opened: each module puts what one begins with, in the transaction of the
 * opening. An interrupted opening goes on, so that what is there already is left alone.
 */
export const newCompany = hook<(tx: Tx) => Promise<unknown>>('what a new company begins with')
