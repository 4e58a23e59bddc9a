import { searchKey } from '#chile/text.ts'
import { people } from '#modules/company/identities/server/index.ts'
import { blocks, personShown, personWithin } from '#modules/people/sight/server/index.ts'
import type { Acting } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { writtenValue } from '../model/written-values.ts'
import { type FieldRow, fieldsOf } from './fields.queries.ts'

/** The fields in use by their names and codes, as files say them. */
export async function namedFields({ tx }: Pick<Acting, 'tx'>) {
  const used = (await fieldsOf(tx)).filter(({ status }) => status === 'ACTIVE')
  const words = used.flatMap((field) => [field.title, field.code].map((word) => ({ word, field })))
  return new Map(words.map(({ word, field }) => [searchKey(word), field]))
}

/** The day since which a value of a field holds: none where the field asks for none. */
export const dayIn = ({ dated }: FieldRow, day: string | null | undefined, today: string) =>
  dated ? (day ?? today) : null

/** Every value of some people, the last of each field first, by the person and the field. */
export async function standingData({ tx }: Pick<Acting, 'tx'>, userIds: readonly number[]) {
  const rows = await tx
    .selectFrom('userFieldData')
    .select(['id', 'userId', 'fieldId', 'date', 'value', 'version'])
    .where(sql<boolean>`user_id in (select unnest(${[...userIds]}::bigint[]))`)
    .orderBy('date', (order) => order.desc().nullsLast())
    .execute()
  return Map.groupBy(rows, ({ userId, fieldId }) => `${userId} ${fieldId}`)
}

type Reading = Pick<Acting, 'tx' | 'reach' | 'actor'>

/**
 * What everybody within reach has in fields that are not reserved, as a file says it: those of
 * class A are in no file. In the audit, as every export.
 */
export async function allData({ tx, reach, actor }: Reading) {
  const reached = reach('userFieldData.update')
  const rows = await people
    .all(tx)
    .innerJoin('userFieldData as data', 'data.userId', 'users.id')
    .innerJoin('userField as field', 'field.id', 'data.fieldId')
    .select([
      'users.rut as person',
      'field.title as field',
      'data.date',
      'data.value',
      'field.type',
    ])
    .where('field.status', '=', 'ACTIVE')
    .where('field.reserved', '=', false)
    .where('data.value', 'is not', null)
    .where('users.identificationType', '=', 'RUT')
    .where(personWithin(reached, 'users.id'))
    .where(personShown(reached, 'users.id', actor.userId))
    .where(blocks.isOpen('FIELDS', 'users.id'))
    .orderBy('data.id')
    .execute()
  await sql`select app.write_audit(app.current_company(), 'Proceso', 'exportación:campos',
    null, null, ${JSON.stringify({ filas: rows.length })}::jsonb)`.execute(tx)
  return rows.map(({ type, value, ...row }) => ({ ...row, value: writtenValue(type, value) }))
}
