import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import { conceptRecords } from '#modules/concepts/concept-library/server/index.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { derivedFields, joinedFields } from '#platform/server/graphql/more-fields.ts'
import { of } from '#platform/server/graphql/object.ts'
import { hiddenSpecsOf } from '#platform/server/graphql/specs.ts'
import { UserItem } from '../model/user-item.ts'
import { UserItemType } from './user-items.graphql.ts'

derivedFields(
  UserItemType,
  ({ startMonth, endMonth, kind, origin }) => ({
    startDate: firstDay(startMonth),
    endDate: endMonth === null ? null : lastDay(endMonth),
    isPermanent: kind === 'PERMANENT',
    // What an advance, a loan or piecework keeps is changed there.
    editable: origin === null,
  }),
  {
    startDate: of.date,
    endDate: of.maybe(of.date),
    isPermanent: of.flag,
    editable: of.flag,
  },
)

/** The item of the company, and the formula of the list that it shares; what the law has, none. */
async function conceptsOf({ tx }: Context, rows: readonly { itemCode: string }[]) {
  const { items, formulas } = await conceptRecords(tx)
  const ofItem = new Map(items.map((item) => [item.code, item]))
  const ofFormula = new Map(formulas.map(({ code, id }) => [code, id]))
  return rows.map(({ itemCode }) => {
    const item = ofItem.get(itemCode)
    const shared = item?.versions.at(-1)?.values.defaultFormulaCode
    return {
      itemId: item?.id ?? null,
      formulaId: shared ? (ofFormula.get(shared) ?? null) : null,
    }
  })
}

joinedFields(UserItemType, conceptsOf, {
  itemId: of.maybe(of.id('item')),
  formulaId: of.maybe(of.id('formula')),
})

/** The value with which each was entered, from the trail of the company; none of what is older. */
async function originalsOf({ tx }: Context, rows: readonly { id: number }[]) {
  const found = await tx
    .selectFrom('auditEvent')
    .distinctOn('entityId')
    .select(['entityId', sql<string | null>`after ->> 'value'`.as('value')])
    .where('entity', '=', 'user_item')
    .where('action', '=', 'Creado')
    .where(sql<boolean>`entity_id = any(${rows.map(({ id }) => String(id))}::text[])`)
    .orderBy('entityId')
    .orderBy('seq')
    .execute()
  const values = new Map(found.map(({ entityId, value }) => [entityId, value]))
  return rows.map(({ id }) => ({ originalValue: values.get(String(id)) ?? null }))
}

joinedFields(UserItemType, originalsOf, {
  originalValue: hiddenSpecsOf(UserItem, ['value']).value,
})

type Span = { id: number; contractId: number; startMonth: YearMonth; endMonth: YearMonth | null }

/**
 * How far the payment is of the newest payslip that each is in, in the codes of payments; nothing
 * before there is one, and to readers who do not read that payslip.
 */
async function paymentsOf(context: Context, rows: readonly Span[]) {
  const found = await context.tx
    .selectFrom('userItem as item')
    .innerJoin('userContract as contract', 'contract.id', 'item.userContractId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('payrollMonth as month')
          .innerJoin('payslip', (join) =>
            join
              .onRef('payslip.payrollRunId', '=', 'month.currentRunId')
              .onRef('payslip.userContractId', '=', 'contract.id'),
          )
          .select('month.id')
          .whereRef('month.businessId', '=', 'contract.businessId')
          .where('month.type', '=', 'PAYROLL')
          .whereRef('month.yearMonth', '>=', 'item.startMonth')
          .where(sql<boolean>`month.year_month <= coalesce(item.end_month, month.year_month)`)
          .orderBy('month.yearMonth', 'desc')
          .limit(1)
          .as('paid'),
      (join) => join.onTrue(),
    )
    .leftJoin('payslipPayment as payment', (join) =>
      join
        .onRef('payment.payrollMonthId', '=', 'paid.id')
        .onRef('payment.userContractId', '=', 'contract.id'),
    )
    .select(['item.id', sql<string>`coalesce(payment.status, 'UNPAID')`.as('status')])
    .where(sql<boolean>`item.id = any(${rows.map(({ id }) => id)}::bigint[])`)
    .where(contractWithin(context, 'payslips.read'))
    .execute()
  const statuses = new Map(found.map(({ id, status }) => [id, status]))
  return rows.map(({ id }) => ({ payrollPaymentStatus: statuses.get(id) ?? null }))
}

joinedFields(UserItemType, paymentsOf, { payrollPaymentStatus: of.maybe(of.text) })
