import type { Apart } from '#platform/model/keeping.ts'

/** Tables of this module that are in no history. */
export const apart = {
  celebration_choice: {
    label: 'Qué se celebra de cada persona',
    keep: 'ACCOUNT',
    whose: 'PERSON',
  },
} satisfies Apart
