import { internal, type Registry, shown, shownFields, usual } from '#platform/model/registry.ts'
import { EvaluationProcess, processRules, Review } from './process.ts'

/** The rows that this module keeps. */
export const registry = {
  evaluation_process: {
    of: EvaluationProcess,
    publicId: { kind: 'evaluationProcess', no: 974, length: 5 },
    owner: {},
    keep: 'LABOUR',
    title: 'title',
    parts: { evaluation_process_step: 'COMPANY', process_stage: 'COMPANY' },
    columns: {
      ...usual,
      ...internal(
        'keeper_id',
        'scale_min',
        'scale_max',
        'creator_login_id',
        'updated_login_id',
        'updated_at',
      ),
      ...shown('evaluationProcesses.read', 'title', 'status', 'reason', 'started_at', 'closed_at'),
      ...shownFields('evaluationProcesses.read', ...processRules),
    },
  },
  review: {
    of: Review,
    publicId: { kind: 'evaluationReview', no: 965, length: 6 },
    owner: { user: 'evaluatee_id' },
    keep: 'LABOUR',
    parts: { review_step: 'PERSON' },
    columns: {
      ...usual,
      // What was computed is read where it is explained, and never before it is released.
      ...internal('process_id', 'scores', 'computed', 'computed_shown', 'plans_done', 'final'),
      ...internal('final_shown', 'proposer_id', 'proposed_at', 'proposed', 'proposed_potential'),
      ...internal('proposal', 'creator_login_id', 'updated_login_id', 'updated_at'),
      ...internal(
        'calibrated',
        'potential',
        'calibration_reason',
        'reason',
        'raters',
        'raters_done',
      ),
      ...shown('performanceResults.read', 'evaluatee_id', 'supervisor_id', 'area_id', 'status'),
      ...shown('performanceResults.read', 'released_at', 'met_on', 'meeting_notes'),
      ...shown('performanceResults.read', 'acknowledged_at', 'acknowledge_comment'),
    },
  },
} satisfies Registry
