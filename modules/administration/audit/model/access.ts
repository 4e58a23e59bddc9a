import type { Policies, Rights } from '#access/module-access.ts'

export const operations = {
  auditLog: 'audit.read',
  verifyAudit: 'audit.read',
} as const satisfies Policies

export const rights = {
  superManager: { audit: 'r' },
} as const satisfies Rights
