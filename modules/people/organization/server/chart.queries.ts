import { compareTexts } from '#chile/names.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { surnamesOf } from '#platform/server/person-names.ts'
import type { Chart } from '../model/chart.ts'
import { chartOn, otherLines } from './lines.queries.ts'
import { type ChartAsk, nodesOf, type NodeFacts, type OrgChart } from './nodes.ts'
import { idsIn, pick, type Source } from './picking.ts'
import { shownPeople } from './shown.queries.ts'
import { unitChart } from './unit-chart.queries.ts'

/** The chart of a day, from the top or from a box down: of people, or of units. */
export const orgChart = (context: Context, ask: ChartAsk): Promise<OrgChart> =>
  ask.mode === 'UNIT' ? unitChart(context, ask) : personChart(context, ask)

async function personChart(context: Context, ask: ChartAsk): Promise<OrgChart> {
  const day = ask.asOf ?? context.today
  const chart = await chartOn(context, day, ask.businessId)
  const teams = (id: number) => chart.counts(id).direct > 0
  const source: Source = {
    chart,
    orderOf: (ids) => orderOf(context, chart, ids),
    isFirst: (id, way) => (ask.alone ? !teams(id) : teams(id) || way.includes(id)),
  }
  const { rootId, highlightId, levels, skip } = ask
  const picked = await pick(source, { rootId, highlightId, levels: levels ?? 3, skip: skip ?? 0 })
  const ids = idsIn(picked)
  const others = await otherLines(context, chart, day, ids)
  const named = [...ids, ...chart.cut, ...[...others.values()].flat()]
  const people = await shownPeople(context, day, [...new Set(named)])
  const factsOf = (id: number): NodeFacts | undefined => {
    const known = people.get(id)
    if (!known) return undefined
    const { businessName: orgUnit, opens, ...person } = known
    const totalReports = chart.counts(id).total
    const alsoReportsTo = (others.get(id) ?? []).flatMap((one) => people.get(one)?.name ?? [])
    const facts = { opens, orgUnit, unit: null, person: { ...person, totalReports, alsoReportsTo } }
    return { id: publicId('user', id), ...facts }
  }
  return {
    asOf: day,
    total: chart.size,
    alone: chart.below(null).filter((id) => !teams(id)).length,
    inCircle: chart.cut.flatMap((id) => people.get(id)?.name ?? []),
    found: picked.found,
    roots: nodesOf(picked, factsOf, highlightId ?? context.actor.userId),
    moreRoots: picked.roots.more,
  }
}

/** First those with a team, and by surname. */
async function orderOf(context: Context, chart: Chart, ids: readonly number[]) {
  const surnames = await surnamesOf(
    context,
    ids.map((userId) => ({ userId })),
  )
  const leads = (id: number) => Number(chart.counts(id).direct > 0)
  return (a: number, b: number) =>
    leads(b) - leads(a) || compareTexts(surnames.get(a) ?? '', surnames.get(b) ?? '') || a - b
}
