import type { Apart } from '#platform/model/keeping.ts'

/** Tables of this module that are in no history. */
export const apart = {
  calendar_feed: {
    label: 'Enlaces de calendario',
    keep: 'LINKS',
    whose: 'PERSON',
    passes: [{ as: 'LINKS', from: 'revoked_at' }],
  },
} satisfies Apart
