import { ref, text } from '#platform/model/field.ts'
import { as, internal, recorded, type Registry, shown, usual } from '#platform/model/registry.ts'
import { Area, BranchOffice } from './place.ts'
import { HierarchyNode } from './unit.ts'
import { UnitKind } from './unit-kind.ts'

/** The rows that this module keeps. */
export const registry = {
  area: {
    of: Area,
    publicId: { kind: 'area', no: 20, length: 5 },
    movesPay: 'facts',
    owner: {},
    keep: 'COMPANY',
    title: 'name',
    columns: {
      ...usual,
      ...internal('name_key', 'merged_into_id'),
      ...shown('areas.read', 'name', 'status'),
      ...shown('organization.read', 'hierarchy_node_id'),
    },
  },
  branch_office: {
    of: BranchOffice,
    publicId: { kind: 'branchOffice', no: 21, length: 5 },
    movesPay: 'facts',
    owner: {},
    keep: 'COMPANY',
    title: 'name',
    columns: {
      ...usual,
      ...internal('name_key', 'merged_into_id'),
      ...shown('areas.read', 'name', 'commune_code', 'status'),
    },
  },
  hierarchy_node: {
    of: HierarchyNode,
    publicId: { kind: 'hierarchyNode', no: 175, length: 5 },
    owner: {},
    keep: 'COMPANY',
    title: 'code',
    columns: { ...usual, ...shown('organization.read', 'code', 'kind_id', 'ended_on') },
  },
  unit_kind: {
    of: UnitKind,
    publicId: { kind: 'unitKind', no: 800, length: 5 },
    owner: {},
    keep: 'COMPANY',
    title: 'name',
    columns: { ...usual, ...internal('name_key'), ...shown('organization.read', 'name') },
  },
  hierarchy_node_version: {
    label: 'Datos de la unidad',
    of: HierarchyNode,
    owner: {},
    keep: 'COMPANY',
    title: 'name',
    columns: {
      ...recorded,
      hierarchy_node_id: as('organization.read', ref('hierarchyNode', 'Unidad')),
      valid: as('organization.read', text('Vigencia')),
      ...shown('organization.read', 'name', 'parent_id', 'head_user_id'),
    },
  },
} satisfies Registry
