import { sql, type Tx } from '#platform/server/db.ts'

/**
 * Everybody as they are written last, to be joined by `person.userId`: names, and where to write
 * to. What held in a month is asked of `payroll-time`.
 */
export const lastPerson = (tx: Tx) =>
  tx
    .selectFrom('userVersion')
    .select(['userId', 'firstname', 'email'])
    .select([
      sql<string>`concat_ws(' ', firstname, paternal_lastname)`.as('shortName'),
      sql<string>`concat_ws(' ', firstname, paternal_lastname, maternal_lastname)`.as('name'),
      sql<string>`concat_ws(' ', firstname, second_name, paternal_lastname,
        maternal_lastname)`.as('fullName'),
    ])
    .where('supersededAt', 'is', null)
    .where(sql<boolean>`upper_inf(valid)`)
    .as('person')
