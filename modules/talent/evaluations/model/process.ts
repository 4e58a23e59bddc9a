import { entity, type ValuesOf } from '#platform/model/entity.ts'
import {
  choice,
  date,
  decimal,
  id,
  integer,
  longText,
  optional,
  ref,
  text,
  timestamp,
} from '#platform/model/field.ts'
import { record, seenOf } from '#platform/model/record.ts'
import { MissingPolicy } from '#modules/talent/surveys/model/scoring/relations.ts'
import {
  EvaluationProcessStatus,
  PeerChoice,
  ProcessMove,
  ProcessStage,
  ReviewStatus,
} from './catalogs.ts'
import { reviewStates } from './states.ts'

const weight = (label: string) => integer(label, { max: 100, unit: '%' })

/** Evaluations that are read together: their weights, their stages, and how far they are. */
export const EvaluationProcess = entity({
  name: 'EvaluationProcess',
  table: 'evaluation_process',
  label: 'Proceso de evaluación',
  fields: {
    id: id('evaluationProcess'),
    title: text('Título', { max: 150 }),
    status: choice(EvaluationProcessStatus, 'Estado'),
    selfWeight: weight('Peso de la autoevaluación'),
    supervisorWeight: weight('Peso de la jefatura'),
    peerWeight: weight('Peso de los pares'),
    subordinateWeight: weight('Peso del equipo'),
    peerChoice: choice(PeerChoice, 'Pares', {
      help: 'Nominados: cada persona propone de 3 a 8, y los aprueba su jefatura',
    }),
    minRaters: integer('Evaluadores para mostrar un grupo', {
      min: 3,
      max: 30,
      help: 'Los pares o el equipo, si son menos, no se muestran ni cuentan',
    }),
    missingPolicy: choice(MissingPolicy, 'Si falta una relación'),
    planShare: integer('Parte de los planes en la nota final', { max: 50, unit: '%' }),
    mediumCut: decimal('Desempeño medio desde', 2, { max: 10 }),
    highCut: decimal('Desempeño alto desde', 2, { max: 10 }),
    scaleMin: optional(integer('Nota más baja', { max: 10 })),
    scaleMax: optional(integer('Nota más alta', { max: 10 })),
    reason: optional(text('Motivo', { max: 500 })),
    startedAt: optional(timestamp('Comenzó')),
    closedAt: optional(timestamp('Cerró')),
    version: integer('Versión'),
  },
})

/** What people write of a process until it starts; its title, always. */
export const processRules = [
  'selfWeight',
  'supervisorWeight',
  'peerWeight',
  'subordinateWeight',
  'peerChoice',
  'minRaters',
  'missingPolicy',
  'planShare',
  'mediumCut',
  'highCut',
] as const

/** When a stage of a process is. */
export const Stage = entity({
  name: 'EvaluationProcessDates',
  table: 'process_stage',
  label: 'Etapa de un proceso de evaluación',
  fields: {
    stage: choice(ProcessStage, 'Etapa'),
    startsOn: date('Desde'),
    endsOn: date('Hasta'),
  },
})

const score = (label: string) => optional(decimal(label, 2, { max: 10, sensitivity: 'A' }))
const potential = optional(integer('Potencial', { min: 1, max: 3, sensitivity: 'A' }))

/** What became of a person in a process; what was computed stays beside what was calibrated. */
export const Review = record({
  name: 'EvaluationReview',
  table: 'review',
  label: 'Evaluación de una persona',
  noun: { one: 'evaluación', many: 'evaluaciones', feminine: true },
  machine: reviewStates,
  state: 'status',
  reason: 'reason',
  filters: { status: 'status' },
  sort: ['fullname', 'status', 'computedShown'],
  fields: {
    id: id('evaluationReview'),
    processId: ref('evaluationProcess', 'Proceso'),
    evaluateeId: ref('user', 'Persona evaluada'),
    supervisorId: optional(ref('user', 'Jefatura')),
    areaId: optional(ref('area', 'Área')),
    status: choice(ReviewStatus, 'Estado'),
    raters: integer('Evaluadores'),
    ratersDone: integer('Respondieron'),
    computed: optional(text('Nota calculada, exacta', { max: 200, sensitivity: 'A' })),
    computedShown: score('Nota calculada'),
    calibrated: score('Nota calibrada'),
    potential,
    calibrationReason: optional(text('Motivo de la calibración', { max: 500, sensitivity: 'A' })),
    reason: optional(text('Motivo', { max: 500, sensitivity: 'A' })),
    proposed: score('Nota propuesta'),
    proposedPotential: potential,
    proposal: optional(text('Motivo de la propuesta', { max: 500, sensitivity: 'A' })),
    releasedAt: optional(timestamp('Entregada')),
    metOn: optional(date('Conversada el')),
    meetingNotes: optional(longText('Notas de la conversación', { max: 4000, sensitivity: 'A' })),
    acknowledgedAt: optional(timestamp('Acuso de recibo')),
    acknowledgeComment: optional(longText('Comentario', { max: 2000, sensitivity: 'A' })),
    version: integer('Versión'),
  },
})
const { fields } = Review

/** A review as its reader saw it. */
export const reviewSeen = seenOf(Review)
export type ReviewSeen = ValuesOf<typeof reviewSeen>

export const calibration = {
  ...reviewSeen,
  calibrated: fields.calibrated,
  potential: fields.potential,
  reason: fields.reason,
}
export type Calibration = ValuesOf<typeof calibration>

export const undoing = { ...reviewSeen, reason: fields.reason }
export type Undoing = ValuesOf<typeof undoing>

export const meeting = {
  ...reviewSeen,
  metOn: date('Conversada el'),
  meetingNotes: fields.meetingNotes,
}
export type Meeting = ValuesOf<typeof meeting>

export const acknowledgement = { ...reviewSeen, comment: fields.acknowledgeComment }
export type Acknowledgement = ValuesOf<typeof acknowledgement>

export const processSeen = seenOf(EvaluationProcess)
export const processMove = {
  ...processSeen,
  move: choice(ProcessMove, 'Paso'),
  reason: EvaluationProcess.fields.reason,
}
export type ProcessMoved = ValuesOf<typeof processMove>
