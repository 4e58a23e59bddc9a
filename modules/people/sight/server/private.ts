import { sql } from '#platform/server/sql/db.ts'

/** Whether a payslip was calculated as confidential, by the snapshot in a column. */
export const wasPrivate = (snapshot: string) =>
  sql<boolean>`coalesce((${sql.ref(snapshot)} ->> 'isPrivate')::boolean, false)`
