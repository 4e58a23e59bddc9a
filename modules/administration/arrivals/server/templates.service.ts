import type { Row } from '#platform/model/entity.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { changedMeanwhile, invalid, notFound } from '#platform/server/errors.ts'
import {
  type ArrivalTemplate,
  MOST_TASKS,
  type templateFields,
  type WrittenTask,
} from '../model/arrival.ts'
import { templateById, type TemplateRow } from './templates.queries.ts'

constraintMessages({
  arrival_template_name_key: { message: 'Ya hay una plantilla con ese nombre', field: 'name' },
})

type Fields = Pick<Row<typeof ArrivalTemplate>, (typeof templateFields)[number]>

/** Adds a template with its tasks. */
export async function createArrivalTemplate(
  { tx }: Context,
  { tasks, ...fields }: Fields & { tasks: readonly WrittenTask[] },
): Promise<TemplateRow> {
  const { id } = await tx
    .insertInto('arrivalTemplate')
    .values({ ...fields, ...tidied(fields) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeTasks({ tx }, id, tasks)
  return templateById(tx, id)
}

type Change = { id: number; version: number; tasks: readonly WrittenTask[] | null } & {
  [K in keyof Fields]?: Fields[K] | undefined
}

/** Corrects a template: lists that began stay as they are. */
export async function updateArrivalTemplate(
  { tx }: Context,
  { id, version, tasks, ...change }: Change,
): Promise<TemplateRow> {
  const found = await tx
    .updateTable('arrivalTemplate')
    .set({ ...change, ...tidied(change), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!found) {
    await templateById(tx, id)
    throw changedMeanwhile({ table: 'arrivalTemplate', key: { id } })
  }
  if (tasks !== null) {
    await tx.deleteFrom('arrivalTemplateTask').where('templateId', '=', id).execute()
    await writeTasks({ tx }, id, tasks)
  }
  return templateById(tx, id)
}

/** Removes a template. The lists that began with it stay, with its name. */
export async function deleteArrivalTemplate({ tx }: Context, { id }: { id: number }) {
  await tx.updateTable('arrival').set({ templateId: null }).where('templateId', '=', id).execute()
  const { numDeletedRows } = await tx
    .deleteFrom('arrivalTemplate')
    .where('id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound()
  return true
}

type Conditions = { area?: string | null | undefined; jobTitle?: string | null | undefined }

/** A condition of spaces alone is none. */
const tidied = ({ area, jobTitle }: Conditions) => ({
  ...(area ? { area: area.trim() || null } : {}),
  ...(jobTitle ? { jobTitle: jobTitle.trim() || null } : {}),
})

async function writeTasks(
  { tx }: Pick<Context, 'tx'>,
  templateId: number,
  tasks: readonly WrittenTask[],
) {
  if (tasks.length === 0) throw invalid('tasks', 'Escriba al menos una tarea')
  if (tasks.length > MOST_TASKS) throw invalid('tasks', `Admite hasta ${MOST_TASKS} tareas`)
  await tx
    .insertInto('arrivalTemplateTask')
    .values(tasks.map((task, at) => ({ templateId, place: at + 1, ...sound(task) })))
    .execute()
}

/** A named person is of «Alguien en particular» alone, and a paper of a document. */
function sound(task: WrittenTask): WrittenTask {
  const { assignee, kind, title, userId, documentTemplateId } = task
  const names = assignee === 'PERSON'
  if (names && userId === null) throw invalid('tasks', `Diga quién hace «${title}»`)
  if (!names && userId !== null) {
    throw invalid('tasks', `«${title}» no es de alguien en particular: quite a la persona`)
  }
  if (kind !== 'DOCUMENT' && documentTemplateId !== null) {
    throw invalid('tasks', `«${title}» no es un documento: quite su plantilla`)
  }
  return task
}
