import type { KnownForm } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'evaluaciones pares',
    in: 'PeersDialog',
    form: 'AnswerPeerProposal',
    opener: 'Acciones de › Aprobar',
    query: '?status=PENDING',
  },
]
