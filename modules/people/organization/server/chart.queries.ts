import { compareTexts } from '#chile/names.ts'
import type { ISODate } from '#chile/dates.ts'
import { avatarLink, nameOf, peopleOn } from '#modules/people/people/server/index.ts'
import { personShown, personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { surnamesOf } from '#platform/server/person-names.ts'
import { type Chart, pathTo } from '../model/chart.ts'
import { CHILDREN_AT_ONCE, LEVELS_AT_MOST, PEOPLE_AT_ONCE } from '../model/limits.ts'
import { chartOn } from './lines.queries.ts'

export type ChartAsk = {
  rootId: number | null
  levels: number | null
  asOf: ISODate | null
  highlightId: number | null
  alone: boolean | null
  skip: number | null
}

type NodePerson = {
  name: string
  title: string | null
  department: string | null
  avatar: string | null
  totalReports: number
}

export type ChartNode = {
  id: number
  hasChild: boolean
  hasParent: boolean
  /** Whether the viewer may open the record of the person. */
  opens: boolean
  isHighlight: boolean
  person: NodePerson
  orgUnit: string | null
  directReports: number
  children: ChartNode[]
  moreChildren: number
}

export type OrgChart = {
  asOf: ISODate
  total: number
  alone: number
  inCircle: string[]
  found: boolean
  roots: ChartNode[]
  moreRoots: number
}

/**
 * The chart of a day, from the top or from somebody down. The way to the highlighted person is part
 * of it; when that way is longer than an answer is deep, it begins on the way.
 */
export async function orgChart(context: Context, ask: ChartAsk): Promise<OrgChart> {
  const day = ask.asOf ?? context.today
  const chart = await chartOn(context, day)
  if (ask.rootId !== null && !chart.parents.has(ask.rootId)) throw notFound()
  const way = ask.highlightId === null ? [] : pathTo(chart, ask.highlightId)
  const rootId = way.length > LEVELS_AT_MOST ? (way.at(-LEVELS_AT_MOST) ?? null) : ask.rootId
  const teams = (id: number) => (chart.counts.get(id)?.direct ?? 0) > 0
  const tops = chart.below.get(null) ?? []
  const lone = tops.filter((id) => !teams(id))
  const picking: Picking = { context, chart, way: new Set(way), picked: new Map() }
  const first = ask.alone ? lone : tops.filter((id) => teams(id) || way.includes(id))
  const skip = ask.skip ?? 0
  const roots = rootId === null ? await pageOf(picking, first, skip) : { ids: [rootId], more: 0 }
  await pickBelow(picking, roots.ids, { levels: ask.levels ?? 3, skip: rootId === null ? 0 : skip })
  const people = await peopleOf(context, day, idsIn(roots.ids, picking), chart.cut)
  const shown = { picking, people, highlight: ask.highlightId ?? context.actor.userId }
  return {
    asOf: day,
    total: chart.lines.length,
    alone: lone.length,
    inCircle: chart.cut.flatMap((id) => people.get(id)?.name ?? []),
    found: ask.highlightId === null || way.length > 0,
    roots: roots.ids.flatMap((id) => nodeOf(shown, id)),
    moreRoots: roots.more,
  }
}

type Page = { ids: readonly number[]; more: number }
type Picking = {
  context: Context
  chart: Chart
  way: ReadonlySet<number>
  picked: Map<number, Page>
}

/** Chooses who is shown below some people, one level after the other. */
async function pickBelow(
  picking: Picking,
  roots: readonly number[],
  { levels, skip }: { levels: number; skip: number },
): Promise<void> {
  const { chart, way, picked } = picking
  let parents = roots
  let shown = roots.length
  for (let level = 1; level < LEVELS_AT_MOST && parents.length > 0; level += 1) {
    const isShown = (id: number) => way.has(id) || (level < levels && shown < PEOPLE_AT_ONCE)
    const opened = parents.filter((id) => chart.below.has(id) && isShown(id))
    const all = opened.flatMap((id) => chart.below.get(id) ?? [])
    const order = await orderOf(picking, all)
    for (const id of opened) {
      const page = cut(order, way, chart.below.get(id) ?? [], level === 1 ? skip : 0)
      picked.set(id, page)
      shown += page.ids.length
    }
    parents = opened.flatMap((id) => picked.get(id)?.ids ?? [])
  }
}

async function pageOf(picking: Picking, ids: readonly number[], skip: number): Promise<Page> {
  return cut(await orderOf(picking, ids), picking.way, ids, skip)
}

/** So many of some people at once, and who is on the way to the highlighted one. */
function cut(
  order: (a: number, b: number) => number,
  way: ReadonlySet<number>,
  ids: readonly number[],
  skip: number,
): Page {
  const sorted = ids.toSorted(order)
  const page = sorted.slice(skip, skip + CHILDREN_AT_ONCE)
  const more = Math.max(0, sorted.length - skip - CHILDREN_AT_ONCE)
  const missing = sorted.slice(skip + CHILDREN_AT_ONCE).filter((id) => way.has(id))
  return { ids: [...page, ...missing], more }
}

/** First those with a team, and by surname. */
async function orderOf({ context, chart }: Picking, ids: readonly number[]) {
  const surnames = await surnamesOf(
    context,
    ids.map((userId) => ({ userId })),
  )
  const leads = (id: number) => Number((chart.counts.get(id)?.direct ?? 0) > 0)
  return (a: number, b: number) =>
    leads(b) - leads(a) || compareTexts(surnames.get(a) ?? '', surnames.get(b) ?? '') || a - b
}

const idsIn = (roots: readonly number[], { picked }: Picking) => [
  ...new Set([...roots, ...[...picked.values()].flatMap(({ ids }) => ids)]),
]

type Shown = { name: string; title: string | null; department: string | null }
type ShownPerson = Shown & { orgUnit: string | null; avatar: string | null; opens: boolean }

/** What is shown of some people: nothing of their pay, nor of their life outside of work. */
async function peopleOf(
  context: Context,
  day: ISODate,
  ids: readonly number[],
  cutIds: readonly number[],
): Promise<ReadonlyMap<number, ShownPerson>> {
  const records = context.reach('users.read')
  const rows = await context.tx
    .selectFrom(peopleOn(context.tx, day).as('p'))
    .where(sql<boolean>`p.id = any(${[...ids, ...cutIds]}::bigint[])`)
    .select(['p.id', 'p.jobTitle', 'p.area', 'p.businessName', 'p.avatarKey', 'p.avatarType'])
    .select(nameOf('p.id', day).as('fullname'))
    .select(
      sql<boolean>`(${personWithin(records, 'p.id')}
        and ${personShown(records, 'p.id', context.actor.userId)})`.as('opens'),
    )
    .execute()
  const shown = await Promise.all(
    rows.map(async (row): Promise<[number, ShownPerson]> => [
      row.id,
      {
        name: row.fullname ?? '',
        title: row.jobTitle,
        department: row.area,
        orgUnit: row.businessName,
        opens: row.opens,
        avatar: await avatarLink(context, row),
      },
    ]),
  )
  return new Map(shown)
}

type Drawing = {
  picking: Picking
  people: ReadonlyMap<number, ShownPerson>
  highlight: number | null
}

/** Somebody with who is shown below them. */
function nodeOf(drawing: Drawing, id: number): ChartNode[] {
  const { picking, people, highlight } = drawing
  const { chart, picked } = picking
  const known = people.get(id)
  if (!known) return []
  const { orgUnit, opens, ...person } = known
  const { direct, total } = chart.counts.get(id) ?? { direct: 0, total: 0 }
  const below = picked.get(id)
  return [
    {
      id,
      hasChild: direct > 0,
      hasParent: (chart.parents.get(id) ?? null) !== null,
      opens,
      isHighlight: id === highlight,
      person: { ...person, totalReports: total },
      orgUnit,
      directReports: direct,
      children: (below?.ids ?? []).flatMap((one) => nodeOf(drawing, one)),
      moreChildren: below?.more ?? 0,
    },
  ]
}
