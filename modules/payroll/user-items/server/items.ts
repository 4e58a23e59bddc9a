import type { YearMonth } from '#chile/period.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { UserItemOrigin } from '../model/user-item.ts'

constraintMessages({
  user_item_origin_month: { message: 'El mes de origen no es válido', kind: 'invalid' },
})

type Origin = ValueOf<typeof UserItemOrigin>

/** An item in pesos of one month, which another module gives to a contract. */
type ItemOfMonth = {
  readonly contractId: number
  readonly itemCode: string
  /** Whole pesos. */
  readonly amount: number
  readonly month: YearMonth
  /** What it comes from, and which one: that module keeps it, and people do not change it. */
  readonly origin?: { readonly of: Origin; readonly id: number }
  /** The closed month whose difference it pays. */
  readonly originMonth?: YearMonth
  readonly comment?: string
}

type Added = {
  readonly id: number
  readonly contractId: number
  readonly originId: number | null
  readonly startMonth: YearMonth
}

/**
 * Gives contracts items of a month, in one statement however many they are. The database refuses
 * those of a closed month (`MG001`).
 *
 * @returns the items that were made, by what they came from
 */
export async function addItems(tx: Tx, items: readonly ItemOfMonth[]): Promise<readonly Added[]> {
  if (items.length === 0) return []
  const { rows } = await sql<Added>`
    insert into user_item (company_id, user_contract_id, item_code, value, currency, start_month,
      end_month, origin, origin_id, origin_month, comment)
    select app.current_company(), i.contract, i.code, i.amount, 'CLP', i.month, i.month, i.origin,
      i.origin_id, i.origin_month, i.comment
    from ${bulk(items, 'i', {
      contract: ['bigint', ({ contractId }) => contractId],
      code: ['text', ({ itemCode }) => itemCode],
      amount: ['bigint', ({ amount }) => amount],
      month: ['int', ({ month }) => month],
      origin: ['text', ({ origin }) => origin?.of ?? null],
      origin_id: ['bigint', ({ origin }) => origin?.id ?? null],
      origin_month: ['int', ({ originMonth }) => originMonth ?? null],
      comment: ['text', ({ comment }) => comment ?? null],
    })}
    returning id, user_contract_id as "contractId", origin_id as "originId",
      start_month as "startMonth"`.execute(tx)
  return rows
}

/** Takes away the items with these ids. */
export async function removeItems(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .deleteFrom('userItem')
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute()
}

/** Takes away all that came from one thing: the items of a process of advances, when it reopens. */
export async function removeItemsOf(tx: Tx, origin: { of: Origin; id: number }): Promise<void> {
  await tx
    .deleteFrom('userItem')
    .where('origin', '=', origin.of)
    .where('originId', '=', origin.id)
    .execute()
}

/**
 * What contracts have of an origin in their months becomes what is given, in two statements: an
 * amount of zero leaves none.
 */
export async function replaceItemsOf(
  tx: Tx,
  origin: Origin,
  items: readonly Omit<ItemOfMonth, 'origin'>[],
): Promise<void> {
  if (items.length === 0) return
  await sql`delete from user_item i using ${bulk(items, 'w', {
    contract: ['bigint', ({ contractId }) => contractId],
    month: ['int', ({ month }) => month],
  })}
    where i.company_id = app.current_company() and i.origin = ${origin}
      and i.user_contract_id = w.contract and i.start_month = w.month`.execute(tx)
  await addItems(
    tx,
    items
      .filter(({ amount }) => amount > 0)
      .map((item) => ({ ...item, origin: { of: origin, id: item.contractId } })),
  )
}

/** Takes away what pays differences of closed months to some contracts in a month. */
export async function removeDifferences(
  tx: Tx,
  month: YearMonth,
  contractIds: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('userItem')
    .where('startMonth', '=', month)
    .where('originMonth', 'is not', null)
    .where(sql<boolean>`user_contract_id = any(${[...contractIds]}::bigint[])`)
    .execute()
}
