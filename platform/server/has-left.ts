import { sql } from './db.ts'

/**
 * Condition on `users`: the last day on which a person may come in is over, and no contract of
 * theirs is in force or to come.
 */
export const hasLeft = (
  today: string,
) => sql<boolean>`(coalesce(users.access_until < ${today}::date, false)
  and not exists (select from user_contract own where own.company_id = app.current_company()
    and own.user_id = users.id and own.status <> 'DELETED'
    and (own.final_date is null or own.final_date >= ${today}::date)))`
