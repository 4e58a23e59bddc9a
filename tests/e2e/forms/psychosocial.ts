import type { KnownForm } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'riesgos-psicosociales',
    in: 'LoadDialog',
    form: 'ImportCealResults',
    opener: 'Cargar resultados',
  },
  { at: 'riesgos-psicosociales/:id/medida', in: 'NewMeasurePage', form: 'CreateCealMeasure' },
]
