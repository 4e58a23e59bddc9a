import { useMemo } from 'react'
import { unitsInFormulas } from '#modules/concepts/concept-library/model/catalogs.ts'
import {
  type Answer,
  checkable,
  type Checked,
  problemsOf,
  type WordInfo,
  type Words,
  wordsOf,
} from '#modules/concepts/formula-editor/web/index.ts'
import { type DraftValues, formulaText } from '../model/draft.ts'
import type { Concept } from './types.ts'

/** The draft against the language: words that exist, the checker, and what it finds now. */
export function useFormula(answer: Answer, draft: DraftValues, concept: Concept | undefined) {
  const { code, kind, isNew, inputUnit, inputName } = draft
  const law = concept?.kind === 'LAW'
  const value = useMemo(() => {
    if (kind === 'LAW') return null
    const name = kind === 'FORMULA' ? inputName : isNew && code ? `VALOR_${code}` : null
    return name === null ? null : { code: name, unit: unitsInFormulas[inputUnit] }
  }, [kind, isNew, code, inputUnit, inputName])
  const checked = useMemo(() => checkable(answer), [answer])
  const words = useMemo(() => withValue(wordsOf(answer), value), [answer, value])
  const columnsOf = useMemo(() => {
    const columns = new Map(
      answer.tables.map((table) => [table.code, table.columns.map((column) => column.code)]),
    )
    return (table: string) => columns.get(table) ?? []
  }, [answer])
  const check = useMemo(
    () => (text: string) => {
      if (law) return []
      const part: Checked = { value, code: kind === 'FORMULA' ? '' : code, text, unit: 'CLP' }
      return problemsOf(checked, part)
    },
    [checked, value, kind, code, law],
  )
  const text = formulaText(draft)
  const problems = useMemo(() => check(text), [check, text])
  return { words, columnsOf, check, problems, checked }
}

function withValue(words: Words, value: Checked['value']): Words {
  if (value === null) return words
  const { code, unit } = value
  const own: WordInfo = { code, unit, kind: 'fact', label: 'Valor del ítem de cada persona' }
  return new Map([...words, [code, own]])
}
