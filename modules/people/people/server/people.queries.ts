import { personName } from '#platform/server/sql/person-names.ts'
import { blocks } from '#modules/people/sight/server/index.ts'
import { areaName, branchOfficeName } from '#modules/people/structure/server/index.ts'
import type { ISODate } from '#chile/dates.ts'
import type { RawBuilder } from 'kysely'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { EmploymentState } from '../model/catalogs.ts'

/**
 * All people of the company as of a day: the version in force (before the first one, the first),
 * the most relevant contract (in force, else future, else past) and the data that the payroll
 * lacks. A subquery: callers narrow it to a reach.
 */
export const peopleOn = (tx: Tx, day: ISODate) =>
  tx
    .selectFrom('users as u')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('userVersion as one')
          .selectAll('one')
          .whereRef('one.userId', '=', 'u.id')
          .where('one.supersededAt', 'is', null)
          .orderBy(holds('one', day), 'desc')
          .orderBy(sql`lower(one.valid)`)
          .limit(1)
          .as('v'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('userContract as one')
          .innerJoin('userContractVersion as held', 'held.userContractId', 'one.id')
          .selectAll('held')
          .select(['one.id as contractId', 'one.businessId', 'one.initialDate', 'one.finalDate'])
          .select(contractStateOn(day, 'one').as('state'))
          .whereRef('one.userId', '=', 'u.id')
          .where('one.status', '<>', 'DELETED')
          .where('held.supersededAt', 'is', null)
          .orderBy(stateRank(contractStateOn(day, 'one')))
          .orderBy('one.initialDate', 'desc')
          .orderBy('one.id', 'desc')
          .orderBy(holds('held', day), 'desc')
          .orderBy(sql`lower(held.valid)`)
          .limit(1)
          .as('c'),
      (join) => join.onTrue(),
    )
    .leftJoin('business as b', 'b.id', 'c.businessId')
    .leftJoin('file', (join) =>
      join.onRef('file.id', '=', 'u.avatarFileId').on('file.removedAt', 'is', null),
    )
    .select(['u.id', 'u.identificationType', 'u.rut', 'u.role', 'u.status', 'u.search'])
    .select(['u.isPrivateRole', 'u.external', 'u.retired', 'u.comment', 'u.version'])
    .select([
      'v.firstname',
      'v.secondName',
      'v.paternalLastname',
      'v.maternalLastname',
      'v.birthday',
    ])
    .select(blocks.blockedParts('u.id').as('blocked'))
    .select(ofContact('email').as('email'))
    .select(ofContact('personalPhone').as('personalPhone'))
    .select(['c.contractId', 'c.contractType', 'c.jobTitle', 'c.jobTitleFamily'])
    .select([areaName('c').as('area'), branchOfficeName('c').as('branchOffice')])
    .select(['c.initialDate', 'c.finalDate', 'c.businessId', 'b.name as businessName'])
    .select(['c.supervisorId', nameOf('c.supervisorId', day).as('supervisorName')])
    .select(sql<ValueOf<typeof EmploymentState>>`coalesce(c.state, 'NONE')`.as('state'))
    .select(blocks.unlessBlocked<number>('PICTURE', 'u.id', 'u.avatarFileId').as('avatarFileId'))
    .select(blocks.unlessBlocked<string>('PICTURE', 'u.id', 'file.storageKey').as('avatarKey'))
    .select('file.mediaType as avatarType')
    .select(seniorityOf('u.id').as('admissionDate'))
    .select(missing('c.contractId', 'c').as('missing'))

/** How somebody is reached in private, where that is not blocked to whoever reads. */
const ofContact = (column: 'email' | 'personalPhone') =>
  blocks.unlessBlocked<string>('CONTACT', 'u.id', `v.${column}`)

/** Whether a version is in force on a day, to order by. */
export const holds = (version: string, day: ISODate) =>
  sql<boolean>`${sql.ref(`${version}.valid`)} @> ${day}::date`

/** The state of a contract on a day, in the codes of EmploymentState. */
export const contractStateOn = (day: ISODate, contract: string) =>
  sql<Exclude<ValueOf<typeof EmploymentState>, 'NONE'>>`case
  when ${sql.ref(`${contract}.finalDate`)} < ${day}::date then 'LEFT'
  when ${sql.ref(`${contract}.status`)} = 'SUSPENDED' then 'SUSPENDED'
  when ${sql.ref(`${contract}.initialDate`)} > ${day}::date then 'INCOMING'
  else 'ACTIVE' end`

type State = ReturnType<typeof contractStateOn>

/** The states of a contract, the most relevant first. */
const ranked = sql`array['ACTIVE', 'SUSPENDED', 'INCOMING', 'LEFT']`

export const stateRank = (state: State) => sql<number>`array_position(${ranked}, ${state})`

/** The state that has a rank. */
export const stateOfRank = (rank: RawBuilder<unknown>) =>
  sql<State['expressionType']>`(${ranked})[${rank}]`

/** The name on a day of the person in a column. */
export const nameOf = (user: string, day: ISODate) => sql<string | null>`(
  select ${personName} from user_version person
  where person.company_id = app.current_company() and person.user_id = ${sql.ref(user)}
    and person.superseded_at is null
  order by person.valid @> ${day}::date desc, lower(person.valid) limit 1)`

/** The first day for counting a person's seniority: the recognised one, or their first contract. */
const seniorityOf = (user: string) => sql<ISODate | null>`coalesce(
  (select min(link.admission_date) from user_business link
    where link.company_id = app.current_company() and link.user_id = ${sql.ref(user)}),
  (select min(first.initial_date) from user_contract first
    where first.company_id = app.current_company() and first.user_id = ${sql.ref(user)}
      and first.status <> 'DELETED'))::text`

/**
 * The data that the payroll lacks of a person with a current or future contract, in the codes of
 * Missing: of the person in `u`, with the version `v`, the contract `c` and the terms `terms`. An
 * administrator without a contract is not paid here, and lacks nothing.
 */
export const missing = (contract: string, terms: string) => sql<string[]>`array_remove(case
  when ${sql.ref(contract)} is null then
    array[case when u.status = 'ACTIVE' and not u.external and u.role <> 'ADMIN'
      then 'CONTRACT' end]
  when c.state = 'LEFT' then array[]::text[]
  else ${personGaps('v')} || array[
    case when not exists (select 1 from payment_method paid
      where paid.company_id = app.current_company() and paid.user_id = u.id
        and paid.is_current) then 'PAYMENT' end,
    case when ${sql.ref(`${terms}.monthlySalaryValue`)} = 0 then 'SALARY' end]
  end, null)`

/** What the payroll lacks of a person's version: what the index of the few with gaps holds too. */
const personGaps = (version: string) =>
  sql<string[]>`app.person_gaps(${sql.join(
    [
      'birthday',
      'gender',
      'previsionType',
      'retirementScheme',
      'pensionStatus',
      'pensionInstitution',
      'healthInstitution',
      'healthAmountUf',
      'healthAmount',
      'healthPercentage',
    ].map((column) => sql.ref(`${version}.${column}`)),
  )})`

/**
 * People whose data the payroll may lack: whoever lacks it on some day is among them. Found by
 * indexes of the few with gaps, as a list of numbers, so that only those few are then looked at.
 */
export const mayLack = (person: string) => sql<boolean>`${sql.ref(person)} = any(array(
  select gap.user_id from user_version gap
  where gap.company_id = app.current_company() and gap.superseded_at is null
    and cardinality(${personGaps('gap')}) > 0
  union
  select contract.user_id from user_contract_version held
  join user_contract contract
    on contract.company_id = app.current_company() and contract.id = held.user_contract_id
  where held.company_id = app.current_company() and held.superseded_at is null
    and held.monthly_salary_value = 0
  union
  select one.id from users one where one.company_id = app.current_company()
    and not exists (select 1 from payment_method paid
      where paid.company_id = app.current_company() and paid.user_id = one.id
        and paid.is_current)
  union
  select alone.user_id from person_standing alone
  where alone.company_id = app.current_company() and alone.contract_id is null))`
