import type { CompanyNow } from '../context.ts'
import { enqueue, type EnqueueOptions } from './enqueue.ts'
import type { Job } from './job.ts'
import { shownJob } from './jobs.queries.ts'

/** Work of the worker on what a page shows: rows done of so many, and why it failed. */
export type RunningJob = { done: number; total: number; error: string | null }

type Work<Input> = Required<Pick<EnqueueOptions, 'key'>> &
  Pick<EnqueueOptions, 'runAt'> & {
    input: Input
    /** How many rows the work has, as long as the worker has not counted them. */
    total: () => number | Promise<number>
  }

/**
 * How far the worker is with what a page wants to show, and begins that work where nobody has. A
 * work that failed a moment ago is answered and not begun again.
 */
export async function workedOn<Input>(
  context: Pick<CompanyNow, 'tx' | 'session' | 'now'>,
  job: Job<Input>,
  { input, total, ...options }: Work<Input>,
): Promise<RunningJob> {
  const known = await shownJob(context, job.kind, options.key)
  if (known) return { done: known.done, total: known.total ?? (await total()), error: known.error }
  await enqueue(context, job, input, options)
  return { done: 0, total: await total(), error: null }
}
