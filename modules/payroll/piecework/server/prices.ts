import { formatDate, type ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict } from '#platform/server/errors.ts'
import { amountOf, priceOn } from '../model/piecework.ts'

type Entry = { id: number; taskId: number; day: ISODate; quantity: string }

/**
 * Some entries with the price of their day and the whole pesos that they pay.
 *
 * @throws UserError of kind `conflict` for a day without a price
 */
export async function pricedEntries({ tx }: Context, entries: readonly Entry[]) {
  const tasks = [...new Set(entries.map(({ taskId }) => taskId))]
  const rows = await tx
    .selectFrom('pieceworkPrice as price')
    .select(['price.taskId', 'price.startsOn', 'price.price'])
    .where(sql<boolean>`price.task_id = any(${tasks}::bigint[])`)
    .execute()
  const names = await tx
    .selectFrom('pieceworkTask as task')
    .select(['task.id', 'task.name'])
    .where(sql<boolean>`task.id = any(${tasks}::bigint[])`)
    .execute()
  const named = new Map(names.map(({ id, name }) => [id, name]))
  const prices = Map.groupBy(rows, ({ taskId }) => taskId)
  return entries.map((entry) => {
    const price = priceOn(prices.get(entry.taskId) ?? [], entry.day)
    if (price === undefined) {
      const name = named.get(entry.taskId) ?? ''
      throw conflict(`La faena ${name} no tiene precio el ${formatDate(entry.day)}`)
    }
    return { id: entry.id, price, amount: amountOf(entry.quantity, price) }
  })
}
