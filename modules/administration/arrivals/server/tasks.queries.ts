import type { Context } from '#platform/server/context.ts'
import { of } from '#platform/server/graphql/object.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { records } from '#platform/server/records/records.ts'
import {
  fieldsOf,
  pageOfView,
  part,
  personOf,
  type RowOf,
  view,
} from '#platform/server/records/view.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { nameIn, personBehind, surnameIn, userMatches } from '#platform/server/sql/person-names.ts'
import { ArrivalTask } from '../model/arrival.ts'
import { ArrivalKind, type ArrivalTaskKind, type ArrivalTaskState } from '../model/catalogs.ts'
import { isMine, keeps, taskWithin } from './sight.ts'

/** A task with whose list it is of, who did it, and whether its reader may. */
export const taskView = view({
  ...fieldsOf(ArrivalTask, 'task', [
    ...(['id', 'arrivalId', 'userId', 'title', 'kind', 'assignee', 'assigneeId'] as const),
    ...(['days', 'due', 'obligatory', 'documentTemplateId', 'state', 'comment'] as const),
    ...(['serial', 'returnedOn', 'doneAt', 'version'] as const),
  ]),
  ...personOf('task.userId'),
  listKind: part(of.choice(ArrivalKind), sql.ref<ArrivalKind>('list.kind')),
  assigneeName: part(of.maybe(of.text), nameIn('task.assigneeId')),
  doneBy: part(of.maybe(of.text), sql.raw<string | null>(personBehind('task.done_login_id'))),
  hasFile: part(of.flag, sql<boolean>`task.file_id is not null`),
  returns: part(of.flag, sql<boolean>`task.returns_id is not null`),
  isOverdue: part<boolean>(
    of.flag,
    ({ today }) =>
      sql<boolean>`(task.state = 'TO_DO' and list.state <> 'CANCELED'
        and task.due < ${today}::date)`,
  ),
  mayDo: part<boolean>(
    of.flag,
    (reader) =>
      sql<boolean>`(list.state <> 'CANCELED'
        and (${isMine(reader)} or ${keeps(reader, 'task.userId')}))`,
  ),
})
export type TaskRow = RowOf<typeof taskView>

export const tasks = records(ArrivalTask, {
  table: 'arrivalTask',
  as: 'task',
  rows: (tx: Tx) =>
    tx.selectFrom('arrivalTask as task').innerJoin('arrival as list', 'list.id', 'task.arrivalId'),
  person: 'task.userId',
  within: taskWithin,
  shows: taskView,
  read: 'arrivals.read',
  steps: 'arrivalTaskSteps',
})

export type TaskFilter = {
  search: string | null
  arrivalId: number | null
  kind: ArrivalTaskKind | null
  state: ArrivalTaskState | null
  userId: number | null
  mine: boolean | null
  overdue: boolean | null
}
export const taskSort = ['due', 'fullname', 'state'] as const

const orders = {
  by: {
    due: sql.ref('task.due'),
    fullname: surnameIn('task.userId'),
    state: sql.ref('task.state'),
  },
  ties: ['task.id'],
}

/** The tasks that the reader sees, of one list or of all that are not annulled. */
export function arrivalTasks(
  context: Context,
  input: ListInput<TaskFilter, (typeof taskSort)[number]>,
) {
  const { search, arrivalId, kind, state, userId, mine, overdue } = input.filter
  const matching = tasks
    .reached(context, 'arrivals.read')
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
    .where((eb) =>
      equalTo(eb, {
        'task.arrivalId': arrivalId,
        'task.kind': kind,
        'task.state': state,
        'task.userId': userId,
      }),
    )
    .$if(arrivalId === null, (query) => query.where('list.state', '<>', 'CANCELED'))
    .$if(mine === true, (query) => query.where(isMine(context)))
    .$if(overdue === true, (query) =>
      query
        .where('task.state', '=', 'TO_DO')
        .where('list.state', '<>', 'CANCELED')
        .where('task.due', '<', context.today),
    )
  return pageOfView(context, taskView, matching, orders, input)
}
