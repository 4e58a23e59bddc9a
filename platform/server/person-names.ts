import { sql } from './db.ts'

/**
 * How people are called and ordered in statements. `person` is a row of `user_version`; elsewhere
 * the person is a column with their id, and is written as they are written last.
 */
const full = sql<string>`concat_ws(' ', person.firstname, person.second_name,
  person.paternal_lastname, person.maternal_lastname)`
const register = sql<string>`app.plain(concat_ws(' ', person.paternal_lastname,
  person.maternal_lastname, person.firstname, person.second_name))`

/** The name of the `person` of a statement; nothing, and never null, of who is not written. */
export const personName = full

/** What a list with a `person` is ordered by: as `surnameOf` of chile/names. */
export const personSurname = register

const lastOf = (column: string, what: typeof full) => sql<string | null>`(
  select ${what} from user_version person
  where person.company_id = app.current_company() and person.user_id = ${sql.ref(column)}
    and person.superseded_at is null
  order by lower(person.valid) desc limit 1)`

/** The name of the person whose id is in a column. */
export const nameIn = (column: string) => lastOf(column, full)

/** What people are ordered by, of the person whose id is in a column. */
export const surnameIn = (column: string) => lastOf(column, register)
