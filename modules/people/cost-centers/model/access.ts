import type { CompanyWrites, Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  costCentersByContract: 'costCenterContracts.read',
  createCostCenterContract: 'costCenterContracts.create',
  updateCostCenterContract: 'costCenterContracts.update',
  updateCostCenterContractStatus: 'costCenterContracts.update',
  costCenterGroups: 'costCenters.read',
  costCentersByBusiness: 'costCenters.read',
  createCostCenterGroup: 'costCenters.create',
  updateCostCenterGroup: 'costCenters.update',
  deleteCostCenterGroup: 'costCenters.delete',
  createCostCenterNode: 'costCenters.create',
  updateCostCenterNode: 'costCenters.update',
  deleteCostCenterNode: 'costCenters.delete',
  costCenterGroup: 'costCenters.read',
  costCenterGaps: 'costCenterContracts.read',
  costCenterUnits: 'costCenters.read',
  costCentersByUnit: 'costCenterContracts.read',
  saveCostCenterSplit: 'costCenterContracts.update',
  saveCostCenterUnit: 'costCenters.update',
} as const satisfies Policies

export const rights = {
  manager: { costCenterContracts: 'r', costCenters: 'r' },
  superManager: { costCenterContracts: 'cu', costCenters: 'cud' },
} as const satisfies Rights

export const companyWrites = {
  'costCenters.create': 'whole',
  'costCenters.update': 'whole',
  'costCenters.delete': 'whole',
} as const satisfies CompanyWrites

export const withoutProof = {
  records: [
    'createCostCenterContract',
    'updateCostCenterContract',
    'updateCostCenterContractStatus',
    'saveCostCenterSplit',
  ],
  definitions: [
    'createCostCenterGroup',
    'updateCostCenterGroup',
    'deleteCostCenterGroup',
    'createCostCenterNode',
    'updateCostCenterNode',
    'deleteCostCenterNode',
    'saveCostCenterUnit',
  ],
} as const satisfies WithoutProofFor<typeof operations>
