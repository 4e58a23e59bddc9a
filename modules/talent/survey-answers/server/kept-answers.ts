import { markDraft, readDraft, saveDraft } from '#modules/talent/climate/server/index.ts'
import { keepAnswers, keepProgress } from '#modules/talent/surveys/server/index.ts'
import type { Answers, GivenAnswer } from '../model/answers.ts'
import { answersOf } from './answers.queries.ts'
import { asKept } from './confidential-answers.ts'
import { sayAnswered } from './evaluation-sent.ts'
import { type AskedRow, lockedOwn, ownSurvey, type Taking } from './user-survey.queries.ts'

type Marked = { complete: boolean; progress: number; hidden: readonly number[] }

/** One's own survey with its answers, and the way in which they are kept. */
export type KeptAnswers = {
  readonly taken: AskedRow
  readonly answers: Answers<number>
  keep(given: readonly GivenAnswer<number>[]): Promise<unknown>
  /** Says how far it is; sending it leaves out the answers of what is `hidden`. */
  mark(how: Marked): Promise<unknown>
}

/**
 * One's own survey to answer. With a name the row is locked and says how far it is; in a
 * confidential survey no row with the person is read for writing, locked or written.
 */
export async function keptAnswers(context: Taking, id: number): Promise<KeptAnswers> {
  const own = await ownSurvey(context, id)
  if (own.privacy === 'CONFIDENTIAL') return confidential(context, own)
  const { tx, now } = context
  const taken = await lockedOwn(context, id)
  return {
    taken,
    answers: await answersOf(context, id),
    keep: (given) => keepAnswers(tx, id, given),
    mark: async ({ complete, progress, hidden }) => {
      if (!complete && progress === taken.progress) return
      const status = complete ? 'COMPLETE' : 'INCOMPLETE'
      const completedAt = complete ? now : null
      await keepProgress(tx, id, {
        status,
        progress,
        completedAt,
        hidden: complete ? hidden : [],
      })
      if (complete) await sayAnswered(context, taken)
    },
  }
}

/** A confidential survey, to answer by whoever asks or by their browser. */
export async function confidential(context: Taking, own: AskedRow): Promise<KeptAnswers> {
  const place = { surveyId: own.surveyId, edition: own.edition }
  const draft = await readDraft(context, place)
  return {
    ...asKept(own, draft),
    keep: async (given) => {
      if (given.length > 0) await saveDraft(context, place, given)
    },
    mark: async ({ complete, hidden }) => {
      if (complete !== draft.done) await markDraft(context, place, complete, hidden)
    },
  }
}
