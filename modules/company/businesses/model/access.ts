import type {
  CompanyWrites,
  Policies,
  ProofsFor,
  Rights,
  WithoutProofFor,
} from '#access/module-access.ts'

export const operations = {
  businesses: 'businesses.read',
  business: 'businesses.read',
  createBusiness: 'businesses.create',
  updateBusiness: 'businesses.update',
  businessOptions: 'businessOptions.read',
  updateBusinessOption: 'businessOptions.update',
  bankAccountsBusiness: 'bankAccounts.read',
  createBankAccount: 'bankAccounts.create',
  updateBankAccount: 'bankAccounts.update',
  createSyndicate: 'syndicates.create',
  updateSyndicate: 'syndicates.update',
  deleteSyndicate: 'syndicates.delete',
  syndicates: 'syndicates.read',
  syndicate: 'syndicates.read',
  processRules: 'businessOptions.read',
  saveProcessRule: 'businessOptions.update',
  businessNames: 'businesses.read',
} as const satisfies Policies

export const rights = {
  manager: { businesses: 'r', syndicates: 'r' },
  superManager: { businesses: 'cu', bankAccounts: 'cru', syndicates: 'cud' },
} as const satisfies Rights

export const companyWrites = {
  // A new razón social would be outside the restriction of whoever added it.
  'businesses.create': 'whole',
  'syndicates.create': 'whole',
  'syndicates.update': 'whole',
  'syndicates.delete': 'whole',
} as const satisfies CompanyWrites

export const recentProof = {
  // Where money goes, how much of it leaves by one hand, and that it leaves.
  createBankAccount: 'always',
  updateBankAccount: 'always',
  // A month that stays as it is, or does not any more.
  saveProcessRule: 'always',
} as const satisfies ProofsFor<typeof operations>

export const withoutProof = {
  definitions: [
    'createSyndicate',
    'updateSyndicate',
    'deleteSyndicate',
    'createBusiness',
    'updateBusiness',
    'updateBusinessOption',
  ],
} as const satisfies WithoutProofFor<typeof operations>
