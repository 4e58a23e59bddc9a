import type { ISODate } from '#chile/dates.ts'
import { compareTexts } from '#chile/names.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { surnamesOf } from '#platform/server/sql/person-names.ts'
import type { Chart } from '../model/chart.ts'
import { comparisonOf, type DrawnComparison, drawnOf } from './comparison.queries.ts'
import { chartOn, otherLines } from './lines.queries.ts'
import { type ChartAsk, nodesOf, type NodeFacts, type OrgChart } from './nodes.ts'
import { idsIn, pick, type Source } from './picking.ts'
import { shownPeople } from './shown-people.queries.ts'
import { unitChart } from './unit-chart.queries.ts'

/** The chart of a day, from the top or from a box down: of people, or of units. */
export const orgChart = (context: Context, ask: ChartAsk): Promise<OrgChart> =>
  ask.mode === 'UNIT' ? unitChart(context, ask) : personChart(context, ask)

/** A part of the chart that a question asks for, before anybody of it is read. */
type Asked = {
  readonly day: ISODate
  /** The people of the day. */
  readonly chart: Chart
  /** The earlier day, and what is drawn of both. */
  readonly compared: { from: ISODate; drawn: DrawnComparison } | undefined
}

async function askedOf(context: Context, ask: ChartAsk): Promise<Asked> {
  const { asOf, comparedTo, businessId } = ask
  if (comparedTo === null) {
    const day = asOf ?? context.today
    return { day, chart: await chartOn(context, day, businessId), compared: undefined }
  }
  const comparison = await comparisonOf(context, { asOf, comparedTo, businessId })
  const { from, until, after } = comparison
  return { day: until, chart: after.chart, compared: { from, drawn: drawnOf(comparison) } }
}

async function personChart(context: Context, ask: ChartAsk): Promise<OrgChart> {
  const asked = await askedOf(context, ask)
  const { chart, compared } = asked
  const drawn = compared?.drawn.chart ?? chart
  const teams = (id: number) => drawn.counts(id).direct > 0
  const isAlone = (id: number) => !teams(id) && chart.has(id)
  const isTop = (id: number) => teams(id) || (compared?.drawn.led(id) ?? false)
  const source: Source = {
    chart: drawn,
    orderOf: (ids) => orderOf(context, drawn, ids),
    isFirst: (id, way) => (ask.alone ? isAlone(id) : isTop(id) || way.includes(id)),
  }
  const { rootId, highlightId, levels, skip } = ask
  const picked = await pick(source, { rootId, highlightId, levels: levels ?? 3, skip: skip ?? 0 })
  const { factsOf, nameOf } = await factsOn(context, asked, idsIn(picked))
  return {
    asOf: asked.day,
    comparedTo: compared?.from ?? null,
    total: chart.size,
    alone: drawn.below(null).filter(isAlone).length,
    inCircle: chart.cut.flatMap((id) => nameOf(id) ?? []),
    found: picked.found,
    roots: nodesOf(picked, factsOf, highlightId ?? context.actor.userId),
    moreRoots: picked.roots.more,
  }
}

/** What the boxes of some people say; somebody who left is read as they were on the earlier day. */
async function factsOn(context: Context, { day, chart, compared }: Asked, ids: readonly number[]) {
  const others = await otherLines(context, chart, day, ids)
  const left = compared ? ids.filter((id) => compared.drawn.gone.has(id)) : []
  const here = ids.filter((id) => !left.includes(id))
  const named = [...here, ...chart.cut, ...[...others.values()].flat()]
  const people = new Map(await shownPeople(context, day, [...new Set(named)]))
  if (compared && left.length > 0) {
    for (const one of await shownPeople(context, compared.from, left)) people.set(...one)
  }
  const factsOf = (id: number): NodeFacts | undefined => {
    const known = people.get(id)
    if (!known) return undefined
    const { businessName: orgUnit, opens, ...person } = known
    const { total: totalReports, direct: directReports } = chart.counts(id)
    const alsoReportsTo = (others.get(id) ?? []).flatMap((one) => people.get(one)?.name ?? [])
    const changes = [...(compared?.drawn.kindsOf(id) ?? [])]
    const changesBelow = compared?.drawn.below(id) ?? 0
    const shown = { ...person, orgUnit, totalReports, alsoReportsTo }
    const facts = { opens, orgUnit, unit: null, person: shown }
    return { id: publicId('user', id), ...facts, directReports, changes, changesBelow }
  }
  return { factsOf, nameOf: (id: number) => people.get(id)?.name }
}

/** First those with a team, at the top of the chart the largest one, and by surname. */
async function orderOf(context: Context, chart: Chart, ids: readonly number[]) {
  const surnames = await surnamesOf(
    context,
    ids.map((userId) => ({ userId })),
  )
  const leads = (id: number) => Number(chart.counts(id).direct > 0)
  const size = (id: number) => (chart.parentOf(id) === null ? chart.counts(id).total : 0)
  return (a: number, b: number) =>
    leads(b) - leads(a) ||
    size(b) - size(a) ||
    compareTexts(surnames.get(a) ?? '', surnames.get(b) ?? '') ||
    a - b
}
