import type { KnownForm } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'ficha/:id grupo-familiar',
    in: 'PersonTab',
    form: 'CreateFamilyMember',
    opener: 'Agregar familiar',
  },
]
