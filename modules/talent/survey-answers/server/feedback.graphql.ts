import { optional } from '#platform/model/field.ts'
import { inputFrom, listOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import {
  ClimateFeedback,
  Feedback,
  feedbackChange,
  feedbackResponse,
  feedbackSeen,
  newClimateFeedback,
  newFeedback,
} from '../model/feedback.ts'
import { feedback, type FeedbackArea, feedbackAreas, type FeedbackRow } from './feedback.queries.ts'
import {
  createClimateFeedback,
  createFeedback,
  createFeedbackSurveyAreas,
  deleteFeedback,
  respondFeedback,
  updateFeedback,
} from './feedback.service.ts'

query('feedback', {
  input: inputFrom('FeedbackFilter', {
    userSurveyId: optional(Feedback.fields.userSurveyId),
    surveyId: optional(ClimateFeedback.fields.surveyId),
  }),
  type: objectFrom<FeedbackRow>('Feedback', {
    id: of.maybe(of.id('surveyFeedback')),
    userSurveyId: of.maybe(of.id('userSurvey')),
    surveyId: of.id('survey'),
    area: of.maybe(of.id('area')),
    areaName: of.maybe(of.text),
    author: of.maybe(of.text),
    comment: of.text,
    response: of.maybe(of.text),
    createdAt: of.dateTime,
    respondedAt: of.maybe(of.dateTime),
    version: of.int,
    isOwn: of.flag,
    isAboutMe: of.flag,
  }),
  many: true,
  run: feedback,
})

query('feedbackAreas', {
  input: inputFrom('FeedbackAreasFilter', { surveyId: ClimateFeedback.fields.surveyId }),
  type: objectFrom<FeedbackArea>('FeedbackArea', {
    area: of.id('area'),
    areaName: of.text,
    comment: of.maybe(of.text),
    createdAt: of.maybe(of.dateTime),
  }),
  many: true,
  run: feedbackAreas,
})

const Said = objectFrom<{ id: number; version: number }>('SaidFeedback', {
  id: of.id('surveyFeedback'),
  version: of.int,
})

mutation('createFeedback', {
  input: inputFrom('CreateFeedbackInput', newFeedback),
  type: Said,
  run: createFeedback,
})

mutation('respondFeedback', {
  input: inputFrom('RespondFeedbackInput', feedbackResponse),
  type: Said,
  run: respondFeedback,
})

mutation('updateFeedback', {
  input: inputFrom('UpdateFeedbackInput', feedbackChange),
  type: Said,
  run: updateFeedback,
})

mutation('deleteFeedback', {
  input: inputFrom('DeleteFeedbackInput', feedbackSeen),
  type: Said,
  run: deleteFeedback,
})

type SaidOfArea = Awaited<ReturnType<typeof createClimateFeedback>>

const OfArea = objectFrom<SaidOfArea>('ClimateFeedback', {
  surveyId: of.id('survey'),
  area: of.id('area'),
  comment: of.text,
})

const { surveyId, area, comment } = newClimateFeedback

mutation('createClimateFeedback', {
  input: inputFrom('CreateClimateFeedbackInput', newClimateFeedback),
  type: OfArea,
  run: createClimateFeedback,
})

mutation('createFeedbackSurveyAreas', {
  input: inputFrom('CreateFeedbackSurveyAreasInput', {
    surveyId,
    areas: listOf(inputFrom('FeedbackOfAreaInput', { area, comment })),
  }),
  type: objectFrom<{ said: SaidOfArea[] }>('FeedbackOfAreas', {
    said: of.list(of.object(OfArea)),
  }),
  run: async (context, input) => ({ said: await createFeedbackSurveyAreas(context, input) }),
})
