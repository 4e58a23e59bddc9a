import type { ISODate } from '#chile/dates.ts'
import type { YearMonth } from '#chile/period.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'

/** A contract, and the month of its last payslip; null for the last closed one. */
export type Last = { readonly contractId: number; readonly until: YearMonth | null }

/** An item that may be owed, beside the months that settle it. */
export type HeldItem = {
  readonly id: number
  readonly contractId: number
  readonly businessId: number
  readonly itemCode: string
  readonly value: string
  readonly startMonth: YearMonth
  readonly endMonth: YearMonth | null
  readonly totalQuotas: number | null
  readonly status: 'ACTIVE' | 'SUSPENDED'
  readonly origin: 'ADVANCE' | 'LOAN' | 'CARRIED' | null
  /** The item or the loan that this one comes from, or the item itself. */
  readonly rootId: number
  readonly carriedFrom: YearMonth | null
  readonly grantedOn: ISODate | null
  /** It is an advance, or what is left of one. */
  readonly isAdvance: boolean
  /** What a payslip does not take of it is asked for again. */
  readonly carries: boolean
  /** Pesos of an order of a court that no payslip took yet; null for what is none. */
  readonly ordered: number | null
  /** Whole pesos of months after the last one that went into another item. */
  readonly moved: number
  readonly last: YearMonth
  readonly closed: YearMonth
}

/**
 * The items of some contracts that are paid back over months, whoever entered them: quotas of loans
 * and of permanent items, advances, what was carried, and orders with a total; beside them, items
 * of the same code that share what an open month takes. One statement.
 */
export async function heldItems(tx: Tx, lasts: readonly Last[]): Promise<HeldItem[]> {
  const { rows } = await sql<HeldItem>`
    with asked as (
      select contract.id, contract.business_id, closed.month as closed,
        coalesce(given.until, closed.month) as last
      from unnest(${lasts.map(({ contractId }) => contractId)}::bigint[],
        ${lasts.map(({ until }) => until)}::integer[]) as given (contract, until)
      join user_contract contract on contract.company_id = app.current_company()
        and contract.id = given.contract
      cross join lateral (select coalesce(max(month.year_month), 0) as month
        from payroll_month month where month.company_id = app.current_company()
          and month.business_id = contract.business_id and month.type = 'PAYROLL'
          and not month.is_open) closed
    ), held as (
      select item.*, asked.business_id, asked.closed, asked.last,
        (item.total_quotas is not null or item.total_amount is not null
          or coalesce(item.origin in ('ADVANCE', 'LOAN', 'CARRIED'), false)) as carries
      from asked
      join user_item item on item.company_id = app.current_company()
        and item.user_contract_id = asked.id and item.status in ('ACTIVE', 'SUSPENDED')
        and coalesce(item.end_month, 999912) > least(asked.last, asked.closed)
    )
    select held.id, held.user_contract_id as "contractId", held.business_id as "businessId",
      held.item_code as "itemCode", held.value::text as value, held.start_month as "startMonth",
      held.end_month as "endMonth", held.total_quotas as "totalQuotas", held.status, held.origin,
      case when held.origin in ('CARRIED', 'LOAN') then held.origin_id else held.id end as "rootId",
      held.carried_from as "carriedFrom", loan.granted_on::text as "grantedOn",
      coalesce(held.origin = 'ADVANCE' or root.origin = 'ADVANCE', false) as "isAdvance",
      held.carries, held.last, held.closed,
      case when held.total_amount is not null then held.total_amount - coalesce(
        (select sum(taken.amount) from user_item_taken taken
          where taken.company_id = app.current_company()
            and taken.user_item_id = coalesce(held.order_id, held.id)), 0)::bigint
        end as ordered,
      coalesce((select sum(quota.carried) from employer_loan_quota quota
          where quota.company_id = app.current_company() and quota.user_item_id = held.id
            and quota.year_month > held.last),
        (select sum(moved.amount) from user_item_carried moved
          where moved.company_id = app.current_company() and moved.user_item_id = held.id
            and moved.year_month > held.last), 0)::bigint as moved
    from held
    left join employer_loan loan on loan.company_id = app.current_company()
      and held.origin = 'LOAN' and loan.id = held.origin_id
    left join user_item root on root.company_id = app.current_company()
      and held.origin = 'CARRIED' and root.id = held.origin_id
    where held.carries or (held.last > held.closed and exists (select from held other
      where other.user_contract_id = held.user_contract_id and other.item_code = held.item_code
        and other.carries))
    order by held.user_contract_id, held.id`.execute(tx)
  return rows
}

/** What is owed of other months than the last one, and by no item. */
export type OtherDebt = {
  readonly contractId: number
  readonly kind: 'RETROACTIVE' | 'COMPENSATION'
  /** The row of a compensation; of a difference, its month says which it is. */
  readonly id: number
  readonly month: YearMonth
  /** Whole pesos that the person is to get; below zero, what they owe. */
  readonly toPay: number
}

/**
 * The differences of closed months of some contracts that no payslip pays any more, because their
 * last one is closed; and the progressive vacation that was agreed in money for a month after it.
 * One statement.
 */
export async function otherDebts(tx: Tx, lasts: readonly Last[]): Promise<OtherDebt[]> {
  const { rows } = await sql<OtherDebt>`
    with given as (
      select * from unnest(${lasts.map(({ contractId }) => contractId)}::bigint[],
        ${lasts.map(({ until }) => until)}::integer[]) as given (contract, until)
    )
    select debt.user_contract_id as "contractId", 'RETROACTIVE' as kind, 0::bigint as id,
      origin.year_month as month, debt.to_pay as "toPay"
    from given
    join retroactive_debt debt on debt.company_id = app.current_company()
      and debt.user_contract_id = given.contract and debt.owes
    join payroll_month origin on origin.company_id = app.current_company()
      and origin.id = debt.origin_month_id
    where given.until is null or given.until <= (select coalesce(max(month.year_month), 0)
      from payroll_month month where month.company_id = app.current_company()
        and month.business_id = debt.business_id and month.type = 'PAYROLL' and not month.is_open)
    union all
    select agreed.user_contract_id, 'COMPENSATION', agreed.id, agreed.pay_month, agreed.amount
    from given
    join vacation_compensation agreed on agreed.company_id = app.current_company()
      and agreed.user_contract_id = given.contract and agreed.state = 'APPROVED'
      and agreed.pay_month > given.until
    order by 1, 4, 3`.execute(tx)
  return rows
}
