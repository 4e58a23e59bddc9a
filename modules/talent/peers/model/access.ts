import type { Policies, ReasonsFor, Rights, WithoutProofFor } from '#access/module-access.ts'

export const operations = {
  peerProposals: 'peerProposals.read',
  peerProposalSteps: 'peerProposals.read',
  // One's own colleagues, or people that the one who answers a proposal adds to it.
  peerCandidates: ['peerProposals.create', 'peerProposals.update'],
  peerShortages: 'evaluationProcesses.read',
  proposePeers: 'peerProposals.create',
  answerPeerProposal: 'peerProposals.update',
} as const satisfies Policies

export const rights = {
  own: { peerProposals: 'rc' },
  supervisor: { peerProposals: 'ru' },
  managerOfPlans: { peerProposals: 'ru' },
} as const satisfies Rights

export const answers = {
  answerPeerProposal: 'the peers that a person proposed',
} as const satisfies ReasonsFor<typeof operations>

export const withoutProof = {
  records: ['proposePeers', 'answerPeerProposal'],
} as const satisfies WithoutProofFor<typeof operations>
