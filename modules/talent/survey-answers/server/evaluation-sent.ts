import { hook } from '#platform/model/hook.ts'
import type { Context } from '#platform/server/context.ts'

/** An evaluation of somebody that was sent, or opened again. */
export type AnsweredEvaluation = { readonly surveyId: number; readonly evaluateeId: number }

/** What follows when an evaluation was sent or opened again, in the same transaction. */
export const evaluationAnswered = hook<
  (context: Pick<Context, 'tx'>, answered: AnsweredEvaluation) => Promise<void>
>('evaluation sent or opened again')

/** Says to whoever listens that an evaluation with names changed; of nobody, nothing follows. */
export async function sayAnswered(
  context: Pick<Context, 'tx'>,
  { surveyId, evaluateeId }: { surveyId: number; evaluateeId: number | null },
): Promise<void> {
  if (evaluateeId === null) return
  for (const listener of evaluationAnswered.listeners) {
    await listener(context, { surveyId, evaluateeId })
  }
}
