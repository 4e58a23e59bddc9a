import { setImmediate } from 'node:timers/promises'
import { evaluate, makePlan, type Mutant, mutantsOf, type Plan, valueIn } from '#formula/index.ts'
import {
  type ConceptDef,
  type Facts,
  FormulaError,
  type Library,
  type PeriodValues,
} from '#formula/types.ts'
import { type Payroll, payslipFacts } from '#law/index.ts'

/** The facts that a concept depends on, through all the concepts that it reads. */
export function factsBehind(plan: Plan, code: string): ReadonlySet<string> {
  const facts = new Set<string>()
  const seen = new Set<string>()
  const pending = [code]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    if (plan.factIndexOf.has(next)) facts.add(next)
    const step = plan.steps.find(({ def }) => def.code === next)
    if (step) pending.push(...step.reads.operands)
  }
  return facts
}

/** The facts of a neutral person in a month, with some of them replaced. */
export function factsWith(payroll: Payroll, given: Facts): Facts {
  const nobody = payslipFacts(payroll, {
    month: payroll.month,
    contract: { salary: { amount: '0' } },
    pension: { scheme: 'NONE' },
  })
  const known = Object.entries(given).filter(([code]) => Object.hasOwn(nobody, code))
  return { ...nobody, ...Object.fromEntries(known) }
}

/** All values of a row, including facts, or why there are none. */
export function valuesOf({ plan, period }: Payroll, facts: Facts) {
  const answer = evaluate(plan, period, facts)
  return answer.ok ? { values: { ...facts, ...answer.values } } : { error: answer.error.message }
}

/** Runs a concept with another formula while everything it reads stays the same. */
export class Retrial {
  readonly library: Library
  readonly period: PeriodValues
  readonly operands: readonly ConceptDef[]

  constructor({ plan, period }: Payroll, code: string) {
    const reads = plan.steps.find(({ def }) => def.code === code)?.reads.operands ?? []
    const concepts = new Map(plan.steps.map(({ def }) => [def.code, def]))
    this.library = plan.library
    this.period = period
    this.operands = reads.flatMap((operand) => concepts.get(operand) ?? [])
  }

  /**
   * The value for each row's operands; undefined where there is none, or the formula does not
   * exist.
   */
  run(def: ConceptDef, rows: readonly Facts[]): (number | undefined)[] {
    const plan = this.#planOf(def)
    if (!plan) return rows.map(() => undefined)
    return rows.map((values) => {
      const given = this.operands.map(({ code }) => [factOf(code), valueIn(values, code)] as const)
      const answer = evaluate(plan, this.period, { ...values, ...Object.fromEntries(given) })
      return answer.ok ? answer.values[def.code] : undefined
    })
  }

  /**
   * A small plan whose facts are the concepts that the formula reads, so that nothing else is
   * calculated.
   */
  #planOf(def: ConceptDef): Plan | undefined {
    const known = this.operands.map(({ code, label, unit, decimals }) => {
      const [min, max] = unit === 'LOGICO' ? [0, 1] : [-most, most]
      return { code: factOf(code), label, unit, decimals, min, max }
    })
    const passed = this.operands.map(({ min: _min, max: _max, ...operand }) => ({
      ...operand,
      formula: factOf(operand.code),
    }))
    try {
      return makePlan({
        ...this.library,
        facts: [...this.library.facts, ...known],
        concepts: [...passed, { ...def, classes: [] }],
      })
    } catch (error) {
      if (error instanceof FormulaError) return undefined
      throw error
    }
  }
}

const most = Number.MAX_SAFE_INTEGER
const factOf = (code: string) => `HECHO_${code}`.slice(0, 60)

/** Maximum number of rows times mutants; with many rows fewer mutants are tried, evenly chosen. */
const MOST_TRIALS = 1200
const [FEWEST_SLIPS, MOST_SLIPS] = [12, 60]

/**
 * The mutants of a formula that no row detects: every row gives the same value with them. Each
 * mutant needs a plan of its own; other requests run between two of them.
 */
export async function unnoticed(
  text: string,
  compose: (formula: string) => ConceptDef | undefined,
  retrial: Pick<Retrial, 'run'>,
  rows: readonly Facts[],
): Promise<{ mutants: number; survivors: Mutant[] }> {
  const original = compose(text)
  if (!original || rows.length === 0) return { mutants: 0, survivors: [] }
  const expected = retrial.run(original, rows)
  const most = Math.floor(MOST_TRIALS / rows.length)
  const survivors: Mutant[] = []
  let tried = 0
  for (const mutant of mutantsOf(text, Math.min(MOST_SLIPS, Math.max(FEWEST_SLIPS, most)))) {
    await setImmediate()
    const def = compose(mutant.formula)
    const values = def ? retrial.run(def, rows) : []
    // A mutant that is no valid formula could not be saved, so it does not count.
    if (values.every((value) => value === undefined)) continue
    tried += 1
    if (values.every((value, at) => value === expected[at])) survivors.push(mutant)
  }
  return { mutants: tried, survivors }
}
