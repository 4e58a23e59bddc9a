import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { actorFacts } from '#modules/company/authority/server/index.ts'
import { sql } from '#platform/server/sql/db.ts'
import { hasLeft, readsOwnPapers } from '#platform/server/sql/has-left.ts'

type ActorFacts = ReturnType<typeof actorFacts.get>

/**
 * Some people with all the facts that the policy needs of them, in one statement: the people whose
 * contract in force names them as supervisor, with the razón social of that contract; their own
 * razones sociales; the permissions of their profile; the razones sociales of their restriction;
 * what they do with expenses.
 */
const people: ActorFacts['people'] = (tables, userIds, today) =>
  tables
    .selectFrom('users')
    .select(['users.id', 'users.role', 'users.external', 'users.status'])
    .select(['users.isPrivateRole as private', 'users.isDisabled as closed'])
    .select('users.restrictionId as restriction')
    .select([hasLeft(today).as('gone'), readsOwnPapers(today).as('reads')])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('userContractVersion as version')
          .innerJoin('userContract as contract', 'contract.id', 'version.userContractId')
          .select(['contract.userId as user', 'contract.businessId as business'])
          .distinct()
          .whereRef('version.supervisorId', '=', 'users.id')
          .where('version.supersededAt', 'is', null)
          .where(sql<boolean>`version.valid @> ${today}::date`)
          .where('contract.status', '<>', 'DELETED'),
      ).as('supervised'),
      jsonArrayFrom(
        eb
          .selectFrom('userBusiness as link')
          .select(['link.businessId as business', 'link.privateRole as private'])
          .whereRef('link.userId', '=', 'users.id'),
      ).as('links'),
      jsonArrayFrom(
        eb
          .selectFrom('profilePermission as given')
          .select(['given.code', 'given.canCreate as create', 'given.canRead as read'])
          .select(['given.canUpdate as update', 'given.canDelete as delete'])
          .whereRef('given.profileId', '=', 'users.profileId'),
      ).as('granted'),
      jsonArrayFrom(
        eb
          .selectFrom('restrictionBusiness as only')
          .select('only.businessId as business')
          .whereRef('only.restrictionId', '=', 'users.restrictionId'),
      ).as('restricted'),
      jsonArrayFrom(
        eb
          .selectFrom('restrictionUnit as part')
          .select('part.hierarchyNodeId as unit')
          .whereRef('part.restrictionId', '=', 'users.restrictionId'),
      ).as('units'),
      jsonArrayFrom(
        eb
          .selectFrom('expensePermission as duty')
          .select(['duty.issuer', 'duty.approver', 'duty.admin'])
          .whereRef('duty.userId', '=', 'users.id'),
      ).as('expense'),
    ])
    .where(sql<boolean>`users.id = any(${userIds}::bigint[])`)

/** In one statement for all of them; a unit is followed down to those under it. */
const ofUnits: ActorFacts['ofUnits'] = async (tx, userIds, today) => {
  const { rows } = await sql<{ owner: number; user: number; business: number }>`
    with recursive below (owner, id) as (
      select person.id, part.hierarchy_node_id from users person
      join restriction_unit part on part.company_id = app.current_company()
        and part.restriction_id = person.restriction_id
      where person.company_id = app.current_company() and person.id = any(${userIds}::bigint[])
      union
      select below.owner, held.hierarchy_node_id from below
      join hierarchy_node_version held on held.company_id = app.current_company()
        and held.parent_id = below.id and held.superseded_at is null
        and held.valid @> ${today}::date
    )
    select distinct below.owner, contract.user_id as "user", contract.business_id as business
    from below
    join user_contract_version terms on terms.company_id = app.current_company()
      and terms.hierarchy_node_id = below.id and terms.superseded_at is null
      and terms.valid @> ${today}::date
    join user_contract contract on contract.company_id = app.current_company()
      and contract.id = terms.user_contract_id and contract.status <> 'DELETED'`.execute(tx)
  return rows
}

const restrictions: ActorFacts['restrictions'] = (tx, userIds) =>
  tx
    .selectFrom('users')
    .innerJoin('restriction', 'restriction.id', 'users.restrictionId')
    .select(['restriction.id', 'users.id as userId'])
    .select(
      sql<number[]>`array(select one.business_id from restriction_business one
        where one.company_id = app.current_company() and one.restriction_id = restriction.id)`.as(
        'businessIds',
      ),
    )
    .select(
      sql<number[]>`array(select one.hierarchy_node_id from restriction_unit one
        where one.company_id = app.current_company() and one.restriction_id = restriction.id)`.as(
        'unitIds',
      ),
    )
    .where(sql<boolean>`users.id = any(${[...userIds]}::bigint[])`)
    .execute()

actorFacts.by('grants', { people, ofUnits, restrictions })
