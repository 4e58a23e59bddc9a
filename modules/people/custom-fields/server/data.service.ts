import { reserved } from '#modules/people/people/server/index.ts'
import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { changedMeanwhile, forbidden, invalid, notFound } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { keptPaper } from '#platform/server/uploads/papers.ts'
import { seesField, writesField } from '../model/sight.ts'
import { inputName, readValue } from '../model/values.ts'
import { readerOf, userFieldData } from './data.queries.ts'
import { type FieldRow, fieldsOf } from './fields.queries.ts'
import { userFieldPapers } from './papers.ts'

type Given = {
  fieldId: number
  value: string | null
  fileId: number | null
  /** The value that was seen, with its version; nothing where the field was empty. */
  seenId: number | null
  version: number | null
}
type Change = { userId: number; date: ISODate | null; values: readonly Given[] }

/** What is to be written in a field. */
type Writing = {
  readonly field: FieldRow
  readonly date: ISODate | null
  readonly value: string | null
  readonly fileId: number | null
}

/**
 * Writes what a person has in some fields, all of them or none. Where a field says from when its
 * values hold, they do from `date` on, today unless said. Emptied of a day that has its own value,
 * that value is taken back; of another day, there is none from then on.
 */
export async function updateUserFieldData(
  context: Context,
  { userId, date, values }: Change,
): Promise<boolean> {
  const fields = await writable(context, userId, values)
  const day = date ?? context.today
  const writings = values.map((given) => writingOf(fields, given, day))
  await requireAsSeen(context, userId, writings, values)
  for (const { fileId } of writings) {
    // A file or two, each looked at where it is given.
    if (fileId !== null) await userFieldPapers.require(context, userId, fileId)
  }
  await writeValues(
    context,
    writings.map((writing) => ({ userId, ...writing })),
  )
  return true
}

/** The fields that are named, by their ids: each one of those that the actor writes. */
async function writable(context: Context, userId: number, values: readonly Given[]) {
  const reader = await readerOf(context, userId)
  const ids = values.map(({ fieldId }) => fieldId)
  if (new Set(ids).size !== ids.length) throw invalid('', 'Un campo está dos veces')
  const fields = new Map((await fieldsOf(context.tx, ids)).map((field) => [field.id, field]))
  for (const id of ids) {
    const field = fields.get(id)
    if (!field || field.status !== 'ACTIVE' || !seesField(field, reader)) throw notFound()
    if (!writesField(field, reader)) throw forbidden()
  }
  return fields
}

function writingOf(fields: ReadonlyMap<number, FieldRow>, given: Given, day: ISODate): Writing {
  const field = fields.get(given.fieldId)
  if (!field) throw notFound()
  const date = field.dated ? day : null
  const empty = { field, date, value: null, fileId: null }
  if (field.type === 'FILE') {
    if (given.fileId === null) requireOptional(field)
    return { ...empty, fileId: given.fileId }
  }
  if (given.value === null || given.value.trim() === '') {
    requireOptional(field)
    return empty
  }
  const read = readValue(field, given.value)
  if ('problem' in read) throw invalid(inputName(field.code), read.problem)
  return { ...empty, value: read.value }
}

function requireOptional({ required, title, code }: FieldRow) {
  if (required) throw invalid(inputName(code), `${title} es obligatorio`)
}

/** Nobody writes over what somebody else wrote since it was read. */
async function requireAsSeen(
  { tx }: Context,
  userId: number,
  writings: readonly Writing[],
  values: readonly Given[],
) {
  const rows = await tx
    .selectFrom('userFieldData')
    .select(['id', 'fieldId', 'date', 'version'])
    .where('userId', '=', userId)
    .where(sql<boolean>`field_id = any(${writings.map(({ field }) => field.id)}::bigint[])`)
    .forUpdate()
    .execute()
  for (const [at, { field, date }] of writings.entries()) {
    const seen = values[at]
    const row = rows.find((one) => one.fieldId === field.id && one.date === date)
    const isOther = row && (row.id === seen?.seenId ? row.version !== seen.version : !field.dated)
    if (isOther) throw changedMeanwhile({ table: 'userFieldData', key: { id: row.id } })
  }
}

/** Writes values of many people, each in one of its fields, in two statements. */
export async function writeValues(
  { tx }: Pick<Context, 'tx'>,
  rows: readonly (Writing & { readonly userId: number })[],
): Promise<void> {
  const isNothing = (row: Writing) => row.value === null && row.fileId === null
  const facts = {
    user_id: ['bigint', ({ userId }: Whole) => userId],
    field_id: ['bigint', ({ field }: Whole) => field.id],
    date: ['date', ({ date }: Whole) => date],
  } as const
  const { rows: gone } = await sql<{ user: number; field: number }>`
    delete from user_field_data data
    using ${bulk(rows.filter(isNothing), 'given', facts)}
    where data.company_id = app.current_company() and data.user_id = given.user_id
      and data.field_id = given.field_id and data.date is not distinct from given.date
    returning data.user_id as "user", data.field_id as "field"`.execute(tx)
  const taken = new Set(gone.map(({ user, field }) => `${user} ${field}`))
  // Without a day there is nothing to say of an empty field.
  const written = rows.filter(
    (row) => !isNothing(row) || (row.date !== null && !taken.has(`${row.userId} ${row.field.id}`)),
  )
  await sql`insert into user_field_data as kept
      (company_id, user_id, field_id, type, date, value, file_id)
    select app.current_company(), given.*
    from ${bulk(written, 'given', {
      user_id: facts.user_id,
      field_id: facts.field_id,
      type: ['text', ({ field }: Whole) => field.type],
      date: facts.date,
      value: ['text', ({ value }: Whole) => value],
      file_id: ['bigint', ({ fileId }: Whole) => fileId],
    })}
    on conflict (company_id, user_id, field_id, date) do update
      set value = excluded.value, file_id = excluded.file_id, version = kept.version + 1
      where (kept.value, kept.file_id) is distinct from (excluded.value, excluded.file_id)
    returning kept.id`.execute(tx)
}
type Whole = Writing & { readonly userId: number }

/** A link that opens the file of a field for five minutes; of class A it is in the audit. */
export async function openUserFieldFile(context: Context, { id }: { id: number }) {
  const { ownerId, fileId } = await keptPaper(
    context,
    { table: 'userFieldData', owner: 'userId', field: 'fileId' },
    id,
  )
  const reader = await readerOf(context, ownerId)
  const { fieldId } = await context.tx
    .selectFrom('userFieldData')
    .select('fieldId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  const [field] = await fieldsOf(context.tx, [fieldId])
  if (!field || fileId === null || !seesField(field, reader)) throw notFound()
  if (field.reserved) reserved.audit(context, ownerId, 'campos reservados')
  return userFieldPapers.link(context, fileId)
}

/** What a person has in the fields of their company, and its writing, for what is proposed. */
export const personFields = { of: userFieldData, write: updateUserFieldData }
