import { searchKey } from '#chile/text.ts'
import { peopleOfFile } from '#modules/people/file-people/server/index.ts'
import {
  type Change,
  type Importing,
  TOUCHED,
  type ToWrite,
} from '#platform/server/imports/importer.ts'
import { notFound } from '#platform/server/errors.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { DataValues } from '../model/data-row.ts'
import { readWritten } from '../model/written-values.ts'
import { dayIn, namedFields, standingData } from './data-file.queries.ts'
import { writeValues } from './data.service.ts'

/** Writes the values of rows; what was in each field before is kept, to take it back. */
export async function applyData(
  importing: Importing,
  rows: readonly ToWrite<DataValues>[],
): Promise<readonly (readonly Change[])[]> {
  const fields = await namedFields(importing)
  const whole = rows.map(({ found, values }) => ({ ...found?.values, ...values }))
  const owners = await peopleOfFile(
    importing,
    'userFieldData.update',
    whole.map(({ person }) => String(person)),
  )
  const writings = whole.map(({ person, field: name, date, value }) => {
    const field = fields.get(searchKey(String(name)))
    const userId = owners.get(String(person))
    if (!field || !userId) throw notFound()
    const read = readWritten(field, typeof value === 'string' ? value : '', importing.today)
    const day = dayIn(field, typeof date === 'string' ? date : null, importing.today)
    return { userId, field, date: day, value: 'value' in read ? read.value : null, fileId: null }
  })
  await writeValues(importing, writings)
  const now = await standingData(importing, [...owners.values()])
  return writings.map(({ userId, field, date, value }, at) => {
    const row = now.get(`${userId} ${field.id}`)?.find((one) => one.date === date)
    const found = rows[at]?.found
    const before = found ? { value: found.values['kept'] ?? null } : null
    return row
      ? [{ entity: 'user_field_data', id: row.id, version: row.version, before, after: { value } }]
      : []
  })
}

/** Takes new values out and gives others back what they said; those changed since stay. */
export async function undoData(
  { tx }: Importing,
  changes: readonly Change[],
): Promise<readonly (string | undefined)[]> {
  const facts = {
    id: ['bigint', ({ id }: Change) => id],
    version: ['integer', ({ version }: Change) => version],
  } as const
  const made = changes.filter(({ before }) => before === null)
  const { rows: gone } = await sql<{ id: number }>`delete from user_field_data data
    using ${bulk(made, 'given', facts)}
    where data.company_id = app.current_company() and data.id = given.id
      and data.version = given.version returning data.id`.execute(tx)
  const { rows: back } = await sql<{ id: number }>`update user_field_data data
    set value = given.value, version = data.version + 1
    from ${bulk(
      changes.filter(({ before }) => before !== null),
      'given',
      { ...facts, value: ['text', ({ before }: Change) => before?.['value'] ?? null] },
    )}
    where data.company_id = app.current_company() and data.id = given.id
      and data.version = given.version returning data.id`.execute(tx)
  const undone = new Set([...gone, ...back].map(({ id }) => id))
  return changes.map(({ id }) => (undone.has(id) ? undefined : TOUCHED))
}
