import type {
  CompanyWrites,
  Policies,
  ReasonsFor,
  Rights,
  WithoutProofFor,
} from '#access/module-access.ts'

/** Who reads a process: whoever keeps it, and whoever has somebody's results to read in it. */
const see = ['evaluationProcesses.read', 'performanceResults.read'] as const

export const operations = {
  evaluationProcesses: see,
  evaluationProcess: see,
  evaluationReviews: 'performanceResults.read',
  evaluationReviewSteps: 'performanceResults.read',
  evaluationMissing: 'performanceResults.massRead',
  evaluationSurveys: ['evaluationProcesses.create', 'evaluationProcesses.update'],
  evaluationShortOfPlans: 'evaluationProcesses.update',
  createEvaluationProcess: 'evaluationProcesses.create',
  updateEvaluationProcess: 'evaluationProcesses.update',
  deleteEvaluationProcess: 'evaluationProcesses.delete',
  moveEvaluationProcess: 'evaluationProcesses.update',
  calibrateEvaluationReview: 'evaluationProcesses.update',
  undoEvaluationCalibration: 'evaluationProcesses.update',
  releaseEvaluationReviews: 'evaluationProcesses.update',
  // A supervisor does these of those who were their people when the process started.
  proposeEvaluationCalibration: 'feedback.create',
  recordEvaluationMeeting: 'feedback.create',
  acknowledgeEvaluation: 'feedback.create',
} as const satisfies Policies

export const rights = {
  own: { performanceResults: 'r' },
  supervisor: { performanceResults: 'r' },
  manager: { performanceResults: 'rm' },
  managerOfPlans: { evaluationProcesses: 'cru' },
  superManagerOfSurveys: { evaluationProcesses: 'd' },
} as const satisfies Rights

export const companyWrites = {
  'evaluationProcesses.create': 'whole',
  'evaluationProcesses.update': 'whole',
  'evaluationProcesses.delete': 'whole',
} as const satisfies CompanyWrites

export const notAnswers = {
  releaseEvaluationReviews: 'It shows people what was decided of them before',
  acknowledgeEvaluation: 'One reads what was said of oneself',
} as const satisfies ReasonsFor<typeof operations>

export const withoutProof = {
  records: [
    'createEvaluationProcess',
    'updateEvaluationProcess',
    'deleteEvaluationProcess',
    'moveEvaluationProcess',
    'calibrateEvaluationReview',
    'undoEvaluationCalibration',
    'releaseEvaluationReviews',
    'proposeEvaluationCalibration',
    'recordEvaluationMeeting',
    'acknowledgeEvaluation',
  ],
} as const satisfies WithoutProofFor<typeof operations>
