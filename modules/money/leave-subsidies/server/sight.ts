import type { Context } from '#platform/server/context.ts'
import { recordPeopleAtEnd } from '#platform/server/observe/read-audit.ts'

/** Leaves in the audit that somebody read the health of those people. */
export const auditHealthOf = (context: Context, rows: readonly { userId: number }[]): void =>
  recordPeopleAtEnd(context, 'lectura:salud', rows)
