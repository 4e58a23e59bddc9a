import type { ISODate } from '#chile/dates.ts'
import type { ContractType } from '#modules/people/contracts/model/catalogs.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { Kind } from '../model/comparison.ts'
import type { ChartMode } from '../model/mode.ts'
import type { Picked } from './picking.ts'

export type ChartAsk = {
  mode: ValueOf<typeof ChartMode> | null
  rootId: number | null
  rootUnitId: number | null
  levels: number | null
  asOf: ISODate | null
  /** The other day of a comparison; in a chart of units it says nothing. */
  comparedTo: ISODate | null
  highlightId: number | null
  highlightUnitId: number | null
  /** The people who have a contract with it; in a chart of units it says nothing. */
  businessId: number | null
  alone: boolean | null
  skip: number | null
}

/** Somebody of the chart: in their own box, or as the head of the unit of one. */
export type NodePerson = {
  name: string
  title: string | null
  department: string | null
  branch: string | null
  /** For readers who open their record; for others it is nothing. */
  contractType: ValueOf<typeof ContractType> | null
  avatar: string | null
  /** The razón social of the person; of a head, the name of the unit. */
  orgUnit: string | null
  totalReports: number
  /** The supervisors that their other contracts name. */
  alsoReportsTo: string[]
}

export type NodeUnit = {
  code: string
  /** What it is, in the words of the company. */
  kind: string | null
  headId: number | null
  /** Nobody is at its head, seen or not. */
  vacant: boolean
  people: number
  totalPeople: number
}

/** What a box says, whatever is under it. */
export type NodeFacts = {
  /** The public id of the person or of the unit. */
  id: string
  /** Whether the viewer may open the record of the person. */
  opens: boolean
  person: NodePerson | null
  /** The razón social of a person; the name of a unit. */
  orgUnit: string | null
  unit: NodeUnit | null
  directReports: number
  /** What became of the person between the days of a comparison. */
  changes: Kind[]
  /** How many people under them changed. */
  changesBelow: number
}

export type ChartNode = NodeFacts & {
  hasChild: boolean
  hasParent: boolean
  isHighlight: boolean
  children: ChartNode[]
  moreChildren: number
}

export type OrgChart = {
  asOf: ISODate
  /** The earlier day of a comparison. */
  comparedTo: ISODate | null
  total: number
  alone: number
  inCircle: string[]
  found: boolean
  roots: ChartNode[]
  moreRoots: number
}

/** The boxes of an answer under each other. */
export function nodesOf(
  picked: Picked,
  factsOf: (id: number) => NodeFacts | undefined,
  highlight: number | null,
): ChartNode[] {
  const { chart, below } = picked
  const nodeOf = (id: number): ChartNode[] => {
    const facts = factsOf(id)
    if (!facts) return []
    return [
      {
        ...facts,
        hasChild: chart.counts(id).direct > 0,
        hasParent: chart.parentOf(id) !== null,
        isHighlight: id === highlight,
        children: (below.get(id)?.ids ?? []).flatMap(nodeOf),
        moreChildren: below.get(id)?.more ?? 0,
      },
    ]
  }
  return picked.roots.ids.flatMap(nodeOf)
}
