import type { Apart } from '#platform/model/keeping.ts'

/** Tables of this module that are in no history. */
export const apart = {
  notification: {
    label: 'Avisos recibidos',
    keep: 'NOTICES',
    whose: 'PERSON',
    passes: [{ as: 'NOTICES', from: 'created_at' }],
  },
  notification_preference: {
    label: 'Preferencias de avisos',
    keep: 'ACCOUNT',
    whose: 'PERSON',
  },
} satisfies Apart
