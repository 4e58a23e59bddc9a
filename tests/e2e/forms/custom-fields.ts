import type { KnownForm } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'empresa campos', in: 'FieldsTab', form: 'CreateUserField', opener: 'Nuevo campo' },
  {
    at: 'ficha/:id otros-datos',
    in: 'ValuesSection',
    form: 'UpdateUserFieldData',
    opener: 'Editar otros datos',
  },
]
