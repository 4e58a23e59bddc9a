import type {
  CompanyWrites,
  Policies,
  ProofsFor,
  ReasonsFor,
  Rights,
  WithoutProofFor,
} from '#access/module-access.ts'

export const operations = {
  allSupplier: 'suppliers.read',
  createSupplier: 'suppliers.create',
  updateSupplier: 'suppliers.update',
  deleteSupplier: 'suppliers.delete',
  supplierAccounts: 'suppliers.read',
  confirmSupplierAccount: 'suppliers.update',
} as const satisfies Policies

export const rights = {
  superManager: { suppliers: 'crud' },
} as const satisfies Rights

export const companyWrites = {
  'suppliers.create': 'whole',
  'suppliers.update': 'whole',
  'suppliers.delete': 'whole',
} as const satisfies CompanyWrites

export const answers = {
  confirmSupplierAccount: 'the account of a supplier that somebody wrote',
} as const satisfies ReasonsFor<typeof operations>

export const recentProof = {
  // Where money goes, how much of it leaves by one hand, and that it leaves.
  createSupplier: 'always',
  updateSupplier: 'always',
  confirmSupplierAccount: 'always',
} as const satisfies ProofsFor<typeof operations>

export const withoutProof = {
  definitions: ['deleteSupplier'],
} as const satisfies WithoutProofFor<typeof operations>
