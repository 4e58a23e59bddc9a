import { type DraftRequest, readDraft } from '#modules/talent/climate/server/index.ts'
import { avatars, nameOf, peopleOn } from '#modules/people/people/server/index.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'
import type { SurveyRelation } from '#modules/talent/surveys/model/catalogs.ts'
import type { QuestionType } from '#modules/talent/surveys/model/question-types.ts'
import type { GivenAnswer } from '../model/answers.ts'
import { asKept } from './confidential-answers.ts'
import { answersOf, answersOfSurveys } from './answers.queries.ts'
import { type AskedQuestionRow, definitionOf } from './definition.queries.ts'

/** Who answers: whoever is signed in, the person of a link, or a browser that has a shared one. */
export type Taking = DraftRequest & Pick<Context, 'today'>

/** A survey that somebody has to answer, with what its rules decide by. */
const takenRow = ({ tx }: Pick<Context, 'tx'>) =>
  tx
    .selectFrom('userSurvey as taken')
    .innerJoin('survey', 'survey.id', 'taken.surveyId')
    .innerJoin('surveyVersion as asked', (join) =>
      join
        .onRef('asked.surveyId', '=', 'taken.surveyId')
        .onRef('asked.edition', '=', 'taken.edition'),
    )
    .where('survey.status', 'not in', ['PENDING', 'DELETED'])
    .select('asked.hash as editionHash')
    .select(['taken.id', 'taken.surveyId', 'taken.edition', 'taken.respondentId'])
    .select(['taken.evaluateeId', 'taken.relation', 'taken.alternative', 'taken.status'])
    .select(['taken.progress', 'taken.completedAt', 'taken.version'])
    .select(['survey.title', 'survey.type', 'survey.status as surveyStatus', 'survey.privacy'])
    .select(['survey.startAt', 'survey.endAt', 'survey.offlineGraceH', 'survey.canSkip'])
    .select(['survey.disallowNeutral', 'survey.hasComments', 'survey.forceComments'])
    .select(['survey.minGroup'])

/** One survey within a right's reach over who answers it. */
const within = (
  context: Context,
  id: number,
  permission: 'surveyAnswers.read' | 'evaluations.update',
) =>
  takenRow(context)
    .where('taken.id', '=', id)
    .where(personWithin(context.reach(permission), 'taken.respondentId'))

/** One's own survey, not locked. */
export const ownSurvey = (context: Taking, id: number) =>
  takenRow(context)
    .where('taken.id', '=', id)
    .where('taken.respondentId', '=', context.actor.userId ?? 0)
    .executeTakeFirstOrThrow(notFound)

/** One's own survey, locked: nobody else answers it meanwhile in another tab. */
export const lockedOwn = (context: Taking, id: number) =>
  takenRow(context)
    .where('taken.id', '=', id)
    .where('taken.respondentId', '=', context.actor.userId ?? 0)
    .forNoKeyUpdate('taken')
    .executeTakeFirstOrThrow(notFound)

/** A survey that may be opened again, not locked. */
export const shownToReopen = (context: Context, id: number) =>
  within(context, id, 'evaluations.update').executeTakeFirstOrThrow(notFound)

/** A survey that may be opened again, locked. */
export const lockedToReopen = (context: Context, id: number) =>
  within(context, id, 'evaluations.update')
    .forNoKeyUpdate('taken')
    .executeTakeFirstOrThrow(notFound)

export type TakenRow = Awaited<ReturnType<typeof ownSurvey>>

/** What is asked, and how far it is, whoever answers. */
export type AskedRow = Omit<
  TakenRow,
  'id' | 'respondentId' | 'relation' | 'alternative' | 'completedAt' | 'version'
>

/** What is asked in a survey, its people, and what has been answered. */
export async function userSurvey(context: Context, { id }: { id: number }) {
  const shown = await within(context, id, 'surveyAnswers.read').executeTakeFirstOrThrow(notFound)
  const { actor, session, now } = context
  const { taken: row, answers } = await answered(context, shown)
  const people = await peopleOf(context, [row.respondentId, row.evaluateeId ?? row.respondentId])
  const respondent = people.get(row.respondentId)
  if (!respondent) throw notFound()
  return {
    id: row.id,
    surveyId: row.surveyId,
    status: row.status,
    progress: row.progress,
    relation: row.relation,
    alternative: row.alternative,
    completedAt: row.completedAt,
    isOwn: row.respondentId === actor.userId && !session.acting,
    now,
    respondent,
    evaluatee: row.evaluateeId === null ? null : (people.get(row.evaluateeId) ?? null),
    ...(await askedIn(context, row, answers)),
  }
}

/** What a survey asks, and what was answered in it. */
export async function askedIn(
  context: Taking,
  row: AskedRow,
  answers: ReadonlyMap<number, GivenAnswer<number>>,
) {
  const edition = await context.tx
    .selectFrom('surveyVersion as edition')
    .select('edition.instructions')
    .where('edition.surveyId', '=', row.surveyId)
    .where('edition.edition', '=', row.edition)
    .executeTakeFirstOrThrow()
  const competences = await definitionOf(context, row)
  const asked = competences.flatMap(({ questions }) => questions)
  return {
    survey: { ...surveyOf(row, context.now), instructions: edition.instructions, competences },
    answers: asked.flatMap((question) => shownAnswer(question, answers.get(question.id))),
  }
}

/** Relations whose answers are shown together with those of others, and of nobody alone. */
const SHOWN_TOGETHER: readonly (SurveyRelation | null)[] = ['PEER', 'SUBORDINATE']

/**
 * A survey with what was answered in it. Of a confidential one, and of peers and teams, only its
 * own person reads that; and in a simulation nobody, whose rights reach everybody.
 */
async function answered(context: Context, taken: TakenRow) {
  const { actor, session } = context
  const isOwn = taken.respondentId === actor.userId && !session.acting
  const isConfidential = taken.privacy === 'CONFIDENTIAL'
  const isHidden = isConfidential || session.acting || SHOWN_TOGETHER.includes(taken.relation)
  if (!isOwn && isHidden) return { taken, answers: new Map<number, GivenAnswer<number>>() }
  return isConfidential
    ? asKept(taken, await readDraft(context, taken))
    : { taken, answers: await answersOf(context, taken.id) }
}

/** An answer with the competence of its question, and whether it is a choice or words. */
export const shownAnswer = (
  { competenceId, type }: Pick<AskedQuestionRow, 'competenceId' | 'type'>,
  answer: GivenAnswer<number> | undefined,
) =>
  answer
    ? [{ ...answer, competenceId, type: isChoice(type) ? ('CHOICE' as const) : ('TEXT' as const) }]
    : []

const isChoice = (type: QuestionType) =>
  type === 'PERFORMANCE' || type === 'LIKERT' || type === 'SELECT'

const surveyOf = (row: AskedRow, now: Date) => ({
  id: row.surveyId,
  title: row.title,
  type: row.type,
  status: row.surveyStatus,
  privacy: row.privacy,
  startAt: row.startAt,
  endAt: row.endAt,
  closed: row.surveyStatus !== 'ACTIVE' || now >= row.endAt,
  canSkip: row.canSkip,
  disallowNeutral: row.disallowNeutral,
  hasComments: row.hasComments,
  forceComments: row.forceComments,
  offlineGraceH: row.offlineGraceH,
  minGroup: row.minGroup,
})

/** What was answered in some surveys, by their number. */
export async function answersOfAll(context: Context, rows: readonly { id: number }[]) {
  const found = await answersOfSurveys(
    context,
    rows.map(({ id }) => id),
  )
  const bySurvey = Map.groupBy(found, ({ userSurveyId }) => userSurveyId)
  return new Map(
    [...bySurvey].map(([id, answers]) => [id, answers.flatMap((one) => shownAnswer(one, one))]),
  )
}

/** How people are called today, and where they work. */
export async function peopleOf(
  context: Pick<Context, 'tx' | 'today' | 'services'>,
  ids: readonly number[],
) {
  const { tx, today } = context
  const rows = await tx
    .selectFrom(peopleOn(tx, today).as('p'))
    .where(sql<boolean>`p.id = any(${[...ids]}::bigint[])`)
    .select(['p.id', 'p.jobTitle', 'p.area', 'p.avatarKey', 'p.avatarType'])
    .select(nameOf('p.id', today).as('fullname'))
    .execute()
  const people = await Promise.all(
    rows.map(async ({ id, jobTitle, area, fullname, avatarKey, avatarType }) => ({
      id,
      fullname,
      area,
      jobTitle,
      avatarUrl: await avatars.link(context, { avatarKey, avatarType }),
    })),
  )
  return new Map(people.map((person) => [person.id, person]))
}
