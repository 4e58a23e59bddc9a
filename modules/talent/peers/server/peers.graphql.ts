import { id, optional, text } from '#platform/model/field.ts'
import { inputFrom, listOf, maybeListOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation, query } from '#platform/server/graphql/operations.ts'
import { PeerProposalStatus } from '../model/catalogs.ts'
import { peer, PeerProposal, peerAnswer, proposalSeen } from '../model/proposal.ts'
import { peerCandidates } from './candidates.queries.ts'
import { PeerType, proposals } from './proposals.queries.ts'
import { answerPeerProposal, proposePeers } from './proposals.service.ts'
import { peerShortages } from './shortages.queries.ts'

const PeerInput = inputFrom('ProposedPeerInput', peer)

query('peerCandidates', {
  input: inputFrom('PeerCandidatesInput', {
    id: id('peerProposal'),
    search: optional(text('Nombre', { max: 100 })),
    chosen: maybeListOf(PeerInput),
  }),
  type: PeerType,
  many: true,
  run: peerCandidates,
})

type Shortage = Awaited<ReturnType<typeof peerShortages>>['rows'][number]
list('peerShortages', {
  type: objectFrom<Shortage>('PeerShortage', {
    id: of.id('peerProposal'),
    evaluateeId: of.id('user'),
    rut: of.text,
    fullname: of.maybe(of.text),
    status: of.choice(PeerProposalStatus),
    peers: of.int,
  }),
  filter: inputFrom('PeerShortageFilter', {
    search: optional(text('Nombre o RUT', { max: 100 })),
    processId: optional(PeerProposal.fields.processId),
  }),
  sort: ['fullname'] as const,
  run: peerShortages,
})

mutation('proposePeers', {
  input: inputFrom('ProposePeersInput', { ...proposalSeen, peers: listOf(PeerInput) }),
  type: proposals.type,
  run: proposePeers,
})

mutation('answerPeerProposal', {
  input: inputFrom('AnswerPeerProposalInput', { ...peerAnswer, peers: maybeListOf(PeerInput) }),
  type: proposals.type,
  run: answerPeerProposal,
})
