import { useOutletContext } from 'react-router'
import { PeerProposals } from '#generated/operations/peers.ts'
import { useRecords } from '#platform/web/kit/record/RecordsPage.tsx'
import { PeerProposal } from '../model/proposal.ts'
import { ProposalList } from './ProposalList.tsx'

/** The peers of the people of a process, and how far each proposal is. */
export default function ProcessPeersTab() {
  const { id: processId } = useOutletContext<{ id: string }>()
  const list = useRecords(PeerProposal, PeerProposals, { processId })
  return <ProposalList name="process-peers" list={list} inProcess />
}
