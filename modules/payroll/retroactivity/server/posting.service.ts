import { monthLabel } from '#chile/period.ts'
import { peopleInSight } from '#modules/payroll/payroll-results/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { conflict } from '#platform/server/errors.ts'
import { piecesOf } from '#platform/server/jobs/lanes.ts'
import { itemsFor } from '../model/differences.ts'
import { broughtUp } from './brought-up.ts'
import { linesOwed, monthToPost, presentIn, retroactivity } from './preview.queries.ts'

constraintMessages({
  user_item_origin_month: { message: 'El mes de origen no es válido', kind: 'invalid' },
})

/** Rows of a statement: its values are numbered, and their numbers end. */
const writtenAtOnce = 2_000

type Wanted = { payrollMonthId: number }

/**
 * Posts the debts of closed months into the open month: a line for each concept and month of
 * origin, and the items that pay them. Contracts without a payslip in the open month are skipped,
 * because nobody would be paid. Repeating the call posts nothing twice: posted amounts are no
 * longer owed.
 */
export async function postRetroactive(context: Context, { payrollMonthId }: Wanted) {
  const month = await monthToPost(context, payrollMonthId)
  if (await broughtUp(context, month.businessId)) {
    throw conflict('Las diferencias se están calculando: agréguelas cuando estén')
  }
  const seen = await linesOwed(context, month)
  const present = await presentIn(context, month, seen)
  const mine = seen.filter(({ contractId }) => present.has(contractId))
  if (mine.length === 0) throw conflict('No hay diferencias por agregar')
  const author = { authorLoginId: context.session.loginId }
  const lines = mine.flatMap((row) => linesToStore(row).map((line) => ({ ...line, ...author })))
  const stored = lines.map((line) => ({ ...line, payrollMonthId, postedAt: context.now }))
  for (const some of piecesOf(stored, writtenAtOnce)) {
    await context.tx
      .insertInto('retroactiveLine')
      .values([...some])
      .execute()
  }
  const items = mine.flatMap((row) => itemsToStore(row, month.yearMonth))
  for (const some of piecesOf(items, writtenAtOnce)) {
    await context.tx
      .insertInto('userItem')
      .values([...some])
      .execute()
  }
  return retroactivity(context, { payrollMonthId })
}

type Owed = Awaited<ReturnType<typeof linesOwed>>[number]

const linesToStore = ({ contractId, originMonthId, lines }: Owed) =>
  lines.map(({ concept, label, group, paid, due, owed }) => ({
    originMonthId,
    userContractId: contractId,
    concept,
    label,
    lineGroup: group,
    paid,
    due,
    amount: owed,
  }))

const itemsToStore = ({ contractId, originMonth, lines }: Owed, yearMonth: number) =>
  itemsFor(lines).map(({ itemCode, value }) => ({
    userContractId: contractId,
    itemCode,
    value: String(value),
    currency: 'CLP' as const,
    startMonth: yearMonth,
    endMonth: yearMonth,
    originMonth,
    comment: `Diferencia de ${monthLabel(originMonth)}`,
  }))

/** Removes everything that was posted into an open month: lines and items. */
export async function undoRetroactive(context: Context, { payrollMonthId }: Wanted) {
  const month = await monthToPost(context, payrollMonthId)
  const people = [...(await peopleInSight(context, month.businessId)).keys()]
  await sql`set local app.retroactive = 'on'`.execute(context.tx)
  const { numDeletedRows } = await context.tx
    .deleteFrom('retroactiveLine')
    .where('payrollMonthId', '=', payrollMonthId)
    .where(sql<boolean>`user_contract_id = any(${people}::bigint[])`)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw conflict('No hay nada que deshacer')
  await context.tx
    .deleteFrom('userItem')
    .where('startMonth', '=', month.yearMonth)
    .where('originMonth', 'is not', null)
    .where(sql<boolean>`user_contract_id = any(${people}::bigint[])`)
    .execute()
  await sql`set local app.retroactive = 'off'`.execute(context.tx)
  return retroactivity(context, { payrollMonthId })
}
