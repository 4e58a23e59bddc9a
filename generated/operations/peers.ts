import { graphql } from '#platform/web/api/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const AnswerPeerProposal = graphql(`mutation AnswerPeerProposal($input: AnswerPeerProposalInput!) { answerPeerProposal(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const PeerCandidates = graphql(`query PeerCandidates($input: PeerCandidatesInput!) { peerCandidates(input: $input) { fullname jobTitle userId } }`)
export const PeerProposalSteps = graphql(`query PeerProposalSteps($input: ByIdPeerProposal!) { peerProposalSteps(input: $input) { at author id reason state } }`)
export const PeerProposals = graphql(`query PeerProposals($filter: PeerProposalFilter, $page: Page, $sort: PeerProposalsSort, $counted: Boolean = true) { peerProposals(filter: $filter, page: $page, sort: $sort) { rows { canAnswer evaluateeId evaluationFrom fullname id isOwn peers { fullname jobTitle userId } processId processStatus processTitle requestedAt respondedAt response reviewId rut status supervisorId supervisorName version } total @include(if: $counted) } }`)
export const PeerShortages = graphql(`query PeerShortages($filter: PeerShortageFilter, $page: Page, $sort: PeerShortagesSort, $counted: Boolean = true) { peerShortages(filter: $filter, page: $page, sort: $sort) { rows { evaluateeId fullname id peers rut status } total @include(if: $counted) } }`)
export const ProposePeers = graphql(`mutation ProposePeers($input: ProposePeersInput!) { proposePeers(input: $input) { status message error { kind message field traceId } data { id version } } }`)
