import type { Policies, ProofsFor, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  createServiceCompany: 'companies.update',
  updateStateServiceCompany: 'companies.update',
  services: ['companyServices.read', 'companies.read'],
  servicesCompany: ['companyServices.read', 'companies.read'],
  companyExceptions: ['companyServices.read', 'companies.read'],
  giveException: 'companies.update',
  endException: 'companies.update',
} as const satisfies Policies

export const rights = {
  admin: { companyServices: 'r' },
} as const satisfies Rights

export const recentProof = {
  // What the platform does to a company.
  giveException: 'always',
} as const satisfies ProofsFor<typeof operations>

export const withoutProof = {
  platform: ['createServiceCompany', 'updateStateServiceCompany', 'endException'],
} as const satisfies WithoutProofFor<typeof operations>
