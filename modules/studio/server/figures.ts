import { createBlock } from '#formula/index.ts'
import {
  contractsOf,
  type ContractRow,
  type Engine,
  itemsOf,
  type readBatch,
} from '#modules/payroll-months/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { Basis } from './engines.ts'

/** What somebody's month is calculated from. */
export type Gathered = Parameters<typeof readBatch>[1]

/** The results of a contract at the positions asked for, or why it has none. */
export type Figures = { values: readonly number[] } | { error: string }

/**
 * Contracts of a month with what was entered for them, those alone whose pay the actor may see.
 */
export async function gather(
  context: Context,
  { month, business }: Basis,
  ids: readonly number[],
): Promise<Gathered> {
  const { businessId, yearMonth } = month
  const found = await contractsOf(context.tx, businessId, yearMonth, ids)
  const contracts = found.filter((row) => isVisible(context, row, businessId))
  const shown = contracts.map((row) => row.contractId)
  const items = await itemsOf(context.tx, yearMonth, shown)
  return { month: yearMonth, business, contracts, items }
}

/** Pay within reach, and not of the confidential payroll for who is not in it. */
function isVisible(
  { actor, reach: reachOf }: Context,
  { ownerId, isPrivate }: ContractRow,
  businessId: number,
): boolean {
  const reach = reachOf('payslips.read')
  const own = ownerId === actor.userId
  if (isPrivate && !reach.includesPrivate && !own) return false
  if (reach.all || own) return true
  const ofBusiness = reach.unitIds === null && reach.businessIds.includes(businessId)
  const isOpened = reach.placed.some(
    (one) => one.userId === ownerId && one.businessId === businessId,
  )
  return ofBusiness || isOpened || reach.userIds.includes(ownerId)
}

/** Results by contract, of the concepts asked for; nothing is stored. */
export function figuresOf(
  { payroll, kernels }: Engine,
  read: ReturnType<typeof readBatch>,
  codes: readonly string[],
): Map<number, Figures> {
  const { ready, failures } = read
  const block = createBlock(payroll.plan, Math.max(1, ready.length))
  ready.forEach(({ facts }, row) => {
    for (const [at, column] of block.facts.entries()) column[row] = facts[at] ?? Number.NaN
  })
  const errors = new Map(kernels.run(block, ready.length).map((error) => [error.row, error]))
  const columns = codes.map((code) => block.results[payroll.plan.indexOf.get(code) ?? -1])
  const figures = new Map<number, Figures>(
    failures.map(({ contractId, message }) => [contractId, { error: message }]),
  )
  ready.forEach(({ row: { contractId } }, row) => {
    const error = errors.get(row)
    const values = columns.map((column) => column?.[row] ?? 0)
    figures.set(contractId, error ? { error: error.message } : { values })
  })
  return figures
}
