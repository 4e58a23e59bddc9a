import type { Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  birthdays: 'celebrations.read',
  anniversaries: 'celebrations.read',
  celebrationChoice: 'celebrations.read',
  saveCelebrationChoice: 'celebrations.read',
} as const satisfies Policies

export const rights = {
  everybody: { celebrations: 'r' },
} as const satisfies Rights

export const withoutProof = {
  ownSession: ['saveCelebrationChoice'],
} as const satisfies WithoutProofFor<typeof operations>
