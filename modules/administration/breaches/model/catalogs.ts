import { catalog, type ValueOf } from '#platform/model/catalog.ts'

export const BreachState = catalog('BreachState', { OPEN: 'En curso', CLOSED: 'Cerrado' })
export type BreachState = ValueOf<typeof BreachState>

export const breachTones = {
  OPEN: 'warning',
  CLOSED: 'neutral',
} as const satisfies Record<BreachState, string>

export const BreachEntryKind = catalog('BreachEntryKind', {
  OPENED: 'Anotado',
  NOTE: 'Medida o hallazgo',
  CORRECTED: 'Corregido',
  PEOPLE: 'Personas afectadas',
  AGENCY: 'Aviso a la Agencia',
  TOLD: 'Aviso a las personas',
  CLOSED: 'Cerrado',
})
export type BreachEntryKind = ValueOf<typeof BreachEntryKind>

/** How somebody was notified. */
export const ToldHow = catalog('ToldHow', {
  NOTICE: 'Con un aviso y un correo del sistema',
  OTHER: 'Por otro medio',
})
export type ToldHow = ValueOf<typeof ToldHow>

/** The reader of a notice. */
export const NoticeTo = catalog('NoticeTo', {
  AGENCY: 'La Agencia de Protección de Datos Personales',
  PEOPLE: 'Las personas afectadas',
})
export type NoticeTo = ValueOf<typeof NoticeTo>
