import { outcome } from '#tests/api/payroll.ts'

export type Process = {
  id: string
  version: number
  status: string
  people: number
  raters: number
  ratersDone: number
  canKeep: boolean
  surveys: { id: string }[]
}
export type Review = {
  id: string
  version: number
  status: string
  fullname: string
  supervisorName: string | null
  raters: number
  ratersDone: number
  computed: string | null
  computedShown: string | null
  calibrated: string | null
  calibrationReason: string | null
  finalShown: string | null
  final: string | null
  potential: number | null
  box: number | null
  proposal: string | null
  scores: { groups: { group: string }[]; final: { exact: string | null } } | null
}

export const processParts =
  'id version status people raters ratersDone canKeep surveys { id title }'
export const reviewParts = `id version status fullname supervisorName raters ratersDone computed
  computedShown calibrated calibrationReason finalShown final potential box proposal
  scores { groups { group } final { exact } }`
const change = (name: string, input: string, parts: string) =>
  `mutation M($input: ${input}!) { ${name}(input: $input) { ${outcome} data { ${parts} } } }`
/** Changes of processes and reviews, each answering its refusal too. */
export const docs = {
  create: change('createEvaluationProcess', 'CreateEvaluationProcessInput', processParts),
  update: change('updateEvaluationProcess', 'UpdateEvaluationProcessInput', processParts),
  remove: change('deleteEvaluationProcess', 'DeleteEvaluationProcessInput', 'id'),
  move: change('moveEvaluationProcess', 'MoveEvaluationProcessInput', processParts),
  calibrate: change('calibrateEvaluationReview', 'CalibrateEvaluationReviewInput', reviewParts),
  propose: change('proposeEvaluationCalibration', 'ProposeEvaluationCalibrationInput', reviewParts),
  undo: change('undoEvaluationCalibration', 'UndoEvaluationCalibrationInput', reviewParts),
  meet: change('recordEvaluationMeeting', 'RecordEvaluationMeetingInput', reviewParts),
  acknowledge: change('acknowledgeEvaluation', 'AcknowledgeEvaluationInput', reviewParts),
  release: change(
    'releaseEvaluationReviews',
    'ReleaseEvaluationReviewsInput',
    'released left { fullname why }',
  ),
  respond: change('respondSurvey', 'RespondSurveyInput', 'status'),
  reopen: change('reopenSurvey', 'ReopenSurveyInput', 'status'),
}

/** A process with the usual rules; supervisors weigh most. */
export const rules = {
  title: 'Desempeño del año',
  selfWeight: 10,
  supervisorWeight: 60,
  peerWeight: 30,
  subordinateWeight: 0,
  peerChoice: 'TEAM',
  minRaters: 3,
  missingPolicy: 'RENORMALIZE',
  planShare: 0,
  mediumCut: '2.50',
  highCut: '3.75',
}
