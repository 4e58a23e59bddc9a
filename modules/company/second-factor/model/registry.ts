import type { Apart } from '#platform/model/keeping.ts'

/** Tables of this module that are in no history. */
export const apart = {
  login_challenge: {
    label: 'Preguntas del segundo factor',
    keep: 'CODES',
    whose: 'PERSON',
    passes: [{ as: 'CODES', from: 'expires_at' }],
  },
} satisfies Apart
