import { valueFact } from '#payroll/index.ts'
import type { ConceptRecords } from './library.ts'
import { namesIn } from './to-payroll.ts'

export type ConceptKind = 'item' | 'formula' | 'variable' | 'table'
export type Use = { kind: 'item' | 'formula'; code: string; title: string }

/** The items and formulas that name something, in any of their versions. */
export function usesOf(records: ConceptRecords, code: string): Use[] {
  const wanted = [code, valueFact(code)]
  const named = (text: string | null) => {
    if (text === null) return false
    const names = namesIn(text)
    return wanted.some((name) => names.has(name))
  }
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
