import { answeredInPlace } from '#modules/people/delegations/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import { personBehind } from '#platform/server/sql/person-names.ts'

answeredInPlace.on(
  'absences',
  sql`select responded_for_user_id as person,
      (responded_at at time zone 'America/Santiago')::date as day,
      ${sql.raw(personBehind('absence.responded_login_id'))} as author
    from absence where company_id = app.current_company() and responded_for_user_id is not null`,
)
