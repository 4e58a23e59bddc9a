import { notFound } from '#platform/server/errors.ts'
import { type Chart, pathTo } from '../model/chart.ts'
import { CHILDREN_AT_ONCE, LEVELS_AT_MOST, PEOPLE_AT_ONCE } from '../model/limits.ts'

type Order = (a: number, b: number) => number

/** A chart, and the order of the boxes under one. */
export type Source = {
  readonly chart: Chart
  orderOf(ids: readonly number[]): Promise<Order>
  /** Which boxes of the top are shown, when no root was asked for. */
  isFirst(id: number, way: readonly number[]): boolean
}

/** Which part of a chart is asked for. */
export type Part = {
  readonly rootId: number | null
  readonly highlightId: number | null
  readonly levels: number
  readonly skip: number
}

type Page = { readonly ids: readonly number[]; readonly more: number }
type Below = Map<number, Page>

/** The boxes of an answer: those at its top, and those under each one that is open. */
export type Picked = {
  readonly chart: Chart
  readonly roots: Page
  readonly below: ReadonlyMap<number, Page>
  readonly found: boolean
}

/**
 * Chooses the boxes of an answer, from the top or from a root down. The way to the highlighted box
 * is part of it; when that way is longer than an answer is deep, it begins on the way.
 */
export async function pick(source: Source, part: Part): Promise<Picked> {
  const { chart } = source
  if (part.rootId !== null && !chart.has(part.rootId)) throw notFound()
  const way = part.highlightId === null ? [] : pathTo(chart, part.highlightId)
  const rootId = way.length > LEVELS_AT_MOST ? (way.at(-LEVELS_AT_MOST) ?? null) : part.rootId
  const first = chart.below(null).filter((id) => source.isFirst(id, way))
  const onWay = new Set(way)
  const roots =
    rootId === null
      ? cut(await source.orderOf(first), onWay, first, part.skip)
      : { ids: [rootId], more: 0 }
  const skip = rootId === null ? 0 : part.skip
  const below = await pickBelow(source, onWay, roots.ids, { levels: part.levels, skip })
  return { chart, roots, below, found: part.highlightId === null || way.length > 0 }
}

/** Chooses the boxes below some others, one level after the other. */
async function pickBelow(
  { chart, orderOf }: Source,
  way: ReadonlySet<number>,
  roots: readonly number[],
  { levels, skip }: { levels: number; skip: number },
): Promise<Below> {
  const picked: Below = new Map()
  let parents = roots
  let shown = roots.length
  for (let level = 1; level < LEVELS_AT_MOST && parents.length > 0; level += 1) {
    const isShown = (id: number) => way.has(id) || (level < levels && shown < PEOPLE_AT_ONCE)
    const opened = parents.filter((id) => chart.counts(id).direct > 0 && isShown(id))
    const all = opened.flatMap((id) => chart.below(id))
    const order = await orderOf(all)
    for (const id of opened) {
      const page = cut(order, way, chart.below(id), level === 1 ? skip : 0)
      picked.set(id, page)
      shown += page.ids.length
    }
    parents = opened.flatMap((id) => picked.get(id)?.ids ?? [])
  }
  return picked
}

/** So many boxes at once, and those on the way to the highlighted one. */
function cut(order: Order, way: ReadonlySet<number>, ids: readonly number[], skip: number): Page {
  const sorted = ids.toSorted(order)
  const page = sorted.slice(skip, skip + CHILDREN_AT_ONCE)
  const more = Math.max(0, sorted.length - skip - CHILDREN_AT_ONCE)
  const missing = sorted.slice(skip + CHILDREN_AT_ONCE).filter((id) => way.has(id))
  return { ids: [...page, ...missing], more }
}

/** Every box of an answer, once. */
export const idsIn = ({ roots, below }: Picked): number[] => [
  ...new Set([...roots.ids, ...[...below.values()].flatMap(({ ids }) => ids)]),
]
