import { bulk } from '#platform/server/sql/bulk.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'

/** What people give many contracts at once: an item from a month on, and why. */
export type ItemForMany = {
  readonly itemCode: string | null
  readonly startMonth: number | null
  readonly endMonth: number | null
  readonly comment: string
}

type Given = { readonly contractId: number; readonly value: string | null; readonly unit: string }

/**
 * Gives an item to the contracts that have none entered by hand from its first month on.
 *
 * @returns the item that each contract got, by contract; who already had it is not among them
 */
export async function addMissingItems(
  tx: Tx,
  { itemCode, startMonth, endMonth, comment }: ItemForMany,
  contracts: readonly Given[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; contractId: number }>`
    insert into user_item (company_id, user_contract_id, item_code, value, currency, start_month,
      end_month, comment)
    select app.current_company(), r.contract, ${itemCode}, r.value, r.currency,
      ${startMonth}::int, ${endMonth}::int, ${comment}
    from ${bulk(contracts, 'r', {
      contract: ['bigint', ({ contractId }) => contractId],
      value: ['numeric', ({ value }) => value],
      currency: ['text', ({ unit }) => unit],
    })}
    where not exists (select from user_item i where i.company_id = app.current_company()
      and i.user_contract_id = r.contract and i.item_code = ${itemCode}
      and i.origin is null and i.status = 'ACTIVE'
      and coalesce(i.end_month, 999999) >= ${startMonth}::int)
    returning id, user_contract_id as "contractId"`.execute(tx)
  return new Map(rows.map(({ id, contractId }) => [Number(contractId), Number(id)]))
}

/**
 * Takes items away, but for those that somebody changed or suspended since they were made.
 *
 * @returns the ids of those that are gone
 */
export async function removeUnchangedItems(
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    delete from user_item i where i.company_id = app.current_company()
      and i.id = any(${[...ids]}::bigint[]) and i.version = 1 and i.status = 'ACTIVE'
    returning i.id`.execute(tx)
  return new Set(rows.map(({ id }) => Number(id)))
}

type Ending = {
  readonly itemId: number | null
  /** The last month that it is expected to have, and the one that it gets; nothing is no end. */
  readonly endMonth: string | null
  readonly newEndMonth: string | null
}

/**
 * Gives items another last month, where they still have the one that is expected.
 *
 * @returns the ids of those that were changed
 */
export async function moveItemEnds(
  tx: Tx,
  endings: readonly Ending[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    update user_item i set end_month = r.becomes, version = i.version + 1
    from ${bulk(endings, 'r', {
      id: ['bigint', ({ itemId }) => itemId],
      held: ['int', ({ endMonth }) => endMonth],
      becomes: ['int', ({ newEndMonth }) => newEndMonth],
    })}
    where i.company_id = app.current_company() and i.id = r.id and i.status = 'ACTIVE'
      and i.end_month is not distinct from r.held
    returning i.id`.execute(tx)
  return new Set(rows.map(({ id }) => Number(id)))
}
