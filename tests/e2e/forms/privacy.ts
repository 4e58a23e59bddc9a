import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'privacidad',
    in: 'dialogs',
    form: 'CreatePrivacyRequest',
    opener: 'Anotar solicitud',
  },
  {
    at: 'privacidad tratamiento',
    in: 'ActivitiesTab',
    form: 'CreateProcessingActivity',
    opener: 'Nueva actividad',
  },
  {
    at: 'privacidad tratamiento',
    in: 'ActivitiesTab',
    form: 'UpdateProcessingActivity',
    opener: 'Acciones de Cumpleaños y aniversarios › Editar',
  },
]

export const unopened: UnopenedForms = {
  OwnBlocks: 'its form opens where something of oneself is blocked, which no reader of these has',
  OwnDataTab: 'its form is the one of dialogs, opened for oneself: privacy.test.ts opens it',
  RequestsTab: 'its form is the one of dialogs',
}
