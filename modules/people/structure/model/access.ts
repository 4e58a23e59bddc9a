import type { CompanyWrites, Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  areas: 'areas.read',
  branchOffices: 'areas.read',
  createHierarchyNode: 'organization.create',
  updateHierarchyNode: 'organization.update',
  deleteHierarchyNode: 'organization.delete',
  hierarchyNodes: 'organization.read',
  hierarchyNodeHistory: 'organization.read',
  allAreas: 'areas.read',
  createArea: 'organization.create',
  updateArea: 'organization.update',
  mergeAreas: 'organization.update',
  unitKinds: 'organization.read',
  createUnitKind: 'organization.create',
  updateUnitKind: 'organization.update',
  deleteUnitKind: 'organization.delete',
  allBranchOffices: 'areas.read',
  createBranchOffice: 'organization.create',
  updateBranchOffice: 'organization.update',
  mergeBranchOffices: 'organization.update',
} as const satisfies Policies

export const rights = {
  everybody: { areas: 'r' },
  manager: { organization: 'r' },
  superManager: { organization: 'cud' },
} as const satisfies Rights

export const companyWrites = {
  'organization.create': 'whole',
  'organization.update': 'whole',
  'organization.delete': 'whole',
} as const satisfies CompanyWrites

export const withoutProof = {
  definitions: [
    'createArea',
    'updateArea',
    'mergeAreas',
    'createBranchOffice',
    'updateBranchOffice',
    'mergeBranchOffices',
    'createHierarchyNode',
    'updateHierarchyNode',
    'deleteHierarchyNode',
    'createUnitKind',
    'updateUnitKind',
    'deleteUnitKind',
  ],
} as const satisfies WithoutProofFor<typeof operations>
