import { ref, text } from '#platform/model/field.ts'
import { as, internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { CostCenter, CostCenterContract, CostCenterGroup } from './cost-center.ts'

const ofContract = 'costCenterContracts.read'

/** The rows that this module keeps. */
export const registry = {
  cost_center_group: {
    label: 'Grupo de centros de costo',
    of: CostCenterGroup,
    publicId: { kind: 'costCenterGroup', no: 90, length: 5 },
    owner: {},
    title: 'name',
    columns: { ...usual, ...shown('costCenters.read', 'code', 'name', 'status') },
  },
  cost_center: {
    label: 'Centro de costo',
    of: CostCenter,
    publicId: { kind: 'costCenter', no: 9, length: 5 },
    owner: {},
    title: 'name',
    columns: {
      ...usual,
      ...internal('group_id', 'parent_id'),
      ...shown('costCenters.read', 'code', 'name', 'business_id', 'status'),
    },
  },
  cost_center_contract: {
    label: 'Centro de costo del contrato',
    of: CostCenterContract,
    publicId: { kind: 'costCenterContract', no: 91, length: 6 },
    owner: { contract: 'user_contract_id' },
    columns: {
      ...usual,
      ...internal('group_id', 'cost_center_id'),
      user_contract_id: as(ofContract, ref('contract', 'Contrato')),
      valid: as(ofContract, text('Vigencia')),
      ...shown(ofContract, 'percentage', 'status'),
    },
  },
} satisfies Registry
