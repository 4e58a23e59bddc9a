import { type MonthHead, monthClosing } from '#modules/payroll/payroll-frame/server/index.ts'
import { contractsIn, type ItemRow, itemsOf } from '#modules/payroll/payroll-input/server/index.ts'
import { courtItems } from '#modules/concepts/concept-library/model/input-items.ts'
import { takenIn } from '#modules/payroll/payroll-results/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { takenOfOrders } from '../model/order.ts'

/**
 * When a payroll closes, the amount its payslips took of each order with a total is stored, so that
 * later months take only the balance. A seizure takes only the amount that the law allows, which
 * may be less than ordered, or nothing.
 */
monthClosing.on('user-items', {
  async closed(context, month) {
    if (month.type !== 'PAYROLL') return
    const people = await contractsWithOrders(context.tx, month)
    if (people.size === 0) return
    const contracts = [...people.keys()]
    const contractsOf = Map.groupBy(contracts, (contract) => people.get(contract))
    const items = (await itemsOf(context.tx, month.yearMonth, contracts)).filter(({ itemCode }) =>
      Object.hasOwn(courtItems, itemCode),
    )
    const roots = await rootsOf(context.tx, items)
    const taken: { id: number; amount: number }[] = []
    const results = await takenIn(context, month, contracts)
    for (const [concept, ofConcept] of Map.groupBy(items, conceptOf)) {
      const byPerson = Map.groupBy(ofConcept, (item) => people.get(item.userContractId))
      for (const [person, orders] of byPerson) {
        const own = contractsOf.get(person) ?? []
        const all = own.reduce((sum, contract) => sum + results.of(contract, concept), 0)
        taken.push(...takenOfOrders(orders, all))
      }
    }
    await keep(
      context,
      month,
      taken.map(({ id, amount }) => ({ id: roots.get(id) ?? id, amount })),
    )
  },
})

/** When a payroll is reopened, its payslips have taken nothing. */
monthClosing.on('user-items', {
  async reopened({ client, session }, month) {
    if (month.type !== 'PAYROLL') return
    await client.query(
      `delete from user_item_taken taken using user_item item, user_contract contract
       where taken.company_id = $1 and taken.year_month = $2
         and item.company_id = $1 and item.id = taken.user_item_id
         and contract.company_id = $1 and contract.id = item.user_contract_id
         and contract.business_id = $3`,
      [session.companyId, month.yearMonth, month.businessId],
    )
  },
})

const conceptOf = ({ itemCode }: ItemRow) => courtItems[itemCode] ?? ''

/**
 * The contracts of a month, with their people, of whoever has an order with a total: as a rule,
 * none. An order is of the person, and any contract with the razón social may take it.
 */
async function contractsWithOrders(tx: Tx, { businessId, yearMonth }: MonthHead) {
  const people = await tx
    .selectFrom('userItem as item')
    .innerJoin('userContract as contract', 'contract.id', 'item.userContractId')
    .select('contract.userId')
    .distinct()
    .where('contract.businessId', '=', businessId)
    .where('item.totalAmount', 'is not', null)
    .where('item.status', '=', 'ACTIVE')
    .where('item.startMonth', '<=', yearMonth)
    .where((eb) => eb.or([eb('item.endMonth', 'is', null), eb('item.endMonth', '>=', yearMonth)]))
    .execute()
  const ids = people.map(({ userId }) => userId)
  if (ids.length === 0) return new Map<number, number>()
  const rows = await contractsIn(tx, businessId, yearMonth)
    .select(['contract.id', 'contract.userId'])
    .where(sql<boolean>`contract.user_id = any(${ids}::bigint[])`)
    .orderBy('contract.id')
    .execute()
  return new Map(rows.map(({ id, userId }) => [id, userId]))
}

/** For items that continue an earlier one from some month, the first item of their order. */
async function rootsOf(tx: Tx, items: readonly ItemRow[]): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('userItem')
    .select(['id', 'orderId'])
    .where(sql<boolean>`id = any(${items.map(({ id }) => id)}::bigint[])`)
    .where('orderId', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, orderId }) => [id, orderId ?? id]))
}

type Taken = { id: number; amount: number }

async function keep({ client, session }: Context, month: MonthHead, taken: readonly Taken[]) {
  if (taken.length === 0) return
  await client.query(
    `insert into user_item_taken (company_id, user_item_id, year_month, amount)
     select $1, t.id, $2, sum(t.amount)
     from unnest($3::bigint[], $4::bigint[]) as t (id, amount) group by t.id
     returning company_id`,
    [
      session.companyId,
      month.yearMonth,
      taken.map(({ id }) => id),
      taken.map(({ amount }) => amount),
    ],
  )
}
