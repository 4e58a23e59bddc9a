import { type Checked, checkLibrary } from '../check/check.ts'
import type { Scope } from '../check/scope.ts'
import { type ConceptDef, type FactDef, FormulaError, type Library } from '../types.ts'
import { fingerprint } from './hash.ts'

/** One concept at its place in the calculation. */
export interface Step<C extends ConceptDef = ConceptDef> extends Checked<C> {
  /** Position in `plan.steps`, in stored results and in result columns. */
  readonly index: number
}

/** A checked library in the order of calculation. The same library always gives the same plan. */
export interface Plan<C extends ConceptDef = ConceptDef> {
  readonly library: Library<C>
  readonly scope: Scope<C>
  /** Every concept after all that it reads; otherwise as the library orders them. */
  readonly steps: readonly Step<C>[]
  /** Codes of the steps, in order: the meaning of a stored row of results. */
  readonly codes: readonly string[]
  readonly facts: readonly FactDef[]
  readonly indexOf: ReadonlyMap<string, number>
  readonly factIndexOf: ReadonlyMap<string, number>
  /** Fingerprint of everything that can change a result; labels and metadata are not in it. */
  readonly hash: string
}

/** The plan of a library. Throws FormulaError with every diagnostic when it is not valid. */
export function makePlan<C extends ConceptDef>(library: Library<C>): Plan<C> {
  const { scope, concepts, diagnostics } = checkLibrary(library)
  if (diagnostics.length > 0) throw new FormulaError(diagnostics)
  const steps = inOrder(concepts).map((checked, index) => ({ ...checked, index }))
  const codes = steps.map(({ def }) => def.code)
  return {
    library,
    scope,
    steps,
    codes,
    facts: library.facts,
    indexOf: new Map(codes.map((code, i) => [code, i])),
    factIndexOf: new Map(library.facts.map(({ code }, i) => [code, i])),
    hash: fingerprint(canonical(library)),
  }
}

/** Concepts in the order given, each moved behind what it reads. The graph has no cycles here. */
function inOrder<C extends ConceptDef>(concepts: readonly Checked<C>[]): readonly Checked<C>[] {
  const byCode = new Map(concepts.map((checked) => [checked.def.code, checked]))
  const placed = new Set<string>()
  const order: Checked<C>[] = []
  const place = (checked: Checked<C>): void => {
    if (placed.has(checked.def.code)) return
    placed.add(checked.def.code)
    for (const code of checked.reads.operands) {
      const operand = byCode.get(code)
      if (operand !== undefined) place(operand)
    }
    order.push(checked)
  }
  concepts.forEach(place)
  return order
}

function canonical({ facts, variables, tables, classes, concepts }: Library): string {
  return JSON.stringify([
    facts.map((f) => [f.code, f.unit, f.decimals, f.min, f.max, f.options ?? null]),
    variables.map((v) => [v.code, v.unit, v.decimals, v.min, v.max]),
    tables.map((t) => [
      t.code,
      t.input.unit,
      t.input.decimals,
      t.columns.map((c) => [c.code, c.unit, c.decimals]),
    ]),
    classes.map(({ code }) => code),
    concepts.map((c) => [
      c.code,
      c.unit,
      c.decimals,
      c.formula,
      c.classes,
      c.rounding ?? 'HALF_UP',
      c.min ?? null,
      c.max ?? null,
    ]),
  ])
}
