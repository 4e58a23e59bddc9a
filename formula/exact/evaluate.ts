import type { Plan } from '../plan/plan.ts'
import { requirePeriod } from '../plan/period.ts'
import type { Evaluation, FactDef, Facts, PeriodValues, RowError } from '../types.ts'
import { RowFailure, isFactValue, rowError } from './failure.ts'
import { Machine } from './machine.ts'

/**
 * All concepts of one person, exactly, by walking the formulas: no code generation, so it also runs
 * in a browser under a strict policy. Throws FormulaError when the period lacks a value; what only
 * this person's facts cause comes back as an error.
 */
export function evaluate(plan: Plan, period: PeriodValues, facts: Facts): Evaluation {
  const machine = runRow(plan, period, facts)
  if (!(machine instanceof Machine)) return { ok: false, error: machine }
  const values: Record<string, number> = {}
  for (const [code, value] of machine.values) values[code] = Number(value)
  return { ok: true, values }
}

/** The machine after all steps, or the first error in order: facts first, then steps. */
export function runRow(plan: Plan, period: PeriodValues, facts: Facts): Machine | RowError {
  requirePeriod(plan, period)
  const machine = new Machine(plan, period, facts)
  try {
    plan.facts.forEach((def) => checkFact(def, facts))
    plan.steps.forEach((step) => machine.run(step))
    return machine
  } catch (error) {
    if (error instanceof RowFailure) return rowError(0, error.def, error.reason)
    throw error
  }
}

function checkFact(def: FactDef, facts: Facts): void {
  const value = Object.hasOwn(facts, def.code) ? facts[def.code] : undefined
  if (value === undefined) throw new RowFailure(def, 'FACT_MISSING')
  if (!isFactValue(def, value)) throw new RowFailure(def, 'FACT_OUT_OF_RANGE')
}
