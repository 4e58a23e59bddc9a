import { personName } from '#platform/server/person-names.ts'
import { areaName, branchOfficeName } from '#modules/people/structure/server/index.ts'
import type { ISODate } from '#chile/dates.ts'
import { sql, type Tx } from '#platform/server/db.ts'
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
    .select(['v.firstname', 'v.secondName', 'v.paternalLastname', 'v.maternalLastname', 'v.email'])
    .select(['v.personalPhone', 'v.birthday'])
    .select(['c.contractId', 'c.contractType', 'c.jobTitle', 'c.jobTitleFamily'])
    .select([areaName('c').as('area'), branchOfficeName('c').as('branchOffice')])
    .select(['c.initialDate', 'c.finalDate', 'c.businessId', 'b.name as businessName'])
    .select(['c.supervisorId', nameOf('c.supervisorId', day).as('supervisorName')])
    .select(sql<ValueOf<typeof EmploymentState>>`coalesce(c.state, 'NONE')`.as('state'))
    .select(['u.avatarFileId', 'file.storageKey as avatarKey', 'file.mediaType as avatarType'])
    .select(seniorityOf('u.id').as('admissionDate'))
    .select(missing('c.contractId', 'c').as('missing'))

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

export const stateRank = (state: ReturnType<typeof contractStateOn>) =>
  sql<number>`array_position(array['ACTIVE', 'SUSPENDED', 'INCOMING', 'LEFT'], ${state})`

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
 * Missing: of the person in `u`, with the version `v`, the contract `c` and the terms `terms`.
 */
export const missing = (contract: string, terms: string) => sql<string[]>`array_remove(case
  when ${sql.ref(contract)} is null then
    array[case when u.status = 'ACTIVE' and not u.external then 'CONTRACT' end]
  when c.state = 'LEFT' then array[]::text[]
  else array[
    case when v.birthday is null then 'BIRTHDAY' end,
    case when v.gender = 'UNKNOWN' then 'GENDER' end,
    case when v.prevision_type in ('AFP_FONASA', 'AFP_ISAPRE') and v.retirement_scheme = 'AFP'
      and v.pension_status <> 'PENSIONED_INACTIVE'
      and coalesce(v.pension_institution, 'SIN_AFP') = 'SIN_AFP' then 'AFP' end,
    case when v.prevision_type <> 'NO_COTIZA' and v.health_institution is null then 'HEALTH' end,
    case when v.prevision_type in ('AFP_ISAPRE', 'ISAPRE')
      and coalesce(v.health_amount_uf, 0) = 0 and coalesce(v.health_amount, 0) = 0
      and coalesce(v.health_percentage, 0) = 0 then 'HEALTH_PLAN' end,
    case when not exists (select 1 from payment_method paid
      where paid.company_id = app.current_company() and paid.user_id = u.id
        and paid.is_current) then 'PAYMENT' end,
    case when ${sql.ref(`${terms}.monthlySalaryValue`)} = 0 then 'SALARY' end]
  end, null)`
