import { coneOf } from '../plan/cone.ts'
import type { Plan } from '../plan/plan.ts'
import type { ConceptDef, PeriodValues } from '../types.ts'
import type { Block } from './columns.ts'

/** Formulas and the dated values they are calculated with. */
export type Edition = { readonly plan: Plan; readonly period: PeriodValues }

/**
 * Codes of what differs between two editions, as the second one names it: concepts whose formula,
 * rounding, limits or operands are others, variables and tables with other values, facts that are
 * new. What is equal in both gives equal results for equal facts.
 */
export function changesBetween(from: Edition, to: Edition): ReadonlySet<string> {
  const changed = new Set<string>()
  for (const { def, reads } of to.plan.steps) {
    const old = from.plan.steps[from.plan.indexOf.get(def.code) ?? -1]
    const same =
      old !== undefined &&
      sameText(essence(def), essence(old.def)) &&
      sameText([...reads.operands].toSorted(), [...old.reads.operands].toSorted())
    if (!same) changed.add(def.code)
  }
  for (const { code } of to.plan.facts) {
    if (!from.plan.factIndexOf.has(code)) changed.add(code)
  }
  for (const part of ['variables', 'tables'] as const) {
    for (const [code, value] of Object.entries(to.period[part])) {
      if (!sameText(value, from.period[part][code])) changed.add(code)
    }
  }
  for (const { code, ...def } of to.plan.library.variables) {
    const old = from.plan.library.variables.find((known) => known.code === code)
    if (!old || def.unit !== old.unit || def.decimals !== old.decimals) changed.add(code)
  }
  return changed
}

const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const essence = (def: ConceptDef) => [
  def.unit,
  def.decimals,
  def.formula,
  def.rounding ?? 'HALF_UP',
  def.min ?? null,
  def.max ?? null,
]

/** Whether rows of both plans mean the same in each place: facts and results in the same order. */
export const sameLayout = (a: Plan, b: Plan): boolean =>
  sameText(a.codes, b.codes) &&
  sameText(
    a.facts.map(({ code, decimals, options }) => [code, decimals, options]),
    b.facts.map(({ code, decimals, options }) => [code, decimals, options]),
  )

/** The steps of the new edition that a change of editions can reach. */
export const coneBetween = (from: Edition, to: Edition): readonly number[] =>
  coneOf(to.plan, changesBetween(from, to))

type Row = { readonly facts: readonly number[]; readonly results: readonly number[] }

/**
 * Puts complete rows of a plan of the same layout into a block, as if a run had just left them: a
 * cone may build on them. Every row needs its results.
 */
export function restore(block: Block, rows: readonly Row[]): void {
  if (rows.length > block.capacity) throw new RangeError('the block has fewer rows')
  rows.forEach(({ facts, results }, row) => {
    block.facts.forEach((column, at) => {
      column[row] = facts[at] ?? Number.NaN
    })
    block.results.forEach((column, at) => {
      column[row] = results[at] ?? Number.NaN
    })
  })
  block.complete = rows.length
}
