import type {
  CompanyWrites,
  Policies,
  ProofsFor,
  Rights,
  WithoutProofFor,
} from '#access/module-access.ts'

export const operations = {
  integrationTokens: 'integrationTokens.read',
  createIntegrationToken: 'integrationTokens.create',
  deleteIntegrationToken: 'integrationTokens.delete',
} as const satisfies Policies

export const rights = {
  adminOnly: { integrationTokens: 'crd' },
} as const satisfies Rights

export const companyWrites = {
  'integrationTokens.create': 'whole',
  'integrationTokens.delete': 'whole',
} as const satisfies CompanyWrites

export const recentProof = {
  // A program reads and writes with it without anybody there.
  createIntegrationToken: 'always',
} as const satisfies ProofsFor<typeof operations>

export const withoutProof = {
  ownSession: ['deleteIntegrationToken'],
} as const satisfies WithoutProofFor<typeof operations>
