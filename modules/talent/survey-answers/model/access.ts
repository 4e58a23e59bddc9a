import type {
  CompanyWrites,
  Policies,
  ReasonsFor,
  Rights,
  WithoutProofFor,
} from '#access/module-access.ts'

/** Whoever keeps a survey gives its links; which of both rights follows from its type. */
const links = ['surveys.update', 'evaluations.update'] as const

export const operations = {
  userSurvey: 'surveyAnswers.read',
  respondSurvey: 'surveyAnswers.update',
  completeSurvey: 'surveyAnswers.update',
  reopenSurvey: 'evaluations.update',
  feedback: 'feedback.read',
  feedbackAreas: 'feedback.read',
  createFeedback: 'feedback.create',
  respondFeedback: 'feedback.create',
  // Its author alone, who could write it; the service asks.
  updateFeedback: ['feedback.create', 'feedback.update'],
  deleteFeedback: 'feedback.delete',
  createFeedbackSurveyAreas: 'climateFeedback.create',
  createClimateFeedback: 'climateFeedback.create',
  surveyLinks: links,
  createSurveyLink: links,
  sendSurveyLinks: links,
  revokeSurveyLink: links,
  publicSurvey: 'public',
  respondPublicSurvey: 'public',
} as const satisfies Policies

export const rights = {
  own: { surveyAnswers: 'ru', feedback: 'rc' },
  everybody: { climateFeedback: 'c' },
  supervisor: { feedback: 'rc' },
  superManagerOfSurveys: { climateFeedback: 'r', feedback: 'crud' },
} as const satisfies Rights

export const notAnswers = {
  respondSurvey: 'Answers questions of a survey: nothing that somebody asked for',
  respondPublicSurvey: 'Answers questions of a survey, by its link',
  respondFeedback: 'Words of the evaluated person about what was said of them',
} as const satisfies ReasonsFor<typeof operations>

export const companyWrites = {
  // One's own words about the climate.
  'climateFeedback.create': 'open',
} as const satisfies CompanyWrites

export const withoutProof = {
  records: [
    'respondSurvey',
    'completeSurvey',
    'reopenSurvey',
    'createFeedback',
    'respondFeedback',
    'updateFeedback',
    'deleteFeedback',
    'createFeedbackSurveyAreas',
    'createClimateFeedback',
    'createSurveyLink',
    'sendSurveyLinks',
    'revokeSurveyLink',
    'respondPublicSurvey',
  ],
} as const satisfies WithoutProofFor<typeof operations>
