import type { Concept } from './concept.ts'
import type { Values } from './payslip.ts'

/** A line of a payslip that two calculations give differently; whole pesos. */
export type LineDifference = {
  readonly code: string
  readonly label: string
  readonly group: 'EARNING' | 'DEDUCTION' | 'EMPLOYER'
  readonly before: number
  readonly after: number
  /** What is owed: after less before. */
  readonly difference: number
}

const groups = [
  ['HABER', 'EARNING'],
  ['DESCUENTO', 'DEDUCTION'],
  ['APORTE_EMPLEADOR', 'EMPLOYER'],
] as const

/**
 * The lines of pay, discount and employer's charge that changed, in the order of the payslip. Their
 * sum (earnings less discounts) is the change of the net while nothing is overdrawn.
 */
export const lineDifferences = (
  concepts: readonly Concept[],
  before: Values,
  after: Values,
): readonly LineDifference[] =>
  concepts.flatMap(({ code, label, classes }) => {
    const group = groups.find(([name]) => classes.includes(name))?.[1]
    const [was, is] = [before[code] ?? 0, after[code] ?? 0]
    if (!group || was === is) return []
    return [{ code, label, group, before: was, after: is, difference: is - was }]
  })
