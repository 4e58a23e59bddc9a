import { date, id, integer, optional } from '#platform/model/field.ts'
import { HistoryType } from '#platform/server/graphql/history.ts'
import { byId, inputFrom, inputOf, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { specsOf } from '#platform/server/graphql/specs.ts'
import { HierarchyNode } from '../model/unit.ts'
import { hierarchyNodeHistory, hierarchyNodes, type UnitRow } from './units.queries.ts'
import { createHierarchyNode, deleteHierarchyNode, updateHierarchyNode } from './units.service.ts'

const written = ['code', 'name', 'kindId', 'parentId', 'headUserId'] as const
const from = optional(date('Desde'))

const Unit = objectFrom<UnitRow>('HierarchyNode', {
  ...specsOf(HierarchyNode, ['code', 'name', 'parentId', 'headUserId', 'endedOn']),
  ...specsOf(HierarchyNode, ['kindId', 'kindName', 'areas', 'begins']),
  ...specsOf(HierarchyNode, ['people', 'totalPeople', 'level', 'version']),
  id: of.id('hierarchyNode'),
  headName: of.maybe(of.text),
})

query('hierarchyNodes', {
  input: inputFrom('HierarchyNodesInput', { asOf: optional(date('Al día')) }),
  type: Unit,
  many: true,
  run: hierarchyNodes,
})

query('hierarchyNodeHistory', {
  input: byId('hierarchyNode'),
  type: HistoryType,
  run: hierarchyNodeHistory,
})

mutation('createHierarchyNode', {
  input: inputOf('CreateHierarchyNodeInput', HierarchyNode, written, { from }),
  type: Unit,
  run: createHierarchyNode,
})

mutation('updateHierarchyNode', {
  input: patchInputOf('UpdateHierarchyNodeInput', HierarchyNode, written, {
    id: id('hierarchyNode'),
    version: integer('Versión'),
    from,
  }),
  type: Unit,
  run: updateHierarchyNode,
})

mutation('deleteHierarchyNode', {
  input: inputFrom('DeleteHierarchyNodeInput', { id: id('hierarchyNode'), from }),
  type: 'Boolean',
  run: deleteHierarchyNode,
})
