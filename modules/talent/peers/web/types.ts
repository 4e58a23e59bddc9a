import type { PeerProposalsQuery } from '#generated/documents/graphql.ts'
import { today } from '#platform/web/look/today.ts'
import { whyClosed } from '../model/nomination.ts'

export type Proposal = PeerProposalsQuery['peerProposals']['rows'][number]

/** Whether peers of a proposal are still proposed and approved. */
export const isOpen = (proposal: Pick<Proposal, 'processStatus' | 'evaluationFrom'>): boolean =>
  whyClosed(proposal, today()) === undefined
