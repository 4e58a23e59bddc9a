import { yearMonthOf } from '#chile/period.ts'
import { ContractType, contractsById } from '#modules/people/contracts/server/index.ts'
import { DashboardType, dashboardOf } from '#modules/payroll/payroll-release/server/index.ts'
import { UserItemType } from '#modules/payroll/user-items/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { derivedFields, joinedFields } from '#platform/server/graphql/more-fields.ts'
import { of } from '#platform/server/graphql/object.ts'
import { DismissalCauseType, SettlementType } from './finiquito.graphql.ts'
import { matching } from './finiquito.queries.ts'

joinedFields(
  SettlementType,
  async (context, settlements) => {
    const ids = settlements.map(({ userContractId }) => userContractId)
    const contracts = await contractsById(context, ids)
    return ids.map((id) => ({ userContract: contracts.get(id) ?? null }))
  },
  { userContract: of.maybe(of.object(ContractType)) },
)

type Ended = { businessId: number; disengagementDate: string }

/** The process of settlements of the month in which a contract ends, as the summary shows it. */
async function processesOf(context: Context, settlements: readonly Ended[]) {
  const months = settlements.map(({ disengagementDate }) => yearMonthOf(disengagementDate))
  const found = await context.tx
    .selectFrom('payrollMonth')
    .select(['id', 'businessId', 'yearMonth'])
    .where('type', '=', 'SETTLEMENT')
    .where(
      sql<boolean>`(business_id, year_month) in (select * from unnest(
        ${settlements.map(({ businessId }) => businessId)}::bigint[], ${months}::int[]))`,
    )
    .execute()
  const entries = await dashboardOf(
    context,
    found.map(({ id }) => id),
  )
  return settlements.map(({ businessId }, at) => {
    const process = found.find(
      (one) => one.businessId === businessId && one.yearMonth === months[at],
    )
    return { payrollDashboard: process ? (entries.get(process.id) ?? null) : null }
  })
}

joinedFields(SettlementType, processesOf, {
  payrollDashboard: of.maybe(of.object(DashboardType)),
})

// The words of the specification for a cause: its code is its id, its article «art».
derivedFields(
  DismissalCauseType,
  ({ code, article, name }) => ({ id: code, art: article, description: name }),
  { id: { type: 'ID', nullable: false }, art: of.text, description: of.text },
)

type Item = { contractId: number; startMonth: number; endMonth: number | null }

/**
 * The finiquito that pays or asks back an item: that of its contract, where it pays the last payslip
 * too and the item is in that payslip.
 */
async function settlementsOf(context: Context, items: readonly Item[]) {
  const found = await matching(context, 'settlements.read', {})
    .select(['settlement.id', 'settlement.userContractId', 'settlement.disengagementDate'])
    .where(
      sql<boolean>`settlement.user_contract_id
        = any(${items.map(({ contractId }) => contractId)}::bigint[])`,
    )
    .where(sql<boolean>`(settlement.terms ->> 'payLastPayslip')::boolean`)
    .orderBy('settlement.id')
    .execute()
  const byContract = new Map(found.map((one) => [one.userContractId, one]))
  return items.map(({ contractId, startMonth, endMonth }) => {
    const settlement = byContract.get(contractId)
    if (!settlement) return { settlementId: null }
    const month = yearMonthOf(settlement.disengagementDate)
    const isIn = startMonth <= month && (endMonth === null || endMonth >= month)
    return { settlementId: isIn ? settlement.id : null }
  })
}

joinedFields(UserItemType, settlementsOf, { settlementId: of.maybe(of.id('settlement')) })
