import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  decimal,
  id,
  integer,
  longText,
  optional,
  ref,
  text,
  yearMonth,
} from '#platform/model/field.ts'

/** What a notification of an isapre does to the plan of a person. */
export const HealthPlanKind = catalog('HealthPlanKind', {
  SUBSCRIPTION: 'Suscripción',
  CHANGE: 'Modificación',
  LEAVING: 'Desafiliación',
})
export type HealthPlanKind = ValueOf<typeof HealthPlanKind>

/** In what the price of a plan is said. */
export const HealthPlanUnit = catalog('HealthPlanUnit', {
  UF: 'UF',
  CLP: 'Pesos',
  PERCENT: '% de la renta',
})
export type HealthPlanUnit = ValueOf<typeof HealthPlanUnit>

export const HealthPlanState = catalog('HealthPlanState', {
  PENDING: 'Pendiente',
  APPLIED: 'Aplicada',
  REJECTED: 'Rechazada',
})
export type HealthPlanState = ValueOf<typeof HealthPlanState>

const A = { sensitivity: 'A' } as const

/** What an isapre notified of the plan of a person: the Formulario Único de Notificación. */
export const HealthPlanNotice = entity({
  name: 'HealthPlanNotice',
  table: 'health_plan_notice',
  label: 'Notificación de isapre',
  fields: {
    id: id('healthPlanNotice'),
    userId: ref('user', 'Persona'),
    folio: text('Folio del FUN', { max: 16, ...A }),
    kind: choice(HealthPlanKind, 'Tipo', A),
    institution: text('Isapre', { max: 30, ...A }),
    planUnit: optional(choice(HealthPlanUnit, 'El plan está en', A)),
    planValue: optional(decimal('Valor del plan', 4, { min: 0.0001, ...A })),
    fromMonth: yearMonth('Desde las remuneraciones de'),
    notifiedOn: date('Notificada el'),
    comment: optional(longText('Comentario', { max: 500, ...A })),
    status: choice(HealthPlanState, 'Estado'),
    reason: optional(longText('Motivo', { max: 300, ...A })),
    version: integer('Versión'),
  },
})
