import type { Policies, ProofsFor } from '#access/module-access.ts'

export const operations = {
  companyCertificates: 'businesses.update',
  uploadCompanyCertificate: 'businesses.update',
  removeCompanyCertificate: 'businesses.update',
} as const satisfies Policies

export const recentProof = {
  // What seals in the name of the company, and that it no longer does.
  uploadCompanyCertificate: 'always',
  removeCompanyCertificate: 'always',
} as const satisfies ProofsFor<typeof operations>
