import type { ISODate } from '#chile/dates.ts'
import type { Cell } from '#platform/server/sheets/columns.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { valueWords } from '../model/values.ts'
import { fieldsOf } from './fields.queries.ts'

type Asked = {
  /** People whose fields the reader of the report may read, which is asked before. */
  readonly userIds: readonly number[]
  /** The reader, who is shown of themself what the field lets its person see. */
  readonly self: number | null
  readonly today: ISODate
}

/** The fields that managers read, as columns of a report; what is reserved is in no file. */
export async function reportedFields(tx: Tx, { userIds, self, today }: Asked) {
  const fields = (await fieldsOf(tx)).filter(
    ({ status, managers, reserved, type }) =>
      status === 'ACTIVE' && managers && !reserved && type !== 'FILE',
  )
  const rows = await tx
    .selectFrom('userFieldData as data')
    .distinctOn(['data.fieldId', 'data.userId'])
    .select(['data.userId', 'data.fieldId', 'data.value'])
    .where(sql<boolean>`data.field_id = any(${fields.map(({ id }) => id)}::bigint[])`)
    .where(sql<boolean>`data.user_id in (select unnest(${[...userIds]}::bigint[]))`)
    .where(sql<boolean>`(data.date is null or data.date <= ${today}::date)`)
    .orderBy('data.fieldId')
    .orderBy('data.userId')
    .orderBy('data.date', (order) => order.desc().nullsLast())
    .execute()
  const held = new Map(rows.map(({ userId, fieldId, value }) => [`${userId}/${fieldId}`, value]))
  const cellsOf = (userId: number): Cell[] =>
    fields.map(({ id, type, worker }) => {
      const value = held.get(`${userId}/${id}`)
      if (!value || (userId === self && worker === 'NONE')) return null
      return type === 'MONEY' ? Number(value) : type === 'DATE' ? value : valueWords(type, value)
    })
  return { fields, cellsOf }
}
