import { internal, type Registry, shown, usual } from '#platform/model/registry.ts'
import { PeerProposal } from './proposal.ts'

/** The rows that this module keeps. */
export const registry = {
  peer_proposal: {
    of: PeerProposal,
    publicId: { kind: 'peerProposal', no: 966, length: 6 },
    owner: { user: 'evaluatee_id' },
    keep: 'LABOUR',
    parts: { peer_proposal_step: 'PERSON', peer_proposal_person: 'PERSON' },
    columns: {
      ...usual,
      ...internal('process_id', 'review_id', 'updated_at'),
      ...internal('creator_login_id', 'updated_login_id', 'responded_login_id'),
      ...shown('peerProposals.read', 'evaluatee_id', 'supervisor_id', 'status', 'response'),
      ...shown('peerProposals.read', 'requested_at', 'responded_at'),
    },
  },
} satisfies Registry
