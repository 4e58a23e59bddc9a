import { counted } from '#chile/counts.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { equalTo } from '#platform/server/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
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

export type CenterRow = Awaited<ReturnType<typeof centers>>[number]

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

/** Why a group is not removed, if it is not. */
export async function whyGroupKept({ tx }: Context, id: number): Promise<string | undefined> {
  const { count } = await tx
    .selectFrom('costCenter')
    .select(sql<number>`count(*)`.as('count'))
    .where('groupId', '=', id)
    .executeTakeFirstOrThrow()
  return count > 0 ? `Tiene ${counted(count, 'centro')}: elimínelos antes` : undefined
}

/** Why a centre is not removed, if it is not: centres under it, and contracts in sight. */
export async function whyCenterKept(context: Context, id: number): Promise<string | undefined> {
  const { tx } = context
  const under = await tx
    .selectFrom('costCenter')
    .select(sql<number>`count(*)`.as('count'))
    .where('parentId', '=', id)
    .executeTakeFirstOrThrow()
  const borne = await tx
    .selectFrom('costCenterContract as part')
    .innerJoin('userContract as contract', 'contract.id', 'part.userContractId')
    .select(sql<number>`count(distinct contract.id)`.as('count'))
    .where('part.costCenterId', '=', id)
    .where('part.status', '=', 'ACTIVE')
    .where(inReach(context, 'costCenterContracts.read'))
    .executeTakeFirstOrThrow()
  const named = await tx
    .selectFrom('costCenterUnit')
    .select(sql<number>`count(distinct hierarchy_node_id)`.as('count'))
    .where('costCenterId', '=', id)
    .where('status', '=', 'ACTIVE')
    .where(sql<boolean>`(upper(valid) is null or upper(valid) > ${context.today}::date)`)
    .executeTakeFirstOrThrow()
  const parts = [
    ...(under.count > 0 ? [counted(under.count, 'centro')] : []),
    ...(named.count > 0 ? [counted(named.count, 'unidad', 'unidades')] : []),
    ...(borne.count > 0 ? [counted(borne.count, 'contrato')] : []),
  ]
  return parts.length > 0 ? `Tiene ${parts.join(' y ')}: muévalos antes` : undefined
}
