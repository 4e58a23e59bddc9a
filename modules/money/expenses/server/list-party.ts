import { sql } from '#platform/server/sql/db.ts'

const PREFIX = 'expense:'

/** The name of a report among the payments of a list, and the report of such a name. */
export const partyOf = (reportId: number): string => `${PREFIX}${reportId}`
export const reportOf = (party: string): number => Number(party.slice(PREFIX.length))

/** The number of the list that pays the report of a statement and is not annulled; or nothing. */
export const listedAs = (reportId: string) =>
  sql<number | null>`(select list.number from payment_list_row row
    join payment_list list on list.company_id = app.current_company()
      and list.id = row.payment_list_id
    where row.company_id = app.current_company() and row.state in ('LISTED', 'PAID')
      and row.party = ${PREFIX} || ${sql.ref(reportId)})`
