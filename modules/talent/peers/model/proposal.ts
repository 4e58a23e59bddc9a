import type { ValuesOf } from '#platform/model/entity.ts'
import { choice, id, optional, ref, text, timestamp, integer } from '#platform/model/field.ts'
import { record, seenOf } from '#platform/model/record.ts'
import { PeerAnswer, PeerProposalStatus } from './catalogs.ts'
import { proposalStates } from './states.ts'

/** The colleagues who are to answer about a person in a process, as that person proposes them. */
export const PeerProposal = record({
  name: 'PeerProposal',
  table: 'peer_proposal',
  label: 'Propuesta de pares',
  noun: { one: 'propuesta de pares', many: 'propuestas de pares', feminine: true },
  machine: proposalStates,
  state: 'status',
  reason: 'response',
  filters: { status: 'status', processId: 'processId' },
  sort: ['requestedAt', 'fullname', 'status'],
  fields: {
    id: id('peerProposal'),
    processId: ref('evaluationProcess', 'Proceso'),
    reviewId: ref('evaluationReview', 'Evaluación'),
    evaluateeId: ref('user', 'Persona evaluada'),
    supervisorId: optional(ref('user', 'Jefatura')),
    status: choice(PeerProposalStatus, 'Estado'),
    response: optional(text('Motivo', { max: 500, sensitivity: 'B' })),
    requestedAt: optional(timestamp('Propuesta')),
    respondedAt: optional(timestamp('Respondida')),
    version: integer('Versión'),
  },
})

/** A proposal as its reader saw it. */
export const proposalSeen = seenOf(PeerProposal)

/** One of the people that a proposal names. */
export const peer = { userId: ref('user', 'Par') }
export type Peer = ValuesOf<typeof peer>

export const peerAnswer = {
  ...proposalSeen,
  answer: choice(PeerAnswer, 'Respuesta'),
  response: PeerProposal.fields.response,
}
