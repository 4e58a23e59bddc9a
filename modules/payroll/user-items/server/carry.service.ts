import { monthLabel, nextMonth, type YearMonth } from '#chile/period.ts'
import { type MonthHead, monthClosing } from '#modules/payroll/payroll-frame/server/index.ts'
import { takenIn } from '#modules/payroll/payroll-results/server/index.ts'
import { plainDeduction } from '#modules/payroll/payroll-results/model/plain-deduction.ts'
import type { CompanyTx, Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { type Asked, restValue, shortOf } from '../model/carry.ts'

/**
 * When a payroll closes, the part of a quota or an advance that its payslips could not discount,
 * because of a legal limit or a net of zero, remains owed. The amount is stored by month. An item
 * after the last quota discounts it; for an advance, the next month does.
 */
monthClosing.on('user-items', {
  async closed(context, month) {
    if (month.type !== 'PAYROLL') return
    const short = await shortIn(context, month)
    if (short.length === 0) return
    const last = await lastMonths(context, month, short)
    const rests = short.map(({ item, amount, value }) => {
      const from = last.get(item.rootId) ?? month.yearMonth
      const startMonth = nextMonth(from)
      last.set(item.rootId, startMonth)
      return { item, amount, value, startMonth }
    })
    await context.tx
      .insertInto('userItemCarried')
      .values(
        rests.map(({ item, amount }) => ({
          userItemId: item.id,
          yearMonth: month.yearMonth,
          amount,
        })),
      )
      .execute()
    await context.tx
      .insertInto('userItem')
      .values(
        rests.map(({ item, value, startMonth }) => ({
          userContractId: item.contractId,
          itemCode: item.itemCode,
          value,
          currency: item.currency,
          startMonth,
          endMonth: startMonth,
          origin: 'CARRIED',
          originId: item.rootId,
          carriedFrom: month.yearMonth,
          comment: `${item.isAdvance ? 'Resto del anticipo' : 'Resto de la cuota'} de ${monthLabel(
            month.yearMonth,
          )}`,
        })),
      )
      .execute()
  },
})

/** When a payroll is reopened, its payslips have discounted nothing, and have no rest. */
monthClosing.on('user-items', {
  async reopened({ client, session }, month) {
    if (month.type !== 'PAYROLL') return
    const parameters = [session.companyId, month.yearMonth, month.businessId]
    await client.query(
      `delete from user_item item using user_contract contract
       where item.company_id = $1 and item.carried_from = $2
         and contract.company_id = $1 and contract.id = item.user_contract_id
         and contract.business_id = $3`,
      parameters,
    )
    await client.query(
      `delete from user_item_carried carried using user_item item, user_contract contract
       where carried.company_id = $1 and carried.year_month = $2
         and item.company_id = $1 and item.id = carried.user_item_id
         and contract.company_id = $1 and contract.id = item.user_contract_id
         and contract.business_id = $3`,
      parameters,
    )
  },
})

/** The items of the month whose rests are carried: as a rule, few. */
async function carryingItems({ tx }: CompanyTx, { businessId, yearMonth }: OfRun) {
  const rows = await tx
    .selectFrom('userItem as item')
    .innerJoin('userContract as contract', 'contract.id', 'item.userContractId')
    .select(['item.id', 'item.userContractId as contractId', 'item.itemCode', 'item.value'])
    .select(['item.currency', 'item.origin', 'item.originId', 'item.totalQuotas'])
    .where('contract.businessId', '=', businessId)
    .where('item.status', '=', 'ACTIVE')
    .where('item.startMonth', '<=', yearMonth)
    .where((eb) => eb.or([eb('item.endMonth', 'is', null), eb('item.endMonth', '>=', yearMonth)]))
    .where(
      sql<boolean>`exists (select from user_item other
        where other.company_id = app.current_company()
          and other.user_contract_id = item.user_contract_id and other.item_code = item.item_code
          and other.status = 'ACTIVE' and other.start_month <= ${yearMonth}
          and (other.end_month is null or other.end_month >= ${yearMonth})
          and (other.total_quotas is not null or other.origin in ('ADVANCE', 'CARRIED')))`,
    )
    .orderBy('item.id')
    .execute()
  return rows.map(({ origin, originId, totalQuotas, ...row }) => ({
    ...row,
    isLoan: origin === 'LOAN',
    isAdvance: origin === 'ADVANCE',
    /** Loans have a ledger of their own. */
    carries: origin !== 'LOAN' && (totalQuotas !== null || origin !== null),
    /** A rest of a rest belongs to the same quotas. */
    rootId: origin === 'CARRIED' ? (originId ?? row.id) : row.id,
  }))
}
type OfRun = Pick<MonthHead, 'businessId' | 'yearMonth' | 'currentRunId'>
type Item = Awaited<ReturnType<typeof carryingItems>>[number]

/** The rest of each carried item in the month's payslips, in pesos and in the item's own unit. */
export async function shortIn(context: CompanyTx, month: OfRun) {
  const items = await carryingItems(context, month)
  if (items.length === 0) return []
  const taken = await takenIn(
    context,
    month,
    items.map(({ contractId }) => contractId),
  )
  const groups = Map.groupBy(items, ({ contractId, itemCode }) => `${contractId} ${itemCode}`)
  return [...groups.values()].flatMap((same) => {
    const [first] = same
    const inPesos = first && plainDeduction(taken, first.itemCode)
    if (!first || !inPesos) return []
    const pesosOf = new Map(same.map((item) => [item.id, inPesos(item.value)]))
    const asked = loansFirst(same).map(({ id, carries }): Asked => ({
      id,
      carries,
      amount: pesosOf.get(id) ?? 0,
    }))
    const byId = new Map(same.map((item) => [item.id, item]))
    return shortOf(asked, taken.of(first.contractId, first.itemCode)).flatMap(({ id, amount }) => {
      const item = byId.get(id)
      return item
        ? [{ item, amount, value: restValue(item.value, pesosOf.get(id) ?? 0, amount) }]
        : []
    })
  })
}

const loansFirst = (items: readonly Item[]) => [
  ...items.filter(({ isLoan }) => isLoan),
  ...items.filter(({ isLoan }) => !isLoan),
]

/** The last month of each of some quotas, including their rests. */
async function lastMonths(
  { tx }: Context,
  month: MonthHead,
  short: readonly { item: Item }[],
): Promise<Map<number, YearMonth>> {
  const roots = [...new Set(short.map(({ item }) => item.rootId))]
  const rows = await tx
    .selectFrom('userItem')
    .select([
      sql<number>`case when origin = 'CARRIED' then origin_id else id end`.as('rootId'),
      sql<YearMonth>`max(coalesce(end_month, start_month))`.as('last'),
    ])
    .where(
      sql<boolean>`(id = any(${roots}::bigint[])
        or (origin = 'CARRIED' and origin_id = any(${roots}::bigint[])))`,
    )
    .groupBy(sql`1`)
    .execute()
  return new Map(rows.map(({ rootId, last }) => [rootId, Math.max(last, month.yearMonth)]))
}
