import { choice, date, integer, optional, ref } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { query } from '#platform/server/graphql/operations.ts'
import { ChangedFact } from '../model/changed-fact.ts'
import { ChangeKind } from '../model/comparison.ts'
import {
  type ChangeRow,
  type FactChange,
  type OrgChanges,
  orgChartChanges,
} from './changes.queries.ts'

const Fact = objectFrom<FactChange>('OrgFactChange', {
  fact: of.choice(ChangedFact),
  before: of.maybe(of.text),
  after: of.maybe(of.text),
})

const Row = objectFrom<ChangeRow>('OrgChange', {
  id: of.id('user'),
  name: of.text,
  title: of.maybe(of.text),
  avatar: of.maybe(of.text),
  opens: of.flag,
  kinds: of.list(of.choice(ChangeKind)),
  facts: of.list(of.object(Fact)),
})

const Count = objectFrom<OrgChanges['counts'][number]>('OrgChangeCount', {
  kind: of.choice(ChangeKind),
  total: of.int,
})

query('orgChartChanges', {
  input: inputFrom('OrgChartChangesInput', {
    asOf: optional(date('Al día')),
    comparedTo: date('Comparar con'),
    businessId: optional(ref('business', 'Razón social')),
    kind: optional(choice(ChangeKind, 'Cambio')),
    skip: optional(integer('Desde cuál', { min: 0, max: 1_000_000 })),
    take: optional(integer('Cuántos', { min: 1, max: 1000 })),
  }),
  type: objectFrom<OrgChanges>('OrgChanges', {
    from: of.date,
    until: of.date,
    total: of.int,
    counts: of.list(of.object(Count)),
    rows: of.list(of.object(Row)),
    more: of.int,
  }),
  run: orgChartChanges,
})
