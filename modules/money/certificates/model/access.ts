import type { Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  verifyCertificate: 'public',
  certificates: 'certificates.read',
  certificateContracts: 'certificates.create',
  createCertificate: 'certificates.create',
  openCertificate: 'certificates.read',
} as const satisfies Policies

export const rights = {
  own: { certificates: 'rc' },
  superManagerOfPay: { certificates: 'rc' },
} as const satisfies Rights

export const withoutProof = {
  papers: ['createCertificate', 'openCertificate'],
} as const satisfies WithoutProofFor<typeof operations>
