import type { CompanyWrites, Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

/** The right of both parts; which of them a survey asks for follows from its type (`partOf`). */
const read = ['surveys.read', 'evaluations.read'] as const
const write = ['surveys.update', 'evaluations.update'] as const

export const operations = {
  surveys: read,
  survey: read,
  trainingNeeds: ['performanceResults.massRead', 'evaluations.update'],
  mergeTrainingNeeds: 'evaluations.update',
  splitTrainingNeeds: 'evaluations.update',
  surveyReopenings: ['performanceResults.massRead', 'climateResults.read'],
  surveyOverview: ['performanceResults.massRead', 'climateResults.read'],
  surveysForRespondent: 'surveyAnswers.read',
  userSurveys: 'surveyAnswers.read',
  supervisorSurveys: 'evaluations.read',
  evaluatees: 'evaluations.read',
  surveyDefinition: write,
  surveyBank: write,
  surveyScales: ['surveys.read', 'evaluations.read', 'surveyAnswers.read'],
  keepSurveyScale: write,
  surveyChecks: write,
  surveyParticipants: write,
  previewAssignment: write,
  surveyPeopleChoices: write,
  createSurvey: ['surveys.create', 'evaluations.create'],
  updateSurvey: write,
  deleteSurvey: ['surveys.delete', 'evaluations.delete'],
  saveSurveyDefinition: write,
  moveSurvey: write,
  extendSurvey: write,
  correctSurvey: write,
  applySurveyCorrection: write,
  assignSurvey: write,
  removeSurveyParticipant: write,
  remindSurvey: write,
} as const satisfies Policies

export const rights = {
  own: { evaluations: 'r' },
  supervisor: { evaluations: 'r' },
  manager: { surveys: 'r', evaluations: 'r' },
  superManagerOfSurveys: { surveys: 'cud', evaluations: 'cud' },
} as const satisfies Rights

export const companyWrites = {
  'surveys.create': 'whole',
  'surveys.update': 'whole',
  'surveys.delete': 'whole',
} as const satisfies CompanyWrites

export const withoutProof = {
  definitions: [
    'createSurvey',
    'updateSurvey',
    'deleteSurvey',
    'saveSurveyDefinition',
    'keepSurveyScale',
    'mergeTrainingNeeds',
    'splitTrainingNeeds',
    'moveSurvey',
    'extendSurvey',
    'correctSurvey',
    'applySurveyCorrection',
    'assignSurvey',
    'removeSurveyParticipant',
    'remindSurvey',
  ],
} as const satisfies WithoutProofFor<typeof operations>
