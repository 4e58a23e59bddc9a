import { yearMonthOf } from '#chile/period.ts'
import { contractRecord } from '#modules/people/contracts/server/index.ts'
import { processSummary } from '#modules/payroll/payroll-release/server/index.ts'
import { UserItemType } from '#modules/payroll/user-items/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { optional, ref, text } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { derivedFields, joinedFields } from '#platform/server/graphql/more-fields.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, query } from '#platform/server/graphql/operations.ts'
import { contractPersonSpecs } from '#platform/server/graphql/specs.ts'
import {
  type SettlementContract,
  settlementContracts,
  type SettlementTotals,
  settlementTotals,
} from './settlements.queries.ts'
import { sql } from '#platform/server/sql/db.ts'
import { DismissalCauseType, SettlementType } from './finiquito.graphql.ts'
import { matching } from './finiquito.queries.ts'
import { SettlementState } from '../model/settlement.ts'
import './settlements.service.ts'

const month = ref('payrollMonth', 'Mes')

list('settlementContracts', {
  filter: inputFrom('SettlementContractsFilter', {
    payrollMonthId: month,
    search: optional(text('Buscar', { max: 100 })),
  }),
  type: objectFrom<SettlementContract>('SettlementContract', {
    payrollMonthId: of.id('payrollMonth'),
    basePayrollMonthId: of.maybe(of.id('payrollMonth')),
    ...contractPersonSpecs,
    rut: of.text,
    finalDate: of.maybe(of.date),
    state: of.choice(SettlementState),
    earnings: of.maybe(of.pesos),
    deductions: of.maybe(of.pesos),
    net: of.maybe(of.pesos),
    releasedAt: of.maybe(of.dateTime),
    paymentLabel: of.text,
  }),
  sort: ['name', 'finalDate', 'net'],
  run: settlementContracts,
})

query('settlementTotals', {
  input: inputFrom('OfSettlementMonth', { payrollMonthId: month }),
  type: objectFrom<SettlementTotals>('SettlementTotals', {
    payrollMonthId: of.id('payrollMonth'),
    people: of.int,
    ready: of.int,
    unreleased: of.int,
    net: of.pesos,
    whyNotClose: of.maybe(of.text),
  }),
  run: settlementTotals,
})

joinedFields(
  SettlementType,
  async (context, settlements) => {
    const ids = settlements.map(({ userContractId }) => userContractId)
    const contracts = await contractRecord.byId(context, ids)
    return ids.map((id) => ({ userContract: contracts.get(id) ?? null }))
  },
  { userContract: of.maybe(of.object(contractRecord.type)) },
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
  const entries = await processSummary.of(
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
  payrollDashboard: of.maybe(of.object(processSummary.type)),
})

// The words of the specification for a cause: its code is its id, its article «art».
derivedFields(
  DismissalCauseType,
  ({ code, article, name }) => ({ id: code, art: article, description: name }),
  { id: { type: 'ID', nullable: false }, art: of.text, description: of.text },
)

type Item = { contractId: number; startMonth: number; endMonth: number | null }

/**
 * The finiquito that pays or asks back an item: that of its contract, where it pays the last
 * payslip too and the item is in that payslip.
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
