import { hook } from '#platform/model/hook.ts'
import type { Tx } from '#platform/server/sql/db.ts'

/** Of some unions, those that something names, today or in its history, and what it is. */
type UnionUse = (tx: Tx, unionIds: readonly number[]) => Promise<ReadonlyMap<number, string>>

/** What names unions: one that is named is kept. What is said last is what its refusal says. */
export const unionUse = hook<UnionUse>('what names a union')
