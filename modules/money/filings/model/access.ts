import type { Policies, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  filingMonths: 'filings.read',
  filings: 'filings.read',
  filingFindings: 'filings.read',
  filingWages: 'filings.read',
  yearFactors: 'filings.read',
  makeFiling: 'filings.create',
  openFiling: 'filings.read',
} as const satisfies Policies

export const rights = {
  superManagerOfPay: { filings: 'cr' },
} as const satisfies Rights

export const withoutProof = {
  afterTheMonth: ['makeFiling', 'openFiling'],
} as const satisfies WithoutProofFor<typeof operations>
