import type { ValuesOf } from '#platform/model/entity.ts'
import { counted } from '#chile/counts.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { changedMeanwhile, conflict, invalid, notFound, refuse } from '#platform/server/errors.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { lockCompany } from '#platform/server/transaction/locks.ts'
import {
  fieldProblem,
  linesOf,
  mostFields,
  mostListed,
  type UserField,
} from '../model/user-field.ts'
import type { writtenFields } from '../model/user-field.ts'
import { type FieldRow, fieldsOf } from './fields.queries.ts'

constraintMessages({
  user_field_code_key: { message: 'Ya hay un campo con ese código', field: 'code' },
  user_field_title_key: { message: 'Ya hay un campo en uso con ese nombre', field: 'title' },
  'user_field_data_field:delete': {
    message: 'Hay datos de personas en este campo: conserva su tipo',
    field: 'type',
  },
})

type Written = Pick<
  ValuesOf<(typeof UserField)['fields']>,
  (typeof writtenFields)[number] | 'status'
>

/** Adds a field after the others. */
export async function createUserField(
  { tx }: Context,
  input: Omit<Written, 'status' | 'listed'> & { listed: boolean | null },
): Promise<FieldRow> {
  refuse(fieldProblem(input))
  const rows = await lockedFields(tx)
  requireRoom(rows)
  if (input.listed) requireListRoom(rows)
  const last = Math.max(0, ...rows.map(({ sorting }) => sorting))
  const { id } = await tx
    .insertInto('userField')
    .values({
      ...input,
      listed: input.listed ?? false,
      options: tidied(input.options),
      sorting: last + 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return fieldById(tx, id)
}

type Change = { id: number; version: number } & {
  [K in keyof Written]?: Written[K] | undefined
}

/** Corrects a field. With values it keeps its type, and the options that somebody has. */
export async function updateUserField(
  { tx }: Context,
  { id, version, ...change }: Change,
): Promise<FieldRow> {
  const rows = await lockedFields(tx)
  const field = rows.find((row) => row.id === id)
  if (!field) throw notFound()
  if (field.version !== version) throw changedMeanwhile({ table: 'userField', key: { id } })
  const whole = wholeOf(field, change)
  const options = tidied(whole.options)
  refuse(fieldProblem(whole))
  if (field.status !== 'ACTIVE' && whole.status === 'ACTIVE') requireRoom(rows)
  if (isListed(whole) && !isListed(field)) requireListRoom(rows)
  if (field.dated && !whole.dated) await requireOneDay(tx, id)
  await requireKeptOptions(tx, field, options)
  await tx
    .updateTable('userField')
    .set({
      title: whole.title,
      code: whole.code,
      type: whole.type,
      options,
      help: whole.help,
      status: whole.status,
      required: whole.required,
      dated: whole.dated,
      reserved: whole.reserved,
      managers: whole.managers,
      worker: whole.worker,
      listed: whole.listed,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute()
  return fieldById(tx, id)
}

/** The field as it would be. */
function wholeOf(field: FieldRow, change: Partial<Change>): FieldRow {
  const { title, code, type, status, required, dated, reserved, managers, worker, listed } = change
  return {
    ...field,
    title: title ?? field.title,
    code: code ?? field.code,
    type: type ?? field.type,
    options: change.options === undefined ? field.options : change.options,
    help: change.help === undefined ? field.help : change.help,
    status: status ?? field.status,
    required: required ?? field.required,
    dated: dated ?? field.dated,
    reserved: reserved ?? field.reserved,
    managers: managers ?? field.managers,
    worker: worker ?? field.worker,
    listed: listed ?? field.listed,
  }
}

/** Takes a field out of use. What people have in it stays; one that nobody has is deleted. */
export async function deleteUserField({ tx }: Context, { id }: { id: number }): Promise<boolean> {
  const field = (await lockedFields(tx)).find((row) => row.id === id)
  if (!field) throw notFound()
  const used = await tx
    .selectFrom('userFieldData')
    .select('id')
    .where('fieldId', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (used) {
    await tx
      .updateTable('userField')
      .set({ status: 'RETIRED', version: field.version + 1 })
      .where('id', '=', id)
      .execute()
  } else await tx.deleteFrom('userField').where('id', '=', id).execute()
  return true
}

/** Brings a field to a place, the first one being 1; the others make room in their order. */
export async function updateUserFieldPosition(
  { tx }: Context,
  { id, position }: { id: number; position: number },
): Promise<FieldRow> {
  const rows = await lockedFields(tx)
  const moved = rows.find((row) => row.id === id)
  if (!moved) throw notFound()
  const order = rows.filter((row) => row.id !== id).toSpliced(position - 1, 0, moved)
  await sql`update user_field set sorting = place.at
    from unnest(${order.map((row) => row.id)}::bigint[]) with ordinality as place (id, at)
    where company_id = app.current_company() and user_field.id = place.id
      and sorting <> place.at`.execute(tx)
  return fieldById(tx, id)
}

/** Of two who change the fields at once the second waits: places and counts are of all of them. */
async function lockedFields(tx: Tx): Promise<FieldRow[]> {
  await lockCompany(tx)
  return fieldsOf(tx)
}

async function fieldById(tx: Tx, id: number): Promise<FieldRow> {
  const [field] = await fieldsOf(tx, [id])
  if (!field) throw notFound()
  return field
}

function requireRoom(rows: readonly FieldRow[]) {
  if (rows.filter(({ status }) => status === 'ACTIVE').length < mostFields) return
  throw invalid('', `Hay ${mostFields} campos en uso: retire alguno`)
}

const isListed = ({ listed, status }: FieldRow) => listed && status === 'ACTIVE'

function requireListRoom(rows: readonly FieldRow[]) {
  if (rows.filter(isListed).length < mostListed) return
  throw invalid('listed', `Ya hay ${mostListed} campos en la lista: quite uno`)
}

const tidied = (options: string | null) => {
  const lines = linesOf(options)
  return lines.length === 0 ? null : lines.join('\n')
}

/** A field whose days no longer matter would have several values at once. */
async function requireOneDay(tx: Tx, fieldId: number) {
  const several = await tx
    .selectFrom('userFieldData')
    .select('userId')
    .where('fieldId', '=', fieldId)
    .groupBy('userId')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .limit(1)
    .executeTakeFirst()
  if (several) {
    throw conflict('Hay personas con valores de varias fechas: sigue rigiendo por fecha', 'dated')
  }
}

/** An option that somebody has stays. */
async function requireKeptOptions(tx: Tx, field: FieldRow, options: string | null) {
  const kept = linesOf(options)
  const gone = linesOf(field.options).filter((line) => !kept.includes(line))
  if (gone.length === 0) return
  const { rows } = await sql<{ option: string; people: number }>`
    select chosen.option, count(distinct data.user_id)::integer as people
    from user_field_data data
    cross join lateral regexp_split_to_table(data.value, '\n') as chosen (option)
    where data.company_id = app.current_company() and data.field_id = ${field.id}
      and chosen.option = any(${gone}::text[])
    group by chosen.option order by chosen.option limit 1`.execute(tx)
  const [first] = rows
  if (!first) return
  const people = counted(first.people, 'persona')
  throw conflict(`«${first.option}» la tienen ${people}: no se quita`, 'options')
}
