import { fullnameOf } from '#chile/names.ts'
import type { YearMonth } from '#chile/period.ts'
import { type Block, createBlock, resultPlace, valueAt, valueIn } from '#formula/index.ts'
import { type ContractRow, type ItemRow } from '#modules/payroll/payroll-input/server/index.ts'
import { type Engine, readBatch } from '#modules/payroll/payroll-engine/server/index.ts'
import type { LeavePayment } from '#law/index.ts'
import type { Change } from '../model/scenario.ts'
import { activeIn, changedContracts, hireOf, raisedToMinimum } from './changes.ts'
import { resultIn, type Row, type Side, type Tally } from './tally.ts'

type Business = { accidentabilityRate: string; leavePayment: LeavePayment }
export type Batch = {
  month: YearMonth
  business: Business
  contracts: readonly ContractRow[]
  items: readonly ItemRow[]
}
type Engines = Record<Side, Engine>

/** Both sides of a batch of contracts: the real one, and the scenario's. */
export function simulateBatch(
  tally: Tally,
  engines: Engines,
  batch: Batch,
  changes: readonly Change[],
): void {
  sum(tally, 'real', engines.real, batch)
  const contracts = changedContracts(changes, batch.month, batch.contracts)
  const asked = activeIn(changes, batch.month).some(({ raiseToMinimum }) => raiseToMinimum)
  const changed = { ...batch, contracts }
  sum(tally, 'simulated', engines.simulated, asked ? lifted(engines.simulated, changed) : changed)
}

/** People that the scenario hires, each calculated once for all identical hires. */
export function simulateHires(
  tally: Tally,
  engine: Engine,
  batch: Batch,
  changes: readonly Change[],
): void {
  const [like] = batch.contracts
  if (!like) return
  const hires = activeIn(changes, batch.month).filter(({ kind }) => kind === 'HIRE')
  const week = valueIn(engine.payroll.period.variables, 'JORNADA_MAXIMA')
  const contracts = hires.map((hire, index) => hireOf(hire, like, { id: -1 - index, week }))
  const times = new Map(hires.map((hire, index) => [-1 - index, hire.count ?? 0]))
  sum(tally, 'simulated', engine, { ...batch, contracts, items: [] }, times)
}

const once: ReadonlyMap<number, number> = new Map()

function sum(tally: Tally, side: Side, engine: Engine, batch: Batch, times = once): void {
  const { rows, block, failed, unread } = calculated(engine, batch)
  const { plan } = engine.payroll
  const people = rows.map((row) => personOf(row, times.get(row.contractId) ?? 1))
  tally.add(side, batch.month, { plan, at: engine.totals, block, rows: people, failed })
  tally.failures(side, batch.month, unread)
}

type Calculated = { rows: ContractRow[]; block: Block; failed: Set<number>; unread: number }

function calculated(engine: Engine, batch: Batch): Calculated {
  const { ready, failures } = readBatch(engine, batch)
  const block = createBlock(engine.payroll.plan, Math.max(1, ready.length))
  ready.forEach(({ facts }, row) => {
    for (const [at, column] of block.facts.entries()) column[row] = valueAt(facts, at)
  })
  const errors = engine.kernels.run(block, ready.length)
  return {
    rows: ready.map(({ row }) => row),
    block,
    failed: new Set(errors.map(({ row }) => row)),
    unread: failures.length,
  }
}

/** The same batch, with every salary below the month's minimum raised to it. */
function lifted(engine: Engine, batch: Batch): Batch {
  const { rows, block, failed } = calculated(engine, batch)
  const { plan, period } = engine.payroll
  const valueOf = (code: string, row: number) => resultIn(block, resultPlace(plan, code), row)
  const raised = new Map<number, ContractRow>()
  rows.forEach((row, index) => {
    if (failed.has(index)) return
    const reduced = valueOf('SUELDO_FALTANTE_REDUCIDO', index) > 0
    if (!reduced && valueOf('SUELDO_FALTANTE', index) <= 0) return
    const partTime = valueOf('ES_JORNADA_PARCIAL', index) === 1
    raised.set(row.contractId, raisedToMinimum(row, period, { reduced, partTime }))
  })
  const contracts = batch.contracts.map((row) => raised.get(row.contractId) ?? row)
  return { ...batch, contracts }
}

const personOf = (row: ContractRow, times: number): Row => ({
  contractId: row.contractId,
  userId: row.ownerId,
  name: fullnameOf(row),
  area: row.area ?? 'Sin área',
  times,
})
