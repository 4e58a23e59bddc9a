import type { Policies } from '#access/module-access.ts'

/** The rights are those of the records of people, which `people` says. */
export const operations = {
  users: 'users.massRead',
  supervisedUsers: 'users.massRead',
  exportUsers: 'users.massRead',
  allUsers: 'users.massRead',
  userCounts: 'users.massRead',
} as const satisfies Policies
