import { isYearMonth, monthLabel, monthRange, monthsBetween } from '#chile/period.ts'
import {
  holdMonth,
  keepFigures,
  type MonthHead,
} from '#modules/payroll/payroll-frame/server/index.ts'
import { valueProblem } from '#modules/payroll/user-items/model/user-item.ts'
import { itemFactAt } from '#law/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { oneAtATime, refuseCrossed, type SeenCell } from '#platform/server/records/crossed-cells.ts'
import { conflict, invalid } from '#platform/server/errors.ts'
import type { Asked } from '#modules/payroll/additional-engine/model/payment-input.ts'
import {
  additionalMonth,
  basePayroll,
  type Paid,
  paidMonths,
  pay,
  removePayments,
} from '#modules/payroll/additional-engine/server/index.ts'
import { gratificationYear } from '#modules/payroll/gratification/server/index.ts'
import { payslipShown } from '#modules/people/sight/server/index.ts'

export type Row = SeenCell & {
  contractId: number
  itemCode: string
  accruedFrom?: number | null
  accruedTo?: number | null
}
type Saving = { payrollMonthId: number; rows: readonly Row[] }

/**
 * Saves payments apart of a closed month: all or none. An amount of zero removes a payment.
 *
 * @returns how many payments were saved
 */
export async function saveAdditionalPayments(context: Context, given: Saving) {
  const { payrollMonthId, rows } = given
  const month = await additionalMonth(context, payrollMonthId)
  if (!month.isOpen) throw conflict('El mes está cerrado')
  await basePayroll(context, month)
  if (await gratificationYear(context, month.id)) {
    throw conflict(
      'El proceso paga la gratificación del año: los otros pagos van en otro adicional',
    )
  }
  const asked = await checkedRows(context, month, rows)
  await holdMonth(context.tx, month.id, { shared: true })
  await oneAtATime(context.tx, context.session.companyId)
  const held = await heldIn(context, payrollMonthId)
  refuseCrossed(rows, {
    list: 'rows',
    held: ({ contractId }) => held.get(contractId) ?? '0',
    record: ({ contractId }) => ({
      table: 'additionalPayment',
      key: { payrollMonthId, userContractId: contractId },
    }),
  })
  await removePayments(
    context,
    payrollMonthId,
    rows.map(({ contractId }) => contractId),
  )
  const seen = payslipShown(context.reach('payslips.read'), context.actor.userId)
  await pay(context, month, asked, seen)
  await payBeside(context, month, rows)
  await keepFigures(context, month.id, 'additional_payment')
  return rows.length
}

/**
 * Calculates again what the process pays to people whose other contract in it was saved: what is of
 * the person and the month is of all of them, so that each comes on top of the others.
 */
async function payBeside(context: Context, month: MonthHead, rows: readonly Row[]): Promise<void> {
  const saved = rows.map(({ contractId }) => contractId)
  const stored = await storedIn(context, month)
    .where(
      sql<boolean>`payment.user_id in (select contract.user_id from user_contract contract
        where contract.company_id = app.current_company()
          and contract.id = any(${saved}::bigint[]))`,
    )
    .execute()
  const others = stored.some(({ contractId }) => !saved.includes(contractId))
  if (others) await replace(context, month, stored)
}

/** The current payment of each contract. */
async function heldIn({ tx }: Context, monthId: number): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .selectFrom('additionalPayment')
    .select(['userContractId', 'value'])
    .where('payrollMonthId', '=', monthId)
    .execute()
  return new Map(rows.map((row) => [row.userContractId, row.value]))
}

/**
 * Calculates the stored payments again on the latest closed payrolls. Covers every contract,
 * whatever the caller may see.
 */
export async function payAgain(context: Context, month: MonthHead): Promise<void> {
  await replace(context, month, await storedIn(context, month).execute())
  await keepFigures(context, month.id, 'additional_payment')
}

const storedIn = ({ tx }: Context, { id }: MonthHead) =>
  tx
    .selectFrom('additionalPayment as payment')
    .select(['payment.userContractId as contractId', 'payment.itemCode', 'payment.value'])
    .select(['payment.accruedFrom', 'payment.accruedTo'])
    .where('payment.payrollMonthId', '=', id)
    .orderBy('payment.userContractId')

/** Calculates stored payments again, each on top of those before it. */
async function replace(context: Context, month: MonthHead, stored: readonly Row[]): Promise<void> {
  const asked = await checkedRows(context, month, stored)
  await removePayments(
    context,
    month.id,
    stored.map(({ contractId }) => contractId),
  )
  await pay(context, month, asked)
}

/** The rows with an amount, with the months of each; refuses rows that cannot be paid. */
async function checkedRows(
  context: Context,
  month: MonthHead,
  rows: readonly Row[],
): Promise<Asked[]> {
  const asked = rows.map((row, index): Asked & { row: number } => ({
    contractId: row.contractId,
    itemCode: row.itemCode,
    value: row.value,
    ...accrualOf(row, index, month.yearMonth),
    row: index,
  }))
  const months = [...new Set([month.yearMonth, ...asked.flatMap((row) => row.months)])]
  const paid = await paidMonths(context, { businessId: month.businessId, months })
  const byMonth = new Map(paid.map((one) => [one.month, one]))
  const seen = new Set<number>()
  for (const row of asked) {
    for (const one of row.months) {
      const known = byMonth.get(one)
      if (!known) {
        const message = `Las remuneraciones de ${monthLabel(one)} no están cerradas`
        throw invalid(`rows.${row.row}.accruedFrom`, message)
      }
      checkItem(row, known)
    }
    const problem = seen.has(row.contractId) ? 'La persona viene dos veces' : undefined
    if (problem) throw invalid(`rows.${row.row}.value`, problem)
    seen.add(row.contractId)
  }
  return asked.filter(({ value }) => Number(value) > 0)
}

function checkItem(row: Asked & { row: number }, { plan }: Paid): void {
  const { itemCode, value } = row
  const at = itemFactAt(plan, itemCode)
  const concept = plan.library.concepts.find(({ code }) => code === itemCode)
  if (at === undefined || !concept?.classes.includes('HABER')) {
    throw invalid(`rows.${row.row}.itemCode`, 'No es un haber de las remuneraciones cerradas')
  }
  const unit = plan.facts[at]?.unit ?? 'CLP'
  const problem =
    row.months.length > 1 && unit !== 'CLP'
      ? 'Lo devengado en varios meses se paga con un haber en pesos'
      : valueProblem(unit, value)
  if (problem) throw invalid(`rows.${row.row}.value`, problem)
}

/** A payment may cover months this far back at most; older pay can no longer be claimed. */
const monthsAtMost = 36

/**
 * The months in which a payment was earned: its own, or the month of the process when it names
 * none.
 */
function accrualOf(row: Row, index: number, process: number): Pick<Asked, 'months' | 'accrued'> {
  const from = row.accruedFrom ?? null
  const to = row.accruedTo ?? null
  if (from === null && to === null) return { months: [process], accrued: null }
  if (from === null || !isYearMonth(from)) {
    throw invalid(`rows.${index}.accruedFrom`, 'Indique desde qué mes se devengó')
  }
  if (to === null || !isYearMonth(to)) {
    throw invalid(`rows.${index}.accruedTo`, 'Indique hasta qué mes se devengó')
  }
  if (to < from) throw invalid(`rows.${index}.accruedTo`, 'Termina antes de comenzar')
  if (to > process) {
    const message = `Lo que se paga se devengó a más tardar en ${monthLabel(process)}`
    throw invalid(`rows.${index}.accruedTo`, message)
  }
  if (monthsBetween(from, to) >= monthsAtMost) {
    throw invalid(`rows.${index}.accruedFrom`, `Admite hasta ${monthsAtMost} meses`)
  }
  return { months: monthRange(from, to), accrued: { from, to } }
}
