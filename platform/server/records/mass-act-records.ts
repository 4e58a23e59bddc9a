import { sql } from '../sql/db.ts'
import { personBehind } from '../sql/person-names.ts'

/**
 * How far the work of a mass act is and who ordered it, of a statement with the `job` of the record
 * under an alias; `withWork` makes of it what `massActSpecs` answers.
 */
export const workOf = (record: string) => [
  sql<string | null>`job.status`.as('jobStatus'),
  sql<string | null>`job.error`.as('problem'),
  sql<number>`coalesce(job.done, 0)`.as('done'),
  sql<number>`coalesce(job.total, 0)`.as('total'),
  sql<string | null>`${sql.raw(personBehind(`${record}.creator_login_id`))}`.as('author'),
]

/** A record of a mass act with whether its work stopped, in the place of how its job is. */
export const withWork = <Row extends { readonly jobStatus: string | null }>({
  jobStatus,
  ...row
}: Row) => ({ ...row, failed: jobStatus === 'FAILED' || jobStatus === 'CANCELLED' })
