import { monthLabel } from '#chile/period.ts'
import type { MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import { contractsInSight } from '#modules/payroll/payroll-results/server/index.ts'
import { addItems, removeDifferences } from '#modules/payroll/user-items/server/index.ts'
import type { Acting } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { piecesOf } from '#platform/server/jobs/lanes.ts'
import { itemsFor } from '../model/differences.ts'
import { linesOwed, presentIn } from './preview.queries.ts'

/** Rows of a statement: its values are numbered, and their numbers end. */
const writtenAtOnce = 2_000

/**
 * Posts what some contracts are owed into an open month that is held, and answers those that it
 * posted: who has no payslip in the month is left out. What is posted is owed no more.
 */
export async function postSome(
  acting: Acting,
  month: MonthHead,
  contractIds: readonly number[],
): Promise<number[]> {
  const { tx, session, now } = acting
  const seen = await linesOwed(acting, month, contractIds)
  const present = await presentIn(acting, month, seen)
  const mine = seen.filter(({ contractId }) => present.has(contractId))
  const own = { payrollMonthId: month.id, authorLoginId: session.loginId, postedAt: now }
  const lines = mine.flatMap((row) => linesToStore(row).map((line) => ({ ...line, ...own })))
  for (const some of piecesOf(lines, writtenAtOnce)) {
    await tx
      .insertInto('retroactiveLine')
      .values([...some])
      .execute()
  }
  await addItems(
    tx,
    mine.flatMap((row) => itemsToStore(row, month.yearMonth)),
  )
  await settle(acting, mine)
  return [...new Set(mine.map(({ contractId }) => contractId))]
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
    contractId,
    itemCode,
    amount: value,
    month: yearMonth,
    originMonth,
    comment: `Diferencia de ${monthLabel(originMonth)}`,
  }))

/**
 * What was posted whole is owed no more. The next reading calculates it again from the lines: until
 * then nobody posts it a second time.
 */
const settle = ({ client, session }: Acting, posted: readonly Owed[]) =>
  client.query(
    `update retroactive_debt d set owes = false, lines = '[]', to_pay = 0, employer_cost = 0
     from unnest($2::bigint[], $3::bigint[]) as posted (month, contract)
     where d.company_id = $1 and d.origin_month_id = posted.month
       and d.user_contract_id = posted.contract`,
    [
      session.companyId,
      posted.map(({ originMonthId }) => originMonthId),
      posted.map(({ contractId }) => contractId),
    ],
  )

/** The contracts with something posted into a month, of people whose pay may be seen. */
export async function postedContracts(
  acting: Acting,
  month: MonthHead,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const rows = await contractsInSight(acting, month.businessId)
    .select('contract.id')
    .where('contract.id', '>', after)
    .where(
      sql<boolean>`exists (select from retroactive_line line
        where line.company_id = app.current_company() and line.payroll_month_id = ${month.id}
          and line.user_contract_id = contract.id)`,
    )
    .orderBy('contract.id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes what was posted of some contracts into an open month that is held. */
export async function removeSome(
  { tx }: Acting,
  month: MonthHead,
  contractIds: readonly number[],
): Promise<void> {
  await sql`set local app.retroactive = 'on'`.execute(tx)
  await tx
    .deleteFrom('retroactiveLine')
    .where('payrollMonthId', '=', month.id)
    .where(sql<boolean>`user_contract_id = any(${[...contractIds]}::bigint[])`)
    .execute()
  await removeDifferences(tx, month.yearMonth, contractIds)
  await sql`set local app.retroactive = 'off'`.execute(tx)
}
