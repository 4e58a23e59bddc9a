import { requirePeriod } from '../plan/period.ts'
import { isFactValue, rowError } from '../exact/failure.ts'
import type { Plan } from '../plan/plan.ts'
import { valueAt } from '../plan/plan-places.ts'
import type { ConceptDef, FactDef, PeriodValues, RowError, RowErrorReason } from '../types.ts'
import type { Block } from './columns.ts'
import type { RowKernel } from './emit.ts'
import { exits } from './emitter.ts'
import { type BoundKernel, bindKernels } from './kernel.ts'

/** A plan compiled for a period. Stateless: any number of blocks may go through it. */
export interface Kernels {
  readonly plan: Plan
  readonly period: PeriodValues
  /** How many formulas are exact in doubles by proof, by test of each row, or only in BigInt. */
  readonly proofs: Readonly<Record<'proved' | 'tested' | 'twin', number>>
  /**
   * Calculates the first `count` rows of a block: all steps, or only a cone (see `coneOf`) over
   * what the run before left; after a run with errors, or of fewer rows, all steps anyway. `facts`
   * are the positions of those that changed since: the others were checked then. Returns the rows
   * that have no result, in order of row: those hold NaN in every result column. The others are
   * exact.
   */
  readonly run: (
    block: Block,
    count: number,
    cone?: readonly number[],
    facts?: readonly number[],
  ) => readonly RowError[]
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
  const everyFact = plan.facts.map((_, at) => at)
  const run: Kernels['run'] = (block, count, cone, facts = everyFact) => {
    if (count > block.capacity) throw new RangeError('the block has fewer rows')
    if (block.columns.length !== plan.facts.length + plan.steps.length) {
      throw new RangeError('the block is of another plan')
    }
    const whole = count > block.complete || cone === undefined
    const run = new Run(plan, kernels, block, fast)
    const errors = whole ? run.all(count, everyFact) : run.all(count, facts, cone)
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
  /** The step now running. */
  step = 0

  constructor(plan: Plan, kernels: readonly BoundKernel[], block: Block, fast: boolean) {
    this.plan = plan
    this.kernels = kernels
    this.block = block
    this.fast = fast
  }

  all(count: number, facts: readonly number[], cone?: readonly number[]): readonly RowError[] {
    const { kernels } = this
    const chosen = cone?.flatMap((at) => kernels[at] ?? []) ?? kernels
    for (let from = 0; from < count; from += chunk) {
      const to = Math.min(from + chunk, count)
      this.checkFacts(facts, from, to)
      for (let at = 0; at < chosen.length; at += 1) {
        this.columns(chosen[at] as BoundKernel, from, to)
      }
    }
    if (this.errors.size === 0) return none
    this.blank()
    return [...this.errors.values()].toSorted((a, b) => a.row - b.row)
  }

  readonly exit = (row: number, reason: number): void => {
    if (reason === exits.SLOW) this.slow.push(row)
    else this.failStep(row, reason)
  }

  failStep(row: number, reason: number): void {
    const step = this.plan.steps[this.step]
    if (step !== undefined) this.fail(row, step.def, reasons[reason] ?? 'RESULT_OUT_OF_RANGE')
  }

  /** Only the first error of a row counts: later ones follow from it. */
  fail(row: number, def: FactDef | ConceptDef, reason: RowErrorReason): void {
    if (!this.errors.has(row)) this.errors.set(row, rowError(row, def, reason))
  }

  checkFacts(facts: readonly number[], from: number, to: number): void {
    for (const at of facts) {
      const def = this.plan.facts[at] as FactDef
      const column = this.block.facts[at] as Float64Array
      if (!allWithin(column, from, to, def.min, def.max)) this.failFacts(def, column, from, to)
    }
  }

  failFacts(def: FactDef, column: Float64Array, from: number, to: number): void {
    for (let row = from; row < to; row += 1) {
      const value = valueAt(column, row)
      if (Number.isNaN(value)) this.fail(row, def, 'FACT_MISSING')
      else if (!isFactValue(def, value)) this.fail(row, def, 'FACT_OUT_OF_RANGE')
    }
  }

  columns({ kernel, at, out }: BoundKernel, from: number, to: number): void {
    const { columns } = this.block
    this.step = out - this.plan.facts.length
    if (this.fast && kernel.columns !== undefined) {
      kernel.columns(from, to, this.exit, columns[out] as Float64Array, columns, at)
      if (this.slow.length === 0) return
    } else {
      for (let row = from; row < to; row += 1) this.slow.push(row)
    }
    this.exactly(kernel.twin(), at, columns[out] as Float64Array)
  }

  operand(column: number, row: number): bigint {
    return BigInt(valueAt(this.block.columns[column] as Float64Array, row))
  }

  /** The rows in `slow`, one by one, by the twin. */
  exactly(twin: RowKernel, at: readonly number[], out: Float64Array): void {
    for (const row of this.slow) {
      if (this.errors.has(row)) continue
      const result = twin(...at.map((column) => this.operand(column, row)))
      if (typeof result === 'bigint') out[row] = Number(result)
      else this.failStep(row, result)
    }
    this.slow = []
  }

  blank(): void {
    for (const row of this.errors.keys()) {
      for (const column of this.block.results) column[row] = Number.NaN
    }
  }
}

const none: readonly RowError[] = []

/** Are all facts of a chunk whole and within their limits? */
function allWithin(
  column: Float64Array,
  from: number,
  to: number,
  min: number,
  max: number,
): boolean {
  // floor(v) − v is never positive, so the parts cannot cancel out; NaN and infinities stay.
  let parts = 0
  for (let row = from; row < to; row += 1) {
    const value = column[row] as number
    if (value < min || value > max) return false
    parts += Math.floor(value) - value
  }
  return parts === 0
}
