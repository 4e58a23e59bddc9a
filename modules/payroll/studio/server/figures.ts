import { reachesPay } from '#access/reach.ts'
import { createBlock, valueAt } from '#formula/index.ts'
import { contractsOf, itemsOf } from '#modules/payroll/payroll-input/server/index.ts'
import { type Engine, type readBatch } from '#modules/payroll/payroll-engine/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { Basis } from './engines.ts'

/** The inputs of the contracts of a month. */
export type Gathered = Parameters<typeof readBatch>[1]

/** The results of a contract at the requested positions, or why it has none. */
export type Figures = { values: readonly number[] } | { error: string }

/** Contracts of a month with their entries, limited to those whose pay the actor may see. */
export async function gather(
  context: Context,
  { month, business }: Basis,
  ids: readonly number[],
): Promise<Gathered> {
  const { businessId, yearMonth } = month
  const found = await contractsOf(context.tx, businessId, yearMonth, ids)
  const reach = context.reach('payslips.read')
  const contracts = found.filter(({ ownerId: userId, isPrivate }) =>
    reachesPay(reach, { userId, businessId, isPrivate }, context.actor.userId),
  )
  const shown = contracts.map((row) => row.contractId)
  const items = await itemsOf(context.tx, yearMonth, shown)
  return { month: yearMonth, business, contracts, items }
}

/** Results of the requested concepts, by contract; nothing is stored. */
export function figuresOf(
  { payroll, kernels }: Engine,
  read: ReturnType<typeof readBatch>,
  codes: readonly string[],
): Map<number, Figures> {
  const { ready, failures } = read
  const block = createBlock(payroll.plan, Math.max(1, ready.length))
  ready.forEach(({ facts }, row) => {
    for (const [at, column] of block.facts.entries()) column[row] = valueAt(facts, at)
  })
  const errors = new Map(kernels.run(block, ready.length).map((error) => [error.row, error]))
  const places = codes.map((code) => payroll.plan.indexOf.get(code))
  const columns = places.map((place) => (place === undefined ? undefined : block.results[place]))
  const figures = new Map<number, Figures>(
    failures.map(({ contractId, message }) => [contractId, { error: message }]),
  )
  ready.forEach(({ row: { contractId } }, row) => {
    const error = errors.get(row)
    // A concept that this library lacks counts as zero.
    const values = columns.map((column) => (column ? valueAt(column, row) : 0))
    figures.set(contractId, error ? { error: error.message } : { values })
  })
  return figures
}
