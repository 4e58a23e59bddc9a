import { ScenarioRun } from '#generated/operations/scenarios.ts'
import { JobProgress, type JobState } from '#platform/web/kit/page/JobProgress.tsx'
import { usePoll } from '#platform/web/api/usePoll.ts'
import { useReloadWhenDone } from '#platform/web/api/useReloadWhenDone.ts'

const states: Readonly<Record<string, JobState>> = {
  QUEUED: 'pending',
  RUNNING: 'running',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
}
const isActive = (status: string | undefined) => status === 'QUEUED' || status === 'RUNNING'

/** The calculation under way, or why it failed. Leaving the page is safe. */
export function Progress({ id }: { id: string }) {
  const run = usePoll(
    ScenarioRun,
    { input: { id } },
    { everyMs: 1000, until: ({ scenarioRun }) => !isActive(scenarioRun.status) },
  )
  const current = run.data?.scenarioRun
  const active = isActive(current?.status)
  useReloadWhenDone(active)
  const state = current && states[current.status]
  if (!state) return null
  return (
    <JobProgress
      title="Cálculo del escenario"
      state={state}
      done={current.done}
      total={current.total}
      unit="meses"
      message={current.error ?? current.message ?? undefined}
    />
  )
}
