import type { RawBuilder } from 'kysely'
import { isDate } from '#chile/dates.ts'
import { blocks, personShown, personWithin } from '#modules/people/sight/server/index.ts'
import type { Permission } from '#access/services.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid } from '#platform/server/errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { linesOf, type UserFieldType } from '../model/user-field.ts'
import { type FieldRow, userFields } from './fields.queries.ts'

/** What a list is narrowed to by one field: by its type one of these says something. */
export type FieldAsk = {
  readonly fieldId: number
  readonly contains: string | null
  readonly from: string | null
  readonly to: string | null
  /** Chosen values, one a line. */
  readonly among: string | null
}

/** The fields in use that a reader reads of others. What is reserved is in no list and no file. */
export async function fieldsOfOthers(context: Context): Promise<FieldRow[]> {
  const keeps = context.can('userFields.update')
  const manages = context.can('userFields.read')
  const fields = await userFields(context)
  return fields.filter(
    ({ status, reserved, managers }) =>
      status === 'ACTIVE' && !reserved && (keeps || (manages && managers)),
  )
}

/** Those of them that are columns of the list of people. */
export const listedFields = async (context: Context): Promise<FieldRow[]> =>
  (await fieldsOfOthers(context)).filter(({ listed }) => listed)

/** Some fields of a list by their ids; any other one is answered as one that does not exist. */
async function askedFields(context: Context, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, FieldRow>()
  const known = new Map((await listedFields(context)).map((field) => [field.id, field]))
  if (ids.some((id) => !known.has(id))) throw invalid('fields', 'El campo ya no está en la lista')
  return known
}

/**
 * What people have in a field today, one row a person at most. A field that does not hold from a
 * day has one row of each person, and is read without looking for the newest one.
 */
function heldToday({ today }: Context, { id, dated }: FieldRow, value: RawBuilder<unknown>) {
  const newest = dated ? sql`distinct on (d.user_id)` : sql``
  const order = dated ? sql`order by d.user_id, d.date desc nulls last` : sql``
  return sql`(select ${newest} d.user_id, ${value} as value
    from user_field_data d
    where d.company_id = app.current_company() and d.field_id = ${id}::bigint
      and (d.date is null or d.date <= ${today}::date) and ${blocks.isOpen('FIELDS', 'd.userId')}
    ${order})`
}

const numbers: readonly UserFieldType[] = ['NUMBER', 'MONEY', 'PERCENTAGE']

/** What a value is compared by. The type is asked again: no other value is read as a number. */
const keyOf = (type: UserFieldType) =>
  numbers.includes(type)
    ? sql`case when d.type in ('NUMBER', 'MONEY', 'PERCENTAGE') then d.value::numeric end`
    : type === 'TEXT' || type === 'LONG_TEXT'
      ? sql`app.plain(d.value)`
      : sql`d.value`

/** Whether the reader reads a field of the person in a column: what they do not is as if empty. */
function isRead(context: Context, field: FieldRow, person: string) {
  const own = context.actor.userId
  const within = (right: Permission) =>
    sql<boolean>`(${personWithin(context.reach(right), person)}
      and ${personShown(context.reach(right), person, own)})`
  const office = context.can('userFields.update')
  const readsOwn = field.worker !== 'NONE' || office
  const ofOthers = field.managers
    ? sql<boolean>`(${within('userFieldData.read')} or ${within('userFieldData.update')})`
    : within('userFieldData.update')
  return sql<boolean>`case when ${sql.ref(person)} = ${own}::bigint
    then ${sql.lit(readsOwn)} else ${ofOthers} end`
}

/**
 * Conditions on the person in a column, one for each field that is asked about.
 *
 * @throws UserError for a field that is not in the list of the reader, or a bound that is no value
 */
async function narrowed(context: Context, asks: readonly FieldAsk[], person: string) {
  const fields = await askedFields(
    context,
    asks.map(({ fieldId }) => fieldId),
  )
  return asks.flatMap((ask) => {
    const field = fields.get(ask.fieldId)
    const matches = field && matching(field, ask)
    if (!field || !matches) return []
    return [
      sql<boolean>`(${isRead(context, field, person)} and ${sql.ref(person)} in (
        select held.user_id from ${heldToday(context, field, keyOf(field.type))} held
        where ${matches}))`,
    ]
  })
}

/** What a value has to be; nothing where the question says nothing. */
function matching({ type }: FieldRow, { contains, from, to, among }: FieldAsk) {
  const chosen = linesOf(among)
  switch (type) {
    case 'TEXT':
    case 'LONG_TEXT':
      return contains ? sql`strpos(held.value, app.plain(${contains})) > 0` : undefined
    case 'NUMBER':
    case 'MONEY':
    case 'PERCENTAGE':
      return between(numberIn(from), numberIn(to), 'numeric')
    case 'DATE':
      return between(dayIn(from), dayIn(to), 'text')
    case 'CHOICES':
      return chosen.length > 0
        ? sql`string_to_array(held.value, E'\n') && ${[...chosen]}::text[]`
        : undefined
    case 'FILE':
      return undefined
    default:
      return chosen.length > 0 ? sql`held.value = any(${[...chosen]}::text[])` : undefined
  }
}

/**
 * Values from one to another. Two comparisons of one expression are taken for one row in two
 * hundred, and each of 50.000 people would be looked up one by one; a case is taken for the half.
 */
function between(from: string | null, to: string | null, kind: 'numeric' | 'text') {
  if (from === null && to === null) return undefined
  const as = sql.raw(kind)
  return sql`(case when held.value is null then false
    else (${from}::${as} is null or held.value >= ${from}::${as})
      and (${to}::${as} is null or held.value <= ${to}::${as}) end)`
}

function numberIn(written: string | null) {
  if (written === null) return null
  if (!/^-?\d{1,12}(\.\d{1,4})?$/.test(written)) throw invalid('fields', 'No es un número')
  return written
}

function dayIn(written: string | null) {
  if (written === null) return null
  if (!isDate(written)) throw invalid('fields', 'No es una fecha')
  return written
}

/** What people have in a field, as a table of `userId` and `key` to order a list by. */
async function ordering(context: Context, fieldId: number, person: string) {
  const field = (await askedFields(context, [fieldId])).get(fieldId)
  if (!field) throw invalid('fields', 'El campo ya no está en la lista')
  return {
    rows: heldToday(context, field, keyOf(field.type)),
    isRead: isRead(context, field, person),
  }
}

/** The fields of a company in the list of its people: its columns, its filters and its order. */
export const fieldsInLists = { narrowed, ordering }
