import type { ISODate } from '#chile/dates.ts'
import { hook } from '#platform/model/hook.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { hasEnding } from './person-record.ts'

type Work = Pick<Context, 'tx' | 'session'> & { readonly today: ISODate }

/** Called after contracts were made, changed or removed, in the same transaction. */
export const contractsWritten = hook<(work: Work, contractIds: readonly number[]) => Promise<void>>(
  'contracts that were written',
)

/** What each of some people has of the company and did not give back, in words, by their ids. */
export const thingsToReturn = hook<
  (tx: Tx, userIds: readonly number[]) => Promise<ReadonlyMap<number, readonly string[]>>
>('what people have to give back')

/** What is still open of each of some people who left, in words, by their ids. */
export const openMatters = hook<
  (tx: Tx, userIds: readonly number[]) => Promise<ReadonlyMap<number, string>>
>('what is still open of people who left')

/** Says to the modules above that contracts were written. */
export async function sayWritten(work: Work, contractIds: readonly number[]): Promise<void> {
  if (contractIds.length === 0) return
  for (const listener of contractsWritten.listeners) await listener(work, contractIds)
}

/** Everything that some people have to give back. */
export async function toReturn(tx: Tx, userIds: readonly number[]) {
  const found = new Map<number, readonly string[]>()
  for (const listener of thingsToReturn.listeners) {
    for (const [userId, things] of await listener(tx, userIds)) {
      found.set(userId, [...(found.get(userId) ?? []), ...things])
    }
  }
  return found
}

/** What modules above answer of contracts, and what is said to them. */
export const contractHooks = {
  contractsWritten,
  hasEnding,
  openMatters,
  thingsToReturn,
  toReturn,
}
