import { check, checkFormula } from '#formula/index.ts'
import type { ConceptDef, FactDef, Library, Unit } from '#formula/types.ts'

/** Something wrong in what is being written. */
export type Problem = { readonly message: string; readonly from: number; readonly to: number }

export type Checked = {
  /** Of a new item its value, of a formula the name of the value of the items that use it. */
  readonly value: { readonly code: string; readonly unit: Unit } | null
  readonly code: string
  readonly text: string
  readonly unit: Unit
}

/** What is wrong in a draft, at its characters: the compiler's own checks, in the browser. */
export function problemsOf(library: Library, draft: Checked): readonly Problem[] {
  if (draft.text.trim() === '') return []
  const { facts, def } = partsOf(library, draft)
  const whole = { ...library, facts }
  const found = checkFormula(whole, def)
  if (found.length > 0) return found.map(withHint)
  // A circular reference is the fault of all its members; it is reported for the whole formula.
  const concepts = [...library.concepts.filter(({ code }) => code !== def.code), def]
  return check({ ...whole, concepts })
    .filter(({ chain }) => chain?.includes(def.code))
    .map(({ message }) => ({ message, from: 0, to: draft.text.length }))
}

/** A count is no money: what is missing is what each one is worth. */
const withHint = <P extends Problem>(problem: P): P =>
  /^La fórmula da (?:número|días|horas|años|meses|%) y el concepto declara CLP$/.test(
    problem.message,
  )
    ? { ...problem, message: `${problem.message}: falta multiplicar por un monto en pesos` }
    : problem

function partsOf(library: Library, { value, code, text, unit }: Checked) {
  const known = library.concepts.find((concept) => concept.code === code)
  const def: ConceptDef = {
    code: code || 'BORRADOR',
    label: code,
    decimals: 0,
    classes: [],
    ...known,
    unit: known?.unit ?? unit,
    formula: text,
  }
  const isKnown = value === null || library.facts.some((fact) => fact.code === value.code)
  if (isKnown) return { facts: library.facts, def }
  const fact: FactDef = { ...value, label: 'Valor del ítem', decimals: 0, min: 0, max: 1 }
  return { facts: [...library.facts, fact], def }
}
