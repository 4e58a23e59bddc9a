import { entity } from '#platform/model/entity.ts'
import { date, file, id, integer, longText, optional, ref, text } from '#platform/model/field.ts'

/** What a person has in a field of the company, from a day on where the field asks for one. */
export const UserFieldData = entity({
  name: 'UserFieldData',
  table: 'user_field_data',
  label: 'Dato personalizado',
  fields: {
    id: id('userFieldData'),
    userId: ref('user', 'Persona'),
    fieldId: ref('userField', 'Campo'),
    type: text('Tipo del campo', { max: 20 }),
    date: optional(date('Desde', { help: 'Vacío: vale sin fecha', sensitivity: 'B' })),
    value: optional(longText('Valor', { max: 4000, sensitivity: 'A' })),
    fileId: optional(file('Archivo', { sensitivity: 'A' })),
    version: integer('Versión'),
  },
})
