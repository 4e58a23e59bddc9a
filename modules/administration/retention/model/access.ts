import type { Policies, Rights } from '#access/module-access.ts'

export const operations = {
  retentionRules: 'retention.read',
} as const satisfies Policies

export const rights = {
  everybodyByLaw: { retention: 'r' },
  externalByLaw: { retention: 'r' },
} as const satisfies Rights
