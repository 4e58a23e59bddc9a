import type { KnownForm } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'procesos/:id retroactivos',
    in: 'LateItemDialog',
    form: 'CreateLateItem',
    opener: 'Registrar un haber o descuento atrasado',
  },
  {
    at: 'retroactivos',
    in: 'LateItemDialog',
    form: 'CreateLateItem',
    opener: 'Registrar un haber o descuento atrasado',
  },
]
