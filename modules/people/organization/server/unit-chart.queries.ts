import type { ISODate } from '#chile/dates.ts'
import { searchKey } from '#chile/text.ts'
import { unitsBelow } from '#modules/people/structure/model/unit-tree.ts'
import { hierarchyNodes } from '#modules/people/structure/server/index.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { forbidden } from '#platform/server/errors.ts'
import { chartOf } from '../model/chart.ts'
import { LEVELS_AT_MOST } from '../model/limits.ts'
import { type ChartAsk, nodesOf, type NodeFacts, type NodePerson, type OrgChart } from './nodes.ts'
import { idsIn, pick } from './picking.ts'
import { type ShownPerson, shownPeople } from './shown-people.queries.ts'

/**
 * The units of a day that the reader may see, in the order of their tree: who is restricted to
 * some of them sees those and the ones under them.
 */
export async function unitsSeen(context: Context, day: ISODate) {
  if (!context.can('organization.read')) throw forbidden()
  const units = await hierarchyNodes(context, { asOf: day })
  const own = context.actor.restriction?.unitIds ?? []
  if (own.length === 0) return units
  const parents = new Map(units.map(({ id, parentId }) => [id, parentId]))
  const seen = new Set(unitsBelow(parents, own))
  return units.filter(({ id }) => seen.has(id))
}

/**
 * The units of a day under each other, with the people of each and who is at its head. The head
 * is named when the reader sees that person in the chart of people.
 */
export async function unitChart(context: Context, ask: ChartAsk): Promise<OrgChart> {
  const day = ask.asOf ?? context.today
  const units = await unitsSeen(context, day)
  const known = new Map(units.map((unit, at) => [unit.id, { ...unit, at }]))
  const chart = chartOf(units.map(({ id, parentId: parent }) => ({ id, parent })))
  const at = (id: number) => known.get(id)?.at ?? 0
  const picked = await pick(
    { chart, orderOf: () => Promise.resolve((a, b) => at(a) - at(b)), isFirst: () => true },
    {
      rootId: ask.rootUnitId,
      highlightId: ask.highlightUnitId,
      levels: ask.levels ?? LEVELS_AT_MOST,
      skip: ask.skip ?? 0,
    },
  )
  const heads = idsIn(picked).flatMap((id) => known.get(id)?.headUserId ?? [])
  const people = await shownPeople(context, day, heads)
  const factsOf = (id: number): NodeFacts | undefined => {
    const unit = known.get(id)
    if (!unit) return undefined
    const head = unit.headUserId === null ? undefined : people.get(unit.headUserId)
    const { code, kindName: kind, name, people: within, totalPeople } = unit
    return {
      id: publicId('hierarchyNode', id),
      opens: head?.opens ?? false,
      person: head ? headOf(head, { orgUnit: name, totalReports: totalPeople }) : null,
      orgUnit: name,
      unit: {
        code,
        kind,
        headId: head ? unit.headUserId : null,
        vacant: unit.headUserId === null,
        people: within,
        totalPeople,
      },
      directReports: chart.counts(id).direct,
      changes: [],
      changesBelow: 0,
    }
  }
  return {
    asOf: day,
    comparedTo: null,
    total: units.length,
    alone: 0,
    inCircle: [],
    found: picked.found,
    roots: nodesOf(picked, factsOf, ask.highlightUnitId),
    moreRoots: picked.roots.more,
  }
}

type OfUnit = Pick<NodePerson, 'orgUnit' | 'totalReports'>
const headOf = (head: ShownPerson, ofUnit: OfUnit): NodePerson => {
  const { name, title, department, branch, contractType, avatar } = head
  const shown = { name, title, department, branch, contractType, avatar }
  return { ...shown, ...ofUnit, alsoReportsTo: [] }
}

/** The units whose name, code or kind have all the words, or one of them. */
export async function unitsFound(
  context: Context,
  { day, words, unitId }: { day: ISODate; words: readonly string[]; unitId: number | null },
) {
  const units = await unitsSeen(context, day)
  return units
    .filter(({ id }) => unitId === null || id === unitId)
    .filter(({ code, name, kindName }) => {
      const text = searchKey([name, code, kindName ?? ''].join(' '))
      return words.every((word) => text.includes(word))
    })
    .map(({ id, name, code }) => ({ id: publicId('hierarchyNode', id), name, title: code }))
}
