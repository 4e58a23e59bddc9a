import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'ingresos-y-salidas plantillas',
    in: 'TemplatesTab',
    form: 'CreateArrivalTemplate',
    opener: 'Nueva plantilla',
  },
  {
    at: 'ingresos-y-salidas',
    in: 'StartDialog',
    form: 'StartArrival',
    opener: 'Iniciar lista',
  },
]

/** Forms that no single button of a screen of the demo world opens. */
export const unopened: UnopenedForms = {
  DoneDialog: 'it is opened from the menu of a task',
  ListPage: 'it is of one list, which the walk does not open',
  Tasks: 'its dialogs are opened from the menu of a task',
}
