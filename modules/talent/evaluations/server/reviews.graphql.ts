import { optional, ref, text } from '#platform/model/field.ts'
import { LeftOut } from '#modules/talent/surveys/model/scoring/score.ts'
import { RaterGroup } from '#modules/talent/surveys/model/scoring/relations.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation } from '#platform/server/graphql/operations.ts'
import { stepsQuery } from '#platform/server/records/records.ts'
import { EvaluationProcessStatus, ReviewStatus } from '../model/catalogs.ts'
import { acknowledgement, calibration, meeting, Review, undoing } from '../model/process.ts'
import type { ExplainedScore, ReviewScores } from '../model/scores.ts'
import { evaluationMissing, evaluationReviews } from './reviews.queries.ts'
import {
  acknowledgeEvaluation,
  calibrateEvaluationReview,
  proposeEvaluationCalibration,
  recordEvaluationMeeting,
  requireOver,
  reviewSteps,
  undoEvaluationCalibration,
} from './reviews.service.ts'
import type { ReviewOf } from './reviews-of.ts'

const { fields } = Review

const Counted = objectFrom<ExplainedScore['counted'][number]>('EvaluationCounted', {
  key: of.text,
  value: of.text,
  weight: of.text,
})
const NotCounted = objectFrom<ExplainedScore['leftOut'][number]>('EvaluationLeftOut', {
  key: of.text,
  why: of.choice(LeftOut),
})
const explained = {
  /** The exact score as a fraction; null is «Sin nota». */
  exact: of.maybe(of.text),
  counted: of.list(of.object(Counted)),
  leftOut: of.list(of.object(NotCounted)),
}
const Explained = objectFrom<ExplainedScore>('EvaluationScore', explained)
const Scores = objectFrom<ReviewScores>('EvaluationScores', {
  competences: of.list(
    of.object(
      objectFrom<ReviewScores['competences'][number]>('EvaluationCompetence', {
        key: of.text,
        title: of.text,
        weight: of.int,
        ...explained,
      }),
    ),
  ),
  groups: of.list(
    of.object(
      objectFrom<ReviewScores['groups'][number]>('EvaluationGroup', {
        group: of.choice(RaterGroup),
        competences: of.list(
          of.object(
            objectFrom<ReviewScores['groups'][number]['competences'][number]>(
              'EvaluationGroupCompetence',
              { key: of.text, ...explained },
            ),
          ),
        ),
      }),
    ),
  ),
  leftOut: of.list(of.object(NotCounted)),
  final: of.object(Explained),
})

/** A review as its reader may see it; numbers with a bar are exact fractions. */
const type = objectFrom<ReviewOf>('EvaluationReview', {
  id: of.id('evaluationReview'),
  processId: of.id('evaluationProcess'),
  processTitle: of.text,
  processStatus: of.choice(EvaluationProcessStatus),
  startedAt: of.maybe(of.dateTime),
  closedAt: of.maybe(of.dateTime),
  planShare: of.int,
  scaleMin: of.maybe(of.int),
  scaleMax: of.maybe(of.int),
  minRaters: of.int,
  mediumCut: of.decimal,
  highCut: of.decimal,
  evaluateeId: of.id('user'),
  fullname: of.maybe(of.text),
  rut: of.text,
  isOwn: of.flag,
  isTeam: of.flag,
  supervisorId: of.maybe(of.id('user')),
  supervisorName: of.maybe(of.text),
  areaId: of.maybe(of.id('area')),
  area: of.maybe(of.text),
  status: of.choice(ReviewStatus),
  raters: of.int,
  ratersDone: of.int,
  scores: of.maybe(of.object(Scores)),
  computed: of.maybe(of.text),
  computedShown: of.maybe(of.decimal),
  calibrated: of.maybe(of.decimal),
  calibrationReason: of.maybe(of.text),
  counted: of.maybe(of.text),
  plansDone: of.maybe(of.text),
  final: of.maybe(of.text),
  finalShown: of.maybe(of.decimal),
  potential: of.maybe(of.int),
  box: of.maybe(of.int),
  proposed: of.maybe(of.decimal),
  proposedPotential: of.maybe(of.int),
  proposal: of.maybe(of.text),
  releasedAt: of.maybe(of.dateTime),
  metOn: of.maybe(of.date),
  meetingNotes: of.maybe(of.text),
  acknowledgedAt: of.maybe(of.dateTime),
  acknowledgeComment: of.maybe(of.text),
  version: of.int,
})

list('evaluationReviews', {
  type,
  filter: inputFrom('EvaluationReviewFilter', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    processId: optional(fields.processId),
    status: optional(fields.status),
    areaId: optional(ref('area', 'Área')),
  }),
  sort: ['fullname', 'status', 'score'] as const,
  run: evaluationReviews,
})

stepsQuery('evaluationReviewSteps', Review, reviewSteps, requireOver)

type Missing = Awaited<ReturnType<typeof evaluationMissing>>['rows'][number]
list('evaluationMissing', {
  type: objectFrom<Missing>('EvaluationMissing', {
    respondentId: of.id('user'),
    rut: of.text,
    fullname: of.maybe(of.text),
    missing: of.int,
  }),
  filter: inputFrom('EvaluationMissingFilter', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    processId: optional(fields.processId),
  }),
  sort: ['fullname'] as const,
  run: evaluationMissing,
})

mutation('calibrateEvaluationReview', {
  input: inputFrom('CalibrateEvaluationReviewInput', calibration),
  type,
  run: calibrateEvaluationReview,
})

mutation('undoEvaluationCalibration', {
  input: inputFrom('UndoEvaluationCalibrationInput', undoing),
  type,
  run: undoEvaluationCalibration,
})

mutation('proposeEvaluationCalibration', {
  input: inputFrom('ProposeEvaluationCalibrationInput', calibration),
  type,
  run: proposeEvaluationCalibration,
})

mutation('recordEvaluationMeeting', {
  input: inputFrom('RecordEvaluationMeetingInput', meeting),
  type,
  run: recordEvaluationMeeting,
})

mutation('acknowledgeEvaluation', {
  input: inputFrom('AcknowledgeEvaluationInput', acknowledgement),
  type,
  run: acknowledgeEvaluation,
})
