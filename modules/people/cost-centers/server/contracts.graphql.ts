import { date, id, integer, optional, ref, text } from '#platform/model/field.ts'
import { inputFrom, inputOf, listOf, patchInputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { contractRecord } from '#modules/people/contracts/server/index.ts'
import { joinedFields } from '#platform/server/graphql/more-fields.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { specsOf } from '#platform/server/graphql/specs.ts'
import { CostCenterContract } from '../model/cost-center.ts'
import {
  costCenterGaps,
  costCentersByContract,
  type GapRow,
  gapSort,
  type PartRow,
  partsOfContracts,
} from './contracts.queries.ts'
import {
  createCostCenterContract,
  saveCostCenterSplit,
  updateCostCenterContract,
  updateCostCenterContractStatus,
} from './contracts.service.ts'

const Part = objectFrom<PartRow>('CostCenterContract', {
  ...specsOf(CostCenterContract, ['percentage', 'startDate', 'endDate', 'status', 'version']),
  id: of.id('costCenterContract'),
  userContractId: of.id('contract'),
  groupId: of.id('costCenterGroup'),
  costCenterId: of.id('costCenter'),
  code: of.text,
  name: of.text,
  groupName: of.text,
})

joinedFields(contractRecord.type, partsOfContracts, { costCenters: of.list(of.object(Part)) })

query('costCentersByContract', {
  input: inputFrom('CostCentersByContractInput', { contractId: ref('contract', 'Contrato') }),
  type: Part,
  many: true,
  run: costCentersByContract,
})

mutation('createCostCenterContract', {
  input: inputOf(
    'CreateCostCenterContractInput',
    CostCenterContract,
    ['costCenterId', 'percentage', 'startDate', 'endDate'],
    { contractId: ref('contract', 'Contrato') },
  ),
  type: Part,
  run: createCostCenterContract,
})

mutation('updateCostCenterContract', {
  input: patchInputOf(
    'UpdateCostCenterContractInput',
    CostCenterContract,
    ['percentage', 'startDate', 'endDate'],
    { id: id('costCenterContract'), version: integer('Versión') },
  ),
  type: Part,
  run: updateCostCenterContract,
})

mutation('updateCostCenterContractStatus', {
  input: inputOf('UpdateCostCenterContractStatusInput', CostCenterContract, [
    'id',
    'status',
    'version',
  ]),
  type: Part,
  run: updateCostCenterContractStatus,
})

mutation('saveCostCenterSplit', {
  input: inputFrom('SaveCostCenterSplitInput', {
    contractId: ref('contract', 'Contrato'),
    groupId: ref('costCenterGroup', 'Grupo'),
    since: date('¿Desde cuándo rige?'),
    parts: listOf(inputOf('CostCenterPart', CostCenterContract, ['costCenterId', 'percentage'])),
  }),
  type: objectFrom<{ parts: PartRow[] }>('CostCenterSplit', { parts: of.list(of.object(Part)) }),
  run: saveCostCenterSplit,
})

list('costCenterGaps', {
  type: objectFrom<GapRow>('CostCenterGap', {
    id: of.id('contract'),
    key: of.text,
    userId: of.id('user'),
    fullname: of.maybe(of.text),
    rut: of.text,
    businessName: of.text,
    groupName: of.text,
    percentage: of.decimal,
  }),
  filter: inputFrom('CostCenterGapFilter', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    groupId: optional(ref('costCenterGroup', 'Grupo')),
  }),
  sort: gapSort,
  run: costCenterGaps,
})
