import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import { shownJob } from '#platform/server/jobs/jobs.queries.ts'
import type { RunningJob } from '#platform/server/jobs/running-job.ts'

/** The work that posts or removes what many people are owed; `posting.job.ts` does it. */
export const postingKind = 'retroactivity.post'

export const postingInput = z.object({
  payrollMonthId: z.number().int(),
  act: z.enum(['POST', 'UNDO']),
  at: z.iso.datetime(),
})
export type PostingAct = z.output<typeof postingInput>['act']

/** Posting and removing exclude each other, and each is done once at a time in a month. */
export const postingKey = (payrollMonthId: number): string => `month:${payrollMonthId}`

export type Posting = RunningJob & { removes: boolean }

/** How far the work is that posts into a month or removes from it; null while there is none. */
export async function postingIn(context: Context, payrollMonthId: number): Promise<Posting | null> {
  const known = await shownJob(context, postingKind, postingKey(payrollMonthId))
  if (!known) return null
  const { done, total, error, input } = known
  return { done, total: total ?? 0, error, removes: postingInput.parse(input).act === 'UNDO' }
}

/** Refuses to post into a month, or to remove from it, while the worker does. */
export async function requireIdle(context: Context, payrollMonthId: number): Promise<void> {
  const posting = await postingIn(context, payrollMonthId)
  if (posting === null || posting.error !== null) return
  throw conflict(
    posting.removes
      ? 'Las diferencias se están quitando: espere a que termine'
      : 'Las diferencias se están agregando: espere a que termine',
  )
}
