import type { OrgChartQuery } from '#generated/documents/graphql.ts'
import { counted, listed } from '#chile/counts.ts'
import { changesIn } from './change-signs.ts'

type Root = OrgChartQuery['orgChart']['roots'][number]

/**
 * A box of the chart: somebody, or a unit. The last level of an answer has no children, of whatever
 * depth it is.
 */
export type Node = Omit<Root, 'children'> & { readonly children?: readonly Node[] }

/** A box and all that are under it. */
export const allIn = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(allIn)]

export type Mode = 'PERSON' | 'UNIT'

/** How many boxes a chart has, in the words of what they are. */
export const countedBoxes = (mode: Mode, count: number): string =>
  mode === 'UNIT' ? counted(count, 'unidad', 'unidades') : counted(count, 'persona')

/** What a box is called: the name of the person, or of the unit. */
export const nameOf = ({ person, unit, orgUnit }: Omit<Node, 'children'>): string =>
  (unit ? orgUnit : person?.name) ?? ''

/** Where somebody works; of a unit, its kind, its code and its people. */
export const placeOf = ({ person, unit, orgUnit }: Omit<Node, 'children'>): string =>
  unit
    ? [unit.kind, unit.code, counted(unit.totalPeople, 'persona')].filter(Boolean).join(' · ')
    : [person?.department, orgUnit].filter(Boolean).join(' · ')

/** Who leads a unit, or that nobody does; nothing of somebody that the reader does not see. */
export const headOf = ({ unit, person }: Omit<Node, 'children'>): string =>
  unit ? (person?.name ?? (unit.vacant ? 'Jefatura vacante' : '')) : ''

/** What is under a box: people, or units. */
export function belowOf({ unit, person, directReports }: Omit<Node, 'children'>): string {
  if (unit) return counted(directReports, 'unidad', 'unidades')
  const total = person ? person.totalReports : directReports
  const people = counted(total, 'persona')
  return directReports === total ? people : `${people} · ${counted(directReports, 'directa')}`
}

/** What became of somebody between the days of a comparison. */
export const changedOf = ({ changes }: Omit<Node, 'children'>): string => changesIn(changes)

/** How many people under a box changed, at whatever depth. */
export const changedBelow = ({ changesBelow }: Omit<Node, 'children'>): string =>
  counted(changesBelow, 'cambio')

/** The supervisors that other contracts of somebody name: they stand under one in the chart. */
export const alsoOf = ({ person }: Omit<Node, 'children'>): string =>
  person && person.alsoReportsTo.length > 0
    ? `También reporta a ${listed(person.alsoReportsTo)}`
    : ''
