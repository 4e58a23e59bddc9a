import { accounts } from '#modules/company/identities/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import { trustedSince } from '../model/trust.ts'

/** The other people who could sign in with a login; most logins have none. */
export const keptBy = (now: Date) => keptSince(trustedSince(now))

/** The same with the instant since which an address is not yet trusted (`trustedSince`). */
export const keptSince = (since: Date) => sql<number[] | null>`case
  when login.given_by is not null or login.mail_by is not null then
    ${accounts.peopleBehind(keepers(since), sql`login.company_id`)} end`

const keepers = (since: Date) => sql`app.keepers_of(login.id, ${since})`
