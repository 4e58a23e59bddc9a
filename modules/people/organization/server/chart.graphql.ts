import { date, flag, integer, optional, ref, text } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { type FieldSpec, objectFrom, of } from '#platform/server/graphql/object.ts'
import { query } from '#platform/server/graphql/operations.ts'
import { LEVELS_AT_MOST } from '../model/limits.ts'
import { type ChartNode, type OrgChart, orgChart } from './chart.queries.ts'
import { type Hit, orgChartSearch } from './search.queries.ts'

const fields = {
  id: of.id('user'),
  hasChild: of.flag,
  hasParent: of.flag,
  opens: of.flag,
  isHighlight: of.flag,
  person: of.object(
    objectFrom<ChartNode['person']>('OrgChartPerson', {
      name: of.text,
      title: of.maybe(of.text),
      department: of.maybe(of.text),
      avatar: of.maybe(of.text),
      totalReports: of.int,
    }),
  ),
  orgUnit: of.maybe(of.text),
  directReports: of.int,
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
    rootId: optional(ref('user', 'Desde quién')),
    levels: optional(integer('Niveles', { min: 1, max: LEVELS_AT_MOST })),
    asOf: optional(date('Al día')),
    highlightId: optional(ref('user', 'Persona destacada')),
    alone: optional(flag('Sin jefatura ni equipo')),
    skip: optional(integer('Desde cuál', { min: 0, max: 1_000_000 })),
  }),
  type: objectFrom<OrgChart>('OrgChart', {
    asOf: of.date,
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
    search: optional(text('Nombre, cargo o área', { max: 100 })),
    userId: optional(ref('user', 'Persona')),
    asOf: optional(date('Al día')),
  }),
  type: objectFrom<Hit>('OrgChartHit', {
    id: of.id('user'),
    name: of.text,
    title: of.maybe(of.text),
  }),
  many: true,
  run: orgChartSearch,
})
