import { requirePeriod } from '../plan/period.ts'
import { isFactValue, rowError } from '../exact/failure.ts'
import type { Plan } from '../plan/plan.ts'
import type { ConceptDef, FactDef, PeriodValues, RowError, RowErrorReason } from '../types.ts'
import type { Block } from './columns.ts'
import { exits } from './emitter.ts'
import { type BoundKernel, bindKernels } from './kernel.ts'

/** A plan compiled for a period. Stateless: any number of blocks may go through it. */
export interface Kernels {
  readonly plan: Plan
  readonly period: PeriodValues
  /** How many formulas are exact in doubles by proof, by test of each row, or only in BigInt. */
  readonly proofs: Readonly<Record<'proved' | 'tested' | 'twin', number>>
  /**
   * Calculates the first `count` rows of a block: all steps, or only a cone (see `coneOf`) over what
   * the run before left; after a run with errors, or of fewer rows, all steps anyway. Returns the
   * rows that have no result, in order of row: those hold NaN in every result column. The others
   * are exact.
   */
  readonly run: (block: Block, count: number, cone?: readonly number[]) => readonly RowError[]
}

/** Rows that go through all kernels before the next ones: their columns stay in cache. */
const chunk = 512

/**
 * The fast way: one loop over a column per formula, in doubles where they are proved exact and in
 * BigInt for the rows where they are not. Throws FormulaError when the period lacks a value.
 */
export const compileKernels = (plan: Plan, period: PeriodValues): Kernels =>
  compile(plan, period, true)

/** Every row in BigInt, through the same interface: some 30 times slower, for comparison. */
export const compileTwin = (plan: Plan, period: PeriodValues): Kernels =>
  compile(plan, period, false)

function compile(plan: Plan, period: PeriodValues, fast: boolean): Kernels {
  requirePeriod(plan, period)
  const kernels = bindKernels(plan, period)
  const proofs = { proved: 0, tested: 0, twin: 0 }
  for (const { kernel } of kernels) proofs[kernel.proof] += 1
  const run = (block: Block, count: number, cone?: readonly number[]) => {
    if (count > block.capacity) throw new RangeError('the block has fewer rows')
    const errors = new Run(plan, kernels, block, fast).all(
      count,
      count <= block.complete ? cone : undefined,
    )
    block.complete = errors.length === 0 ? count : 0
    return errors
  }
  return { plan, period, proofs, run }
}

const reasons: Readonly<Record<number, RowErrorReason>> = {
  [exits.ZERO_DIVISION]: 'ZERO_DIVISION',
  [exits.NO_BRACKET]: 'NO_BRACKET',
  [exits.RESULT_OUT_OF_RANGE]: 'RESULT_OUT_OF_RANGE',
}

class Run {
  readonly plan: Plan
  readonly kernels: readonly BoundKernel[]
  readonly block: Block
  readonly fast: boolean
  readonly errors = new Map<number, RowError>()
  /** Rows that the kernel now running cannot do in doubles. */
  slow: number[] = []
  def: FactDef | ConceptDef | undefined

  constructor(plan: Plan, kernels: readonly BoundKernel[], block: Block, fast: boolean) {
    this.plan = plan
    this.kernels = kernels
    this.block = block
    this.fast = fast
  }

  all(count: number, cone?: readonly number[]): readonly RowError[] {
    const { kernels } = this
    const chosen = cone?.flatMap((at) => kernels[at] ?? []) ?? kernels
    for (let from = 0; from < count; from += chunk) {
      const to = Math.min(from + chunk, count)
      this.checkFacts(from, to)
      for (const kernel of chosen) this.step(kernel, from, to)
    }
    if (this.errors.size > 0) this.blank()
    return [...this.errors.values()].sort((a, b) => a.row - b.row)
  }

  readonly exit = (row: number, reason: number): void => {
    if (reason === exits.SLOW) this.slow.push(row)
    else this.fail(row, reasons[reason] ?? 'RESULT_OUT_OF_RANGE')
  }

  /** Only the first error of a row counts: later ones follow from it. */
  fail(row: number, reason: RowErrorReason): void {
    if (this.def === undefined || this.errors.has(row)) return
    this.errors.set(row, rowError(row, this.def, reason))
  }

  checkFacts(from: number, to: number): void {
    for (const [i, def] of this.plan.facts.entries()) {
      const column = this.block.facts[i]
      if (column === undefined || firstOutside(column, from, to, def) < 0) continue
      this.def = def
      for (let row = from; row < to; row += 1) {
        const value = column[row] ?? Number.NaN
        if (Number.isNaN(value)) this.fail(row, 'FACT_MISSING')
        else if (!isFactValue(def, value)) this.fail(row, 'FACT_OUT_OF_RANGE')
      }
    }
  }

  step({ step, kernel, at }: BoundKernel, from: number, to: number): void {
    const out = this.block.results[step.index]
    if (out === undefined) throw new RangeError('the block is of another plan')
    this.def = step.def
    if (this.fast && kernel.columns !== undefined) {
      kernel.columns(from, to, this.exit, out, this.block.columns, at)
      if (this.slow.length === 0) return
    } else {
      for (let row = from; row < to; row += 1) this.slow.push(row)
    }
    const twin = kernel.twin()
    for (const row of this.slow) {
      if (this.errors.has(row)) continue
      const result = twin(...at.map((column) => BigInt(this.block.columns[column]?.[row] ?? 0)))
      if (typeof result === 'bigint') out[row] = Number(result)
      else this.exit(row, result)
    }
    this.slow = []
  }

  blank(): void {
    for (const row of this.errors.keys()) {
      for (const column of this.block.results) column[row] = Number.NaN
    }
  }
}

/** A row of a chunk that has a fact outside its limits or not whole, or −1 when there is none. */
function firstOutside(column: Float64Array, from: number, to: number, def: FactDef): number {
  const { min, max } = def
  // floor(v) − v is never positive, so the parts cannot cancel out; NaN and infinities stay.
  let parts = 0
  for (let row = from; row < to; row += 1) {
    const value = column[row] as number
    if (value < min || value > max) return row
    parts += Math.floor(value) - value
  }
  return parts === 0 ? -1 : from
}
