import { choice, flag, id, integer, optional, ref, text } from '#platform/model/field.ts'
import { FileLink } from '#platform/server/graphql/files.ts'
import { byId, inputFrom } from '#platform/server/graphql/input.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { objectOfView } from '#platform/server/records/view.ts'
import { Arrival, ArrivalStart, ArrivalTask, taskDone, taskSeen } from '../model/arrival.ts'
import { ArrivalKind, ArrivalState, ArrivalTaskKind, ArrivalTaskState } from '../model/catalogs.ts'
import { arrival, arrivals, arrivalSort, arrivalView } from './arrivals.queries.ts'
import { cancelArrival, startArrival } from './arrivals.service.ts'
import { arrivalTasks, tasks, taskSort } from './tasks.queries.ts'
import {
  completeArrivalTask,
  openArrivalTaskFile,
  reopenArrivalTask,
  skipArrivalTask,
} from './tasks.service.ts'

const type = objectOfView('Arrival', arrivalView)
const search = optional(text('Nombre o RUT', { max: 100 }))
const userId = optional(ref('user', 'Persona'))
const overdue = optional(flag('Solo con atraso'))

list('arrivals', {
  type,
  filter: inputFrom('ArrivalFilter', {
    search,
    kind: optional(choice(ArrivalKind, 'Tipo')),
    state: optional(choice(ArrivalState, 'Estado')),
    userId,
    businessId: optional(ref('business', 'Razón social')),
    overdue,
  }),
  sort: arrivalSort,
  run: arrivals,
})

query('arrival', { input: byId('arrival'), type, run: (context, one) => arrival(context, one) })

mutation('startArrival', {
  input: inputFrom('StartArrivalInput', ArrivalStart.fields),
  type,
  run: startArrival,
})

mutation('cancelArrival', {
  input: inputFrom('CancelArrivalInput', {
    id: id('arrival'),
    version: integer('Versión'),
    reason: Arrival.fields.reason,
  }),
  type,
  run: cancelArrival,
})

list('arrivalTasks', {
  type: tasks.type,
  filter: inputFrom('ArrivalTaskFilter', {
    search,
    arrivalId: optional(ref('arrival', 'Lista')),
    kind: optional(choice(ArrivalTaskKind, 'Tipo')),
    state: optional(choice(ArrivalTaskState, 'Estado')),
    userId,
    mine: optional(flag('Solo las propias')),
    overdue,
  }),
  sort: taskSort,
  run: arrivalTasks,
})

mutation('completeArrivalTask', {
  input: inputFrom('CompleteArrivalTaskInput', taskDone),
  type: tasks.type,
  run: completeArrivalTask,
})

mutation('skipArrivalTask', {
  input: inputFrom('SkipArrivalTaskInput', { ...taskSeen, comment: ArrivalTask.fields.comment }),
  type: tasks.type,
  run: skipArrivalTask,
})

mutation('reopenArrivalTask', {
  input: inputFrom('ReopenArrivalTaskInput', taskSeen),
  type: tasks.type,
  run: reopenArrivalTask,
})

mutation('openArrivalTaskFile', {
  input: byId('arrivalTask'),
  type: FileLink,
  run: openArrivalTaskFile,
})
