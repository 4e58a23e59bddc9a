import type { YearMonth } from '#chile/period.ts'
import type { Context } from '#platform/server/context.ts'

type ByItem = (context: Context, month: YearMonth) => Promise<ReadonlyMap<string, number>>

let known: ByItem | undefined

/** Registers who counts the contracts that have each item in a month, of those a reader sees. */
export function countPeopleBy(given: ByItem): void {
  if (known) throw new Error('Two modules count the people of an item')
  known = given
}

/** How many contracts have each item in a month, of those whose pay the actor may see. */
export const peopleByItem: ByItem = (context, month) => {
  if (!known) throw new Error('No module counts the people of an item')
  return known(context, month)
}
