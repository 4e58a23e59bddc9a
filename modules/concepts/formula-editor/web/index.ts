import './formula-editor.css'

export type { FormulaLanguage } from './extensions.ts'
export { FormulaEditor } from './FormulaEditor.tsx'
export { type Checked, problemsOf } from './problems.ts'
export { Reference } from './Reference.tsx'
export { type Answer, checkable, type WordInfo, type Words, wordsOf } from './words.ts'
