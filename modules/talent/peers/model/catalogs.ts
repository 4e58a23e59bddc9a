import { catalog, type ValueOf } from '#platform/model/catalog.ts'

export const PeerProposalStatus = catalog('PeerProposalStatus', {
  WAITING: 'Por proponer',
  PENDING: 'Por aprobar',
  RETURNED: 'Devuelta',
  APPROVED: 'Aprobada',
})
export type PeerProposalStatus = ValueOf<typeof PeerProposalStatus>

/** What is answered to a proposal. */
export const PeerAnswer = catalog('PeerAnswer', { APPROVED: 'Aprobar', RETURNED: 'Devolver' })
export type PeerAnswer = ValueOf<typeof PeerAnswer>
