import type { EditorView } from '@codemirror/view'
import { useMemo } from 'react'
import CodeEditor from '#platform/web/kit/code/CodeEditor.tsx'
import { formulaExtensions } from './language/extensions.ts'
import type { Problem } from './language/problems.ts'
import type { useFormula } from './useFormula.ts'

type Props = {
  value: string
  onChange: (text: string) => void
  readOnly: boolean
  formula: ReturnType<typeof useFormula>
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
