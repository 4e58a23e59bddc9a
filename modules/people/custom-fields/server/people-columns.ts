import { fileColumns } from '#modules/people/chosen-people/server/index.ts'
import { personShown, personWithin } from '#modules/people/sight/server/index.ts'
import type { Permission } from '#access/services.ts'
import type { Acting, Context } from '#platform/server/context.ts'
import type { Cell, Column, ColumnKind, SheetRow } from '#platform/server/sheets/columns.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { UserFieldType } from '../model/user-field.ts'
import { valueWords } from '../model/values.ts'
import { heldOn } from './fields-of-people.queries.ts'
import { fieldsOfOthers } from './list-fields.queries.ts'

const kinds: Partial<Record<UserFieldType, ColumnKind>> = {
  MONEY: 'integer',
  NUMBER: 'decimal',
  PERCENTAGE: 'decimal',
  DATE: 'date',
}

/** A value as a sheet keeps it: numbers and days as such, all else in words. */
function cellOf(type: UserFieldType, value: string): Cell {
  if (type === 'MONEY') return Number(value)
  return kinds[type] ? value : valueWords(type, value)
}

/** What a field is called among the columns of the file of people. */
const keyOf = (fieldId: number) => `field ${fieldId}`

/** The fields of the company in the file of people: what is of class A is in no file. */
async function peopleColumns(context: Context, userIds: readonly number[]) {
  const fields = (await fieldsOfOthers(context)).filter(({ type }) => type !== 'FILE')
  const columns = fields.map(({ id, title, type }): Column => ({
    key: keyOf(id),
    label: title,
    kind: kinds[type] ?? 'text',
  }))
  const rows = new Map<number, SheetRow>()
  if (fields.length === 0) return { columns, rows }
  const ids = fields.map(({ id }) => id)
  for (const { userId, fieldId, type, value } of await held(context, userIds, ids)) {
    if (value === null) continue
    rows.set(userId, { ...rows.get(userId), [keyOf(fieldId)]: cellOf(type, value) })
  }
  return { columns, rows }
}

/** What holds today of some fields, each of the people whose value the reader reads. */
export function held(context: Acting, userIds: readonly number[], fieldIds: readonly number[]) {
  const { tx, today, actor } = context
  const within = (right: Permission) =>
    sql<boolean>`(${personWithin(context.reach(right), 'data.userId')}
      and ${personShown(context.reach(right), 'data.userId', actor.userId)})`
  const office = context.can('userFields.update')
  return heldOn(tx, fieldIds, today)
    .where(sql<boolean>`data.user_id in (select unnest(${[...userIds]}::bigint[]))`)
    .where(
      sql<boolean>`case when data.user_id = ${actor.userId}::bigint
        then field.worker <> 'NONE' or ${office}
        else (field.managers and ${within('userFieldData.read')})
          or ${within('userFieldData.update')} end`,
    )
    .execute()
}

fileColumns.on('custom-fields', peopleColumns)
