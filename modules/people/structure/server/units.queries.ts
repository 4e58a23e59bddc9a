import type { ISODate } from '#chile/dates.ts'
import { contracts } from '#modules/company/identities/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { heldOn } from '#platform/server/sql/held-on.ts'
import { historyOf } from '#platform/server/records/history.ts'
import { lastPerson, nameIn, personName } from '#platform/server/sql/person-names.ts'
import { countedFor } from './sight.ts'
import { HierarchyNode, unitFields } from '../model/unit.ts'
import { type UnitLine, unitsBelow, unitsInTree } from '../model/unit-tree.ts'

export const unitVersions = { table: 'hierarchyNodeVersion', owner: 'hierarchyNodeId' } as const

/** The people of each unit with a contract in force on a day. */
const peopleOn = (context: Context, day: ISODate) =>
  contracts
    .on(context.tx, day)
    .select('held.hierarchyNodeId')
    .select(sql<number>`count(distinct contract.user_id)`.as('people'))
    .where('held.hierarchyNodeId', 'is not', null)
    .where(countedFor(context, 'contract.userId'))
    .groupBy('held.hierarchyNodeId')

/** How many areas belong to each unit today. */
const areasByUnit = ({ tx }: Context) =>
  tx
    .selectFrom('area')
    .select(['hierarchyNodeId', sql<number>`count(*)`.as('areas')])
    .where('hierarchyNodeId', 'is not', null)
    .where('mergedIntoId', 'is', null)
    .groupBy('hierarchyNodeId')

type Ask = { asOf: ISODate | null }

/** The units of a day under each other, with the people of each. */
export async function hierarchyNodes(context: Context, { asOf }: Ask) {
  const day = asOf ?? context.today
  const rows = await context.tx
    .selectFrom('hierarchyNode as node')
    .innerJoin('hierarchyNodeVersion as held', (join) =>
      heldOn(join.onRef('held.hierarchyNodeId', '=', 'node.id'), 'held', day),
    )
    .leftJoin(peopleOn(context, day).as('within'), 'within.hierarchyNodeId', 'node.id')
    .leftJoin('unitKind as kind', 'kind.id', 'node.kindId')
    .leftJoin(areasByUnit(context).as('named'), 'named.hierarchyNodeId', 'node.id')
    .select(['node.id', 'node.code', 'node.endedOn', 'node.version'])
    .select(['node.kindId', 'kind.name as kindName'])
    .select(['held.name', 'held.parentId', firstDay.as('begins')])
    .select([headIn(context).as('headUserId'), headNameIn(context).as('headName')])
    .select(sql<number>`coalesce(within.people, 0)`.as('people'))
    .select(sql<number>`coalesce(named.areas, 0)`.as('areas'))
    .where(sql<boolean>`(node.ended_on is null or node.ended_on > ${day}::date)`)
    .execute()
  return unitsInTree(rows)
}

/** Since when a unit is there. */
const firstDay = sql<ISODate>`(select min(lower(first.valid))::text
  from hierarchy_node_version first where first.company_id = app.current_company()
    and first.hierarchy_node_id = node.id and first.superseded_at is null)`

/** Who leads a unit, for readers who may see that person. */
const headIn = (context: Context) => sql<number | null>`(
  case when ${countedFor(context, 'held.headUserId')} then held.head_user_id end)`

const headNameIn = (context: Context) => sql<string | null>`(
  case when ${countedFor(context, 'held.headUserId')} then ${nameIn('held.headUserId')} end)`

export type UnitRow = Awaited<ReturnType<typeof hierarchyNodes>>[number]

/** Every line of the tree, of every day: a unit that ends has none from that day on. */
export async function unitLines(tx: Tx): Promise<UnitLine[]> {
  const { rows } = await sql<UnitLine>`
    select held.hierarchy_node_id as id, held.parent_id as parent,
      lower(held.valid)::text as "from", least(upper(held.valid), node.ended_on)::text as "until"
    from hierarchy_node_version held
    join hierarchy_node node on node.company_id = app.current_company()
      and node.id = held.hierarchy_node_id
    where held.company_id = app.current_company() and held.superseded_at is null
      and (node.ended_on is null or lower(held.valid) < node.ended_on)`.execute(tx)
  return rows
}

/** The last name of some units. */
export async function unitNames(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('hierarchyNodeVersion')
    .select(['hierarchyNodeId', 'name'])
    .where(sql<boolean>`hierarchy_node_id = any(${[...ids]}::bigint[])`)
    .where('supersededAt', 'is', null)
    .orderBy(sql`lower(valid)`)
    .execute()
  return new Map(rows.map((row) => [row.hierarchyNodeId, row.name]))
}

/** The name today of the unit that the version under an alias names. */
export const unitName = (version: string) => sql<string | null>`(
  select named.name from hierarchy_node_version named
  where named.company_id = app.current_company() and named.superseded_at is null
    and named.hierarchy_node_id = ${sql.ref(`${version}.hierarchyNodeId`)}
  order by lower(named.valid) desc limit 1)`

/** A unit of today and those under it. Readers of units alone ask; another one is not found. */
export async function unitAndBelow(context: Context, id: number): Promise<number[]> {
  const rows = context.can('organization.read') ? await hierarchyNodes(context, { asOf: null }) : []
  if (!rows.some((row) => row.id === id)) throw notFound()
  return unitsBelow(new Map(rows.map((row) => [row.id, row.parentId])), [id])
}

/** Who led a unit, for readers who may not see that person. */
const UNSEEN = 'Otra persona'

/** What was said of a unit, from when, with its authors. */
export async function hierarchyNodeHistory(context: Context, { id }: { id: number }) {
  const { tx } = context
  const node = await tx
    .selectFrom('hierarchyNode')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!node) throw notFound()
  const history = await historyOf(tx, unitVersions, id, HierarchyNode, unitFields)
  const idsOf = (name: string) =>
    history.changes
      .filter(({ attribute }) => attribute === name)
      .flatMap(({ before, after }) => [before, after])
      .flatMap((one) => (one === null ? [] : [Number(one)]))
  const heads = await tx
    .selectFrom(lastPerson(tx))
    .select(['person.userId as id', personName.as('name')])
    .where(sql<boolean>`person.user_id = any(${idsOf('headUserId')}::bigint[])`)
    .where(countedFor(context, 'person.userId'))
    .execute()
  const names: Readonly<Record<string, ReadonlyMap<number, string>>> = {
    parentId: await unitNames(tx, idsOf('parentId')),
    headUserId: new Map(heads.map((one) => [one.id, one.name])),
  }
  const wordOf = (attribute: string, value: string) => {
    const known = names[attribute]
    return known ? (known.get(Number(value)) ?? UNSEEN) : value
  }
  const word = (attribute: string, value: string | null) =>
    value === null ? null : wordOf(attribute, value)
  const changes = history.changes.map((change) => ({
    ...change,
    before: word(change.attribute, change.before),
    after: word(change.attribute, change.after),
  }))
  return { ...history, changes }
}

/** How many units and people a unit has on a day or on any later one, and its areas of today. */
export async function heldFrom({ tx }: Context, id: number, day: ISODate) {
  const under = await tx
    .selectFrom('hierarchyNodeVersion as held')
    .innerJoin('hierarchyNode as node', 'node.id', 'held.hierarchyNodeId')
    .select(sql<number>`count(distinct held.hierarchy_node_id)`.as('units'))
    .where('held.parentId', '=', id)
    .where('held.supersededAt', 'is', null)
    .where(sql<boolean>`(node.ended_on is null or node.ended_on > ${day}::date)`)
    .where(sql<boolean>`(upper(held.valid) is null or upper(held.valid) > ${day}::date)`)
    .where(sql<boolean>`(node.ended_on is null or lower(held.valid) < node.ended_on)`)
    .executeTakeFirstOrThrow()
  const inside = await contracts
    .everyDay(tx)
    .select(sql<number>`count(distinct contract.user_id)`.as('people'))
    .where('held.hierarchyNodeId', '=', id)
    .where(sql<boolean>`held.valid && daterange(${day}::date, null)`)
    .where(sql<boolean>`(contract.final_date is null
      or contract.final_date >= greatest(lower(held.valid), ${day}::date))`)
    .executeTakeFirstOrThrow()
  const named = await tx
    .selectFrom('area')
    .select(sql<number>`count(*)`.as('areas'))
    .where('hierarchyNodeId', '=', id)
    .where('mergedIntoId', 'is', null)
    .executeTakeFirstOrThrow()
  return { units: under.units, people: inside.people, areas: named.areas }
}
