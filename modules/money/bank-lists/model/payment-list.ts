import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  id,
  integer,
  longText,
  optional,
  pesos,
  ref,
  text,
  timestamp,
} from '#platform/model/field.ts'
import { stateMachine } from '#platform/model/states.ts'

export const ListState = catalog('PaymentListState', {
  WAITING: 'Por liberar',
  READY: 'Lista para enviar',
  SENT: 'Enviada al banco',
  RETURNED: 'Devuelta',
  CANCELED: 'Anulada',
})
export type ListState = ValueOf<typeof ListState>

export const ListPurpose = catalog('PaymentListPurpose', {
  PAY: 'Remuneraciones',
  SETTLEMENT: 'Finiquitos',
  BOTH: 'Remuneraciones y finiquitos',
  THIRD: 'Terceros',
  EXPENSE: 'Rendiciones de gastos',
})
export type ListPurpose = ValueOf<typeof ListPurpose>

/** What a list of a process pays to people: its payslips, issued finiquitos, or both. */
export const ListPays = catalog('PaymentListPays', {
  PAY: ListPurpose.label('PAY'),
  SETTLEMENT: ListPurpose.label('SETTLEMENT'),
  BOTH: ListPurpose.label('BOTH'),
})
export type ListPays = ValueOf<typeof ListPays>

/** How far a payment of a list is. */
export const RowState = catalog('PaymentListRowState', {
  LISTED: 'Sin respuesta',
  PAID: 'Pagado',
  REJECTED: 'Rechazado',
  CANCELED: 'Anulado',
})
export type RowState = ValueOf<typeof RowState>

/** A list of payments as it was made. */
export const PaymentList = entity({
  name: 'PaymentList',
  table: 'payment_list',
  label: 'Nómina',
  fields: {
    id: id('paymentList'),
    businessId: ref('business', 'Razón social'),
    payrollMonthId: ref('payrollMonth', 'Proceso'),
    number: integer('Número'),
    purpose: choice(ListPurpose, 'Qué paga'),
    templateName: text('Plantilla', { max: 120 }),
    subject: text('Glosa', { max: 100 }),
    state: choice(ListState, 'Estado'),
    reason: optional(longText('Motivo', { max: 500 })),
    people: integer('Pagos'),
    total: pesos('Total'),
    hash: text('Huella', { max: 64 }),
    limitAmount: optional(pesos('Monto sobre el que libera otra persona')),
    createdAt: timestamp('Hecha el'),
    version: integer('Versión'),
  },
})

const byAnother = {
  from: ['WAITING'],
  permission: 'transfers.update',
  by: ['other'],
  only: 'Usted hizo la nómina: la libera o la devuelve otra persona',
} as const

/** The states of a list, and the acts that move it from one to another. */
export const listStates = stateMachine({
  states: ListState,
  tones: {
    WAITING: 'warning',
    READY: 'accent',
    SENT: 'success',
    RETURNED: 'danger',
    CANCELED: 'neutral',
  },
  acts: {
    release: {
      ...byAnother,
      label: 'Liberar',
      to: 'READY',
      means: 'Quedan aprobados estos pagos y estas cuentas; si una cuenta cambia, no se envía.',
      done: 'Nómina liberada',
    },
    giveBack: {
      ...byAnother,
      label: 'Devolver',
      to: 'RETURNED',
      needsReason: 'Diga qué hay que corregir',
      means: 'Sus pagos quedan pendientes otra vez.',
      done: 'Nómina devuelta',
    },
    send: {
      label: 'Descargar y enviar',
      permission: 'transfers.update',
      from: ['READY'],
      to: 'SENT',
      refusals: { WAITING: 'Falta que otra persona la libere' },
      means: 'Los pagos quedan «En Proceso de Pago».',
    },
    cancel: {
      label: 'Anular',
      permission: 'transfers.update',
      from: ['WAITING', 'READY', 'SENT'],
      to: 'CANCELED',
      needsReason: 'Diga por qué se anula',
      means: 'Sus pagos quedan pendientes otra vez. Hágalo solo si el dinero no salió.',
      done: 'Nómina anulada',
    },
  },
})

export const LimitState = catalog('PaymentLimitState', {
  PENDING: 'Por aprobar',
  APPROVED: 'Aprobado',
  REJECTED: 'Rechazado',
  WITHDRAWN: 'Retirado',
})

/** Above which amount a second person releases the lists of a razón social, once approved. */
export const PaymentLimit = entity({
  name: 'PaymentLimit',
  table: 'payment_limit',
  label: 'Monto con segunda persona',
  fields: {
    id: id('paymentLimit'),
    businessId: ref('business', 'Razón social'),
    amount: optional(
      pesos('Monto', {
        min: 1,
        help: 'Sobre este total otra persona libera la nómina. Vacío: nadie más la libera.',
      }),
    ),
    state: choice(LimitState, 'Estado'),
    reason: optional(longText('Motivo', { max: 500 })),
    createdAt: timestamp('Pedido el'),
    version: integer('Versión'),
  },
})

/** The answers to a change of the amount. */
export const limitStates = stateMachine({
  states: LimitState,
  tones: { PENDING: 'warning', APPROVED: 'success', REJECTED: 'danger', WITHDRAWN: 'neutral' },
  acts: {
    approve: {
      label: 'Aprobar',
      permission: 'businessOptions.update',
      from: ['PENDING'],
      to: 'APPROVED',
      by: ['other'],
      only: 'Usted lo pidió: lo aprueba otra persona',
      means: 'Rige desde ahora para las nóminas que se hagan.',
      done: 'Monto aprobado',
    },
    reject: {
      label: 'Rechazar',
      permission: 'businessOptions.update',
      from: ['PENDING'],
      to: 'REJECTED',
      by: ['other'],
      only: 'Usted lo pidió: retírelo',
      needsReason: 'Diga por qué se rechaza',
      done: 'Monto rechazado',
    },
    withdraw: {
      label: 'Retirar',
      permission: 'businessOptions.update',
      from: ['PENDING'],
      to: 'WITHDRAWN',
      by: ['asker'],
      only: 'Lo retira quien lo pidió',
      means: 'Sigue el monto anterior.',
      done: 'Pedido retirado',
    },
  },
})

/**
 * Whether a second person releases a list: its total, with what the same process already pays by
 * lists that nobody else released, passes the limit. So a list is not cut into small ones.
 */
export const needsRelease = (
  limit: number | null,
  { total, unreleased }: { total: number; unreleased: number },
): boolean => limit !== null && total + unreleased > limit

/**
 * A limit that is proposed where there is none: half of what a list usually pays (the median), cut
 * to two figures, so that every usual list and every large payment beside it needs a second person.
 * Nothing without lists, or where they pay less than a peso.
 */
export function limitFor(totals: readonly number[]): number | null {
  const sorted = totals.toSorted((a, b) => a - b)
  const median = sorted[Math.floor((sorted.length - 1) / 2)]
  if (median === undefined) return null
  const half = Math.floor(median / 2)
  const step = 10 ** Math.max(0, String(half).length - 2)
  const cut = Math.floor(half / step) * step
  return cut > 0 ? cut : null
}
