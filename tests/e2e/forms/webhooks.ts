import type { KnownForm } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'empresa/integraciones avisos',
    in: 'WebhooksTab',
    form: 'CreateWebhook',
    opener: 'Avisar a un sistema',
  },
]
