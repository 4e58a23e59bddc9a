import { contractsOn } from '#modules/people/contracts/server/index.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'

export type FeedbackFilter = { userSurveyId: number | null; surveyId: number | null }

/** What was said of an evaluation, or of the climate of an area. */
export type FeedbackRow = {
  id: number | null
  userSurveyId: number | null
  surveyId: number
  area: number | null
  areaName: string | null
  author: string | null
  comment: string
  response: string | null
  createdAt: Date
  respondedAt: Date | null
  version: number
  isOwn: boolean
  /** It was said to its reader, who may answer it. */
  isAboutMe: boolean
}

/**
 * What was said of evaluations, for its author, its person and the readers of that of others. Of
 * the climate of an area, for its author and the readers of what such people say.
 */
export async function feedback(context: Context, filter: FeedbackFilter): Promise<FeedbackRow[]> {
  const [ofPeople, ofAreas] = [
    await saidOfPeople(context, filter),
    filter.userSurveyId === null ? await saidOfAreas(context, filter.surveyId) : [],
  ]
  return [...ofPeople, ...ofAreas]
}

/** Feedback within a right's reach over the person that it is about, and one's own. */
export const feedbackWithin = (
  context: Context,
  permission: 'feedback.read' | 'feedback.update' | 'feedback.delete',
) =>
  context.tx
    .selectFrom('surveyFeedback as said')
    .innerJoin('userSurvey as taken', 'taken.id', 'said.userSurveyId')
    .where((eb) =>
      eb.or([
        personWithin(context.reach(permission), 'said.evaluateeId'),
        eb('said.authorId', '=', context.actor.userId ?? 0),
      ]),
    )

async function saidOfPeople(context: Context, { userSurveyId, surveyId }: FeedbackFilter) {
  const { actor } = context
  const rows = await feedbackWithin(context, 'feedback.read')
    .select(['said.id', 'said.userSurveyId', 'taken.surveyId', 'said.comment', 'said.response'])
    .select(['said.createdAt', 'said.respondedAt', 'said.version', 'said.authorId'])
    .select('said.evaluateeId')
    .select(nameIn('said.authorId').as('author'))
    .$if(userSurveyId !== null, (query) => query.where('taken.id', '=', userSurveyId ?? 0))
    .$if(surveyId !== null, (query) => query.where('taken.surveyId', '=', surveyId ?? 0))
    .orderBy('said.id', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ authorId, evaluateeId, ...row }) => ({
    ...row,
    area: null,
    areaName: null,
    isOwn: authorId === actor.userId,
    isAboutMe: evaluateeId === actor.userId,
  }))
}

async function saidOfAreas(context: Context, surveyId: number | null) {
  const { tx, actor } = context
  // The right is of the whole company; whose words are read with it, is as with other feedback.
  const people = context.reach('feedback.read')
  const read = context.can('climateFeedback.read')
  const own = actor.userId ?? 0
  const rows = await tx
    .selectFrom('areaFeedback as said')
    .innerJoin('area', 'area.id', 'said.areaId')
    .select(['said.id', 'said.surveyId', 'said.areaId as area', 'area.name as areaName'])
    .select(['said.comment', 'said.createdAt', 'said.version', 'said.authorId'])
    .select(nameIn('said.authorId').as('author'))
    .where((eb) =>
      eb.or([
        eb('said.authorId', '=', own),
        ...(read ? [personWithin(people, 'said.authorId')] : []),
      ]),
    )
    .$if(surveyId !== null, (query) => query.where('said.surveyId', '=', surveyId ?? 0))
    .orderBy('said.id', 'desc')
    .limit(200)
    .execute()
  return rows.map(({ authorId, ...row }) => ({
    ...row,
    id: null,
    userSurveyId: null,
    response: null,
    respondedAt: null,
    isOwn: authorId === actor.userId,
    isAboutMe: false,
  }))
}

export type FeedbackArea = {
  area: number
  areaName: string
  /** What its reader said of it in this survey. */
  comment: string | null
  createdAt: Date | null
}

/**
 * The areas of a climate survey that its reader may comment: those in which they work today, and
 * their team where they have one.
 */
export function feedbackAreas(
  context: Context,
  { surveyId }: { surveyId: number },
): Promise<FeedbackArea[]> {
  const { tx, actor } = context
  return tx
    .selectFrom('area')
    .innerJoin('survey', (join) =>
      join.on('survey.id', '=', surveyId).on('survey.type', '=', 'CLIMATE'),
    )
    .leftJoin('areaFeedback as said', (join) =>
      join
        .onRef('said.areaId', '=', 'area.id')
        .onRef('said.surveyId', '=', 'survey.id')
        .on('said.authorId', '=', actor.userId ?? 0),
    )
    .select(['area.id as area', 'area.name as areaName', 'said.comment', 'said.createdAt'])
    .where('survey.status', 'not in', ['PENDING', 'DELETED'])
    .where('area.id', 'in', commentedAreas(context))
    .orderBy('area.name')
    .orderBy('area.id')
    .execute()
}

/** The ids of the areas that somebody may comment. */
export const commentedAreas = ({ tx, today, reach }: Context) =>
  contractsOn(tx, today)
    .clearSelect()
    .select('held.areaId')
    .where('contract.status', '<>', 'DELETED')
    .where('contract.initialDate', '<=', today)
    .where((eb) =>
      eb.or([eb('contract.finalDate', 'is', null), eb('contract.finalDate', '>=', today)]),
    )
    .where(personWithin(reach('feedback.read'), 'contract.userId'))
