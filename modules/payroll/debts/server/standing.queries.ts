import { companyLibrary } from '#modules/concepts/concept-library/server/index.ts'
import { newestMonth } from '#platform/server/sql/month-lists.ts'
import type { YearMonth } from '#chile/period.ts'
import type { CompanyTx } from '#platform/server/context.ts'
import type { RawBuilder } from 'kysely'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { Owed } from '../model/debt.ts'
import { owedAfter, owedCodes } from './debts.queries.ts'
import { settledOf, settledRows } from './settled-debts.ts'

/**
 * Whether the `contract` of a statement owes something, or is owed a difference, that no closed
 * month settled and no paid finiquito asked back: the contracts for which `standingDebts` finds
 * something besides quotas of an earning. The database says it of nearly all, however many there
 * are; what their debts come to is calculated only of those that it cannot say it of.
 */
export async function owesSomething(db: CompanyTx): Promise<RawBuilder<boolean>> {
  const closed = await closedMonths(db.tx)
  const { payroll } = await companyLibrary(db.tx, await newestMonth(db.tx))
  const items = owedItems(closed, owedCodes(payroll.concepts))
  const may = sql<boolean>`(${items} or exists (select from retroactive_debt debt
    where debt.company_id = app.current_company() and debt.user_contract_id = contract.id
      and debt.owes and debt.to_pay <> 0))`
  const priced = await unsaid(db.tx, closed)
  const owing = [...(await standingDebts(db, priced)).keys()]
  return sql<boolean>`((${may} and contract.id <> all(${priced}::bigint[])
      and contract.id not in (${settledRows.get().paid}))
    or contract.id = any(${owing}::bigint[]))`
}

/** What no month took yet of some contracts, and no paid finiquito did. */
export async function standingDebts(
  db: CompanyTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Owed[]>> {
  if (ids.length === 0) return new Map()
  const owed = await owedAfter(
    db,
    ids.map((contractId) => ({ contractId, until: null })),
  )
  const settled = await settledOf(db.tx, ids)
  return new Map(
    [...owed].flatMap(([id, all]): [number, readonly Owed[]][] => {
      const standing = all.filter(({ key }) => settled.get(id)?.without.has(key) ?? true)
      return standing.length > 0 ? [[id, standing]] : []
    }),
  )
}

/** A month after any other. */
const NEVER: YearMonth = 999_912

type Closed = { readonly businesses: readonly number[]; readonly months: readonly YearMonth[] }

/** The last closed month of each razón social; 0 where none is closed. */
async function closedMonths(tx: Tx): Promise<Closed> {
  const { rows } = await sql<{ business: number; month: YearMonth }>`
    select business.id as business, coalesce(max(month.year_month), 0) as month
    from business
    left join payroll_month month on month.company_id = app.current_company()
      and month.business_id = business.id and month.type = 'PAYROLL' and not month.is_open
    where business.company_id = app.current_company()
    group by business.id order by business.id`.execute(tx)
  return {
    businesses: rows.map(({ business }) => business),
    months: rows.map(({ month }) => month),
  }
}

/** The items that `heldItems` reads as owed, in the words of the index `user_item_owed`. */
const lasts = sql<boolean>`(item.total_quotas is not null or item.total_amount is not null
    or item.origin in ('ADVANCE', 'LOAN', 'CARRIED'))
  and item.status in ('ACTIVE', 'SUSPENDED')`
const end = sql<YearMonth>`coalesce(item.end_month, 999912)`

/**
 * Whether the contract has an item that asks for something after the last closed month of its razón
 * social. Of those that end after the newest of these months its razón social does not matter.
 */
function owedItems({ businesses, months }: Closed, codes: ReturnType<typeof owedCodes>) {
  const newest = Math.max(0, ...months)
  const late = businesses.filter((_, at) => months[at] !== newest)
  const lateMonths = months.filter((month) => month !== newest)
  const asks = sql<boolean>`${lasts} and case when item.total_amount is not null
      then item.total_amount > coalesce((select sum(taken.amount) from user_item_taken taken
        where taken.company_id = app.current_company()
          and taken.user_item_id = coalesce(item.order_id, item.id)), 0)
      else (item.end_month is not null or item.status = 'SUSPENDED')
        and ((item.item_code = any(${codes.pesos}::text[]) and item.value >= 0.5)
          or (item.item_code = any(${codes.units}::text[]) and item.value > 0)
          or item.item_code = any(${codes.unknown}::text[])) end`
  const after = sql<boolean>`exists (select from user_item item
    where item.company_id = app.current_company() and item.user_contract_id = contract.id
      and ${asks} and ${end} > ${newest})`
  if (late.length === 0) return after
  return sql<boolean>`(${after} or contract.id in (select item.user_contract_id
    from unnest(${late}::bigint[], ${lateMonths}::integer[]) as late (business, month)
    join user_contract own on own.company_id = app.current_company()
      and own.business_id = late.business
    join user_item item on item.company_id = app.current_company()
      and item.user_contract_id = own.id
    where ${asks} and ${end} > late.month and ${end} <= ${newest}))`
}

/**
 * The contracts of which the items alone do not say whether they owe: a paid finiquito left out
 * some of their debts, or a part of a quota to come went into another item. They are few.
 */
async function unsaid(tx: Tx, { businesses, months }: Closed) {
  const { rows } = await sql<{ id: number }>`
    with few as materialized (
      ${settledRows.get().leftOut}
      union
      select item.user_contract_id from (
        select moved.user_item_id as item, moved.year_month as month
        from user_item_carried moved where moved.company_id = app.current_company()
        union all
        select quota.user_item_id, quota.year_month from employer_loan_quota quota
        where quota.company_id = app.current_company() and quota.carried > 0
      ) moved
      join user_item item on item.company_id = app.current_company() and item.id = moved.item
      join user_contract own on own.company_id = app.current_company()
        and own.id = item.user_contract_id
      join unnest(${businesses}::bigint[], ${months}::integer[]) as closed (business, month)
        on closed.business = own.business_id
      where moved.month > closed.month
    )
    select few.user_contract_id as id from few
    where exists (select from user_item item where item.company_id = app.current_company()
        and item.user_contract_id = few.user_contract_id and ${lasts}
        and ${end} > ${Math.min(...months, NEVER)})
      or exists (select from retroactive_debt debt where debt.company_id = app.current_company()
        and debt.user_contract_id = few.user_contract_id and debt.owes)
    order by 1`.execute(tx)
  return rows.map(({ id }) => id)
}
