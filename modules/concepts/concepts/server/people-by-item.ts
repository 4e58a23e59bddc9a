import type { YearMonth } from '#chile/period.ts'
import { provided } from '#platform/model/hook.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/sql/db.ts'

type ByItem = (context: Context, month: YearMonth) => Promise<ReadonlyMap<string, number>>

/** Who counts the contracts that have each item in a month, of those a reader sees. */
export const peopleOfItems = provided<ByItem>('people of each item')

/** How many contracts have each item in a month, of those whose pay the actor may see. */
export const peopleByItem: ByItem = (context, month) => peopleOfItems.get()(context, month)

/** Whether somebody has or had the item with a code: it is then not deleted. */
export const itemWasGiven = provided<(tx: Tx, code: string) => Promise<boolean>>(
  'items that people have or had',
)
