import { scaledNumber } from '#chile/money/decimal.ts'
import { compileKernels, createBlock, type Plan } from '#formula/index.ts'
import { lineDifferences } from '#payroll/differences.ts'
import { valueFact } from '#payroll/facts/index.ts'
import type { PeriodValues } from '#formula/types.ts'
import type { Concept } from '#payroll/index.ts'

/** A closed payslip, and what is added to it. */
export type Base = {
  contractId: number
  facts: readonly number[]
  results: readonly number[]
  itemCode: string
  value: string
}

export type Line = { code: string; label: string; group: string; difference: number }
export type Outcome = {
  contractId: number
  earnings: number
  deductions: number
  net: number
  employerCost: number
  lines: Line[]
}

/**
 * What an additional payment of a closed month is worth to each person. The month's payslip is
 * calculated again with the same facts, formulas and figures it was made with, and with the item
 * added: caps and the tax of the month see the whole pay, as the law wants of extra pay of one
 * period (Ley sobre Impuesto a la Renta, art. 45; Decreto Ley 3.500, art. 16). What is paid,
 * contributed and withheld now is the difference against what already was.
 *
 * @throws RangeError when a formula cannot be calculated with what was added
 */
export function additionalOf(
  plan: Plan<Concept>,
  period: PeriodValues,
  bases: readonly Base[],
): Outcome[] {
  const block = createBlock(plan, Math.max(1, bases.length))
  bases.forEach((base, row) => {
    for (const [at, column] of block.facts.entries()) column[row] = base.facts[at] ?? Number.NaN
    const at = factAt(plan, base.itemCode)
    const column = block.facts[at]
    if (column)
      column[row] = (base.facts[at] ?? 0) + scaledNumber(base.value, plan.facts[at]?.decimals ?? 0)
  })
  const errors = compileKernels(plan, period).run(block, bases.length)
  const [error] = errors
  if (error) throw new RangeError(error.message)
  return bases.map((base, row) => {
    const after = valuesAt(plan, (index) => block.results[index]?.[row] ?? 0)
    const before = valuesAt(plan, (index) => base.results[index] ?? 0)
    const change = (code: string) => (after[code] ?? 0) - (before[code] ?? 0)
    return {
      contractId: base.contractId,
      earnings: change('TOTAL_HABERES'),
      deductions: change('TOTAL_DESCUENTOS'),
      net: change('LIQUIDO'),
      employerCost: change('COSTO_EMPRESA'),
      lines: lineDifferences(plan.library.concepts, before, after).map(
        ({ code, label, group, difference }) => ({ code, label, group, difference }),
      ),
    }
  })
}

/** Where the value of an item stands among the facts of a plan; -1 when it has no such item. */
export const factAt = (plan: Plan<Concept>, itemCode: string): number =>
  plan.facts.findIndex(({ code }) => code === valueFact(itemCode))

const valuesAt = (plan: Plan<Concept>, of: (index: number) => number) =>
  Object.fromEntries(plan.codes.map((code, index) => [code, of(index)]))
