import type { ISODate } from '#chile/dates.ts'
import type { RequestStatus } from '#modules/time/absences/model/catalogs.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { type Act, relationsTo, type Standing, stateMachine } from '#platform/model/states.ts'

/** The state that a row keeps. */
export type VacationStatus = ValueOf<typeof RequestStatus>

/**
 * The state of a vacation on a day: what its row keeps, and whether an approved one has begun or
 * ended.
 */
export const VacationState = catalog('VacationState', {
  PENDING: 'Pendiente',
  APPROVED: 'Aprobada',
  ENJOYING: 'Aprobada',
  ENJOYED: 'Aprobada',
  REJECTED: 'Rechazada',
  CANCELED: 'Anulada',
})

const answered: Act<ValueOf<typeof VacationState>>['refusals'] = {
  APPROVED: 'Ya está aprobada',
  ENJOYING: 'Ya está aprobada',
  ENJOYED: 'Ya está aprobada',
  REJECTED: 'Ya está rechazada',
  CANCELED: 'Está anulada',
}

const answer = {
  permission: 'vacations.update',
  from: ['PENDING'],
  by: ['other'],
  only: 'No puede responder su propia solicitud',
  refusals: answered,
} as const

const begun = 'Ya comenzaron: pida a su jefatura o a RR.HH. que las anule'

/**
 * The states of a vacation, and who may move it from one to another. The answer is of another
 * person, whatever their role; the person takes back what has not begun, and who answers may cancel
 * until the last day.
 */
export const vacationStates = stateMachine({
  states: VacationState,
  // Pending grey, rejected red, approved green (product specification).
  tones: {
    PENDING: 'neutral',
    APPROVED: 'success',
    ENJOYING: 'success',
    ENJOYED: 'success',
    REJECTED: 'danger',
    CANCELED: 'neutral',
  },
  acts: {
    approve: { ...answer, label: 'Aprobar', to: 'APPROVED', done: 'Vacaciones aprobadas' },
    reject: {
      ...answer,
      label: 'Rechazar',
      to: 'REJECTED',
      needsReason: 'Diga por qué se rechaza',
      means: 'No usa días del saldo.',
      done: 'Solicitud rechazada',
    },
    cancel: {
      label: 'Anular',
      permission: 'vacations.update',
      from: ['PENDING', 'APPROVED', 'ENJOYING'],
      to: 'CANCELED',
      refusals: { ...answered, ENJOYED: 'Ya terminaron: corrija el saldo con un ajuste' },
      means: 'Los días que no se hayan gozado vuelven al saldo.',
      done: 'Vacaciones anuladas',
    },
    withdraw: {
      label: 'Anular',
      permission: 'vacations.create',
      by: ['self', 'asker'],
      only: 'Anula una solicitud quien la pidió',
      from: ['PENDING', 'APPROVED'],
      to: 'CANCELED',
      refusals: { ...answered, ENJOYING: begun, ENJOYED: begun },
      means: 'Los días vuelven al saldo y quedan libres.',
      done: 'Solicitud anulada',
    },
    move: {
      label: 'Cambiar fechas',
      permission: 'vacations.create',
      from: ['APPROVED'],
      refusals: {
        PENDING: 'Aún no se responde: modifique la solicitud, o anúlela y pida otra',
        ENJOYING: 'Ya comenzaron: sus fechas no se cambian',
        ENJOYED: 'Ya terminaron: sus fechas no se cambian',
        REJECTED: 'Ya está rechazada',
        CANCELED: 'Está anulada',
      },
      means: 'Las aprobadas siguen hasta que se apruebe el cambio.',
    },
    edit: {
      label: 'Modificar',
      permission: 'vacations.update',
      from: ['PENDING'],
      refusals: answered,
      done: 'Solicitud guardada',
    },
    correct: {
      label: 'Modificar',
      permission: 'vacations.create',
      from: ['PENDING'],
      by: ['self', 'asker'],
      only: 'Modifica una solicitud quien la pidió',
      refusals: answered,
      means: 'Quien responde lee que cambió.',
      done: 'Solicitud modificada',
    },
  },
})

export type VacationAct = keyof typeof vacationStates.acts

type Row = {
  readonly responseStatus: VacationStatus
  readonly startDate: ISODate
  readonly endDate: ISODate
  /** The last day of one that somebody shortened. */
  readonly enjoyedUntil: ISODate | null
}

/** The state of a vacation on a day, and how somebody is related to it. */
export function standingOf(row: Row, today: ISODate, isOwn: boolean, isAsker = false): Standing {
  const { responseStatus, startDate, enjoyedUntil } = row
  const endDate = enjoyedUntil ?? row.endDate
  const state =
    responseStatus !== 'APPROVED' || startDate > today
      ? responseStatus
      : endDate < today
        ? 'ENJOYED'
        : 'ENJOYING'
  const relations = relationsTo(isOwn, isAsker)
  return { state, relations }
}

/** How somebody takes a vacation back: their own, or that of another person. */
export const cancelActFor = (isOwn: boolean): VacationAct => (isOwn ? 'withdraw' : 'cancel')
