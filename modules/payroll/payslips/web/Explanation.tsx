import { CloseOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { ExplainPayslip } from '#generated/operations/payslips.ts'
import { SidePanel } from '#platform/web/kit/page/Dialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { useReturnFocus } from '#platform/web/kit/page/useReturnFocus.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { type Asked, Explained } from './ExplainedConcept.tsx'
import { treeOf } from './explanation.ts'
import { useWide } from './useWide.ts'

type Props = {
  payrollMonthId: string
  contractId: string
  /** The concept that is asked about; none closes the drawer. */
  code: string | null
  /** Another concept, or none: the address of the page says which one is open. */
  onAsk: (code: string | null) => void
}

/**
 * «¿Por qué este monto?»: the formula in words, what it is made of, and where each figure comes
 * from. Beside the payslip where there is room, so that amounts can be asked about one after the
 * other; over it where there is not.
 */
export function Explanation({ payrollMonthId, contractId, code, onAsk }: Props) {
  const wide = useWide()
  const [walked, setPath] = useState<Asked[]>([])
  // The address may name a concept that was not reached by opening others.
  const path = code === null || walked.at(-1)?.code === code ? walked : [{ code }]
  const go = (next: Asked[]) => {
    setPath(next)
    onAsk(next.at(-1)?.code ?? null)
  }
  const close = () => go([])
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && path.length > 1) go(path.slice(0, -1))
    else if (event.key === 'Escape' && wide) close()
    else return
    event.preventDefault()
  }
  const content = code !== null && (
    // The keys of whoever is inside: a group without a role of its own in the reading.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="pm-why-body" onKeyDown={press}>
      <Trail path={path} go={go} />
      <Answer
        input={{ payrollMonthId, contractId, code }}
        onOpen={(asked) => go([...path, asked])}
        onName={(label) => setPath(nameLast(path, label))}
      />
    </div>
  )
  if (wide) return content && <Panel onClose={close}>{content}</Panel>
  return (
    <SidePanel open={code !== null} onClose={close} width={560} title={question}>
      {content}
    </SidePanel>
  )
}

const question = '¿Por qué este monto?'

function Panel({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  useReturnFocus()
  return (
    <aside className="pm-why" aria-label={question}>
      <header>
        <span>{question}</span>
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label="Cerrar"
          onClick={onClose}
        />
      </header>
      {children}
    </aside>
  )
}

const nameLast = (path: readonly Asked[], label: string): Asked[] =>
  path.map((step, index) => (index === path.length - 1 ? { ...step, label } : step))

/** The way from the first amount to this one; each step leads back. */
function Trail({ path, go }: { path: readonly Asked[]; go: (path: Asked[]) => void }) {
  if (path.length < 2) return null
  return (
    <nav aria-label="Camino de la explicación">
      <ol className="pm-trail">
        {path.map((step, index) => (
          <li key={`${index} ${step.code}`}>
            {index === path.length - 1 ? (
              <span aria-current="step">{step.label ?? step.code}</span>
            ) : (
              <button
                type="button"
                className="pm-link"
                onClick={() => go(path.slice(0, index + 1))}
              >
                {step.label ?? step.code}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

type AnswerProps = {
  input: { payrollMonthId: string; contractId: string; code: string }
  onOpen: (asked: Asked) => void
  onName: (label: string) => void
}

function Answer({ input, onOpen, onName }: AnswerProps) {
  const detail = useDetail(ExplainPayslip, { input })
  const tree = detail.data ? treeOf(detail.data.explainPayslip) : undefined
  const label = tree?.label
  useEffect(() => {
    if (label) onName(label)
    // Only when another name arrives: the callback is new at every drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [label])
  if (detail.error) return <LoadProblem error={detail.error} retry={detail.reload} />
  if (!tree) return <Skeleton active paragraph={{ rows: 8 }} />
  const entries = `${pathTo('procesos/:id', { id: input.payrollMonthId })}/novedades`
  return <Explained key={tree.code} node={tree} open={onOpen} entries={entries} />
}
