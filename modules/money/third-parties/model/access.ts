import type { Policies, ProofsFor } from '#access/module-access.ts'

export const operations = {
  thirdPartyMonths: 'transfers.read',
  thirdParties: 'transfers.read',
  owedParties: 'transfers.read',
  thirdPartyLines: 'transfers.read',
  setThirdParty: 'suppliers.update',
  createThirdPartyList: 'transfers.update',
} as const satisfies Policies

export const recentProof = {
  // Where money goes, how much of it leaves by one hand, and that it leaves.
  setThirdParty: 'always',
  createThirdPartyList: 'always',
} as const satisfies ProofsFor<typeof operations>
