import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'indicadores',
    in: 'EntryDialog',
    form: 'EnterIndicator',
    opener: 'Acciones de › Ingresar valor',
  },
]

/** Forms that no single button of a screen of the demo world opens. */
export const unopened: UnopenedForms = {
  RevokeDialog: 'nobody entered an indicator in the demo world',
  TableEntryDialog: 'it waits for the UTM of its month, which is not known yet',
}
