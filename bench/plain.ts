import { type PeriodValues, type Plan, scaleOf } from '#formula/index.ts'
import { type ColumnKernel, columnKernel } from '../formula/kernels/emit.ts'
import { naturalPeriod } from './natural.ts'
import { type Dialect, print } from './print.ts'

/**
 * The same engine without exactness: the same column kernels over the same blocks, each formula as
 * the expression somebody would write in doubles. The price of exactness is measured against it,
 * and it is the control: it must get pesos wrong, or the test of exactness would prove nothing.
 */
export interface PlainKernels {
  /** Columns as in a block of the plan, but holding plain quantities (0.0093, not 93). */
  readonly run: (columns: readonly Float64Array[], count: number) => void
}

export function compilePlain(plan: Plan, period: PeriodValues): PlainKernels {
  const variables = naturalPeriod(plan, period)
  const bound = plan.steps.map(({ node, reads, index }) => {
    const operands = reads.operands.filter((code) => variables[code] === undefined)
    const dialect = doubles((code) => {
      const value = variables[code]
      return value === undefined ? `x${operands.indexOf(code)}` : String(value)
    })
    const result = `Math.floor(${print(node, plan, dialect)}+0.5)`
    const kernel = columnKernel({ prelude: [], lines: [], result, operands: operands.length })
    return {
      kernel,
      at: operands.map((code) => columnOf(plan, code)),
      out: plan.facts.length + index,
    }
  })
  const limits = plan.facts.map((def) => [def.min, def.max].map((x) => x / 10 ** scaleOf(def)))
  const run = (columns: readonly Float64Array[], count: number) => {
    for (let from = 0; from < count; from += 512) {
      const to = Math.min(from + 512, count)
      limits.forEach(([min = 0, max = 0], i) => checkFacts(columns[i], from, to, min, max))
      runChunk(bound, columns, from, to)
    }
  }
  return { run }
}

/** Our engine never calculates on facts outside their limits, so the control does not either. */
function checkFacts(
  column: Float64Array | undefined,
  from: number,
  to: number,
  min: number,
  max: number,
): void {
  if (column === undefined) return
  for (let row = from; row < to; row += 1) {
    const value = column[row] as number
    if (!(value >= min && value <= max)) throw new RangeError(`fact outside its limits: ${value}`)
  }
}

/** JavaScript, with comparisons for MIN and MAX as our kernels have them: faster than Math.min. */
export const doubles = (name: (code: string) => string): Dialect => ({
  name,
  number: String,
  equal: '===',
  choose: (condition, yes, no) => `(${condition} ? ${yes} : ${no})`,
  least: (parts) => parts.reduce((a, b) => `(${a} < ${b} ? ${a} : ${b})`),
  most: (parts) => parts.reduce((a, b) => `(${a} > ${b} ? ${a} : ${b})`),
})

const columnOf = (plan: Plan, code: string) =>
  plan.factIndexOf.get(code) ?? plan.facts.length + (plan.indexOf.get(code) ?? 0)

interface Bound {
  readonly kernel: ColumnKernel
  readonly at: readonly number[]
  readonly out: number
}

const nothing = () => undefined

function runChunk(
  bound: readonly Bound[],
  columns: readonly Float64Array[],
  from: number,
  to: number,
): void {
  for (const { kernel, at, out } of bound) {
    const column = columns[out]
    if (column !== undefined) kernel(from, to, nothing, column, columns, at)
  }
}
