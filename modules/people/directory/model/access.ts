import type { Policies, Rights } from '#access/module-access.ts'

export const operations = {
  directory: 'directory.read',
} as const satisfies Policies

export const rights = {
  manager: { directory: 'r' },
} as const satisfies Rights
