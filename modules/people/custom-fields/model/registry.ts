import type { Demo } from '#platform/model/demo.ts'
import { file, ref } from '#platform/model/field.ts'
import { as, internal, partOf, type Registry, shown, usual } from '#platform/model/registry.ts'
import { UserFieldData } from './field-data.ts'
import { UserField } from './user-field.ts'

/** What is kept from its own person stays out of the history that they read, too. */
const seen = ['users.update', 'contracts.read'] as const

/** The rows that this module keeps. */
export const registry = {
  user_field: {
    of: UserField,
    publicId: { kind: 'userField', no: 980, length: 5 },
    owner: {},
    keep: 'COMPANY',
    title: 'title',
    columns: {
      ...usual,
      ...internal('sorting'),
      ...shown('userFields.read', 'title', 'code', 'type', 'options', 'help', 'status'),
      ...shown('userFields.read', 'required', 'dated', 'reserved', 'managers', 'worker', 'listed'),
    },
  },
  user_field_data: {
    of: UserFieldData,
    publicId: { kind: 'userFieldData', no: 981, length: 6 },
    owner: { user: 'user_id' },
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('user_id', 'type'),
      field_id: as(seen, ref('userField', 'Campo')),
      ...partOf('FIELDS', { file_id: as(seen, file('Archivo')), ...shown(seen, 'date', 'value') }),
    },
  },
} satisfies Registry

const plain = {
  options: null,
  help: null,
  required: false,
  dated: false,
  reserved: false,
  managers: true,
  worker: 'SEES',
  listed: false,
}

/** The fields of the demo world; what its people have in them is in database/seed. */
export const demo = {
  coihues: {
    user_field: [
      {
        ...plain,
        title: 'Talla de polera',
        code: 'talla_polera',
        type: 'CHOICE',
        sorting: 1,
        options: 'S\nM\nL\nXL',
        help: 'Para la ropa de trabajo',
        worker: 'EDITS',
        listed: true,
      },
      {
        ...plain,
        title: 'Licencias de conducir',
        code: 'licencias_conducir',
        type: 'CHOICES',
        sorting: 2,
        options: 'Clase B\nClase D\nClase A4',
        listed: true,
      },
      {
        ...plain,
        title: 'Bono de movilización acordado',
        code: 'movilizacion_acordada',
        type: 'MONEY',
        sorting: 3,
        dated: true,
        worker: 'NONE',
        listed: true,
      },
      {
        ...plain,
        title: 'Grupo sanguíneo',
        code: 'grupo_sanguineo',
        type: 'TEXT',
        sorting: 4,
        reserved: true,
        managers: false,
      },
    ],
  },
} satisfies Demo
