import { PeerProposals } from '#generated/operations/peers.ts'
import { useRecords } from '#platform/web/kit/record/RecordsPage.tsx'
import { PeerProposal } from '../model/proposal.ts'
import { ProposalList } from './ProposalList.tsx'

/** The peers that one proposes, and those of the people whose proposals one answers. */
export default function PeersTab() {
  return <ProposalList name="peers" list={useRecords(PeerProposal, PeerProposals)} />
}
