import type { RequestStatus } from './catalogs.ts'

/** What may be done with a request. */
export type AbsenceAction = 'edit' | 'delete' | 'approve' | 'reject' | 'cancel'

const words: Readonly<Record<AbsenceAction, Readonly<Partial<Record<RequestStatus, string>>>>> = {
  edit: { REJECTED: 'Está rechazada: registre una nueva', CANCELED: 'Está anulada' },
  delete: {},
  approve: { APPROVED: 'Ya está aprobada', CANCELED: 'Está anulada' },
  reject: { REJECTED: 'Ya está rechazada', CANCELED: 'Está anulada' },
  cancel: { CANCELED: 'Ya está anulada', REJECTED: 'Está rechazada' },
}

/** Why something may not be done with a request in that state, or nothing. */
export const whyNot = (action: AbsenceAction, status: RequestStatus): string | undefined =>
  words[action][status]

/**
 * Why somebody may not do it with an absence of their own: they ask, change what nobody has
 * answered and take it back; the rest is of another person, whatever their role.
 */
export function whyNotOwn(action: AbsenceAction, status: RequestStatus): string | undefined {
  if (action === 'approve' || action === 'reject') return 'Es su ausencia: la responde otra persona'
  return status === 'PENDING'
    ? undefined
    : 'Es su ausencia y ya tiene respuesta: la cambia otra persona'
}

/** The answer that each action gives. */
export const answers = { approve: 'APPROVED', reject: 'REJECTED', cancel: 'CANCELED' } as const

const actionOf: Readonly<Partial<Record<RequestStatus, AbsenceAction>>> = {
  APPROVED: 'approve',
  REJECTED: 'reject',
  CANCELED: 'cancel',
}

/** Why a request may not be given that answer; `own` when it is of whoever answers. */
export function whyNotAnswer(
  answer: RequestStatus,
  status: RequestStatus,
  own: boolean,
): string | undefined {
  const action = actionOf[answer]
  if (!action) return 'Elija aprobar, rechazar o anular'
  return whyNot(action, status) ?? (own ? whyNotOwn(action, status) : undefined)
}
