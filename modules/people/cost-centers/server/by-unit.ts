import { type ISODate, isDate } from '#chile/dates.ts'
import { sql } from '#platform/server/sql/db.ts'

type Words = {
  /** The company, as the statement binds it. */
  company: string
  /** The first and the last day, both included. */
  from: string
  to: string
}

/**
 * The days on which a unit's centre bears a contract, as the text of a subquery: `unit_id` is the
 * unit of the contract, `by_id` the one that names the centre, itself or the nearest above it. On
 * the days on which a contract has parts of its own in a group, its unit says nothing; and a centre
 * of one razón social bears contracts of that one alone.
 */
export const partsByUnitText = ({ company, from, to }: Words): string => `(
  with recursive above (unit_id, at_id, group_id, span) as (
    select node.id, node.id, used.group_id, datemultirange(daterange(${from}, ${to}, '[]'))
    from hierarchy_node node
    join (select distinct given.group_id from cost_center_unit given
      where given.company_id = ${company} and given.status = 'ACTIVE') used on true
    where node.company_id = ${company}
    union all
    select above.unit_id, held.parent_id, above.group_id,
      above.span * datemultirange(held.valid) - coalesce((
        select range_agg(given.valid) from cost_center_unit given
        where given.company_id = ${company} and given.hierarchy_node_id = above.at_id
          and given.group_id = above.group_id and given.status = 'ACTIVE'), '{}')
    from above
    join hierarchy_node_version held on held.company_id = ${company}
      and held.hierarchy_node_id = above.at_id and held.superseded_at is null
      and held.parent_id is not null and held.valid && above.span
  ), of_unit as (
    select above.unit_id, above.group_id, given.cost_center_id, above.at_id as by_id,
      above.span * datemultirange(given.valid) as span
    from above
    join cost_center_unit given on given.company_id = ${company}
      and given.hierarchy_node_id = above.at_id and given.group_id = above.group_id
      and given.status = 'ACTIVE' and given.valid && above.span
  )
  select contract.id as user_contract_id, of_unit.group_id, of_unit.cost_center_id,
    of_unit.unit_id, of_unit.by_id,
    unnest(of_unit.span * datemultirange(held.valid) - coalesce((
      select range_agg(own.valid) from cost_center_contract own
      where own.company_id = ${company} and own.user_contract_id = contract.id
        and own.group_id = of_unit.group_id and own.status = 'ACTIVE'), '{}')) as valid
  from of_unit
  join user_contract_version held on held.company_id = ${company}
    and held.hierarchy_node_id = of_unit.unit_id and held.superseded_at is null
    and held.valid && of_unit.span
  join user_contract contract on contract.company_id = ${company}
    and contract.id = held.user_contract_id and contract.status <> 'DELETED'
  join cost_center center on center.company_id = ${company}
    and center.id = of_unit.cost_center_id
    and (center.business_id is null or center.business_id = contract.business_id))`

export type ByUnit = {
  userContractId: number
  groupId: number
  costCenterId: number
  unitId: number
  byId: number
  valid: string
}

/** The same between two days, for the queries of this module. */
export const partsByUnit = (from: ISODate, to: ISODate) =>
  sql<ByUnit>`${sql.raw(
    partsByUnitText({ company: 'app.current_company()', from: literal(from), to: literal(to) }),
  )}`

/** Whether a centre bears the contract of an alias on a day, by its own parts or by its unit. */
export const bearsOn = (costCenterId: number, day: ISODate, contract: string) => sql<boolean>`(
  exists (select from cost_center_contract part
    where part.company_id = app.current_company() and part.cost_center_id = ${costCenterId}
      and part.user_contract_id = ${sql.ref(`${contract}.id`)} and part.status = 'ACTIVE'
      and part.valid @> ${day}::date)
  or ${sql.ref(`${contract}.id`)} in (
    select by_unit.user_contract_id from ${partsByUnit(day, day)} by_unit
    where by_unit.cost_center_id = ${costCenterId}))`

/** A day within the text of a statement. */
function literal(day: ISODate): string {
  if (!isDate(day)) throw new RangeError(`${String(day)} is no day`)
  return `date '${day}'`
}
