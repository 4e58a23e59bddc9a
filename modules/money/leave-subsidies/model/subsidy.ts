import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  id,
  integer,
  longText,
  optional,
  pesos,
  ref,
  text,
} from '#platform/model/field.ts'

export const LeaveSubsidyState = catalog('LeaveSubsidyState', {
  OPEN: 'Por cobrar',
  CLAIMED: 'Cobrada',
  PARTIAL: 'Recibida en parte',
  RECEIVED: 'Recibida',
  REJECTED: 'Rechazada',
  APPEALED: 'Apelada',
  LOST: 'Dada por perdida',
})
export type LeaveSubsidyState = ValueOf<typeof LeaveSubsidyState>

/** How long ago a leave ended whose subsidy is not back yet. */
export const SubsidyAge = catalog('SubsidyAge', {
  D30: '0 a 30 días',
  D60: '31 a 60 días',
  D90: '61 a 90 días',
  OLDER: 'Más de 90 días',
})
export type SubsidyAge = ValueOf<typeof SubsidyAge>

const A = { sensitivity: 'A' } as const

/** The subsidy of a medical leave that the employer paid and recovers. */
export const LeaveSubsidy = entity({
  name: 'LeaveSubsidy',
  table: 'leave_subsidy',
  label: 'Subsidio de licencia',
  fields: {
    id: id('leaveSubsidy'),
    absenceId: ref('absence', 'Licencia'),
    payer: text('Lo debe', { max: 30, ...A }),
    paid: pesos('Pagado por la empresa', {
      help: 'Lo que la empresa pagó por los días de la licencia',
      ...A,
    }),
    owed: optional(
      pesos('Por recuperar', {
        help: 'Lo que la institución debe de esa licencia; vacío mientras no se sabe',
        ...A,
      }),
    ),
    claimedOn: optional(date('Cobrada el')),
    claimNumber: optional(text('Número del cobro', { max: 40, ...A })),
    comment: optional(longText('Comentario', { max: 500, ...A })),
    status: choice(LeaveSubsidyState, 'Estado'),
    reason: optional(longText('Motivo', { max: 300, ...A })),
    version: integer('Versión'),
  },
})

/** An amount that an institution gave back. */
export const LeaveSubsidyPayment = entity({
  name: 'LeaveSubsidyPayment',
  table: 'leave_subsidy_payment',
  label: 'Devolución de un subsidio',
  fields: {
    id: id('leaveSubsidyPayment'),
    receivedOn: date('Recibido el'),
    amount: pesos('Monto', { min: 1, ...A }),
    reference: optional(text('Referencia', { max: 60, help: 'El depósito o la carta', ...A })),
  },
})
