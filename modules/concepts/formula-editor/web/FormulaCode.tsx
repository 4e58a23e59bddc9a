import type { EditorView } from '@codemirror/view'
import { useMemo } from 'react'
import CodeEditor from '#platform/web/kit/code/CodeEditor.tsx'
import { formulaExtensions, type FormulaLanguage } from './extensions.ts'
import type { Problem } from './problems.ts'

type Props = {
  value: string
  onChange: (text: string) => void
  readOnly: boolean
  formula: FormulaLanguage
  slips: () => readonly Problem[]
  hint: string
  onView: (view: EditorView | undefined) => void
}

/** The editor in the language of formulas. */
export default function FormulaCode({ formula, slips, ...editor }: Props) {
  const { words, columnsOf, check } = formula
  const extensions = useMemo(
    () => formulaExtensions({ words, columnsOf, check, slips }),
    [words, columnsOf, check, slips],
  )
  return <CodeEditor {...editor} label="Fórmula" extensions={extensions} />
}
