import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { JobProgress, type JobState } from '#platform/web/kit/page/JobProgress.tsx'
import type { Year } from './types.ts'

type Job = NonNullable<Year['job']>

const states: Readonly<Record<string, JobState>> = {
  QUEUED: 'pending',
  RUNNING: 'running',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
}

export const isRunning = ({ status }: Job) => status === 'QUEUED' || status === 'RUNNING'

/** How far the calculation is, or why it did not end. Leaving the page is safe. */
export function GratificationProgress({ job }: { job: Job }) {
  const state = states[job.status]
  if (!state) return null
  return (
    <div className="mg-block">
      <JobProgress
        title="Cálculo de la gratificación"
        state={state}
        done={job.done}
        total={job.total}
        {...(job.error ? { message: job.error } : {})}
      />
    </div>
  )
}

/** When a calculation ends, everything on the page is of another one: it is asked again. */
export function useWhenCalculated(job: Job | null | undefined): void {
  const cache = useQueryClient()
  const known = job ? `${job.id} ${job.status}` : undefined
  const was = useRef(known)
  useEffect(() => {
    if (was.current !== known && job && !isRunning(job) && was.current !== undefined) {
      void cache.invalidateQueries()
    }
    was.current = known
  }, [known, job, cache])
}
