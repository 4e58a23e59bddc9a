import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'empresas/:id excepciones',
    in: 'ExceptionDialogs',
    form: 'GiveException',
    opener: 'Acordar una excepción',
  },
]

/** Forms that no single button of a screen of the demo world opens. */
export const unopened: UnopenedForms = {
  ServiceDialog: 'the row that stands first is given or not: one form or other',
}
