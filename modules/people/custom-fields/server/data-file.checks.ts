import { NOBODY, peopleOfFile } from '#modules/people/file-people/server/index.ts'
import { nearest } from '#platform/model/nearest.ts'
import { searchKey } from '#chile/text.ts'
import type { Objection } from '#platform/model/imports.ts'
import type { Checked, Importing } from '#platform/server/imports/importer.ts'
import type { DataValues } from '../model/data-row.ts'
import { readWritten, writtenValue } from '../model/written-values.ts'
import { dayIn, namedFields, standingData } from './data-file.queries.ts'
import type { FieldRow } from './fields.queries.ts'

/** The values that rows are of; without a day, the one that holds where it is the same. */
export async function matchData(importing: Importing, rows: readonly DataValues[]) {
  const { today } = importing
  const fields = await namedFields(importing)
  const owners = await peopleOfFile(
    importing,
    'userFieldData.update',
    rows.map(({ person }) => person),
    'FIELDS',
  )
  const held = await standingData(importing, [...owners.values()])
  return rows.map((row) => {
    const field = fields.get(searchKey(row.field ?? ''))
    const owner = owners.get(row.person ?? '')
    if (!field || !owner) return undefined
    const own = held.get(`${owner} ${field.id}`) ?? []
    const read = readWritten(field, row.value ?? '', today)
    const isSame = ({ value }: { value: string | null }) => 'value' in read && value === read.value
    const day = dayIn(field, row.date, today)
    const current = own.find((one) => one.date === null || one.date <= today)
    const found =
      own.find((one) => one.date === day) ??
      (row.date ? undefined : current && isSame(current) ? current : undefined)
    if (!found) return undefined
    const value = isSame(found) ? row.value : writtenValue(field.type, found.value)
    const { id, version } = found
    return { id, version, values: { ...row, value, kept: found.value } }
  })
}

/** What is wrong with each row besides its cells. Who is out of reach does not exist. */
export async function objectionsToData(
  importing: Importing,
  rows: readonly Checked<DataValues>[],
): Promise<readonly (readonly Objection[])[]> {
  const fields = await namedFields(importing)
  const ruts = rows.map(({ whole }) => whole.person)
  const owners = await peopleOfFile(importing, 'userFieldData.update', ruts, 'FIELDS')
  const reserved = await peopleOfFile(importing, 'contracts.read', ruts)
  return rows.map(({ whole: { person = '', field: name = '', value } }) => {
    if (!owners.has(person)) return [{ column: 'person', message: NOBODY }]
    const field = fields.get(searchKey(name))
    if (!field) return [{ column: 'field', ...unknownField(name, fields) }]
    if (field.reserved && !reserved.has(person)) return [{ column: 'person', message: NOBODY }]
    // Of oneself, what the ficha lets one write is written there.
    if (owners.get(person) === importing.actor.userId && !importing.can('userFields.update')) {
      return [{ column: 'person', message: 'Lo suyo lo escribe en su ficha' }]
    }
    if (field.type === 'FILE') {
      return [{ column: 'field', message: 'Un archivo se adjunta en la ficha' }]
    }
    if (!value) {
      return field.required ? [{ column: 'value', message: `${field.title} es obligatorio` }] : []
    }
    const read = readWritten(field, value, importing.today)
    return 'problem' in read ? [{ column: 'value', message: read.problem }] : []
  })
}

function unknownField(name: string, fields: ReadonlyMap<string, FieldRow>) {
  const words = [...fields].map(([key, { title }]) => ({ key, label: title }))
  const near = nearest(searchKey(name), words)
  const message = `«${name}» no existe${near ? `. ¿Quiso decir «${near}»?` : ''}`
  return near ? { message, suggestion: near } : { message }
}
