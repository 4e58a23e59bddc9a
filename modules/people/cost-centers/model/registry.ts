import { ref, text } from '#platform/model/field.ts'
import { as, internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { CostCenter, CostCenterContract, CostCenterGroup, CostCenterUnit } from './cost-center.ts'

const ofContract = 'costCenterContracts.read'

/** The rows that this module keeps. */
export const registry = {
  cost_center_group: {
    of: CostCenterGroup,
    publicId: { kind: 'costCenterGroup', no: 90, length: 5 },
    owner: {},
    keep: 'COMPANY',
    title: 'name',
    columns: { ...usual, ...shown('costCenters.read', 'code', 'name', 'status') },
  },
  cost_center: {
    of: CostCenter,
    publicId: { kind: 'costCenter', no: 9, length: 5 },
    owner: {},
    keep: 'COMPANY',
    title: 'name',
    columns: {
      ...usual,
      ...internal('group_id', 'parent_id'),
      ...shown('costCenters.read', 'code', 'name', 'business_id', 'status'),
    },
  },
  cost_center_contract: {
    of: CostCenterContract,
    publicId: { kind: 'costCenterContract', no: 91, length: 6 },
    owner: { contract: 'user_contract_id' },
    keep: 'LABOUR',
    columns: {
      ...usual,
      ...internal('group_id', 'cost_center_id'),
      user_contract_id: as(ofContract, ref('contract', 'Contrato')),
      valid: as(ofContract, text('Vigencia')),
      ...shown(ofContract, 'percentage', 'status'),
    },
  },
  cost_center_unit: {
    label: 'Centro de costo de la unidad',
    of: CostCenterUnit,
    publicId: { kind: 'costCenterUnit', no: 520, length: 6 },
    owner: {},
    keep: 'COMPANY',
    columns: {
      ...usual,
      ...internal('group_id', 'cost_center_id'),
      hierarchy_node_id: as('costCenters.read', ref('hierarchyNode', 'Unidad')),
      valid: as('costCenters.read', text('Vigencia')),
      ...shown('costCenters.read', 'status'),
    },
  },
} satisfies Registry
