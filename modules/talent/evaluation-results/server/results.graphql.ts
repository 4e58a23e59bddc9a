import {
  EvaluationProcessStatus,
  ReviewStatus,
} from '#modules/talent/evaluations/model/catalogs.ts'
import { PlanApproval } from '#modules/talent/action-plans/model/catalogs.ts'
import { SurveyStatus } from '#modules/talent/surveys/model/catalogs.ts'
import { RaterGroup } from '#modules/talent/surveys/model/scoring/relations.ts'
import { choice, flag, integer, optional, ref, text } from '#platform/model/field.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import type { ExplainedScore, ShownScore } from '../model/explanation.ts'
import type { ShownComment } from '../model/comments.ts'
import type { ShownParticipation } from '../model/participation.ts'
import type { Band } from '../model/report.ts'
import { type SurveysOfEvaluatee, surveysOfEvaluatee } from './participation.queries.ts'
import { evaluationResults, type ResultRow } from './people.queries.ts'
import { printEvaluationResult } from './print.service.ts'
import {
  type EvaluationReport,
  evaluationReport,
  evaluationReports,
  type PersonEvaluation,
  personEvaluations,
  type ReportSummary,
} from './report.queries.ts'
import {
  competenceAveragesByUser,
  type EvaluationResult,
  evaluationResult,
  type UserAverage,
} from './result.queries.ts'

const processId = ref('evaluationProcess', 'Proceso')
const surveyId = ref('survey', 'Encuesta')
const evaluateeId = ref('user', 'Persona evaluada')

const shownScore = { value: of.maybe(of.decimal), fraction: of.maybe(of.text) }
const ShownScoreType = objectFrom<ShownScore>('ResultShownScore', shownScore)

const PartType = objectFrom<ExplainedScore['parts'][number]>('ResultScorePart', {
  key: of.text,
  label: of.text,
  weight: of.text,
  ...shownScore,
})
const ExclusionType = objectFrom<ExplainedScore['leftOut'][number]>('ResultScoreExclusion', {
  label: of.text,
  why: of.text,
})
const leftOut = of.list(of.object(ExclusionType))
const ExplainedType = objectFrom<ExplainedScore>('ResultExplainedScore', {
  ...shownScore,
  parts: of.list(of.object(PartType)),
  more: of.int,
  leftOut,
})

const summary = {
  id: of.id('evaluationProcess'),
  title: of.text,
  status: of.choice(EvaluationProcessStatus),
  startedAt: of.maybe(of.dateTime),
  people: of.int,
  scored: of.int,
  released: of.int,
  onlyPersonId: of.maybe(of.id('user')),
  ...shownScore,
}

list('evaluationReports', {
  type: objectFrom<ReportSummary>('EvaluationReportSummary', summary),
  filter: inputFrom('EvaluationReportFilter', { search: optional(text('Título', { max: 100 })) }),
  sort: ['startedAt'] as const,
  run: evaluationReports,
})

const BandType = objectFrom<Band>('ResultScoreBand', {
  from: of.int,
  label: of.text,
  count: of.int,
  percent: of.decimal,
})
const AreaType = objectFrom<EvaluationReport['areas'][number]>('ResultAreaScore', {
  areaId: of.maybe(of.id('area')),
  name: of.maybe(of.text),
  people: of.int,
  score: of.object(ExplainedType),
})
const LeaderType = objectFrom<EvaluationReport['supervisors'][number]>('ResultTeamScore', {
  supervisorId: of.maybe(of.id('user')),
  name: of.maybe(of.text),
  people: of.int,
  score: of.object(ExplainedType),
})
const BoxType = objectFrom<EvaluationReport['boxes'][number]>('ResultBoxCount', {
  box: of.int,
  count: of.int,
})

query('evaluationReport', {
  input: inputFrom('EvaluationReportInput', { processId }),
  type: objectFrom<EvaluationReport>('EvaluationReport', {
    ...summary,
    scaleMin: of.int,
    scaleMax: of.int,
    mediumCut: of.decimal,
    highCut: of.decimal,
    minRaters: of.int,
    unanswered: of.int,
    acknowledged: of.int,
    distribution: of.list(of.object(BandType)),
    areas: of.list(of.object(AreaType)),
    supervisors: of.list(of.object(LeaderType)),
    boxes: of.list(of.object(BoxType)),
    outsideBoxes: of.int,
  }),
  run: evaluationReport,
})

const result = {
  id: of.id('evaluationReview'),
  processId: of.id('evaluationProcess'),
  evaluateeId: of.id('user'),
  fullname: of.maybe(of.text),
  area: of.maybe(of.text),
  supervisorName: of.maybe(of.text),
  status: of.choice(ReviewStatus),
  raters: of.int,
  ratersDone: of.int,
  ...shownScore,
  potential: of.maybe(of.int),
  box: of.maybe(of.int),
  isOwn: of.flag,
}

list('evaluationResults', {
  type: objectFrom<ResultRow>('EvaluationResultRow', result),
  filter: inputFrom('EvaluationResultFilter', {
    processId,
    search: optional(text('Nombre', { max: 100 })),
    areaId: optional(ref('area', 'Área')),
    supervisorId: optional(ref('user', 'Jefatura')),
    band: optional(integer('Tramo', { max: 10 })),
    box: optional(integer('Casilla', { min: 1, max: 9 })),
    status: optional(choice(ReviewStatus, 'Estado')),
    unanswered: optional(flag('Faltan respuestas')),
  }),
  sort: ['fullname', 'score'] as const,
  run: evaluationResults,
})

query('personEvaluations', {
  input: inputFrom('PersonEvaluationsInput', { userId: ref('user', 'Persona') }),
  type: objectFrom<PersonEvaluation>('PersonEvaluation', {
    ...result,
    title: of.text,
    processStatus: of.choice(EvaluationProcessStatus),
    startedAt: of.maybe(of.dateTime),
  }),
  many: true,
  run: personEvaluations,
})

type Competence = EvaluationResult['competences'][number]
const GroupType = objectFrom<Competence['groups'][number]>('ResultGroupScore', {
  group: of.choice(RaterGroup),
  score: of.object(ExplainedType),
})
const CompetenceType = objectFrom<Competence>('ResultCompetence', {
  key: of.text,
  title: of.text,
  weight: of.int,
  score: of.object(ExplainedType),
  others: of.maybe(of.decimal),
  gap: of.maybe(of.decimal),
  groups: of.list(of.object(GroupType)),
})
const CommentType = objectFrom<ShownComment>('ResultComment', {
  competence: of.text,
  question: of.text,
  group: of.choice(RaterGroup),
  text: of.text,
})
type Earlier = EvaluationResult['history'][number]
const ChangeType = objectFrom<Earlier['competences'][number]>('ResultCompetenceChange', {
  key: of.text,
  title: of.text,
  value: of.maybe(of.decimal),
  change: of.maybe(of.decimal),
})
const EarlierType = objectFrom<Earlier>('ResultBefore', {
  processId: of.id('evaluationProcess'),
  title: of.text,
  startedAt: of.maybe(of.dateTime),
  ...shownScore,
  change: of.maybe(of.decimal),
  competences: of.list(of.object(ChangeType)),
})
const PlanType = objectFrom<EvaluationResult['plans'][number]>('ResultPlan', {
  id: of.id('actionPlan'),
  objective: of.text,
  endDate: of.date,
  percent: of.int,
  approvalStatus: of.choice(PlanApproval),
  evaluationWeight: of.int,
})

/** Of one process, or of one survey of a process: one of both is said. */
const asked = {
  evaluateeId,
  processId: optional(processId),
  surveyId: optional(surveyId),
}

query('evaluationResult', {
  input: inputFrom('EvaluationResultInput', asked),
  type: objectFrom<EvaluationResult>('EvaluationResult', {
    id: of.id('evaluationReview'),
    processId: of.id('evaluationProcess'),
    process: of.text,
    processStatus: of.choice(EvaluationProcessStatus),
    survey: of.maybe(of.text),
    evaluateeId: of.id('user'),
    fullname: of.maybe(of.text),
    rut: of.text,
    area: of.maybe(of.text),
    supervisorName: of.maybe(of.text),
    status: of.choice(ReviewStatus),
    isOwn: of.flag,
    leads: of.flag,
    mayPlan: of.flag,
    startedAt: of.maybe(of.dateTime),
    raters: of.int,
    ratersDone: of.int,
    minRaters: of.int,
    scaleMin: of.int,
    scaleMax: of.int,
    releasedAt: of.maybe(of.dateTime),
    metOn: of.maybe(of.date),
    meetingNotes: of.maybe(of.text),
    acknowledgedAt: of.maybe(of.dateTime),
    acknowledgeComment: of.maybe(of.text),
    version: of.int,
    potential: of.maybe(of.int),
    box: of.maybe(of.int),
    isShown: of.flag,
    computed: of.object(ExplainedType),
    calibrated: of.maybe(of.decimal),
    reason: of.maybe(of.text),
    planShare: of.int,
    plansDone: of.maybe(of.decimal),
    final: of.object(ShownScoreType),
    leftOut,
    competences: of.list(of.object(CompetenceType)),
    strengths: of.list(of.text),
    toImprove: of.list(of.text),
    comments: of.list(of.object(CommentType)),
    history: of.list(of.object(EarlierType)),
    plans: of.list(of.object(PlanType)),
  }),
  run: evaluationResult,
})

query('competenceAveragesByUser', {
  input: inputFrom('CompetenceAveragesByUserInput', { surveyId }),
  type: objectFrom<UserAverage>('CompetenceAverageByUser', {
    evaluateeId: of.id('user'),
    fullname: of.maybe(of.text),
    competence: of.text,
    average: of.maybe(of.decimal),
    fraction: of.maybe(of.text),
  }),
  many: true,
  run: competenceAveragesByUser,
})

const ParticipationType = objectFrom<ShownParticipation>('EvaluateeParticipation', {
  group: of.choice(RaterGroup),
  invited: of.maybe(of.int),
  answered: of.maybe(of.int),
})

query('surveysOfEvaluatee', {
  input: inputFrom('SurveysOfEvaluateeInput', { surveyId, evaluateeId }),
  type: objectFrom<SurveysOfEvaluatee>('SurveysOfEvaluatee', {
    surveyId: of.id('survey'),
    evaluateeId: of.id('user'),
    title: of.text,
    status: of.choice(SurveyStatus),
    endAt: of.dateTime,
    fullname: of.maybe(of.text),
    groups: of.list(of.object(ParticipationType)),
    supervisors: of.list(of.text),
    ownSurveyId: of.maybe(of.id('userSurvey')),
    hasResult: of.flag,
  }),
  run: surveysOfEvaluatee,
})

mutation('printEvaluationResult', {
  input: inputFrom('PrintEvaluationResultInput', asked),
  type: FileLink,
  run: printEvaluationResult,
})
