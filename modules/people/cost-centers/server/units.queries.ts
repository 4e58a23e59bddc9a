import type { ISODate } from '#chile/dates.ts'
import { hierarchyNodes, unitNames } from '#modules/people/structure/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { forbidden } from '#platform/server/errors.ts'
import { holdsOn } from '../model/parts.ts'
import { partsByUnit } from './by-unit.ts'
import { inReach, requireContract } from './scope.ts'

/** The days on which a unit names a centre of its own, newest first. */
const givenIn = ({ tx }: Context, groupId: number) =>
  tx
    .selectFrom('costCenterUnit as given')
    .innerJoin('costCenter as center', 'center.id', 'given.costCenterId')
    .select(['given.id', 'given.hierarchyNodeId', 'given.costCenterId', 'given.status'])
    .select(['center.code', 'center.name'])
    .select(sql<ISODate>`lower(given.valid)::text`.as('startDate'))
    .select(sql<ISODate | null>`(upper(given.valid) - 1)::text`.as('endDate'))
    .where('given.groupId', '=', groupId)
    .orderBy(sql`lower(given.valid)`, 'desc')
    .orderBy('given.id')
    .execute()

/** How many contracts within reach each unit's centre bears today, by the unit of the contract. */
const borneToday = (context: Context, groupId: number) =>
  context.tx
    .selectFrom(partsByUnit(context.today, context.today).as('borne'))
    .innerJoin('userContract as contract', 'contract.id', 'borne.userContractId')
    .select('borne.unitId')
    .select(sql<number>`count(distinct contract.id)`.as('contracts'))
    .where('borne.groupId', '=', groupId)
    .where('contract.initialDate', '<=', context.today)
    .where(
      sql<boolean>`(contract.final_date is null or contract.final_date >= ${context.today}::date)`,
    )
    .where(inReach(context, 'costCenterContracts.read'))
    .groupBy('borne.unitId')
    .execute()

type OfGroup = { groupId: number }

/**
 * The units of today under each other, each with the centre of a group that bears the contracts
 * without parts of their own: its own one, or that of the nearest unit above it that names one.
 */
export async function costCenterUnits(context: Context, { groupId }: OfGroup) {
  if (!context.can('organization.read')) throw forbidden()
  const units = await hierarchyNodes(context, { asOf: null })
  const given = await givenIn(context, groupId)
  const periods = Map.groupBy(given, (one) => one.hierarchyNodeId)
  const counted = await borneToday(context, groupId)
  const contracts = new Map(counted.map((one) => [one.unitId, one.contracts]))
  const above = new Map(units.map(({ id, parentId }) => [id, parentId]))
  const names = new Map(units.map(({ id, name }) => [id, name]))
  const ownOf = (id: number) => periods.get(id)?.find((one) => holdsOn(one, context.today))
  return units.map(({ id, code, name, level }) => {
    const by = firstAbove(above, id, (unit) => ownOf(unit) !== undefined)
    const held = by === undefined ? undefined : ownOf(by)
    return {
      id,
      code,
      name,
      level,
      costCenterId: held?.costCenterId ?? null,
      center: held ? `${held.code} ${held.name}` : null,
      since: held?.startDate ?? null,
      inheritedFrom: by === undefined || by === id ? null : (names.get(by) ?? null),
      contracts: contracts.get(id) ?? 0,
      periods: (periods.get(id) ?? []).map(
        ({ hierarchyNodeId: _unit, costCenterId: _center, ...period }) => period,
      ),
    }
  })
}
export type UnitCenterRow = Awaited<ReturnType<typeof costCenterUnits>>[number]

/** The unit itself, or the nearest above it, of which something is true. */
function firstAbove(
  above: ReadonlyMap<number, number | null>,
  unit: number,
  isTrue: (id: number) => boolean,
): number | undefined {
  for (let at: number | null | undefined = unit; at; at = above.get(at)) if (isTrue(at)) return at
  return undefined
}

/** Which centres bear a contract today because of its unit, one of each group at most. */
export async function costCentersByUnit(context: Context, { contractId }: { contractId: number }) {
  const { tx, today } = context
  await requireContract(context, contractId, 'costCenterContracts.read')
  const rows = await tx
    .selectFrom(partsByUnit(today, today).as('borne'))
    .innerJoin('costCenter as center', 'center.id', 'borne.costCenterId')
    .select(['borne.groupId', 'borne.costCenterId', 'borne.byId', 'center.code', 'center.name'])
    .where('borne.userContractId', '=', contractId)
    .orderBy('center.code')
    .execute()
  const names = await unitNames(
    tx,
    rows.map(({ byId }) => byId),
  )
  return rows.map(({ byId, ...row }) => ({ ...row, unitName: names.get(byId) ?? '' }))
}
export type ByUnitRow = Awaited<ReturnType<typeof costCentersByUnit>>[number]
