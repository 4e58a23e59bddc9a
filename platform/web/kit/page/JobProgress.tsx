import { Alert, Progress } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '#chile/numbers.ts'
import { ActionButton } from '../text/ActionButton.tsx'

export type JobState = 'pending' | 'running' | 'done' | 'failed' | 'cancelled'
export type JobProblem = { who: string; message: string; to?: string }
type Props = {
  title: string
  state: JobState
  done: number
  total: number
  /** What one unit is called: «personas». */
  unit?: string
  /** Those of a page, where they come by pages. */
  problems?: readonly JobProblem[]
  problemCount?: number
  moreProblems?: ReactNode
  onCancel?: () => Promise<unknown>
  message?: string | undefined
}

const words: Record<JobState, string> = {
  pending: 'En cola',
  running: 'En curso',
  done: 'Terminado',
  failed: 'Falló',
  cancelled: 'Cancelado',
}

/**
 * A long piece of work: its progress, a way to stop it, and the people it could not process.
 * Leaving the page is safe.
 */
export function JobProgress(props: Props) {
  const { title, state, done, total, unit = 'personas', problems = [], onCancel, message } = props
  const percent = total > 0 ? Math.floor((done / total) * 100) : state === 'done' ? 100 : 0
  const active = state === 'pending' || state === 'running'
  return (
    <section className="mg-surface mg-job" aria-label={title}>
      <div className="mg-job-head">
        <h2>{title}</h2>
        <span className="soft tabular" role="status">
          {words[state]}
          {total > 0 && ` · ${done} de ${total} ${unit}`}
        </span>
        {active && onCancel && (
          <ActionButton size="small" onClick={onCancel}>
            Cancelar
          </ActionButton>
        )}
      </div>
      <Progress
        aria-label={title}
        percent={state === 'done' ? 100 : percent}
        status={
          state === 'failed'
            ? 'exception'
            : state === 'done'
              ? 'success'
              : active
                ? 'active'
                : 'normal'
        }
      />
      {message && <p className="soft">{message}</p>}
      {problems.length > 0 && (
        <Problems
          problems={problems}
          total={props.problemCount ?? problems.length}
          more={props.moreProblems}
        />
      )}
    </section>
  )
}

type ProblemsProps = {
  problems: readonly JobProblem[]
  /** How many there are, where these are a page of them, and what turns the page. */
  total?: number
  more?: ReactNode
}

/** The people a job could not process, and why; each entry links to the place to correct it. */
export const Problems = ({ problems, total = problems.length, more }: ProblemsProps) => (
  <Alert
    type="warning"
    showIcon
    title={
      total === 1
        ? '1 no se pudo hacer; no detuvo a nadie más'
        : `${formatNumber(total)} no se pudieron hacer; no detuvieron a nadie más`
    }
    description={
      <>
        <ul className="mg-problems">
          {problems.slice(0, 50).map((problem) => (
            <li key={`${problem.who} ${problem.message}`}>
              {problem.to ? (
                <Link to={problem.to}>{problem.who}</Link>
              ) : (
                <strong>{problem.who}</strong>
              )}
              : {problem.message}
            </li>
          ))}
          {problems.length > 50 && <li className="soft">y {problems.length - 50} más</li>}
        </ul>
        {more}
      </>
    }
  />
)
