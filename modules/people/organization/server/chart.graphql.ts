import { ContractType } from '#modules/people/contracts/model/catalogs.ts'
import { choice, date, flag, integer, optional, ref, text } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { type FieldSpec, objectFrom, of } from '#platform/server/graphql/object.ts'
import { query } from '#platform/server/graphql/operations.ts'
import { ChangeKind } from '../model/comparison.ts'
import { LEVELS_AT_MOST } from '../model/limits.ts'
import { ChartMode } from '../model/mode.ts'
import { orgChart } from './chart.queries.ts'
import type { ChartNode, NodePerson, NodeUnit, OrgChart } from './nodes.ts'
import { type Hit, orgChartSearch } from './search.queries.ts'

/** The public id of a person or of a unit, as the server wrote it. */
const nodeId: FieldSpec<false> = { type: 'ID', nullable: false }

const fields = {
  id: nodeId,
  hasChild: of.flag,
  hasParent: of.flag,
  opens: of.flag,
  isHighlight: of.flag,
  person: of.maybe(
    of.object(
      objectFrom<NodePerson>('OrgChartPerson', {
        name: of.text,
        title: of.maybe(of.text),
        department: of.maybe(of.text),
        branch: of.maybe(of.text),
        contractType: of.maybe(of.choice(ContractType)),
        avatar: of.maybe(of.text),
        orgUnit: of.maybe(of.text),
        totalReports: of.int,
        alsoReportsTo: of.list(of.text),
      }),
    ),
  ),
  orgUnit: of.maybe(of.text),
  unit: of.maybe(
    of.object(
      objectFrom<NodeUnit>('OrgChartUnit', {
        code: of.text,
        kind: of.maybe(of.text),
        headId: of.maybe(of.id('user')),
        vacant: of.flag,
        people: of.int,
        totalPeople: of.int,
      }),
    ),
  ),
  directReports: of.int,
  changes: of.list(of.choice(ChangeKind)),
  changesBelow: of.int,
  moreChildren: of.int,
}

/** A type for each level: a document says how deep it goes, and none goes down for ever. */
function nodeAt(level: number): FieldSpec<false> {
  const name = level === 1 ? 'OrgChartNode' : `OrgChartNode${level}`
  if (level === LEVELS_AT_MOST) {
    return of.object(objectFrom<Omit<ChartNode, 'children'>>(name, fields))
  }
  const children = of.list(nodeAt(level + 1))
  return of.object(objectFrom<ChartNode>(name, { ...fields, children }))
}

query('orgChart', {
  input: inputFrom('OrgChartInput', {
    mode: optional(choice(ChartMode, 'Modo')),
    rootId: optional(ref('user', 'Desde quién')),
    rootUnitId: optional(ref('hierarchyNode', 'Desde qué unidad')),
    levels: optional(integer('Niveles', { min: 1, max: LEVELS_AT_MOST })),
    asOf: optional(date('Al día')),
    comparedTo: optional(date('Comparar con')),
    highlightId: optional(ref('user', 'Persona destacada')),
    highlightUnitId: optional(ref('hierarchyNode', 'Unidad destacada')),
    businessId: optional(ref('business', 'Razón social')),
    alone: optional(flag('Sin jefatura ni equipo')),
    skip: optional(integer('Desde cuál', { min: 0, max: 1_000_000 })),
  }),
  type: objectFrom<OrgChart>('OrgChart', {
    asOf: of.date,
    comparedTo: of.maybe(of.date),
    total: of.int,
    alone: of.int,
    inCircle: of.list(of.text),
    found: of.flag,
    roots: of.list(nodeAt(1)),
    moreRoots: of.int,
  }),
  run: orgChart,
})

query('orgChartSearch', {
  input: inputFrom('OrgChartSearchInput', {
    mode: optional(choice(ChartMode, 'Modo')),
    search: optional(text('Nombre, cargo o área', { max: 100 })),
    userId: optional(ref('user', 'Persona')),
    unitId: optional(ref('hierarchyNode', 'Unidad')),
    asOf: optional(date('Al día')),
  }),
  type: objectFrom<Hit>('OrgChartHit', {
    id: nodeId,
    name: of.text,
    title: of.maybe(of.text),
  }),
  many: true,
  run: orgChartSearch,
})
