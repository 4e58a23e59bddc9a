import type { YearMonth } from '#chile/period.ts'
import { provided } from '#platform/model/hook.ts'
import type { Context } from '#platform/server/context.ts'

type ByItem = (context: Context, month: YearMonth) => Promise<ReadonlyMap<string, number>>

/** Who counts the contracts that have each item in a month, of those a reader sees. */
export const peopleOfItems = provided<ByItem>('people of each item')

/** How many contracts have each item in a month, of those whose pay the actor may see. */
export const peopleByItem: ByItem = (context, month) => peopleOfItems.get()(context, month)
