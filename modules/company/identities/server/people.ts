import { sql, type Tx } from '#platform/server/sql/db.ts'

/** Everybody of the company; to extend. */
const all = (tx: Tx) => tx.selectFrom('users')

/**
 * Everybody of a company as they are written last, inside a statement: `from ${people.written} u`.
 *
 * @param company where the statement says the company
 */
const writtenText = (company = 'app.current_company()') => `(
  select one.id, one.role, one.profile_id, one.restriction_id, one.status, one.is_disabled,
    one.external, one.search,
    last.firstname, last.second_name, last.paternal_lastname, last.maternal_lastname,
    last.surname_key, last.email
  from users one
  left join user_version last on last.company_id = ${company} and last.user_id = one.id
    and last.superseded_at is null and upper_inf(last.valid)
  where one.company_id = ${company})`

/** Every address that was written for some people, the oldest first, with who wrote it. */
const addresses = (tx: Tx, userIds: readonly number[]) =>
  tx
    .selectFrom('userVersion')
    .select(['userId', 'email', 'authorLoginId', 'recordedAt'])
    .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
    .where('email', 'is not', null)
    .orderBy('recordedAt')
    .orderBy('id')
    .execute()

/** People as whoever writes to them or names them needs them: see each. */
export const people = { all, written: sql.raw(writtenText()), writtenText, addresses }
