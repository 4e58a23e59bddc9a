import type { ISODate } from '#chile/dates.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'

export const SurveyStatus = catalog('SurveyStatus', {
  PENDING: 'Pendiente',
  ACTIVE: 'Activa',
  PAUSED: 'Pausada',
  CLOSED: 'Cerrada',
  COMPLETE: 'Completada',
  HIDDEN: 'Oculta',
  DELETED: 'Eliminada',
})
export type SurveyStatus = ValueOf<typeof SurveyStatus>

export const SurveyPrivacy = catalog('SurveyPrivacy', {
  IDENTIFIED: 'Con nombre',
  CONFIDENTIAL: 'Confidencial',
})
export type SurveyPrivacy = ValueOf<typeof SurveyPrivacy>

export const SurveyPublicAccess = catalog('SurveyPublicAccess', {
  NONE: 'Sin enlace público',
  SHARED: 'Un enlace para todos',
  PERSONAL: 'Un enlace por persona',
})
export type SurveyPublicAccess = ValueOf<typeof SurveyPublicAccess>

/** Whether what is asked is being written, or is what people answer. */
export const EditionState = catalog('SurveyEditionState', {
  DRAFT: 'Borrador',
  FROZEN: 'Definitiva',
})
export type EditionState = ValueOf<typeof EditionState>

export const UserSurveyStatus = catalog('UserSurveyStatus', {
  INCOMPLETE: 'Pendiente',
  COMPLETE: 'Respondida',
})
export type UserSurveyStatus = ValueOf<typeof UserSurveyStatus>

/** Who the one that answers is to the one that is answered about. */
export const SurveyRelation = catalog('SurveyRelation', {
  SELF: 'Autoevaluación',
  SUPERVISOR: 'Jefatura',
  SUBORDINATE: 'Equipo directo',
  PEER: 'Par',
})
export type SurveyRelation = ValueOf<typeof SurveyRelation>

/** How participants are found. */
export const AssignmentKind = catalog('SurveyAssignmentKind', {
  SELF: 'Cada persona a sí misma',
  SUPERVISOR: 'La jefatura a cada persona',
  SUBORDINATE: 'El equipo directo a su jefatura',
  PEER: 'Pares: quienes tienen la misma jefatura',
  FILTER: 'Personas de un grupo, sin evaluado',
  LIST: 'Personas de una lista de RUT, sin evaluado',
  IMPORT: 'Pares pegados: respondiente, evaluado y relación',
})
export type AssignmentKind = ValueOf<typeof AssignmentKind>

/** The moves of a survey from one state to another, as they are asked for. */
export const SurveyMove = catalog('SurveyMove', {
  ACTIVATE: 'Activar',
  PAUSE: 'Pausar',
  RESUME: 'Reanudar',
  CLOSE: 'Cerrar',
  REOPEN: 'Reabrir',
  PUBLISH: 'Publicar resultados',
  HIDE: 'Ocultar',
  SHOW: 'Mostrar',
})
export type SurveyMove = ValueOf<typeof SurveyMove>

/** The part of the product that a survey is of: each has its own list and its own rights. */
export const SurveyPart = catalog('SurveyPart', {
  evaluations: 'Evaluaciones',
  surveys: 'Encuestas',
})
export type SurveyPart = ValueOf<typeof SurveyPart>

/** How long somebody had been in their contract when a survey began. */
export const SeniorityBand = catalog('SeniorityBand', {
  UNDER_1: 'Menos de 1 año',
  FROM_1: 'De 1 a 3 años',
  FROM_3: 'De 3 a 5 años',
  FROM_5: 'De 5 a 10 años',
  FROM_10: '10 años o más',
})
export type SeniorityBand = ValueOf<typeof SeniorityBand>

const bands: readonly (readonly [years: number, SeniorityBand])[] = [
  [10, 'FROM_10'],
  [5, 'FROM_5'],
  [3, 'FROM_3'],
  [1, 'FROM_1'],
]

/** The band on a day of who began on another: whole years, as calendars count them. */
export function seniorityOn(initialDate: ISODate, day: ISODate): SeniorityBand {
  const passed = Number(day.slice(0, 4)) - Number(initialDate.slice(0, 4))
  const years = day.slice(5) < initialDate.slice(5) ? passed - 1 : passed
  return bands.find(([least]) => years >= least)?.[1] ?? 'UNDER_1'
}
