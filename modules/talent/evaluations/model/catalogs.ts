import { catalog, type ValueOf } from '#platform/model/catalog.ts'

export const EvaluationProcessStatus = catalog('EvaluationProcessStatus', {
  DRAFT: 'En preparación',
  RUNNING: 'En evaluación',
  CALIBRATION: 'En calibración',
  FEEDBACK: 'En retroalimentación',
  CLOSED: 'Cerrado',
  CANCELED: 'Anulado',
})
export type EvaluationProcessStatus = ValueOf<typeof EvaluationProcessStatus>

/** Who the peers of a person are, where they are not chosen one by one. */
export const PeerChoice = catalog('EvaluationPeerChoice', {
  TEAM: 'Los del mismo jefe',
  NOMINATED: 'Nominados',
})
export type PeerChoice = ValueOf<typeof PeerChoice>

/** The dated stages of a process, in their order. */
export const ProcessStage = catalog('EvaluationProcessStage', {
  PREPARATION: 'Preparación',
  SELF: 'Autoevaluación',
  EVALUATION: 'Evaluación',
  CALIBRATION: 'Calibración',
  FEEDBACK: 'Retroalimentación',
  PLANS: 'Planes',
  CLOSING: 'Cierre',
})
export type ProcessStage = ValueOf<typeof ProcessStage>

export const ReviewStatus = catalog('EvaluationReviewStatus', {
  PENDING: 'Sin respuestas',
  IN_PROGRESS: 'En curso',
  READY: 'Lista',
  CALIBRATED: 'Calibrada',
  RELEASED: 'Entregada',
  MET: 'Conversada',
  ACKNOWLEDGED: 'Con acuso de recibo',
})
export type ReviewStatus = ValueOf<typeof ReviewStatus>

/** The moves of a process from one state to another, as they are asked for. */
export const ProcessMove = catalog('EvaluationProcessMove', {
  START: 'Comenzar',
  CALIBRATE: 'Pasar a calibración',
  REOPEN: 'Volver a la evaluación',
  FEEDBACK: 'Pasar a retroalimentación',
  CLOSE: 'Cerrar',
  CANCEL: 'Anular',
})
export type ProcessMove = ValueOf<typeof ProcessMove>
