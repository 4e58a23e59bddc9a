/** What may be done with a request. */
export type AbsenceAction = 'edit' | 'delete' | 'approve' | 'reject' | 'cancel'

const words: Readonly<Record<AbsenceAction, Readonly<Record<string, string>>>> = {
  edit: { REJECTED: 'Está rechazada: registre una nueva', CANCELED: 'Está anulada' },
  delete: {},
  approve: { APPROVED: 'Ya está aprobada', CANCELED: 'Está anulada' },
  reject: { REJECTED: 'Ya está rechazada', CANCELED: 'Está anulada' },
  cancel: { CANCELED: 'Ya está anulada', REJECTED: 'Está rechazada' },
}

/** Why something may not be done with a request in that state, or nothing. */
export const whyNot = (action: AbsenceAction, status: string): string | undefined =>
  words[action][status]

/** The answer that each action gives. */
export const answers = { approve: 'APPROVED', reject: 'REJECTED', cancel: 'CANCELED' } as const

const actionOf: Readonly<Record<string, AbsenceAction | undefined>> = {
  APPROVED: 'approve',
  REJECTED: 'reject',
  CANCELED: 'cancel',
}

/** Why a request may not be given that answer. */
export function whyNotAnswer(answer: string, status: string): string | undefined {
  const action = actionOf[answer]
  return action ? whyNot(action, status) : 'Elija aprobar, rechazar o anular'
}
