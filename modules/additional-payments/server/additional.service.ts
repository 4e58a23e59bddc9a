import { createHash } from 'node:crypto'
import type { Plan } from '#formula/index.ts'
import { defineProcess, keepFigures, type MonthView } from '#modules/payroll-months/server/index.ts'
import { refusePaid } from '#modules/payroll-processes/server/index.ts'
import { periodOf, planOf } from '#modules/payslips/server/index.ts'
import { valueProblem } from '#modules/user-items/model/user-item.ts'
import type { Concept } from '#payroll/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { additionalOf, factAt } from './additional.calculate.ts'
import {
  additionalMonth,
  additionalPayments,
  basePayroll,
  closedPayslips,
} from './additional.queries.ts'

type Row = { contractId: number; itemCode: string; value: string }
type Saving = { payrollMonthId: number; rows: readonly Row[] }

/** Writes payments apart of a closed month: all or none; zero takes one away. */
export async function saveAdditionalPayments(context: Context, given: Saving) {
  const { payrollMonthId, rows } = given
  const month = await additionalMonth(context, payrollMonthId)
  if (!month.isOpen) throw conflict('El mes está cerrado')
  const { runId, planHash } = await basePayroll(context, month)
  const plan = await planOf(context.tx, context.session.companyId, planHash)
  checkRows(rows, plan)
  await context.tx
    .deleteFrom('additionalPayment')
    .where('payrollMonthId', '=', payrollMonthId)
    .where(sql<boolean>`user_contract_id = any(${rows.map((row) => row.contractId)}::bigint[])`)
    .execute()
  await pay(context, month, { runId, plan }, rows)
  return additionalPayments(context, { payrollMonthId })
}

function checkRows(rows: readonly Row[], plan: Plan<Concept>): void {
  const concepts = new Map(plan.library.concepts.map((concept) => [concept.code, concept]))
  const asked = new Set<number>()
  rows.forEach(({ contractId, itemCode, value }, index) => {
    const at = factAt(plan, itemCode)
    const earns = concepts.get(itemCode)?.classes.includes('HABER') ?? false
    if (at < 0 || !earns) {
      throw invalid(`rows.${index}.itemCode`, 'No es un haber de las remuneraciones cerradas')
    }
    const problem = valueProblem(plan.facts[at]?.unit ?? 'CLP', value)
    if (problem) throw invalid(`rows.${index}.value`, problem)
    if (asked.has(contractId)) throw invalid(`rows.${index}.value`, 'La persona viene dos veces')
    asked.add(contractId)
  })
}

type Base = { runId: number; plan: Plan<Concept> }

/** Calculates the closed payslips again with what is added, and keeps the differences. */
async function pay(context: Context, month: MonthView, base: Base, rows: readonly Row[]) {
  const { runId, plan } = base
  const ids = rows.map((row) => row.contractId)
  const payslips = await closedPayslips(context, runId, ids)
  if (payslips.length < ids.length) throw notFound()
  const asked = new Map(rows.map((row) => [row.contractId, row]))
  const fresh = payslips.flatMap((payslip) => {
    const row = asked.get(payslip.contractId)
    return row && Number(row.value) > 0 ? [{ ...payslip, ...row }] : []
  })
  if (fresh.length > 0) {
    const outcomes = calculated(plan, await periodOf(context.tx, runId), fresh)
    await context.tx
      .insertInto('additionalPayment')
      .values(
        outcomes.map((outcome, index) => ({
          payrollMonthId: month.id,
          userContractId: outcome.contractId,
          userId: fresh[index]?.userId ?? 0,
          baseRunId: runId,
          itemCode: fresh[index]?.itemCode ?? '',
          value: fresh[index]?.value ?? '0',
          earnings: outcome.earnings,
          deductions: outcome.deductions,
          net: outcome.net,
          employerCost: outcome.employerCost,
          lines: JSON.stringify(outcome.lines),
          print: printOf({ ...outcome, ...fresh[index] }),
        })),
      )
      .execute()
  }
  await keepFigures(context, month.id, 'additional_payment')
}

type Printed = { itemCode?: string; value?: string; net: number; lines: readonly object[] }

/** A payment as the person sees it: another one is released anew. */
const printOf = ({ itemCode = '', value = '0', net, lines }: Printed): string =>
  createHash('sha256')
    .update(JSON.stringify([itemCode, Number(value), net, lines]))
    .digest('hex')

function calculated(...given: Parameters<typeof additionalOf>) {
  try {
    return additionalOf(...given)
  } catch (error) {
    if (error instanceof RangeError) throw conflict(error.message)
    throw error
  }
}

const storedRows = ({ tx }: Context, monthId: number) =>
  tx
    .selectFrom('additionalPayment')
    .select(['userContractId as contractId', 'itemCode', 'value', 'net', 'baseRunId'])
    .where('payrollMonthId', '=', monthId)
    .orderBy('userContractId')
    .execute()

defineProcess('ADDITIONAL', {
  async open(context, wanted) {
    await basePayroll(context, wanted)
  },
  /** Again, on the payroll as it was closed last. */
  async calculate(context, month) {
    const { runId, planHash } = await basePayroll(context, month)
    const plan = await planOf(context.tx, context.session.companyId, planHash)
    const rows = await storedRows(context, month.id)
    checkRows(rows, plan)
    await context.tx
      .deleteFrom('additionalPayment')
      .where('payrollMonthId', '=', month.id)
      .execute()
    await pay(context, month, { runId, plan }, rows)
  },
  async fingerprint(context, month) {
    const { runId } = await basePayroll(context, month)
    const rows = await storedRows(context, month.id)
    if (rows.length === 0) throw conflict('Primero hay que ingresar los pagos')
    if (rows.some(({ baseRunId }) => baseRunId !== runId)) {
      throw conflict('Las remuneraciones del mes se cerraron de nuevo. Calcule antes de cerrar.')
    }
    const text = rows.map((row) => `${row.contractId}:${row.itemCode}:${row.net}`).join(';')
    return createHash('sha256').update(text).digest('hex')
  },
  close: () => Promise.resolve(),
  reopen: refusePaid,
})
