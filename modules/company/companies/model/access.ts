import type {
  CompanyWrites,
  Policies,
  ProofsFor,
  Rights,
  WithoutProofFor,
} from '#access/module-access.ts'

export const operations = {
  superadminGeneral: 'superadmin.read',
  companies: 'companies.read',
  createCompany: 'companies.create',
  updateStatusCompany: 'companies.update',
  // One's own; who is of the platform names another.
  company: ['company.read', 'companies.read'],
  updateCompany: ['company.update', 'companies.update'],
  companySecurity: 'company.read',
  updateCompanySecurity: 'company.update',
  inviteCompanyAdmins: 'companies.update',
  companyDashboard: 'companies.read',
  companyPeople: 'companies.read',
  removeCompanyImage: 'company.update',
  mailOutbox: 'mailOutbox.read',
} as const satisfies Policies

export const rights = {
  manager: { company: 'r' },
  superManager: { company: 'u' },
} as const satisfies Rights

export const companyWrites = {
  'company.update': 'whole',
} as const satisfies CompanyWrites

export const recentProof = {
  // Who comes in, with what, and what they may.
  updateCompanySecurity: 'always',
  // What the platform does to a company.
  createCompany: 'always',
  inviteCompanyAdmins: 'always',
  updateStatusCompany: 'always',
} as const satisfies ProofsFor<typeof operations>

export const withoutProof = {
  definitions: ['updateCompany', 'removeCompanyImage'],
} as const satisfies WithoutProofFor<typeof operations>
