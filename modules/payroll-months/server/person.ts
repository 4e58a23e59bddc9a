import { sql, type Tx } from '#platform/server/db.ts'

/**
 * Everybody as they are written last, to be joined as `person` by `person.userId`: names, and where
 * to write to. What held in a month is asked of `payroll-time`.
 */
export const lastPerson = (tx: Tx) =>
  tx
    .selectFrom('userVersion')
    .select(['userId', 'firstname', 'secondName', 'paternalLastname', 'maternalLastname', 'email'])
    .where('supersededAt', 'is', null)
    .where(sql<boolean>`upper_inf(valid)`)
    .as('person')

/** How the `person` of a statement is called; nothing, and never null, of who is not written. */
export const personName = {
  short: sql<string>`concat_ws(' ', person.firstname, person.paternal_lastname)`,
  usual: sql<string>`concat_ws(' ', person.firstname, person.paternal_lastname,
    person.maternal_lastname)`,
  full: sql<string>`concat_ws(' ', person.firstname, person.second_name,
    person.paternal_lastname, person.maternal_lastname)`,
} as const
