import type { KnownForm, UnopenedForms } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  {
    at: 'evaluaciones pares',
    in: 'ProposalList',
    form: 'AnswerPeerProposal',
    opener: 'Acciones de › Devolver',
    query: '?status=PENDING',
  },
]

/** Forms that no single button of a screen of the demo world opens. */
export const unopened: UnopenedForms = {
  PeersDialog: 'it chooses people by a search, which its own test of the browser does',
}
