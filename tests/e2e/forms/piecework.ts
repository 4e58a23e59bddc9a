import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'tratos faenas', in: 'TasksTab', form: 'CreatePieceworkTask', opener: 'Nueva faena' },
  {
    at: 'tratos faenas',
    in: 'TasksTab',
    form: 'UpdatePieceworkTask',
    opener: 'Acciones de Cosecha de guindas › Editar',
  },
  {
    at: 'tratos anotados',
    in: 'EntryDialogs',
    form: 'RejectPiecework',
    opener: 'Acciones de › Rechazar',
  },
  {
    at: 'tratos anotados',
    in: 'EntryDialogs',
    form: 'UpdatePieceworkEntry',
    opener: 'Acciones de › Corregir cantidad',
  },
]

/** Forms of this module that no single button opens, with the reason. */
export const unopened: UnopenedForms = {
  PricesOf: 'it is inside the prices of a work, which open first',
}
