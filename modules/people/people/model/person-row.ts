import { catalog } from '#platform/model/catalog.ts'
import { entity, type Row, type ValuesOf } from '#platform/model/entity.ts'
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

/** The fields that a whole file brings besides: what payroll pays and withholds by. */
export const importedPay = [
  'previsionType',
  'retirementScheme',
  'pensionInstitution',
  'pensionStatus',
  'healthInstitution',
  'healthAmountUf',
  'healthPercentage',
  'healthAmount',
  'afcEnrolled',
  'afcDate',
  'apviInstitution',
  'apviRegime',
  'apvi',
  'apvcInstitution',
  'apvc',
  'cuenta2Institution',
  'cuenta2',
  'subjectToFamilyAllowance',
  'familyAllowanceSegment',
  'simpleBurdens',
  'maternalBurdens',
  'disabledBurdens',
] as const

/** The fields of a person that some file brings. */
export type FileFields = readonly ((typeof importedFields)[number] | (typeof importedPay)[number])[]

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
export type PersonValues = Partial<
  ValuesOf<(typeof PersonRow)['fields']> & Pick<Row<typeof User>, (typeof importedPay)[number]>
>

/** What became of a person of a list that was sent. */
export const BulkResult = catalog('BulkResult', {
  NEW: 'Nueva',
  CHANGE: 'Cambia',
  SAME: 'Igual',
})
