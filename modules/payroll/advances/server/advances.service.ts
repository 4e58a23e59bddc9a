import { createHash } from 'node:crypto'
import { shortNameOf } from '#chile/names.ts'
import { monthLabel } from '#chile/period.ts'
import {
  otherProcesses,
  holdMonth,
  keepFigures,
  type MonthHead,
} from '#modules/payroll/payroll-frame/server/index.ts'
import { refusePaid } from '#modules/payroll/payroll-release/server/index.ts'
import { addItems, removeItemsOf } from '#modules/payroll/user-items/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { oneAtATime, refuseCrossed, type SeenCell } from '#platform/server/records/crossed-cells.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { type AdvanceMode, advanceAmount, advanceProblem } from '../model/advance.ts'
import { advanceMonth, type Salaried, salariesOf } from './advances.queries.ts'
import type { ValueOf } from '#platform/model/catalog.ts'

type Row = SeenCell & { contractId: number; mode: ValueOf<typeof AdvanceMode> }
type Saving = { payrollMonthId: number; rows: readonly Row[] }

/**
 * Saves advances of a month: all or none. An amount of zero removes an advance.
 *
 * @returns how many advances were saved
 */
export async function saveAdvances(context: Context, { payrollMonthId, rows }: Saving) {
  const month = await advanceMonth(context, payrollMonthId)
  if (!month.isOpen) throw conflict('El mes está cerrado')
  const only = rows.map(({ contractId }) => contractId)
  const seen = (await salariesOf(context, month, only)).filter((one) => one.seen)
  const known = new Map(seen.map((one) => [one.row.contractId, one]))
  const asked = new Set<number>()
  rows.forEach(({ contractId, mode, value }, index) => {
    const one = known.get(contractId)
    if (!one) throw notFound()
    const { pay } = one
    const problem = 'problem' in pay ? pay.problem : advanceProblem(mode, value, pay.salary)
    if (problem) throw invalid(`rows.${index}.value`, problem)
    if (asked.has(contractId)) throw invalid(`rows.${index}.value`, 'La persona viene dos veces')
    asked.add(contractId)
  })
  await holdMonth(context.tx, month.id, { shared: true })
  await oneAtATime(context.tx, context.session.companyId)
  const held = await heldIn(context, month)
  refuseCrossed(rows, {
    list: 'rows',
    held: ({ contractId }) => held.get(contractId) ?? '0',
    record: ({ contractId }) => ({
      table: 'salaryAdvance',
      key: { payrollMonthId: month.id, userContractId: contractId },
    }),
  })
  await replace(context, month, rows, known)
  await keepFigures(context, month.id, 'salary_advance')
  return rows.length
}

/** The current advance of each contract. */
async function heldIn({ tx }: Context, month: MonthHead): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .selectFrom('salaryAdvance')
    .select(['userContractId', 'value'])
    .where('payrollMonthId', '=', month.id)
    .execute()
  return new Map(rows.map((row) => [row.userContractId, row.value]))
}

/** Replaces the stored advances of these contracts. */
async function replace(
  { tx }: Context,
  month: MonthHead,
  rows: readonly Row[],
  known: ReadonlyMap<number, Salaried>,
): Promise<void> {
  await tx
    .deleteFrom('salaryAdvance')
    .where('payrollMonthId', '=', month.id)
    .where(sql<boolean>`user_contract_id = any(${rows.map((row) => row.contractId)}::bigint[])`)
    .execute()
  const fresh = rows.flatMap(({ contractId, mode, value }) => {
    const one = known.get(contractId)
    const amount = one ? amountOf(one, mode, value) : 0
    if (!one || amount === 0) return []
    return [
      {
        payrollMonthId: month.id,
        userContractId: contractId,
        userId: one.row.ownerId,
        mode,
        value,
        amount,
      },
    ]
  })
  for (let from = 0; from < fresh.length; from += atOnce) {
    // A statement carries so many values at most; one after the other in one transaction.
    // oxlint-disable-next-line no-await-in-loop
    await tx
      .insertInto('salaryAdvance')
      .values(fresh.slice(from, from + atOnce))
      .execute()
  }
}

/** Rows that one statement writes. */
const atOnce = 5000

/**
 * The pesos of an advance. A fixed amount needs no salary; a percentage of an unknown salary is
 * refused.
 */
function amountOf({ row, pay }: Salaried, mode: Row['mode'], value: string): number {
  if ('salary' in pay) return advanceAmount(mode, value, pay.salary)
  if (mode === 'FIXED') return advanceAmount(mode, value, 0)
  throw conflict(`${shortNameOf(row)}: ${pay.problem}`)
}

type Proposal = { payrollMonthId: number; percent: string }

/**
 * Proposes the same percentage of the salary to every contract without an advance.
 *
 * @returns how many advances were proposed
 */
export async function proposeAdvances(context: Context, { payrollMonthId, percent }: Proposal) {
  const month = await advanceMonth(context, payrollMonthId)
  const held = await heldIn(context, month)
  const salaries = await salariesOf(context, month)
  const rows = salaries.flatMap(({ row: { contractId }, pay, seen }) =>
    seen && !held.has(contractId) && 'salary' in pay && pay.salary > 0
      ? [{ contractId, mode: 'PERCENT' as const, value: percent }]
      : [],
  )
  if (rows.length === 0) throw conflict('Todos tienen ya un anticipo')
  return saveAdvances(context, { payrollMonthId, rows })
}

/** The payroll of the same month, if one is open. */
const payrollOf = ({ tx }: Context, businessId: number, yearMonth: number) =>
  tx
    .selectFrom('payrollMonth')
    .select(['id', 'isOpen'])
    .where('businessId', '=', businessId)
    .where('yearMonth', '=', yearMonth)
    .where('type', '=', 'PAYROLL')
    .executeTakeFirst()

async function requireOpenPayroll(context: Context, businessId: number, yearMonth: number) {
  const payroll = await payrollOf(context, businessId, yearMonth)
  if (payroll && !payroll.isOpen) {
    throw conflict(`Las remuneraciones de ${monthLabel(yearMonth)} ya están cerradas`)
  }
}

const storedAdvances = ({ tx }: Context, monthId: number) =>
  tx
    .selectFrom('salaryAdvance')
    .select(['userContractId', 'amount'])
    .where('payrollMonthId', '=', monthId)
    .orderBy('userContractId')
    .execute()

otherProcesses.on('advances', {
  type: 'ADVANCE',
  open: (context, { businessId, yearMonth }) => requireOpenPayroll(context, businessId, yearMonth),
  /** Percentages follow the salary, which may have changed since they were entered. */
  async calculate(context, month) {
    const salaries = await salariesOf(context, month)
    const known = new Map(salaries.map((one) => [one.row.contractId, one]))
    const rows = await context.tx
      .selectFrom('salaryAdvance')
      .select(['userContractId as contractId', 'mode', 'value'])
      .where('payrollMonthId', '=', month.id)
      .execute()
    const said = rows.map((row) => ({
      ...row,
      mode: row.mode,
    }))
    await replace(context, month, said, known)
    await keepFigures(context, month.id, 'salary_advance')
  },
  async fingerprint(context, month) {
    await requireOpenPayroll(context, month.businessId, month.yearMonth)
    const rows = await storedAdvances(context, month.id)
    if (rows.length === 0) throw conflict('Primero hay que ingresar los anticipos')
    const text = rows.map((row) => `${row.userContractId}:${row.amount}`).join(';')
    return createHash('sha256').update(text).digest('hex')
  },
  async close(context, month) {
    const rows = await storedAdvances(context, month.id)
    await addItems(
      context.tx,
      rows.map(({ userContractId, amount }) => ({
        contractId: userContractId,
        itemCode: 'ANTICIPO_SUELDO',
        amount,
        month: month.yearMonth,
        origin: { of: 'ADVANCE', id: month.id },
        comment: `Anticipo de ${monthLabel(month.yearMonth)}`,
      })),
    )
  },
  async reopen(context, month) {
    await requireOpenPayroll(context, month.businessId, month.yearMonth)
    await refusePaid(context, month)
    await removeItemsOf(context.tx, { of: 'ADVANCE', id: month.id })
  },
})
