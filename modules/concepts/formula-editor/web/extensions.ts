import { type Diagnostic, linter } from '@codemirror/lint'
import type { Extension } from '@codemirror/state'
import { type EditorView, hoverTooltip, keymap } from '@codemirror/view'
import { format } from '#formula/index.ts'
import { cardOf } from './card.ts'
import { completionOf } from './complete.ts'
import type { Problem } from './problems.ts'
import { formulaLanguage } from './stream.ts'
import type { Words } from './words.ts'

/** What the editor asks while somebody writes. */
export type FormulaLanguage = {
  words: Words
  columnsOf: (table: string) => readonly string[]
  /** What is wrong in a text. */
  check: (text: string) => readonly Problem[]
}
/** And slips of the text that no test case would notice. */
type Parts = FormulaLanguage & { slips: () => readonly Problem[] }

/** Everything that makes an editor of text an editor of formulas. */
export function formulaExtensions({ words, columnsOf, check, slips }: Parts): Extension {
  const language = formulaLanguage(words)
  return [
    language,
    language.data.of({ autocomplete: completionOf(words, columnsOf) }),
    hoverTooltip((view, at) => hover(view, at, words)),
    linter(
      (view) => {
        const text = view.state.doc.toString()
        const wrong = check(text).map((one) => toDiagnostic(one, text, 'error'))
        return wrong.length > 0 ? wrong : slips().map((one) => toDiagnostic(one, text, 'warning'))
      },
      { delay: 200 },
    ),
    keymap.of([{ key: 'Mod-Shift-f', run: formatAll, preventDefault: true }]),
  ]
}

/** A problem at the end of the text still needs a character to stand on. */
function toDiagnostic(
  problem: Problem,
  text: string,
  severity: Diagnostic['severity'],
): Diagnostic {
  const to = Math.min(text.length, Math.max(problem.to, problem.from))
  const from = Math.min(problem.from, to === problem.from ? Math.max(0, to - 1) : to)
  return { from, to, severity, message: problem.message }
}

function hover(view: EditorView, at: number, words: Words) {
  const line = view.state.doc.lineAt(at)
  for (const match of line.text.matchAll(/[A-Z][A-Z0-9_]*/g)) {
    const from = line.from + match.index
    const to = from + match[0].length
    const info = words.get(match[0])
    if (at < from || at > to || !info) continue
    return { pos: from, end: to, above: true, create: () => ({ dom: cardOf(info) }) }
  }
  return null
}

/** Puts the whole text in order; what is wrong stays as it was. */
export function formatAll(view: EditorView): boolean {
  if (view.state.readOnly) return false
  const text = view.state.doc.toString()
  const tidy = format(text)
  if (tidy === text) return true
  view.dispatch({
    changes: { from: 0, to: text.length, insert: tidy },
    selection: { anchor: Math.min(view.state.selection.main.head, tidy.length) },
  })
  return true
}
