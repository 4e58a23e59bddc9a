import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity, fieldNames } from '#platform/model/entity.ts'
import {
  choice,
  date,
  email,
  file,
  flag,
  id,
  integer,
  optional,
  phone,
  ref,
  rut,
  text,
} from '#platform/model/field.ts'

/** Who somebody of the family is to the person. */
export const FamilyRelation = catalog('FamilyRelation', {
  SPOUSE: 'Cónyuge',
  CIVIL_PARTNER: 'Conviviente civil',
  CHILD: 'Hijo o hija',
  STEPCHILD: 'Hijo o hija del cónyuge',
  GRANDCHILD: 'Nieto o nieta',
  MOTHER: 'Madre',
  FATHER: 'Padre',
  SIBLING: 'Hermano o hermana',
  IN_CARE: 'Menor a su cuidado por medida de protección',
  OTHER: 'Otra persona',
})
export type FamilyRelation = ValueOf<typeof FamilyRelation>

/** What kind of burden somebody is, as the ficha counts them. */
export const FamilyBurden = catalog('FamilyBurden', {
  NONE: 'No es carga',
  SIMPLE: 'Simple',
  MATERNAL: 'Maternal',
  DISABLED: 'Por invalidez',
})
export type FamilyBurden = ValueOf<typeof FamilyBurden>

/** Somebody of a person's family: all of it is of class A, most of all what is of children. */
export const FamilyMember = entity({
  name: 'FamilyMember',
  table: 'family_member',
  label: 'Familiar',
  fields: {
    id: id('familyMember'),
    userId: ref('user', 'Persona'),
    relation: choice(FamilyRelation, 'Parentesco', { sensitivity: 'A' }),
    rut: optional(rut('RUT', { sensitivity: 'A', help: 'Una carga lo necesita' })),
    firstname: text('Nombres', { max: 80, sensitivity: 'A' }),
    paternalLastname: text('Apellido paterno', { max: 60, sensitivity: 'A' }),
    maternalLastname: optional(text('Apellido materno', { max: 60, sensitivity: 'A' })),
    birthday: optional(date('Fecha de nacimiento', { sensitivity: 'A' })),
    phone: optional(phone('Teléfono', { sensitivity: 'A' })),
    email: optional(email('Correo', { sensitivity: 'A' })),
    emergencyContact: flag('Contacto de emergencia', { sensitivity: 'A' }),
    burden: choice(FamilyBurden, 'Carga familiar', { sensitivity: 'A' }),
    burdenFrom: optional(date('Carga desde', { sensitivity: 'A' })),
    burdenUntil: optional(
      date('Carga hasta', { help: 'Vacío: hasta que la edad o la ley digan', sensitivity: 'A' }),
    ),
    studiesUntil: optional(
      date('Acredita estudios hasta', {
        help: 'El certificado de alumno regular, desde los 18 años',
        sensitivity: 'A',
      }),
    ),
    fileId: optional(file('Documento', { sensitivity: 'A' })),
    version: integer('Versión'),
  },
})

/** What people write of somebody of a family, besides whose it is. */
export const familyFields = fieldNames(FamilyMember, 'id', 'userId', 'version')
