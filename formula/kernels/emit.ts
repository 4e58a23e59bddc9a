/**
 * The only file of the project that turns text into code. The text is never a person's: the
 * lowering writes it from a checked tree, out of numbers, its own names and a fixed set of
 * operators. No character of a formula, a code or a label reaches it.
 */

/** Rows `from` to `to` of the columns `at` into `out`; rows that leave early call `exit`. */
export type ColumnKernel = (
  from: number,
  to: number,
  exit: (row: number, reason: number) => void,
  out: Float64Array,
  columns: readonly Float64Array[],
  at: readonly number[],
) => void

/** One row in BigInt: the result, or as a number the reason why there is none. */
export type RowKernel = (...operands: readonly bigint[]) => bigint | number

export interface Code {
  readonly prelude: readonly string[]
  readonly lines: readonly string[]
  readonly result: string
  /** How many operands it reads, as x0, x1… */
  readonly operands: number
}

export function columnKernel({ prelude, lines, result, operands }: Code): ColumnKernel {
  const names = Array.from({ length: operands }, (_, i) => i)
  const body = [
    '"use strict"',
    ...names.map((i) => `const a${i}=columns[at[${i}]]`),
    ...prelude,
    'for(let i=from;i<to;i++){',
    ...names.map((i) => `const x${i}=a${i}[i]`),
    ...lines,
    `out[i]=${result}+0}`,
  ]
  return compiled(['from', 'to', 'exit', 'out', 'columns', 'at'], body) as ColumnKernel
}

export function rowKernel({ prelude, lines, result, operands }: Code): RowKernel {
  const names = Array.from({ length: operands }, (_, i) => `x${i}`)
  const body = ['"use strict"', ...prelude, ...lines, `return ${result}`]
  return compiled(names, body) as RowKernel
}

function compiled(names: readonly string[], body: readonly string[]): unknown {
  // oxlint-disable-next-line no-new-func -- written from a checked tree, see the head
  return new Function(...names, body.join('\n'))
}
