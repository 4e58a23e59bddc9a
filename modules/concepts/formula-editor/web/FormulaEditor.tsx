import type { EditorView } from '@codemirror/view'
import { Button } from 'antd'
import { lazy, useEffect, useMemo, useRef, useState } from 'react'
import { fetchCode } from '#platform/web/api/fetch-code.ts'
import '#platform/web/kit/code/code.css'
import type { FormulaLanguage } from './extensions.ts'
import type { Problem } from './problems.ts'

/** The editor and its language are loaded on their own: the page is there before they are. */
const FormulaCode = lazy(() => fetchCode(() => import('./FormulaCode.tsx')))

type Slip = { from: number; to: number; before: string; after: string }
type Props = {
  text: string
  /** What an empty formula means, or an example. */
  hint: string
  formula: FormulaLanguage & { problems: readonly Problem[] }
  readOnly: boolean
  slips: readonly Slip[]
  onChange: (text: string) => void
}

/** The formula, what is wrong with it, and what may be done with the text. */
export function FormulaEditor({ text, hint, formula, readOnly, slips, onChange }: Props) {
  const { problems } = formula
  const [view, setView] = useState<EditorView>()
  const latest = useRef<readonly Slip[]>(slips)
  useEffect(() => {
    latest.current = slips
  })
  const slipProblems = useMemo(() => () => latest.current.map(slipProblem), [])
  return (
    <>
      <div className="fe-head">
        <h2>Fórmula</h2>
        {!readOnly && <span className="soft">Ctrl + espacio: palabras que existen</span>}
        {!readOnly && <Tidy view={view} />}
      </div>
      <FormulaCode
        value={text}
        onChange={onChange}
        readOnly={readOnly}
        formula={formula}
        slips={slipProblems}
        hint={hint}
        onView={setView}
      />
      <Problems problems={problems} text={text} onGo={(at) => goTo(view, at)} />
    </>
  )
}

const slipProblem = ({ from, to, before, after }: Slip): Problem => ({
  from,
  to,
  message: `Ningún caso notaría «${after}» en lugar de «${before}».`,
})

function Tidy({ view }: { view: EditorView | undefined }) {
  const tidy = () =>
    view && void fetchCode(() => import('./extensions.ts')).then(({ formatAll }) => formatAll(view))
  return (
    <Button size="small" onClick={tidy} disabled={!view}>
      Ordenar texto
    </Button>
  )
}

function goTo(view: EditorView | undefined, at: number): void {
  if (!view) return
  view.dispatch({ selection: { anchor: at }, scrollIntoView: true })
  view.focus()
}

type ProblemsProps = {
  problems: readonly Problem[]
  text: string
  onGo: (at: number) => void
}

/** What is wrong, in words, each leading to its place: colour and underline are not alone. */
function Problems({ problems, text, onGo }: ProblemsProps) {
  return (
    <div role="status" className="fe-problems">
      {problems.length === 0 && text.trim() !== '' && (
        <p className="fe-sound">Sin errores de nombres, unidades ni referencias circulares.</p>
      )}
      {problems.length > 0 && (
        <ul>
          {problems.slice(0, 5).map((problem) => (
            <li key={`${problem.from} ${problem.message}`}>
              <button type="button" className="fe-problem" onClick={() => onGo(problem.from)}>
                <span className="fe-problem-place">{placeOf(text, problem.from)}</span>
                {problem.message}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** «Línea 2, carácter 14», as the editor counts. */
function placeOf(text: string, at: number): string {
  const before = text.slice(0, at)
  const line = before.split('\n').length
  return `Línea ${line}, carácter ${before.length - before.lastIndexOf('\n')}`
}
