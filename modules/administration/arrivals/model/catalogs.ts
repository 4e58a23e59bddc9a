import { catalog, type ValueOf } from '#platform/model/catalog.ts'

export const ArrivalKind = catalog('ArrivalKind', { ARRIVAL: 'Ingreso', DEPARTURE: 'Salida' })
export type ArrivalKind = ValueOf<typeof ArrivalKind>

export const ArrivalState = catalog('ArrivalState', {
  RUNNING: 'En curso',
  DONE: 'Completa',
  CANCELED: 'Anulada',
})
export type ArrivalState = ValueOf<typeof ArrivalState>

export const ArrivalTemplateStatus = catalog('ArrivalTemplateStatus', {
  ACTIVE: 'En uso',
  INACTIVE: 'Sin uso',
})
export type ArrivalTemplateStatus = ValueOf<typeof ArrivalTemplateStatus>

export const ArrivalTaskKind = catalog('ArrivalTaskKind', {
  TASK: 'Tarea',
  DOCUMENT: 'Documento por firmar',
  EQUIPMENT: 'Equipo',
  ACCESS: 'Acceso',
})
export type ArrivalTaskKind = ValueOf<typeof ArrivalTaskKind>

/** Who does a task. */
export const ArrivalAssignee = catalog('ArrivalAssignee', {
  HR: 'Gestión de personas',
  MANAGER: 'Su jefatura',
  WORKER: 'La persona',
  PERSON: 'Alguien en particular',
})
export type ArrivalAssignee = ValueOf<typeof ArrivalAssignee>

export const ArrivalTaskState = catalog('ArrivalTaskState', {
  TO_DO: 'Por hacer',
  DONE: 'Hecha',
  SKIPPED: 'No corresponde',
})
export type ArrivalTaskState = ValueOf<typeof ArrivalTaskState>
