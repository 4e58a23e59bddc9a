import { scaleOf } from '../check/units.ts'
import { rowsOf, variableOf } from '../plan/period.ts'
import type { Plan } from '../plan/plan.ts'
import { resultPlace } from '../plan/plan-places.ts'
import type { PeriodValues } from '../types.ts'
import { type ColumnKernel, type RowKernel, columnKernel, rowKernel } from './emit.ts'
import { NotDouble, safe } from './emitter.ts'
import * as span from './interval.ts'
import { type Lowered, type Setting, lower } from './lower.ts'

/**
 * The compiled form of one formula for one set of parameter values and operand ranges. Every plan
 * with the same formula shares it, so a thousand companies run the same hot code.
 */
export interface Kernel {
  /** Absent when the formula cannot be calculated in doubles at all. */
  readonly columns: ColumnKernel | undefined
  /** How doubles are known to be exact: for every row by proof, or tested row by row. */
  readonly proof: 'proved' | 'tested' | 'twin'
  /** What results can be; the ranges of later formulas build on it. */
  readonly range: span.Interval
  /** The BigInt twin, from the same tree. Compiled when first needed. */
  readonly twin: () => RowKernel
  /** Where plans have it, by place. */
  readonly places: Map<string, BoundKernel>
}

/** The kernel of one step, and where its operands and its result are among all columns. */
export interface BoundKernel {
  readonly kernel: Kernel
  readonly at: readonly number[]
  readonly out: number
}

const kept = 20_000
const keptPlaces = 1_000
const cache = new Map<string, Kernel>()

/** Kernels of all steps in order. Columns are the plan's facts and then its steps. */
export function bindKernels(plan: Plan, period: PeriodValues): readonly BoundKernel[] {
  const ranges = new Map<string, span.Interval>()
  for (const { code, min, max } of plan.facts) {
    ranges.set(code, span.interval(BigInt(min), BigInt(max)))
  }
  return plan.steps.map((step) => {
    const columns = step.reads.operands.filter(
      (code) => plan.scope.names.get(code)?.kind !== 'variable',
    )
    const rangeOf = (code: string) => ranges.get(code) ?? safe
    const kernel = kernelFor({ plan, period, step, columns, rangeOf })
    ranges.set(step.def.code, span.widened(kernel.range))
    const at = columns.map((code) => columnOf(plan, code))
    return placed(kernel, at, plan.facts.length + step.index)
  })
}

/** Plans of one shape share these too: a thousand small plans then stay within the caches. */
function placed(kernel: Kernel, at: readonly number[], out: number): BoundKernel {
  const key = `${out}<${at.join()}`
  const known = kernel.places.get(key)
  if (known !== undefined) return known
  const bound = { kernel, at, out }
  if (kernel.places.size >= keptPlaces) kernel.places.clear()
  kernel.places.set(key, bound)
  return bound
}

const columnOf = (plan: Plan, code: string): number =>
  plan.factIndexOf.get(code) ?? plan.facts.length + resultPlace(plan, code)

function kernelFor(setting: Setting): Kernel {
  const key = keyOf(setting)
  const known = cache.get(key)
  if (known !== undefined) return known
  const kernel = makeKernel(setting)
  if (cache.size >= kept) cache.delete(cache.keys().next().value ?? '')
  cache.set(key, kernel)
  return kernel
}

function makeKernel(setting: Setting): Kernel {
  const operands = setting.columns.length
  const exact = lower(setting, 'bigint')
  let row: RowKernel | undefined
  const twin = () => {
    row ??= rowKernel(codeOf(exact, operands))
    return row
  }
  // The range is the twin's: rows that fail a test of the doubles get results beyond theirs.
  const range = exact.result.range
  const fast = inDoubles(setting)
  const places = new Map<string, BoundKernel>()
  if (fast === undefined) return { columns: undefined, proof: 'twin', range, twin, places }
  const proof = fast.emitter.tests === 0 ? 'proved' : 'tested'
  return { columns: columnKernel(codeOf(fast, operands)), proof, range, twin, places }
}

function inDoubles(setting: Setting): Lowered | undefined {
  try {
    return lower(setting, 'double')
  } catch (error) {
    if (error instanceof NotDouble) return undefined
    throw error
  }
}

const codeOf = ({ emitter, result }: Lowered, operands: number) => ({
  prelude: emitter.prelude,
  lines: emitter.lines,
  result: result.code,
  operands,
})

/** Everything that the generated code depends on, as text: equal keys mean equal kernels. */
function keyOf({ plan, period, step, columns, rangeOf }: Setting): string {
  const { def, reads } = step
  const operands = reads.operands.map((code) => {
    const name = plan.scope.names.get(code)
    const scale = name === undefined ? 0 : scaleOf(name.def)
    if (name?.kind === 'variable') return `${code}=${variableOf(period, code)}e${scale}`
    const options = name?.kind === 'fact' ? (name.def.options ?? []).join() : ''
    const { lo, hi } = rangeOf(code)
    return `${code}@${columns.indexOf(code)}:${lo}..${hi}e${scale}${options}`
  })
  const tables = reads.tables.map((code) => {
    const table = plan.scope.tables.get(code)
    const rows = rowsOf(period, code).map(({ upTo, values }) => `${upTo}:${values.join()}`)
    return [code, JSON.stringify([table?.input, table?.columns]), ...rows].join(' ')
  })
  const totals = reads.classes.map((code) => {
    const members = plan.scope.members.get(code) ?? []
    return `${code}+${members.map((member) => member.code).join()}`
  })
  const result = [def.unit, def.decimals, def.rounding, def.min, def.max].join()
  return [def.formula, result, ...operands, ...tables, ...totals].join('\n')
}
