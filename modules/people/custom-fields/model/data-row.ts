import { entity, type ValuesOf } from '#platform/model/entity.ts'
import { date, longText, optional, rut, text } from '#platform/model/field.ts'

/** A row of a file: what a person has in a field, from a day on where the field asks for it. */
export const DataRow = entity({
  name: 'UserFieldDataRow',
  table: 'user_field_data',
  label: 'Dato personalizado',
  fields: {
    person: rut('RUT', { sensitivity: 'C' }),
    field: text('Campo', { max: 60, help: 'Su nombre o su código' }),
    date: optional(date('Desde', { help: 'Solo de los campos que rigen por fecha' })),
    value: optional(longText('Valor', { max: 4000, sensitivity: 'A' })),
  },
})
export type DataValues = Partial<ValuesOf<(typeof DataRow)['fields']>>
