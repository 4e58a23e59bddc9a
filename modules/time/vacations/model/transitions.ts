import type { RequestStatus } from '#modules/time/absences/model/catalogs.ts'

export type VacationStatus = (typeof RequestStatus.values)[number]

/** What may be done with a request of vacation. */
export type VacationAction = 'edit' | 'approve' | 'reject' | 'cancel'

/** Who does it, beside the person whose vacation it is. */
export type Doer = {
  /** It is the actor's own request. */
  readonly own: boolean
  /** The vacation has begun. */
  readonly begun: boolean
  /** The vacation has ended. */
  readonly ended: boolean
}

const closed: Readonly<Record<VacationStatus, string | undefined>> = {
  PENDING: undefined,
  APPROVED: 'Ya está aprobada',
  REJECTED: 'Ya está rechazada',
  CANCELED: 'Está anulada',
}

/**
 * Why something may not be done with a request, or nothing. The person edits and cancels what
 * nobody has answered, and cancels what was approved before it begins; the answer is of another
 * person, whatever their role; who answers may cancel until the last day.
 */
export function whyNot(
  action: VacationAction,
  status: VacationStatus,
  { own, begun, ended }: Doer,
): string | undefined {
  if (action === 'cancel') {
    if (status === 'REJECTED' || status === 'CANCELED') return closed[status]
    if (status === 'PENDING') return undefined
    if (own && begun) return 'Ya comenzaron: pida a su jefatura o a RR.HH. que las anule'
    return ended ? 'Ya terminaron: corrija el saldo con un ajuste' : undefined
  }
  if (closed[status]) return closed[status]
  return own && action !== 'edit' ? 'No puede responder su propia solicitud' : undefined
}
