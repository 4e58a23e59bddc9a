import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'privacidad incidentes',
    in: 'BreachesTab',
    form: 'CreateDataBreach',
    opener: 'Anotar incidente',
  },
]

export const unopened: UnopenedForms = {
  BreachDialogs: 'acts of one incident, each from a button of its page',
}
