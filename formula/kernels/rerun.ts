import { coneOf } from '../plan/cone.ts'
import type { Plan } from '../plan/plan.ts'
import { valueAt } from '../plan/plan-places.ts'
import type { ConceptDef, PeriodValues } from '../types.ts'
import type { Block } from './columns.ts'

/** Formulas and the dated values they are calculated with. */
export type Edition = { readonly plan: Plan; readonly period: PeriodValues }

/**
 * Codes of what differs between two editions, as the second one names it: concepts whose formula,
 * rounding or limits are others, or that sum a class with other members, variables and tables with
 * other values, facts that are new. What is equal in both gives equal results for equal facts.
 */
export function changesBetween(from: Edition, to: Edition): ReadonlySet<string> {
  const changed = new Set<string>()
  const before = new Map(from.plan.library.concepts.map((def) => [def.code, def]))
  const moved = classesMoved(from.plan, to.plan)
  for (const { def, reads } of to.plan.steps) {
    const old = before.get(def.code)
    const same =
      old !== undefined &&
      sameText(essence(def), essence(old)) &&
      !reads.classes.some((code) => moved.has(code))
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

/**
 * Classes whose members are others. Two classes that a formula adds and subtracts may exchange a
 * member: all that it reads is the same, and its result is not.
 */
function classesMoved(from: Plan, to: Plan): ReadonlySet<string> {
  const moved = new Set<string>()
  for (const { code } of to.library.classes) {
    const membersIn = ({ library: { concepts } }: Plan) =>
      concepts.filter(({ classes }) => classes.includes(code)).map((def) => def.code)
    if (!sameText(membersIn(from).toSorted(), membersIn(to).toSorted())) moved.add(code)
  }
  return moved
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
      column[row] = valueAt(facts, at)
    })
    block.results.forEach((column, at) => {
      column[row] = valueAt(results, at)
    })
  })
  block.complete = rows.length
}
