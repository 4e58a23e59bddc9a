import type { UserSurveyQuery } from '#generated/documents/graphql.ts'
import { ReopenSurvey, RespondSurvey, UserSurvey } from '#generated/operations/survey-answers.ts'
import type { Mention } from '#modules/talent/climate/model/named-people.ts'
import { ApiError, dataOf, request } from '#platform/web/api/api.ts'
import { type DraftSecret, draftSecret } from '#platform/web/draft/drafts.ts'
import type { GivenAnswer } from '../model/answers.ts'

type Own = UserSurveyQuery['userSurvey']

/** A survey as its pages show it, whoever takes it. */
export type TakenSurvey = Pick<Own, 'status' | 'isOwn' | 'survey' | 'answers'> & {
  /** What of it is one's own in the product; nothing by a link. */
  readonly own: Pick<Own, 'id' | 'relation'> | null
  readonly evaluatee: Omit<NonNullable<Own['evaluatee']>, 'id'> | null
  /** The company of a link; who is signed in knows theirs. */
  readonly company: { readonly name: string; readonly logoUrl: string | null } | null
}

/** What is sent of a survey at once. */
export type Sending = {
  readonly answers: readonly GivenAnswer[]
  readonly complete: boolean
  readonly sentAt: string | null
}

/** What the server says of it. */
export type Received = {
  readonly status: string
  readonly stored: readonly (Omit<GivenAnswer, 'at'> & { readonly at: unknown })[]
  readonly mentions: readonly Mentioned[]
}

/** What of an answer seems to name somebody. */
export type Mentioned = { readonly questionId: string; readonly mentions: readonly Mention[] }

/** Where a survey is read and answered: as whoever is signed in, or by a link. */
export type Door = {
  /** The survey in this browser: what waits of it, its lock and its tabs. */
  readonly name: string
  /** By a link: its holder does not learn why it opens no more. */
  readonly isLink: boolean
  /** With what is kept in this browser is enciphered. */
  readonly secret: () => Promise<DraftSecret | undefined>
  /** @throws ApiError not-found where it opens nothing */
  readonly read: (how?: { background: boolean }) => Promise<TakenSurvey>
  readonly respond: (sending: Sending) => Promise<Received>
  readonly reopen: () => Promise<void>
  /** Forgets what this browser holds of it beside the answers. */
  readonly forget: () => void
}

/** The survey of whoever is signed in. */
export const ownDoor = (id: string): Door => ({
  name: id,
  isLink: false,
  secret: () => Promise.resolve(draftSecret()),
  read: async (how) => {
    const { userSurvey } = await request(UserSurvey, { input: { id } }, how)
    const { relation, status, isOwn, survey, answers, evaluatee } = userSurvey
    return {
      status,
      isOwn,
      survey,
      answers,
      own: { id, relation },
      evaluatee: evaluatee ?? null,
      company: null,
    }
  },
  respond: async ({ answers, ...more }) => {
    const input = { userSurveyId: id, answers: answers.map(sent), ...more }
    const { respondSurvey } = await request(RespondSurvey, { input })
    return received(dataOf(respondSurvey))
  },
  reopen: async () => {
    const { reopenSurvey } = await request(ReopenSurvey, {
      input: { userSurveyId: id, reason: null },
    })
    dataOf(reopenSurvey)
  },
  forget: () => undefined,
})

/** An answer as the server gives it. */
export const answerOf = (one: TakenSurvey['answers'][number]): GivenAnswer => ({
  questionId: one.questionId,
  choice: one.choice,
  omit: one.omit,
  na: one.na,
  texts: one.texts.map(({ text, choice, number }) => ({ text, choice, number })),
  comment: one.comment,
  rev: one.rev,
  at: String(one.at),
})

/** An answer as the server takes it. */
export const sent = ({ questionId, choice, omit, na, texts, comment, rev, at }: GivenAnswer) => ({
  questionId,
  choice,
  omit,
  na,
  texts: texts.map((line) => ({ text: line.text, choice: line.choice, number: line.number })),
  comment,
  rev,
  at,
})

/** @throws ApiError when the server answers nothing */
export function received<R>(receipt: R | null | undefined): R {
  if (!receipt) throw new ApiError('internal', 'Ha ocurrido un error')
  return receipt
}
