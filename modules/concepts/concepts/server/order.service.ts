import { firstDay, type YearMonth } from '#chile/period.ts'
import { conceptRecords } from '#modules/concepts/concept-library/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, crossedBy, invalid } from '#platform/server/errors.ts'
import { touchCode } from '#platform/server/records/identities.ts'
import { changeFrom } from '#platform/server/records/versions.ts'
import { renumbered } from '../model/order.ts'
import { lockedRecords, valuesAt } from './concepts.service.ts'
import { itemKind } from './kinds.ts'

const columns = { PRINT: 'printOrder', CALCULATION: 'calculationOrder' } as const
export type OrderBy = keyof typeof columns

type Asked = {
  by: OrderBy
  validFrom: YearMonth
  items: readonly { id: number; version: number }[]
}

/**
 * Puts the company's items in an order, from a month on. All of them are named, so that nobody
 * orders what somebody else just added; only those whose number changes get a version.
 *
 * @returns how many changed
 */
export async function orderItems(
  context: Context,
  { by, validFrom, items }: Asked,
): Promise<{ changed: number }> {
  const { tx, session } = context
  const { items: records } = await lockedRecords(context)
  const known = new Map(records.map((record) => [record.id, record]))
  const asked = new Set(items.map(({ id }) => id))
  if (items.some(({ id }) => !known.has(id))) throw invalid('items', 'Ese ítem no existe')
  if (asked.size !== items.length || asked.size !== known.size) {
    throw conflict('La lista de ítems cambió. Revise lo nuevo y ordene de nuevo.')
  }
  const column = columns[by]
  const before = items.map(({ id }) => {
    const record = known.get(id)
    return record ? valuesAt(record, validFrom)[column] : 0
  })
  let changed = 0
  for (const [at, number] of renumbered(before).entries()) {
    const item = items[at]
    if (!item || before[at] === number) continue
    if (!(await touchCode(tx, itemKind.table, item.id, item.version))) {
      throw crossedBy(
        { table: itemKind.table, key: { id: item.id } },
        (who, when) => `${who} cambió un ítem${when}. Revise lo nuevo y ordene de nuevo.`,
      )
    }
    const patch = { [column]: number }
    const from = firstDay(validFrom)
    await changeFrom(tx, itemKind.versions, item.id, from, patch, session.loginId)
    changed += 1
  }
  return { changed }
}

type Listing = { by: OrderBy; yearMonth: YearMonth }

/** The company's items in an order of a month: numbers, then codes, as the payslip takes them. */
export async function orderedItems({ tx }: Context, { by, yearMonth }: Listing) {
  const { items } = await conceptRecords(tx)
  return items
    .map((record) => {
      const values = valuesAt(record, yearMonth)
      const { id, code, version } = record
      const { title, type, activity } = values
      return { id, code, version, title, type, activity, number: values[columns[by]] }
    })
    .toSorted((a, b) => a.number - b.number || (a.code < b.code ? -1 : 1))
}
export type OrderedItem = Awaited<ReturnType<typeof orderedItems>>[number]
