import { counted } from '#chile/counts.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import { namedBy } from '#platform/server/graphql/named-by.ts'
import { inTree } from '../model/tree.ts'
import { partsByUnit } from './by-unit.ts'
import { centerInSight, inReach, reachesBusiness } from './scope.ts'

/** The groups of the company, with how many centres of each are in sight. */
export async function groups(context: Context, only?: number) {
  return context.tx
    .selectFrom('costCenterGroup as grouped')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('costCenter as center')
          .select(['center.groupId', sql<number>`count(*)`.as('centers')])
          .where(centerInSight(context))
          .groupBy('center.groupId')
          .as('kept'),
      (join) => join.onRef('kept.groupId', '=', 'grouped.id'),
    )
    .select(['grouped.id', 'grouped.code', 'grouped.name', 'grouped.status', 'grouped.version'])
    .select(sql<number>`coalesce(kept.centers, 0)`.as('centers'))
    .where((eb) => equalTo(eb, { 'grouped.id': only }))
    .orderBy('grouped.code')
    .execute()
}

const found = (context: Context) =>
  context.tx
    .selectFrom('costCenter as center')
    .leftJoin('business', 'business.id', 'center.businessId')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom(
            context.tx
              .selectFrom('costCenterContract as own')
              .select(['own.userContractId', 'own.costCenterId'])
              .where('own.status', '=', 'ACTIVE')
              .where(sql<boolean>`own.valid @> ${context.today}::date`)
              .unionAll(
                context.tx
                  .selectFrom(partsByUnit(context.today, context.today).as('byUnit'))
                  .select(['byUnit.userContractId', 'byUnit.costCenterId']),
              )
              .as('part'),
          )
          .innerJoin('userContract as contract', 'contract.id', 'part.userContractId')
          .select(['part.costCenterId', sql<number>`count(distinct contract.id)`.as('contracts')])
          .where('contract.status', '<>', 'DELETED')
          .where(inReach(context, 'costCenterContracts.read'))
          .groupBy('part.costCenterId')
          .as('borne'),
      (join) => join.onRef('borne.costCenterId', '=', 'center.id'),
    )
    .select(['center.id', 'center.groupId', 'center.parentId', 'center.code', 'center.name'])
    .select(['center.businessId', 'center.status', 'center.version'])
    .select('business.name as businessName')
    .select(sql<number>`coalesce(borne.contracts, 0)`.as('contracts'))
    .where(centerInSight(context))
    .orderBy('center.code')
    .orderBy('center.id')

/** Every centre in sight, or one of them. */
export async function centers(context: Context, only?: number) {
  const rows = await found(context)
    .where((eb) => equalTo(eb, { 'center.id': only }))
    .execute()
  return inTree(rows)
}

export type CenterRow = Awaited<ReturnType<typeof centers>>[number] & { kept?: string | null }

type Asked = { businessId: number | null; groupId: number | null }

/** The centres that a razón social may use, its own and those of all, of one group or of each. */
export async function centersOf(context: Context, { businessId, groupId }: Asked) {
  if (!reachesBusiness(context.reach('businesses.read'), businessId)) throw notFound()
  const rows = await found(context)
    .where((eb) => equalTo(eb, { 'center.groupId': groupId }))
    .$if(businessId !== null, (query) =>
      query.where((eb) =>
        eb.or([eb('center.businessId', 'is', null), eb('center.businessId', '=', businessId ?? 0)]),
      ),
    )
    .execute()
  return inTree(rows)
}

/** Why groups are not removed, by the ids of those that are not. */
export async function whyGroupsKept(context: Context, ids: readonly number[]) {
  const named = await namedBy(context, ids, [
    { table: 'cost_center', columns: ['group_id'], one: 'centro' },
  ])
  return new Map([...named].map(([id, words]) => [id, `Tiene ${words}: elimínelos antes`]))
}

/** Why centres are not removed: centres under them, units, and contracts in sight. */
export async function whyCentersKept(context: Context, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>()
  const { rows } = await sql<{ id: number; under: number; units: number; contracts: number }>`
    select given.id::int as id,
      (select count(*) from cost_center c where c.company_id = app.current_company()
        and c.parent_id = given.id) as under,
      (select count(distinct u.hierarchy_node_id) from cost_center_unit u
        where u.company_id = app.current_company() and u.cost_center_id = given.id
          and u.status = 'ACTIVE'
          and (upper(u.valid) is null or upper(u.valid) > ${context.today}::date)) as units,
      (select count(distinct contract.id) from cost_center_contract part
        join user_contract contract on contract.company_id = app.current_company()
          and contract.id = part.user_contract_id
        where part.company_id = app.current_company() and part.cost_center_id = given.id
          and part.status = 'ACTIVE'
          and ${inReach(context, 'costCenterContracts.read')}) as contracts
    from unnest(${[...ids]}::bigint[]) as given (id)`.execute(context.tx)
  return new Map(
    rows.flatMap(({ id, under, units, contracts }): [number, string][] => {
      const parts = [
        ...(under > 0 ? [counted(under, 'centro')] : []),
        ...(units > 0 ? [counted(units, 'unidad', 'unidades')] : []),
        ...(contracts > 0 ? [counted(contracts, 'contrato')] : []),
      ]
      return parts.length > 0 ? [[id, `Tiene ${parts.join(' y ')}: muévalos antes`]] : []
    }),
  )
}
