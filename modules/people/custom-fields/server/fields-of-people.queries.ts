import type { Reach } from '#access/reach.ts'
import { blocks, personShown, personWithin } from '#modules/people/sight/server/index.ts'
import type { ISODate } from '#chile/dates.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'

/** Whose values are read: rights as data, as a job keeps them. */
type Reader = { readonly reaches: readonly Reach[]; readonly self: number | null }

/** The fields in use that managers read, in their order: none of class A, and no files. */
export const fieldsForManagers = (tx: Tx) =>
  tx
    .selectFrom('userField')
    .select(['id', 'title', 'type'])
    .where('status', '=', 'ACTIVE')
    .where('managers', '=', true)
    .where('reserved', '=', false)
    .where('type', '<>', 'FILE')
    .orderBy('sorting')
    .orderBy('id')
    .execute()

/**
 * What people have in some fields on a day: a row for each person and field, for any reader. None
 * where they are blocked.
 */
export const heldOn = (tx: Tx, fieldIds: readonly number[], day: ISODate) =>
  tx
    .selectFrom('userFieldData as data')
    .innerJoin('userField as field', 'field.id', 'data.fieldId')
    .distinctOn(['data.userId', 'data.fieldId'])
    .select(['data.userId', 'data.fieldId', 'data.value', 'field.type'])
    .where(sql<boolean>`data.field_id = any(${[...fieldIds]}::bigint[])`)
    .where(sql<boolean>`(data.date is null or data.date <= ${day}::date)`)
    .where(blocks.isOpen('FIELDS', 'data.userId'))
    .orderBy('data.userId')
    .orderBy('data.fieldId')
    .orderBy('data.date', (order) => order.desc().nullsLast())

/** The same of everybody within the reach of a reader. */
export const valuesWithin = (
  tx: Tx,
  { reaches, self }: Reader,
  fieldIds: readonly number[],
  day: ISODate,
) =>
  heldOn(tx, fieldIds, day)
    .where((eb) =>
      eb.and(
        reaches.flatMap((reach) => [
          personWithin(reach, 'data.userId'),
          personShown(reach, 'data.userId', self),
        ]),
      ),
    )
    .execute()
