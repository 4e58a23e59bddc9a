import { optional, ref } from '#platform/model/field.ts'
import { crud } from '#platform/server/graphql/crud.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { query } from '#platform/server/graphql/operations.ts'
import { specsOf } from '#platform/server/graphql/specs.ts'
import { CostCenter, CostCenterGroup } from '../model/cost-center.ts'
import {
  type CenterRow,
  centers,
  centersOf,
  groups,
  whyCentersKept,
  whyGroupsKept,
} from './centers.queries.ts'
import { requireBusiness } from './centers.service.ts'

crud(CostCenterGroup, {
  table: 'costCenterGroup',
  id: 'costCenterGroup',
  fields: ['code', 'name', 'status'],
  rows: groups,
  all: 'costCenterGroups',
  one: 'costCenterGroup',
  create: 'createCostCenterGroup',
  update: 'updateCostCenterGroup',
  remove: 'deleteCostCenterGroup',
  keeps: whyGroupsKept,
  refusals: {
    cost_center_group_code_key: { message: 'Ya hay un grupo con ese código', field: 'code' },
  },
})

const Center = objectFrom<CenterRow>('CostCenter', {
  ...specsOf(CostCenter, ['code', 'name', 'status', 'contracts', 'level', 'kept', 'version']),
  ...specsOf(CostCenter, ['parentId', 'businessId', 'businessName']),
  id: of.id('costCenter'),
  groupId: of.id('costCenterGroup'),
})

const asked = inputFrom('CostCentersByBusinessInput', {
  businessId: optional(ref('business', 'Razón social')),
  groupId: optional(ref('costCenterGroup', 'Grupo')),
})

query('costCentersByBusiness', { input: asked, type: Center, many: true, run: centersOf })

crud(CostCenter, {
  table: 'costCenter',
  id: 'costCenter',
  fields: ['groupId', 'parentId', 'code', 'name', 'businessId', 'status'],
  parent: {
    field: 'groupId',
    input: inputFrom('CostCentersOfGroup', { groupId: ref('costCenterGroup', 'Grupo') }),
  },
  rows: centers,
  type: Center,
  create: 'createCostCenterNode',
  update: 'updateCostCenterNode',
  remove: 'deleteCostCenterNode',
  requires: requireBusiness,
  keeps: whyCentersKept,
  refusals: {
    cost_center_code_key: { message: 'Ya hay un centro con ese código en el grupo', field: 'code' },
    cost_center_group_of: { message: 'No es un grupo de la empresa', field: 'groupId' },
    cost_center_parent: { message: 'No es un centro del grupo', field: 'parentId' },
    cost_center_business: { message: 'No es una razón social de la empresa', field: 'businessId' },
    'cost_center_unit_center:delete': {
      message: 'Hay unidades que lo nombran, hoy o en su historia: se conserva',
    },
    'cost_center_contract_center:delete': {
      message: 'Hay contratos que lo nombran, hoy o en su historia: se conserva',
    },
  },
})
