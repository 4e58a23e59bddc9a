import { FORMER_YEARS } from '#access/former.ts'
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

/** Condition on `users` who left: the years in which their account still opens their own papers. */
export const readsOwnPapers = (today: string) =>
  sql<boolean>`(users.access_until + make_interval(years => ${FORMER_YEARS}) >= ${today}::date)`
