import type { ISODate } from '#chile/dates.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { holds, missing } from './people.queries.ts'

/**
 * The people that a query looks for, and what it needs of them beside what is kept of each day.
 */
export type Asked = {
  /** The names of an area or of a branch. */
  area?: string | null | undefined
  branchOffice?: string | null | undefined
  /** Words without accents that are in the name, the job or the area of each. */
  words?: readonly string[] | undefined
  /** RUT, role, status and the words by which a record is found. */
  accounts?: boolean | undefined
  /** What the names of razón social, area and branch are ordered by. */
  places?: boolean | undefined
  /** The missing data of the person. */
  gaps?: boolean | undefined
}

/**
 * People of the company on a day, as `peopleOn` answers them, but only what a list filters, counts
 * and orders by: what `person_standing` keeps, with what is asked. The people of the shown page are
 * then read from `peopleOn`.
 */
export const standingOn = (tx: Tx, day: ISODate, asked: Asked = {}) => {
  const { area, branchOffice, words = [], accounts, places, gaps } = asked
  return tx
    .selectFrom('personStanding as c')
    .select(['c.userId as id', 'c.surnameKey as surname', 'c.state', 'c.businessId'])
    .select(['c.initialDate', 'c.jobTitle', 'c.jobKey'])
    .where('c.since', '<=', day)
    .where('c.until', '>', day)
    .$if(!!area, (query) => query.where(isIn('c.areaId', 'area', area ?? '')))
    .$if(!!branchOffice, (query) =>
      query.where(isIn('c.branchOfficeId', 'branch_office', branchOffice ?? '')),
    )
    .$if(accounts === true || gaps === true, (query) =>
      query
        .innerJoin('users as u', 'u.id', 'c.userId')
        .select(['u.rut', 'u.role', 'u.status', 'u.search']),
    )
    .$if(places === true || words.length > 0, (query) =>
      query
        .leftJoin('area', 'area.id', 'c.areaId')
        .leftJoin('branchOffice as branch', 'branch.id', 'c.branchOfficeId')
        .leftJoin(businessNames(tx), 'b.id', 'c.businessId')
        .select(['area.nameKey as areaKey', 'branch.nameKey as branchKey', 'b.key as businessKey'])
        .where((eb) => eb.and(words.map(isNamed))),
    )
    .$if(gaps === true, (query) =>
      query
        .innerJoinLateral(recordOf(tx, day), (join) => join.onTrue())
        .leftJoinLateral(termsOf(tx, day), (join) => join.onTrue())
        .select(missing('c.contractId', 't').as('missing')),
    )
}

/** Whether a column is one of the few places of a name, by their numbers: an index has them. */
const isIn = (column: string, table: 'area' | 'branch_office', name: string) =>
  sql<boolean>`${sql.ref(column)} = any(array(select named.id from ${sql.table(table)} named
    where named.company_id = app.current_company() and named.name = ${name}))`

const isNamed = (word: string) =>
  sql<boolean>`strpos(concat_ws(' ', c.surname_key, c.job_key, area.name_key), ${word}) > 0`

/** The few names of razones sociales, each turned into what it is ordered by once. */
const businessNames = (tx: Tx) =>
  tx
    .selectFrom('business')
    .select(['business.id', sql<string>`app.plain(business.name)`.as('key')])
    .offset(0)
    .as('b')

/** The record on a day of the person in `c`: the version in force, or else the first. */
const recordOf = (tx: Tx, day: ISODate) =>
  tx
    .selectFrom('userVersion as one')
    .selectAll('one')
    .where('one.userId', '=', sql.ref<number>('c.userId'))
    .where('one.supersededAt', 'is', null)
    .orderBy(holds('one', day), 'desc')
    .orderBy(sql`lower(one.valid)`)
    .limit(1)
    .as('v')

/** The terms on a day of the contract in `c`. */
const termsOf = (tx: Tx, day: ISODate) =>
  tx
    .selectFrom('userContractVersion as one')
    .select('one.monthlySalaryValue')
    .where('one.userContractId', '=', sql.ref<number>('c.contractId'))
    .where('one.supersededAt', 'is', null)
    .orderBy(holds('one', day), 'desc')
    .orderBy(sql`lower(one.valid)`)
    .limit(1)
    .as('t')
