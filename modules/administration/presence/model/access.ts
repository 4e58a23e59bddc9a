import type { Policies } from '#access/module-access.ts'

export const operations = {
  onlineUsers: 'dashboard.read',
  activity: 'dashboard.read',
} as const satisfies Policies
