import type { KnownForm } from '../known-form.ts'

/** The form of this module, and how one comes to it in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'dashboard',
    in: 'CelebrationsBlock',
    form: 'SaveCelebrationChoice',
    opener: 'Lo mío',
  },
]
