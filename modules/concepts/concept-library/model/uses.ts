import { valueFact } from '#law/index.ts'
import type { ConceptRecords } from './library.ts'
import { namesIn } from './to-payroll.ts'

export type ConceptKind = 'item' | 'formula' | 'variable' | 'table'
/**
 * Where something is named: in an item or a formula of the company, in a formula of the law, in the
 * cap of an item, or as a line of a report.
 */
export type Use = {
  kind: 'item' | 'formula' | 'law' | 'cap' | 'report'
  code: string
  title: string
}

/** The items and formulas of the company that name something, in any of their versions. */
export function usesOf(records: ConceptRecords, code: string): Use[] {
  const wanted = [code, valueFact(code)]
  const named = (text: string | null) => text !== null && names(text, wanted)
  const items = records.items
    .filter((item) => item.code !== code)
    .filter(({ versions }) =>
      versions.some(({ values }) => values.defaultFormulaCode === code || named(values.formula)),
    )
  const formulas = records.formulas
    .filter((formula) => formula.code !== code)
    .filter(({ versions }) => versions.some(({ values }) => named(values.sourceCode)))
  return [
    ...items.map((one) => ({ kind: 'item' as const, code: one.code, title: titleOf(one) })),
    ...formulas.map((one) => ({ kind: 'formula' as const, code: one.code, title: titleOf(one) })),
  ]
}

type Titled = { code: string; versions: readonly { values: { title: string } }[] }
const titleOf = ({ code, versions }: Titled) => versions.at(-1)?.values.title ?? code

function names(text: string, wanted: readonly string[]): boolean {
  const found = namesIn(text)
  return wanted.some((name) => found.has(name))
}

/** In what a cap of each kind is measured: the name that turns it into pesos. */
const measures: Readonly<Record<string, string>> = {
  UF: 'UF',
  UTM: 'UTM',
  IMM: 'IMM',
  SALARY: 'SUELDO_BASE',
}

/** Items of the company whose cap is measured in something, in any of their versions. */
export const capsIn = (records: ConceptRecords, code: string): Use[] =>
  records.items
    .filter(({ versions }) =>
      versions.some(({ values }) => values.capped && measures[values.cappedType] === code),
    )
    .map((one) => ({ kind: 'cap', code: one.code, title: titleOf(one) }))

type Written = { code: string; label: string; formula: string; classes: readonly string[] }

/**
 * Formulas that the law brings and that name something: its code, or a sum that it belongs to, as
 * the sum of what is imponible names every item that is.
 */
export function lawUses(law: readonly Written[], code: string, classes: readonly string[]): Use[] {
  const wanted = [code, valueFact(code), ...classes]
  return law
    .filter((one) => one.code !== code && names(one.formula, wanted))
    .map((one) => ({ kind: 'law', code: one.code, title: one.label }))
}
