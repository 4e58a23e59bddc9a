import { JobProgress } from './JobProgress.tsx'

type Props = {
  title: string
  done: number
  total: number
  error: string | null
  /** Whether what was known before is shown meanwhile. */
  known: boolean
}

/** Payslips that the worker goes through for what a page shows, and what it shows meanwhile. */
export const StoredFiguresProgress = ({ title, done, total, error, known }: Props) => (
  <JobProgress
    title={title}
    state={error ? 'failed' : done > 0 ? 'running' : 'pending'}
    done={done}
    total={total}
    unit="liquidaciones"
    message={
      error ??
      (known ? 'Mientras tanto se muestra lo que se sabía antes de los cambios.' : undefined)
    }
  />
)
