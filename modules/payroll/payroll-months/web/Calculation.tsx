import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatNumber } from '#chile/numbers.ts'
import { CancelJob, PayrollRun, PayrollRunErrors } from '#generated/operations/payroll-months.ts'
import { JobProgress, type JobState, Problems } from '#platform/web/kit/page/JobProgress.tsx'
import { Pages } from '#platform/web/kit/list/Pages.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useSideList } from '#platform/web/list/useList.ts'
import { usePoll } from '#platform/web/api/usePoll.ts'
import type { MonthData } from './types.ts'

const jobStates: Readonly<Record<string, JobState>> = {
  QUEUED: 'pending',
  RUNNING: 'running',
  DONE: 'done',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
}

/** Problems that are shown before somebody turns the page. */
const problemsShown = 10

/** The calculation under way, or what the last one could not do. Leaving the page is safe. */
export function Calculation({ month }: { month: MonthData }) {
  const input = { payrollMonthId: month.id }
  const run = usePoll(
    PayrollRun,
    { input },
    { everyMs: 1000, until: ({ payrollRun }) => !isActive(payrollRun.status) },
  )
  const errors = useSideList(PayrollRunErrors, { fixed: input, size: problemsShown })
  const stop = useAction(CancelJob, { done: 'Se pidió detener el cálculo' })
  const current = run.data?.payrollRun
  const active = current !== undefined && isActive(current.status)
  useReloadWhenDone(active, current && `${current.jobId} ${current.status}`)
  const problems = active ? [] : errors.rows
  if (!current || current.status === 'NONE') return null
  const found = problems.map(({ name, contractCode, code, message, userId }) => ({
    who: `${name} (${contractCode})`,
    message,
    to: `${pathTo('ficha/:id', { id: userId })}/${placeOf(code)}`,
  }))
  const more = errors.total > problemsShown && (
    <Pages
      page={errors.state.page}
      size={errors.state.size}
      total={errors.total}
      onChange={errors.setPage}
    />
  )
  if (current.status === 'DONE') {
    return found.length > 0 ? (
      <div className="mg-block">
        <Problems problems={found} total={errors.total} more={more} />
      </div>
    ) : (
      <Compared {...current} />
    )
  }
  return (
    <div className="mg-block">
      <JobProgress
        title="Cálculo del mes"
        state={jobStates[current.status] ?? 'pending'}
        done={current.done}
        total={current.total}
        unit="contratos"
        {...(current.error ? { message: current.error } : {})}
        {...(active ? { onCancel: () => stop.run({ input }) } : {})}
        problems={found}
        problemCount={errors.total}
        moreProblems={more}
      />
    </div>
  )
}

/** The part of a record where a problem is put right. */
const placeOf = (code: string) =>
  code === 'FICHA_INCOMPLETA' ? 'datos-personales' : 'datos-contrato'

type Counts = { recalculated: number | null; unchanged: number | null }

/** What the last calculation changed against the one before it. */
function Compared({ recalculated, unchanged }: Counts) {
  if (recalculated === null || unchanged === null) return null
  return (
    <p className="soft pm-compared">
      {formatNumber(recalculated)} {recalculated === 1 ? 'recalculado' : 'recalculados'},{' '}
      {formatNumber(unchanged)} sin cambios
    </p>
  )
}

const isActive = (status: string) => status === 'QUEUED' || status === 'RUNNING'

/**
 * When a calculation ends, everything that is on screen is of another one: it is asked again. One
 * may begin and end between two looks at it, so that it is known by its job and not by its bustle.
 */
function useReloadWhenDone(active: boolean, known: string | undefined): void {
  const cache = useQueryClient()
  const was = useRef(known)
  useEffect(() => {
    if (was.current !== undefined && known !== was.current && !active) {
      void cache.invalidateQueries()
    }
    was.current = known
  }, [active, known, cache])
}
