import type { KnownForm } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'cumplimiento', in: 'MarkDialog', form: 'MarkDuty', opener: 'Acciones de › Marcar hecho' },
  {
    at: 'cumplimiento/contratos',
    in: 'RegistrationDialog',
    form: 'MarkLabourRegistration',
    opener: 'Acciones de › Marcar hecho',
  },
]
