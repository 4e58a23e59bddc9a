import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'privacidad',
    in: 'dialogs',
    form: 'CreatePrivacyRequest',
    opener: 'Anotar solicitud',
  },
]

export const unopened: UnopenedForms = {
  useRequests: 'its acts are tried by tests/e2e/privacy.test.ts',
}
