import { blocks } from '#modules/people/sight/server/index.ts'
import { reserved } from '#modules/people/people/server/index.ts'
import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { type FieldReader, seesField, writesField } from '../model/sight.ts'
import { valueWords } from '../model/values.ts'
import { type FieldRow, fieldsOf } from './fields.queries.ts'

/**
 * Who reads the fields of a person, and how far.
 *
 * @throws UserError not-found for a person out of reach, and that their fields are blocked
 */
export async function readerOf(context: Context, userId: number): Promise<FieldReader> {
  const reader = await readerWithin(context, userId)
  if (!reader) throw notFound()
  await blocks.requireOpen(context, userId, 'FIELDS')
  return reader
}

/** The same; nothing for a person out of reach. */
async function readerWithin(context: Context, userId: number): Promise<FieldReader | undefined> {
  const isSelf = userId === context.actor.userId
  const reached = await reserved.reaches(context, userId, [
    'userFieldData.read',
    'userFieldData.update',
    'contracts.read',
  ])
  if (!reached.has('userFieldData.read')) return undefined
  return {
    isSelf,
    // Everybody reaches their own: what more they may, those say who keep the fields.
    keeps: isSelf ? context.can('userFields.update') : reached.has('userFieldData.update'),
    readsReserved: isSelf || reached.has('contracts.read'),
  }
}

/** What somebody has in a field, on one day or without any, as it is kept. */
async function kept({ tx }: Context, userId: number) {
  return tx
    .selectFrom('userFieldData as data')
    .leftJoin('file', 'file.id', 'data.fileId')
    .select(['data.id', 'data.fieldId', 'data.date', 'data.value', 'data.fileId', 'data.version'])
    .select('file.name as fileName')
    .where('data.userId', '=', userId)
    .orderBy('data.date', (order) => order.desc().nullsLast())
    .execute()
}
type Kept = Awaited<ReturnType<typeof kept>>[number]

/** What a field says of a person: one for each value, and one without value of an empty field. */
export type FieldValue = {
  /** Of the value; the field alone has none. */
  id: number | null
  userId: number
  fieldId: number
  field: FieldRow
  /** Nothing where it is closed, too. */
  value: string | null
  /** The value in the words of people. */
  words: string | null
  date: ISODate | null
  /** The file of a field that keeps one. */
  reference: number | null
  /** Holds today; the others were or will be. */
  current: boolean
  /** Of class A, and not asked for. */
  closed: boolean
  mayEdit: boolean
  version: number | null
}

/**
 * The fields of a person that the reader may see, in their order, each with its values, the last
 * one first. Those of class A of another person come with `reveal` alone, which is audited.
 */
export async function userFieldData(
  context: Context,
  { userId, reveal }: { userId: number; reveal: boolean | null },
): Promise<FieldValue[]> {
  return valuesFor(context, { userId, reveal }, await readerOf(context, userId))
}

/** The fields of people whose record is read with another right: none of those out of reach. */
export async function fieldsOfRecords(context: Context, userIds: readonly number[]) {
  const found: { userFieldData: FieldValue[] }[] = []
  // One record at a time is read, and seldom two in one request.
  for (const userId of userIds) {
    const reader = await readerWithin(context, userId)
    const asked = { userId, reveal: false }
    const reads = reader && !(await blocks.partsBlocked(context, userId)).has('FIELDS')
    found.push({ userFieldData: reads ? await valuesFor(context, asked, reader) : [] })
  }
  return found
}

async function valuesFor(
  context: Context,
  { userId, reveal }: { userId: number; reveal: boolean | null },
  reader: FieldReader,
): Promise<FieldValue[]> {
  const fields = (await fieldsOf(context.tx)).filter((field) => seesField(field, reader))
  const byField = Map.groupBy(await kept(context, userId), ({ fieldId }) => fieldId)
  const shows = reader.isSelf || reveal === true
  if (shows && fields.some(({ id, reserved: isReserved }) => isReserved && byField.has(id))) {
    reserved.audit(context, userId, 'campos reservados')
  }
  return fields.flatMap((field) => {
    const values = byField.get(field.id) ?? []
    if (field.status !== 'ACTIVE' && values.length === 0) return []
    const mayEdit = field.status === 'ACTIVE' && writesField(field, reader)
    const closed = field.reserved && !shows
    const common = { userId, fieldId: field.id, field, closed, mayEdit }
    const held = values.find(({ date }) => date === null || date <= context.today)
    const shown = values.map((row) => ({
      ...common,
      ...asShown(field, row, closed),
      current: row === held,
    }))
    // What is to come alone leaves the field empty today.
    return held ? shown : [{ ...common, ...nothing }, ...shown]
  })
}

const nothing = {
  id: null,
  value: null,
  words: null,
  date: null,
  reference: null,
  current: true,
  version: null,
}

function asShown({ type }: FieldRow, row: Kept, closed: boolean) {
  const { id, date, value, fileId, fileName, version } = row
  if (closed) return { ...nothing, id, date, version }
  const words = value === null ? fileName : valueWords(type, value)
  return { id, date, value, words, reference: fileId, version }
}
