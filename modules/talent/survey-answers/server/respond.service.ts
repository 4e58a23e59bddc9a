import { type Answer, answerSchema, noAnswer } from '#modules/talent/surveys/model/answer.ts'
import { type MentionsOn, mentionsOn } from '#modules/talent/climate/server/index.ts'
import { keepProgress } from '#modules/talent/surveys/server/index.ts'
import { takingRules } from '#modules/talent/surveys/model/question.ts'
import {
  isComplete,
  progressOf,
  storedAnswer,
} from '#modules/talent/surveys/model/questions/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid, UserError } from '#platform/server/errors.ts'
import { counted } from '#chile/counts.ts'
import { whyNotKept } from '../model/acceptance.ts'
import { type Answers, type GivenAnswer, joined } from '../model/answers.ts'
import { questionOf, shownIn } from '../model/definition.ts'
import { whyNotReopened, whyRefused } from '../model/open-hours.ts'
import { type AskedQuestionRow, questionsOf } from './definition.queries.ts'
import { sayAnswered } from './evaluation-sent.ts'
import { type KeptAnswers, keptAnswers } from './kept-answers.ts'
import { requireOneself } from './oneself.ts'
import {
  type AskedRow,
  lockedToReopen,
  shownAnswer,
  shownToReopen,
  type TakenRow,
  type Taking,
} from './user-survey.queries.ts'

type Given = GivenAnswer<number>

/** An answer as it arrives; what it leaves out is nothing, and without `rev` it is the next one. */
export type Arriving = { questionId: number; choice: number | null; omit: boolean } & {
  na: boolean | null
  texts: { text: string | null; choice: number | null; number: number | null }[] | null
  comment: string | null
  rev: number | null
  at: Date | string | null
}

export type Respond = {
  userSurveyId: number
  answers: Arriving[]
  complete: boolean | null
  /** When it was sent, on the clock of who sends it. */
  sentAt: Date | string | null
}

/** The answers of the server after some arrived. */
export type Receipt = Kept & { userSurveyId: number }

/** The same without whose survey it is. */
export type Kept = {
  status: 'INCOMPLETE' | 'COMPLETE'
  progress: number
  stored: ReturnType<typeof shownAnswer>
  /** What of that seems to name somebody, in a confidential survey. */
  mentions: MentionsOn[]
}

/**
 * Keeps answers to one's own survey, and sends it where asked. Of each question the greater `rev`
 * stays, and of equal ones the one that stands: sent twice, or late, it changes nothing.
 */
export async function respondSurvey(context: Context, input: Respond): Promise<Receipt> {
  requireOneself(context, 'responde')
  const own = await keptAnswers(context, input.userSurveyId)
  return { userSurveyId: input.userSurveyId, ...(await respondTo(context, own, input)) }
}

/** The same of a survey that was opened to answer, whoever answers it. */
export async function respondTo(
  context: Taking,
  own: KeptAnswers,
  input: Omit<Respond, 'userSurveyId'>,
): Promise<Kept> {
  const { taken, answers: stored } = own
  const questions = await questionsOf(context, taken)
  const arriving = input.answers.map((one) => givenOf(one, stored, context.now))
  const later = arriving.filter(({ questionId, rev }) => rev > (stored.get(questionId)?.rev ?? 0))
  const shown = shownIn(questions, stored)
  const complete = input.complete === true
  const asked = arriving.map(({ questionId }) => questionId)
  if (taken.status === 'COMPLETE') {
    // What was hidden went when it was sent: sent twice, it comes again and changes nothing.
    if (later.some(({ questionId }) => shown.has(questionId)))
      throw conflict('Ya envió esta encuesta: ábrala de nuevo para cambiarla')
    return receiptOf(taken, joined(stored, later), sentOf(questions, asked))
  }
  const sent = complete ? [momentOf(input.sentAt, context.now)] : []
  requireOpen(taken, [...later.map(({ at }) => new Date(at)), ...sent], context.now)
  const kept = acceptedOf(taken, questions, later)
  await own.keep(kept)
  const all = joined(stored, kept)
  const done = progressIn({ taken, questions, answers: all, complete })
  const { hidden, ...state } = done
  await own.mark({ complete, progress: done.progress, hidden })
  const mentions =
    taken.privacy === 'CONFIDENTIAL' ? await mentionsOn(context, kept.map(writtenIn)) : []
  return { ...receiptOf({ ...taken, ...state }, all, sentOf(questions, asked)), mentions }
}

/** Sends one's own survey, when every question of it is complete. */
export const completeSurvey = (context: Context, { userSurveyId }: { userSurveyId: number }) =>
  respondSurvey(context, { userSurveyId, answers: [], complete: true, sentAt: null })

/**
 * Opens a survey that was sent once more, before its end. What was answered stays; that of somebody
 * else is opened with a reason.
 */
export async function reopenSurvey(
  context: Context,
  { userSurveyId, reason }: { userSurveyId: number; reason: string | null },
): Promise<Receipt> {
  const confidential = await reopenedConfidential(context, userSurveyId)
  if (confidential) return confidential
  const taken = await lockedToReopen(context, userSurveyId)
  const closed = whyNotReopened(timesOf(taken), context.now)
  if (closed) throw conflict(closed)
  const isOthers = taken.respondentId !== context.actor.userId
  if (isOthers && !reason)
    throw invalid('reason', 'Diga por qué se abre la encuesta de otra persona')
  const { progress } = taken
  if (taken.status === 'COMPLETE') {
    const { session, now } = context
    await keepProgress(context.tx, taken.id, {
      status: 'INCOMPLETE',
      progress,
      completedAt: null,
      ...(isOthers && reason ? { reopened: { loginId: session.loginId, reason, at: now } } : {}),
    })
    await sayAnswered(context, taken)
  }
  context.log.info('survey opened again', { userId: taken.respondentId })
  return openedAgain(taken, taken.progress)
}

/** Opens one's own confidential survey again; undefined of a survey with names. */
async function reopenedConfidential(
  context: Context,
  userSurveyId: number,
): Promise<Receipt | undefined> {
  const shown = await shownToReopen(context, userSurveyId)
  if (shown.privacy !== 'CONFIDENTIAL') return undefined
  requireOneself(context, 'responde')
  const { taken, mark } = await keptAnswers(context, userSurveyId)
  const closed = whyNotReopened(timesOf(taken), context.now)
  if (closed) throw conflict(closed)
  await mark({ complete: false, progress: taken.progress, hidden: [] })
  return openedAgain(shown, taken.progress)
}

/** What somebody wrote in an answer. */
const writtenIn = ({ questionId, texts, comment }: Given) => ({
  questionId,
  texts: [...texts.map(({ text }) => text), comment ?? ''].filter((text) => text.trim() !== ''),
})

const openedAgain = ({ id }: Pick<TakenRow, 'id'>, progress: number): Receipt => ({
  userSurveyId: id,
  status: 'INCOMPLETE',
  progress,
  stored: [],
  mentions: [],
})

const momentOf = (at: Date | string | null, now: Date): Date => {
  const moment = at === null ? now : new Date(at)
  // A clock that is ahead does not answer after now.
  return moment > now ? now : moment
}

function givenOf(arriving: Arriving, stored: Answers<number>, now: Date): Given {
  const { questionId, choice, omit, na, comment } = arriving
  const texts = (arriving.texts ?? []).map((line) => ({ ...line, text: line.text ?? '' }))
  const answer: Answer = { ...noAnswer, choice, omit, na: na ?? false, texts, comment }
  return {
    ...answerSchema.parse(answer),
    questionId,
    rev: arriving.rev ?? (stored.get(questionId)?.rev ?? 0) + 1,
    at: momentOf(arriving.at, now).toISOString(),
  }
}

const timesOf = (taken: AskedRow) => ({
  status: taken.surveyStatus,
  startAt: taken.startAt,
  endAt: taken.endAt,
  graceHours: taken.offlineGraceH,
})

function requireOpen(taken: AskedRow, moments: readonly Date[], now: Date): void {
  for (const at of moments) {
    const why = whyRefused(timesOf(taken), at, now)
    if (why) throw conflict(why, 'closed')
  }
}

/** Answers as they are kept: each of a question of the survey, and one that the question admits. */
function acceptedOf(
  taken: AskedRow,
  questions: readonly AskedQuestionRow[],
  answers: readonly Given[],
): Given[] {
  const rules = rulesOf(taken)
  return answers.map((answer) => {
    const row = questions.find(({ id }) => id === answer.questionId)
    if (!row) throw new UserError('not-found', 'No encontrado')
    const question = questionOf(row)
    const wrong = whyNotKept(answer, question, rules)
    if (wrong) throw invalid('answers', wrong.message)
    return { ...answer, ...storedAnswer(answer, question, rules) }
  })
}

const rulesOf = (taken: AskedRow) => takingRules(taken)

type Counted = {
  taken: AskedRow
  questions: readonly AskedQuestionRow[]
  answers: Answers<number>
  complete: boolean
}

/** How far the survey is, with what arrived; what is sent has no shown question left. */
function progressIn({
  taken,
  questions,
  answers,
  complete,
}: Counted): Pick<AskedRow, 'status' | 'progress'> & { hidden: number[] } {
  const rules = rulesOf(taken)
  const shown = shownIn(questions, answers)
  const asked = questions.filter(({ id }) => shown.has(id))
  const hidden = questions.flatMap(({ id }) => (shown.has(id) ? [] : [id]))
  const done = asked.filter((row) => isComplete(answers.get(row.id), questionOf(row), rules))
  const missing = asked.length - done.length
  if (complete && missing > 0) {
    throw invalid('complete', `Falta responder ${counted(missing, 'pregunta', 'preguntas')}`)
  }
  const progress = progressOf(done.length, asked.length)
  return { status: complete ? 'COMPLETE' : 'INCOMPLETE', progress, hidden }
}

/** The questions that a request was about. */
const sentOf = (questions: readonly AskedQuestionRow[], ids: readonly number[]) =>
  questions.filter(({ id }) => ids.includes(id))

const receiptOf = (
  { status, progress }: Pick<AskedRow, 'status' | 'progress'>,
  answers: Answers<number>,
  asked: readonly AskedQuestionRow[],
): Kept => ({
  status: status === 'COMPLETE' ? 'COMPLETE' : 'INCOMPLETE',
  progress,
  stored: asked.flatMap((question) => shownAnswer(question, answers.get(question.id))),
  mentions: [],
})
