import { entity, type ValuesOf } from '#platform/model/entity.ts'
import {
  choice,
  date,
  file,
  flag,
  id,
  integer,
  longText,
  optional,
  ref,
  text,
  timestamp,
} from '#platform/model/field.ts'
import { record, seenOf } from '#platform/model/record.ts'
import { MilestoneType, PlanApproval, PlanCompleteness, PlanStanding } from './catalogs.ts'
import { approvalStates } from './states.ts'

/** A text of a plan: enough words to be checked later, with an example of one under its field. */
const planText = (label: string, example: string) =>
  longText(label, { least: 10, max: 1000, sensitivity: 'B', help: `Por ejemplo: ${example}` })

/** What a person commits to reach, how it is known that it was reached, and its answer. */
export const ActionPlan = record({
  name: 'ActionPlan',
  table: 'action_plan',
  label: 'Plan de acción',
  noun: { one: 'plan de acción', many: 'planes de acción' },
  machine: approvalStates,
  state: 'approvalStatus',
  reason: 'response',
  filters: { approvalStatus: 'approvalStatus', workerId: 'workerId' },
  sort: ['urgency', 'fullname', 'endDate', 'completenessPercentage', 'approvalStatus'],
  fields: {
    id: id('actionPlan'),
    workerId: ref('user', 'Persona'),
    supervisorId: optional(ref('user', 'Supervisor')),
    creatorId: optional(ref('user', 'Creado por')),
    evaluationProcessId: optional(ref('evaluationProcess', 'Proceso de evaluación')),
    surveyId: optional(ref('survey', 'Encuesta')),
    objective: planText('Objetivo', 'Reducir a la mitad los reclamos por despachos atrasados'),
    impactArea: text('Área de impacto', {
      max: 200,
      sensitivity: 'B',
      help: 'Por ejemplo: Calidad de servicio, Bodega',
    }),
    simpleAndSpecificPlan: planText(
      'Simple y específico',
      'Ordenar la preparación de pedidos por hora de salida del camión',
    ),
    measurablePlan: planText(
      'Medible',
      'De 40 reclamos al mes a 20, según el registro de servicio',
    ),
    achievablePlan: planText(
      'Alcanzable',
      'Con el equipo actual y una hora semanal de coordinación con ventas',
    ),
    realisticPlan: planText(
      'Realista',
      'El año pasado se logró una baja parecida en la bodega de Rengo',
    ),
    traceableInTimePlan: planText(
      'Trazable en el tiempo',
      'Revisión el primer lunes de cada mes, con el conteo de reclamos',
    ),
    startDate: date('Fecha de inicio'),
    endDate: date('Fecha de término'),
    evaluationWeight: integer('Ponderación', {
      max: 100,
      unit: '%',
      help: 'Las de los planes aprobados de una persona suman 100 a lo más',
    }),
    approvalStatus: choice(PlanApproval, 'Aprobación'),
    completenessStatus: choice(PlanCompleteness, 'Cumplimiento'),
    completenessPercentage: integer('Avance', { max: 100, unit: '%' }),
    response: optional(text('Respuesta', { max: 500, sensitivity: 'B' })),
    requestedAt: optional(timestamp('Enviado a aprobación')),
    respondedAt: optional(timestamp('Respondido')),
    version: integer('Versión'),
  },
})
const { fields } = ActionPlan

/** The five texts that say whether an objective can be checked. */
export const smartFields = [
  'simpleAndSpecificPlan',
  'measurablePlan',
  'achievablePlan',
  'realisticPlan',
  'traceableInTimePlan',
] as const

/** What people write of a plan, besides whose it is. */
export const planFields = [
  'objective',
  'impactArea',
  ...smartFields,
  'startDate',
  'endDate',
  'evaluationWeight',
  'evaluationProcessId',
  'surveyId',
] as const

/** What was agreed: an approved plan in which it changes is approved anew. */
export const agreedFields = [
  'objective',
  ...smartFields,
  'startDate',
  'endDate',
  'evaluationWeight',
] as const

/** A plan as its reader saw it. */
export const planSeen = seenOf(ActionPlan)
export type PlanSeen = ValuesOf<typeof planSeen>

export const approvalAnswer = {
  ...planSeen,
  approvalStatus: fields.approvalStatus,
  response: fields.response,
}
export type ApprovalAnswer = ValuesOf<typeof approvalAnswer>

export const statusChange = {
  ...planSeen,
  completenessStatus: fields.completenessStatus,
  response: fields.response,
}
export type StatusChange = ValuesOf<typeof statusChange>

export const planFilter = {
  search: optional(text('Nombre o RUT', { max: 100 })),
  standing: optional(choice(PlanStanding, 'Cumplimiento')),
  approvalStatus: optional(choice(PlanApproval, 'Aprobación')),
  workerId: optional(ref('user', 'Persona')),
}
export type PlanFilter = ValuesOf<typeof planFilter>

/** What marks the way of a plan: a milestone that counts, or a note of what happened. */
export const Milestone = entity({
  name: 'Milestone',
  table: 'milestone',
  label: 'Hito',
  fields: {
    id: id('milestone'),
    actionPlanId: ref('actionPlan', 'Plan de acción'),
    type: choice(MilestoneType, 'Tipo'),
    name: text('Nombre', { max: 120, sensitivity: 'B' }),
    date: date('Fecha'),
    description: optional(longText('Descripción', { max: 1000, sensitivity: 'B' })),
    weight: optional(
      integer('Peso', {
        min: 1,
        max: 1000,
        help: 'Cuánto cuenta entre los hitos del plan',
      }),
    ),
    needsEvidence: flag('Pide evidencia', {
      help: 'Se cumple con un documento o una imagen que lo muestre',
    }),
    doneAt: optional(date('Cumplido el')),
    evidenceFileId: optional(file('Evidencia', { sensitivity: 'B' })),
    version: integer('Versión'),
  },
})

/** What people write of a milestone. */
export const milestoneFields = [
  'type',
  'name',
  'date',
  'description',
  'weight',
  'needsEvidence',
] as const

/** What says that it is done. */
export const doneFields = ['doneAt', 'evidenceFileId'] as const
