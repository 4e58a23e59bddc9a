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
import {
  ArrivalAssignee,
  ArrivalKind,
  ArrivalState,
  ArrivalTaskKind,
  ArrivalTaskState,
  ArrivalTemplateStatus,
} from './catalogs.ts'
import { taskStates } from './states.ts'

/** Most tasks of a template: more is another template. */
export const MOST_TASKS = 60

/** What is done when somebody comes in or leaves, for the people that its conditions name. */
export const ArrivalTemplate = entity({
  name: 'ArrivalTemplate',
  table: 'arrival_template',
  label: 'Plantilla de ingreso o salida',
  fields: {
    id: id('arrivalTemplate'),
    kind: choice(ArrivalKind, 'Para'),
    name: text('Nombre', { max: 80 }),
    status: choice(ArrivalTemplateStatus, 'Estado'),
    businessId: optional(ref('business', 'Solo de la razón social')),
    area: optional(text('Solo del área', { max: 120 })),
    jobTitle: optional(text('Solo del cargo', { max: 120 })),
    version: integer('Versión'),
  },
})
export const templateFields = [
  ...(['kind', 'name', 'status', 'businessId', 'area', 'jobTitle'] as const),
]

/** A task as a template says it. */
export const TemplateTask = entity({
  name: 'ArrivalTemplateTask',
  table: 'arrival_template_task',
  label: 'Tarea',
  fields: {
    title: text('Tarea', { max: 160 }),
    kind: choice(ArrivalTaskKind, 'Tipo'),
    assignee: choice(ArrivalAssignee, 'Quién'),
    userId: optional(ref('user', 'Persona')),
    days: integer('Días', {
      min: -365,
      max: 365,
      help: 'Desde el primer o el último día; antes, con signo menos',
    }),
    obligatory: flag('Obligatoria'),
    documentTemplateId: optional(ref('documentTemplate', 'Plantilla del documento')),
  },
})
export type WrittenTask = ValuesOf<(typeof TemplateTask)['fields']>
export const templateTaskFields = [
  ...(['title', 'kind', 'assignee', 'userId', 'days', 'obligatory', 'documentTemplateId'] as const),
]

/** The list of somebody who comes in or leaves. */
export const Arrival = entity({
  name: 'Arrival',
  table: 'arrival',
  label: 'Ingreso o salida',
  fields: {
    id: id('arrival'),
    kind: choice(ArrivalKind, 'Tipo'),
    userId: ref('user', 'Persona'),
    userContractId: ref('contract', 'Contrato'),
    name: text('Lista', { max: 80 }),
    day: date('Día'),
    state: choice(ArrivalState, 'Estado'),
    byHand: flag('Iniciada a mano'),
    reason: optional(text('Motivo', { max: 300 })),
    createdAt: timestamp('Iniciada'),
    version: integer('Versión'),
  },
})

/** A task of a list, with who does it and until when. */
export const ArrivalTask = record({
  name: 'ArrivalTask',
  table: 'arrival_task',
  label: 'Tarea de ingreso o salida',
  noun: { one: 'tarea', many: 'tareas', feminine: true },
  machine: taskStates,
  state: 'state',
  reason: 'comment',
  filters: { state: 'state', kind: 'kind', assignee: 'assignee', userId: 'userId' },
  sort: ['due', 'fullname', 'state'],
  fields: {
    id: id('arrivalTask'),
    arrivalId: ref('arrival', 'Lista'),
    userId: ref('user', 'De quién es el ingreso o la salida'),
    title: text('Tarea', { max: 160 }),
    kind: choice(ArrivalTaskKind, 'Tipo'),
    assignee: choice(ArrivalAssignee, 'Quién'),
    assigneeId: optional(ref('user', 'Persona')),
    days: integer('Días'),
    due: date('Vence'),
    obligatory: flag('Obligatoria'),
    documentTemplateId: optional(ref('documentTemplate', 'Plantilla del documento')),
    state: choice(ArrivalTaskState, 'Estado'),
    comment: optional(longText('Comentario', { max: 500 })),
    serial: optional(text('N° de serie', { max: 80, help: 'Se pide de vuelta al salir' })),
    returnedOn: optional(date('Devuelto')),
    fileId: optional(file('Respaldo')),
    doneAt: optional(timestamp('Hecha')),
    version: integer('Versión'),
  },
})

/** A task as its reader saw it. */
export const taskSeen = seenOf(ArrivalTask)
export type TaskSeen = ValuesOf<typeof taskSeen>

const { comment, serial, fileId } = ArrivalTask.fields
/** What is said when a task is done. */
export const taskDone = { ...taskSeen, comment, serial, fileId }
export type TaskDone = ValuesOf<typeof taskDone>

/** How a list is begun by hand. */
export const ArrivalStart = entity({
  name: 'ArrivalStart',
  table: 'arrival',
  label: 'Inicio de una lista',
  fields: {
    kind: choice(ArrivalKind, 'Tipo'),
    userContractId: ref('contract', 'Contrato'),
    templateId: ref('arrivalTemplate', 'Plantilla'),
    day: optional(date('Día', { help: 'Vacío: el primer o el último día del contrato' })),
  },
})
