import type { Context } from '#platform/server/context.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { keptPaper } from '#platform/server/uploads/papers.ts'
import { touched } from '#platform/server/records/updated-by.ts'
import type { TaskDone, TaskSeen } from '../model/arrival.ts'
import { settleList } from './lists.ts'
import { taskPapers } from './papers.ts'
import { type TaskRow, tasks } from './tasks.queries.ts'

/**
 * Says that a task was done, with what its doer wrote and the paper that proves it. Equipment with
 * a serial number is asked back at the end; of what comes back the day is kept.
 */
export async function completeArrivalTask(context: Context, input: TaskDone): Promise<TaskRow> {
  const { id, version, comment, serial, fileId } = input
  const row = await lockedTask(context, id)
  if (fileId !== null) await taskPapers.require(context, id, fileId)
  const given = serial?.trim() ?? ''
  if (row.kind !== 'EQUIPMENT' && given !== '') {
    throw invalid('serial', 'Solo un equipo lleva número de serie')
  }
  await tasks.act(
    context,
    'complete',
    { id, version, reason: comment },
    {
      ...did(context),
      ...(fileId === null ? {} : { fileId }),
      ...(given === '' || row.returnsId !== null ? {} : { serial: given }),
    },
  )
  if (row.returnsId !== null) await setReturned(context, row.returnsId, context.today)
  await settleList(context, row.arrivalId)
  return tasks.one(context, id)
}

/** Says that a task does not apply, and why. */
export async function skipArrivalTask(
  context: Context,
  { comment: reason, ...seen }: TaskSeen & { comment: string | null },
): Promise<TaskRow> {
  const row = await lockedTask(context, seen.id)
  await tasks.act(context, 'skip', { ...seen, reason }, did(context))
  await settleList(context, row.arrivalId)
  return tasks.one(context, seen.id)
}

/** Takes back what was said of a task: it is to do again, and what was handed over is not. */
export async function reopenArrivalTask(context: Context, seen: TaskSeen): Promise<TaskRow> {
  const row = await lockedTask(context, seen.id)
  if (row.returnedOn !== null) {
    throw conflict('El equipo ya se devolvió: deshaga primero la devolución')
  }
  await tasks.act(
    context,
    'reopen',
    { ...seen, reason: null },
    {
      ...touched(context),
      doneAt: null,
      doneLoginId: null,
      ...(row.returnsId === null ? { serial: null } : {}),
    },
  )
  if (row.returnsId !== null && row.state === 'DONE') {
    await setReturned(context, row.returnsId, null)
  }
  await settleList(context, row.arrivalId)
  return tasks.one(context, seen.id)
}

/** A link that opens the paper of a task for five minutes. */
export async function openArrivalTaskFile(context: Context, { id }: { id: number }) {
  await tasks.one(context, id)
  const { fileId } = await keptPaper(
    context,
    { table: 'arrivalTask', owner: 'userId', field: 'fileId' },
    id,
  )
  if (fileId === null) throw notFound()
  return taskPapers.link(context, fileId)
}

const did = (context: Context) => ({
  ...touched(context),
  doneAt: context.now,
  doneLoginId: context.session.loginId,
})

/** Locks a task that the actor may do, of a list that was not annulled. */
async function lockedTask(context: Context, id: number) {
  const row = await tasks.locked(context, id, 'arrivals.update')
  const list = await context.tx
    .selectFrom('arrival')
    .select('state')
    .where('id', '=', row.arrivalId)
    .executeTakeFirstOrThrow(notFound)
  if (list.state === 'CANCELED') throw conflict('La lista está anulada')
  return row
}

const setReturned = ({ tx }: Context, id: number, day: string | null) =>
  tx.updateTable('arrivalTask').set({ returnedOn: day }).where('id', '=', id).execute()
