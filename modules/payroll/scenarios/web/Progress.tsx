import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ScenarioRun } from '#generated/operations/scenarios.ts'
import { JobProgress, type JobState } from '#platform/web/kit/JobProgress.tsx'
import { usePoll } from '#platform/web/usePoll.ts'

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
  const cache = useQueryClient()
  const was = useRef(active)
  useEffect(() => {
    if (was.current && !active) void cache.invalidateQueries()
    was.current = active
  }, [active, cache])
  const state = states[current?.status ?? '']
  if (!current || !state) return null
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
