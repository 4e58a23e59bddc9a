import { areaName, branchOfficeName } from '#modules/people/structure/server/index.ts'
import type { ISODate } from '#chile/dates.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { contractStateOn, holds, missing, stateOfRank, stateRank } from './people.queries.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { EmploymentState } from '../model/catalogs.ts'

/** The data that a query about many people needs of each. */
export type Needs = {
  /** Their names, to order by. */
  names?: boolean | undefined
  /** The state of each, for a whole company: its contracts are read at once. */
  states?: boolean | undefined
  /** The most relevant contract of each. */
  contracts?: boolean | undefined
  /** Its terms too. */
  terms?: boolean | undefined
  /** With the terms, the missing data of the person. */
  gaps?: boolean | undefined
  /**
   * All people are looked at, to count or to order them: contracts are then joined as a whole. One
   * by one they are quicker for a page, and for the few that a search finds.
   */
  whole?: boolean | undefined
}

/**
 * All people of the company on a day, as `peopleOn` answers them, but only the columns that a list
 * filters, counts and orders by, and only the requested ones. The people of the shown page are then
 * read from `peopleOn`.
 */
export const standingOn = (tx: Tx, day: ISODate, needs: Needs) => {
  const { names, states, contracts, terms, gaps, whole } = needs
  return tx
    .selectFrom('users as u')
    .select(['u.id', 'u.rut', 'u.role', 'u.status', 'u.search'])
    .$if(names === true || gaps === true, (query) =>
      query
        .innerJoin('userVersion as v', (join) =>
          join.onRef('v.userId', '=', 'u.id').on('v.supersededAt', 'is', null),
        )
        .where((eb) =>
          eb.or([
            holds('v', day),
            eb.not(
              eb.exists(
                eb
                  .selectFrom('userVersion as other')
                  .select('other.id')
                  .whereRef('other.userId', '=', 'v.userId')
                  .where('other.supersededAt', 'is', null)
                  .where(comesBefore('other', 'v', day)),
              ),
            ),
          ]),
        )
        .select('v.surnameKey as surname'),
    )
    .$if(states === true, (query) =>
      query
        .leftJoin(statesOn(tx, day), 'c.userId', 'u.id')
        .select(sql<ValueOf<typeof EmploymentState>>`coalesce(c.state, 'NONE')`.as('state')),
    )
    .$if(contracts === true || terms === true, (query) =>
      query
        .$call((people) =>
          whole === true
            ? people.leftJoin(contractsOn(tx, day), 'c.userId', 'u.id')
            : people.leftJoinLateral(contractOf(tx, day), (join) => join.onTrue()),
        )
        .leftJoin('business as b', 'b.id', 'c.businessId')
        .select(['c.businessId', 'c.initialDate', 'b.name as businessName'])
        .select(sql<ValueOf<typeof EmploymentState>>`coalesce(c.state, 'NONE')`.as('state')),
    )
    .$if(terms === true, (query) =>
      query
        .leftJoinLateral(termsOf(tx, day), (join) => join.onTrue())
        .select(['t.jobTitle', 't.area', 't.branchOffice']),
    )
    .$if(gaps === true, (query) => query.select(missing('c.id', 't').as('missing')))
}

/** The state of everybody who has a contract: that of the most relevant one. */
const statesOn = (tx: Tx, day: ISODate) =>
  tx
    .selectFrom('userContract as one')
    .select('one.userId')
    .select(stateOfRank(sql`min(${stateRank(contractStateOn(day, 'one'))})`).as('state'))
    .where('one.status', '<>', 'DELETED')
    .groupBy('one.userId')
    .as('c')

const contractsKept = (tx: Tx, day: ISODate) =>
  tx
    .selectFrom('userContract as one')
    .select(['one.id', 'one.userId', 'one.businessId', 'one.initialDate'])
    .select(contractStateOn(day, 'one').as('state'))
    .where('one.status', '<>', 'DELETED')

/** The most relevant contract of everybody: nobody has one before it. */
const contractsOn = (tx: Tx, day: ISODate) =>
  contractsKept(tx, day)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('userContract as other')
            .select('other.id')
            .whereRef('other.userId', '=', 'one.userId')
            .whereRef('other.id', '<>', 'one.id')
            .where('other.status', '<>', 'DELETED')
            .where(sql<boolean>`(${relevance('other', day)}) < (${relevance('one', day)})`),
        ),
      ),
    )
    .as('c')

/** What contracts of a person are compared by: the state, then the latest, then the newest. */
const relevance = (contract: string, day: ISODate) =>
  sql`${stateRank(contractStateOn(day, contract))},
    -(${sql.ref(`${contract}.initialDate`)} - date '2000-01-01'), -${sql.ref(`${contract}.id`)}`

/** The most relevant contract of the person in `u`. */
const contractOf = (tx: Tx, day: ISODate) =>
  contractsKept(tx, day)
    .where('one.userId', '=', sql.ref<number>('u.id'))
    .orderBy(stateRank(contractStateOn(day, 'one')))
    .orderBy('one.initialDate', 'desc')
    .orderBy('one.id', 'desc')
    .limit(1)
    .as('c')

/** The terms on a day of the contract in `c`. */
const termsOf = (tx: Tx, day: ISODate) =>
  tx
    .selectFrom('userContractVersion as one')
    .select(['one.jobTitle', 'one.monthlySalaryValue'])
    .select([areaName('one').as('area'), branchOfficeName('one').as('branchOffice')])
    .where('one.userContractId', '=', sql.ref<number>('c.id'))
    .where('one.supersededAt', 'is', null)
    .orderBy(holds('one', day), 'desc')
    .orderBy(sql`lower(one.valid)`)
    .limit(1)
    .as('t')

/**
 * Whether a version is preferred over another of the same person for a day: it is in force, or else
 * earlier.
 */
const comesBefore = (version: string, than: string, day: ISODate) =>
  sql<boolean>`(${holds(version, day)}
    or lower(${sql.ref(`${version}.valid`)}) < lower(${sql.ref(`${than}.valid`)}))`
