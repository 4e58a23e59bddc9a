import { EvaluationProcessStatus, ProcessStage } from '../model/catalogs.ts'
import { SurveyStatus } from '#modules/talent/surveys/model/catalogs.ts'
import { choice, id, optional, ref, text } from '#platform/model/field.ts'
import {
  byId,
  inputFrom,
  inputOf,
  maybeListOf,
  patchInputOf,
} from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import {
  EvaluationProcess,
  processMove,
  processRules,
  processSeen,
  Stage,
} from '../model/process.ts'
import { moveEvaluationProcess, shortOfPlans } from './moves.service.ts'
import {
  evaluationProcess,
  evaluationProcesses,
  evaluationSurveys,
  type ProcessRow,
  type ProcessSurvey,
  processView,
  type StageRow,
} from './processes.queries.ts'
import {
  createEvaluationProcess,
  deleteEvaluationProcess,
  updateEvaluationProcess,
} from './processes.service.ts'
import { type Released, releaseEvaluationReviews } from './release.service.ts'

const StageType = objectFrom<StageRow>('EvaluationProcessDates', {
  processId: of.id('evaluationProcess'),
  stage: of.choice(ProcessStage),
  startsOn: of.date,
  endsOn: of.date,
})

const SurveyType = objectFrom<ProcessSurvey>('EvaluationProcessSurvey', {
  id: of.id('survey'),
  processId: of.maybe(of.id('evaluationProcess')),
  title: of.text,
  status: of.choice(SurveyStatus),
  startAt: of.dateTime,
  endAt: of.dateTime,
})

const type = objectFrom<ProcessRow>('EvaluationProcess', {
  ...processView.specs,
  stages: of.list(of.object(StageType)),
  surveys: of.list(of.object(SurveyType)),
})

list('evaluationProcesses', {
  type,
  filter: inputFrom('EvaluationProcessFilter', {
    search: optional(text('Título', { max: 100 })),
    status: optional(choice(EvaluationProcessStatus, 'Estado')),
  }),
  sort: ['createdAt', 'title', 'status'] as const,
  run: evaluationProcesses,
})

query('evaluationProcess', { input: byId('evaluationProcess'), type, run: evaluationProcess })

query('evaluationSurveys', {
  input: inputFrom('EvaluationSurveysInput', {
    processId: optional(ref('evaluationProcess', 'Proceso')),
  }),
  type: SurveyType,
  many: true,
  run: evaluationSurveys,
})

type Short = Awaited<ReturnType<typeof shortOfPlans>>[number]
query('evaluationShortOfPlans', {
  input: byId('evaluationProcess'),
  type: objectFrom<Short>('EvaluationShortOfPlans', {
    evaluateeId: of.id('user'),
    fullname: of.maybe(of.text),
    weightSum: of.int,
  }),
  many: true,
  run: (context, { id: processId }) => shortOfPlans(context, processId),
})

const parts = {
  stages: maybeListOf(inputFrom('EvaluationProcessDatesInput', Stage.fields)),
  surveyIds: maybeListOf(inputFrom('EvaluationProcessSurveyInput', { id: id('survey') })),
}

mutation('createEvaluationProcess', {
  input: inputOf(
    'CreateEvaluationProcessInput',
    EvaluationProcess,
    ['title', ...processRules],
    parts,
  ),
  type,
  run: createEvaluationProcess,
})

mutation('updateEvaluationProcess', {
  input: patchInputOf(
    'UpdateEvaluationProcessInput',
    EvaluationProcess,
    ['title', ...processRules],
    { ...processSeen, ...parts },
  ),
  type,
  run: updateEvaluationProcess,
})

mutation('deleteEvaluationProcess', {
  input: inputFrom('DeleteEvaluationProcessInput', processSeen),
  type: objectFrom<{ id: number }>('DeletedEvaluationProcess', { id: of.id('evaluationProcess') }),
  run: deleteEvaluationProcess,
})

mutation('moveEvaluationProcess', {
  input: inputFrom('MoveEvaluationProcessInput', processMove),
  type,
  run: moveEvaluationProcess,
})

mutation('releaseEvaluationReviews', {
  input: inputFrom('ReleaseEvaluationReviewsInput', {
    processId: ref('evaluationProcess', 'Proceso'),
    reviewIds: maybeListOf(inputFrom('ReleasedReviewInput', { id: id('evaluationReview') })),
  }),
  type: objectFrom<Released>('ReleasedEvaluationReviews', {
    processId: of.id('evaluationProcess'),
    released: of.int,
    left: of.list(
      of.object(
        objectFrom<Released['left'][number]>('NotReleasedReview', {
          reviewId: of.id('evaluationReview'),
          fullname: of.maybe(of.text),
          why: of.text,
        }),
      ),
    ),
  }),
  run: releaseEvaluationReviews,
})
