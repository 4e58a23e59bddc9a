import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { type Chart, chartOf } from './chart.ts'

/** What became of somebody between two days. */
export const ChangeKind = catalog('OrgChangeKind', {
  JOINED: 'Ingresó',
  LEFT: 'Salió',
  CHIEF: 'Cambió de jefatura',
  UNIT: 'Cambió de unidad',
  PLACE: 'Cambió de área o sucursal',
})

export type Kind = ValueOf<typeof ChangeKind>

/** Where the contract of somebody places them, besides their supervisor; null is nowhere. */
export type Post = {
  readonly unit: number | null
  readonly area: number | null
  readonly office: number | null
}

/** The people that a reader sees on a day, under their supervisors, and where each is placed. */
export type Day = { readonly chart: Chart; postOf(id: number): Post }

export type Change = { readonly id: number; readonly kinds: readonly Kind[] }

/**
 * What became of everybody between two days, people of the later day first; whoever is the same on
 * both is not in the answer. A supervisor who is out of the reader's sight is nobody on both days.
 */
export function changesBetween(before: Day, after: Day): Change[] {
  const here = after.chart.ids.flatMap((id): Change[] => {
    const kinds = kindsOf(id, before, after)
    return kinds.length > 0 ? [{ id, kinds }] : []
  })
  const gone = before.chart.ids.flatMap((id): Change[] =>
    after.chart.has(id) ? [] : [{ id, kinds: ['LEFT'] }],
  )
  return [...here, ...gone]
}

function kindsOf(id: number, before: Day, after: Day): Kind[] {
  if (!before.chart.has(id)) return ['JOINED']
  const [was, is] = [before.postOf(id), after.postOf(id)]
  return [
    ...(before.chart.parentOf(id) === after.chart.parentOf(id) ? [] : (['CHIEF'] as const)),
    ...(was.unit === is.unit ? [] : (['UNIT'] as const)),
    ...(was.area === is.area && was.office === is.office ? [] : (['PLACE'] as const)),
  ]
}

/** The chart of the later day, with the people who left under the nearest chief who stayed. */
export function withGone(before: Chart, after: Chart, gone: readonly number[]): Chart {
  if (gone.length === 0) return after
  const stayed = (id: number): number | null => {
    let at = before.parentOf(id)
    // A chart has no circles: the way up ends.
    while (at !== null && !after.has(at)) at = before.parentOf(at)
    return at
  }
  const lines = gone.map((id) => ({ id, parent: stayed(id) }))
  return chartOf([...after.lines(() => true), ...lines])
}

/** How many of some people are under each one of a chart, at whatever depth. */
export function countedBelow(chart: Chart, ids: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const id of ids) {
    for (let at = chart.parentOf(id); at !== null; at = chart.parentOf(at)) {
      counts.set(at, (counts.get(at) ?? 0) + 1)
    }
  }
  return counts
}
