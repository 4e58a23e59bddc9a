import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { bracketMatching } from '@codemirror/language'
import { lintGutter, lintKeymap } from '@codemirror/lint'
import { EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  placeholder,
} from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { codeTheme } from './theme.ts'
import { phrases } from './phrases.ts'

type Props = {
  value: string
  onChange: (value: string) => void
  /** What is written here, for who does not see it. */
  label: string
  /** Language, help and checks. A new list makes a new editor: keep it with useMemo(). */
  extensions: Extension
  readOnly?: boolean
  hint?: string
  /** The live view, for what acts on the text from outside, and nothing when it is gone. */
  onView?: (view: EditorView | undefined) => void
}

/** A place to write code: colours, help, brackets, undo. It knows no language by itself. */
export default function CodeEditor(props: Props) {
  const { value, label, extensions, readOnly = false, hint } = props
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | undefined>(undefined)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    if (!host.current) return
    const made = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          base,
          EditorState.readOnly.of(readOnly),
          EditorView.contentAttributes.of({ 'aria-label': label, 'aria-multiline': 'true' }),
          hint ? placeholder(hint) : [],
          EditorView.updateListener.of((update) => {
            if (update.docChanged) latest.current.onChange(update.state.doc.toString())
          }),
          extensions,
        ],
      }),
    })
    view.current = made
    latest.current.onView?.(made)
    return () => {
      view.current = undefined
      latest.current.onView?.(undefined)
      made.destroy()
    }
  }, [extensions, label, readOnly, hint])

  // What changes from outside replaces the text; what is typed here comes back equal.
  useEffect(() => {
    const current = view.current
    if (!current || current.state.doc.toString() === value) return
    const all = { from: 0, to: current.state.doc.length, insert: value }
    current.dispatch({ changes: all })
  }, [value])

  return <div ref={host} className="mg-code" />
}

const base: Extension = [
  lineNumbers(),
  history(),
  drawSelection(),
  EditorState.allowMultipleSelections.of(true),
  EditorView.lineWrapping,
  bracketMatching(),
  closeBrackets(),
  autocompletion({ icons: false, activateOnTyping: true }),
  highlightActiveLine(),
  lintGutter(),
  // Tab is not among them: the keyboard has to be able to leave.
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...historyKeymap,
    ...completionKeymap,
    ...lintKeymap,
  ]),
  codeTheme,
  phrases,
]
