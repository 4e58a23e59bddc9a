import { entity, type ValuesOf } from '#platform/model/entity.ts'
import { date, optional, ref } from '#platform/model/field.ts'
import { User } from './user.ts'

const { fields } = User

/** The fields that a file of people brings, besides who they are. */
export const importedFields = [
  'firstname',
  'secondName',
  'paternalLastname',
  'maternalLastname',
  'birthday',
  'gender',
  'civilStatus',
  'countryOfOrigin',
  'email',
  'personalPhone',
  'address',
  'communeCode',
] as const

/** A row of a file of people: a person by the RUT, and what holds of them from a day on. */
export const PersonRow = entity({
  name: 'PersonRow',
  table: 'users',
  label: 'Colaborador',
  fields: {
    rut: fields.rut,
    firstname: fields.firstname,
    secondName: fields.secondName,
    paternalLastname: fields.paternalLastname,
    maternalLastname: fields.maternalLastname,
    birthday: fields.birthday,
    gender: fields.gender,
    civilStatus: fields.civilStatus,
    countryOfOrigin: fields.countryOfOrigin,
    email: fields.email,
    personalPhone: fields.personalPhone,
    address: fields.address,
    communeCode: fields.communeCode,
    businessId: optional(
      ref('business', 'Razón social', { help: 'De una persona nueva: a cuál pertenece' }),
    ),
    from: optional(date('Rige desde', { help: 'Vacío: desde hoy' })),
  },
})
export type PersonValues = Partial<ValuesOf<(typeof PersonRow)['fields']>>
