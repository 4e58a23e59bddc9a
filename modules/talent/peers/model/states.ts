import { stateMachine } from '#platform/model/states.ts'
import { PeerProposalStatus } from './catalogs.ts'

const answer = {
  permission: 'peerProposals.update',
  by: ['other'],
  only: 'Nadie aprueba sus propios pares',
  from: ['PENDING'],
  refusals: { WAITING: 'Todavía no propone a nadie' },
} as const

/** The states of a proposal of peers: its person proposes, another person approves or returns. */
export const proposalStates = stateMachine({
  states: PeerProposalStatus,
  tones: { WAITING: 'neutral', PENDING: 'warning', RETURNED: 'danger', APPROVED: 'success' },
  acts: {
    propose: {
      label: 'Proponer pares',
      permission: 'peerProposals.create',
      from: ['WAITING', 'PENDING', 'RETURNED'],
      to: 'PENDING',
      by: ['self'],
      only: 'Cada persona propone sus propios pares',
      refusals: { APPROVED: 'Ya están aprobados' },
      means: 'Su jefatura los aprueba. Mientras no los apruebe puede cambiarlos.',
      done: 'Pares propuestos',
    },
    approve: {
      ...answer,
      label: 'Aprobar',
      to: 'APPROVED',
      means: 'Cada par recibe su evaluación por responder. Después no se cambian.',
      done: 'Pares aprobados',
    },
    giveBack: {
      ...answer,
      label: 'Devolver',
      to: 'RETURNED',
      needsReason: 'Diga por qué se devuelve',
      means: 'La persona propone otra vez.',
      done: 'Propuesta devuelta',
    },
  },
})

/** The acts that answer a proposal, by the state that they bring it to. */
export const answerActs = ['approve', 'giveBack'] as const
