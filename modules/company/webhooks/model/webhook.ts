import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { id, integer, optional, text, timestamp } from '#platform/model/field.ts'
import type { EntityName } from '#platform/model/ids.ts'

/** What a company may be notified of, by the names that travel. */
export const eventTypes = {
  'person.created': { label: 'Persona creada', of: 'user' },
  'person.changed': { label: 'Ficha modificada', of: 'user' },
  'contract.created': { label: 'Contrato iniciado', of: 'contract' },
  'contract.changed': { label: 'Contrato modificado', of: 'contract' },
  'contract.ended': { label: 'Término de contrato registrado', of: 'contract' },
  'absence.created': { label: 'Ausencia registrada', of: 'absence' },
  'payroll.released': { label: 'Liquidaciones de un proceso entregadas', of: 'payrollMonth' },
  'payslip.released': { label: 'Liquidación entregada', of: 'contract' },
  'document.signed': { label: 'Documento firmado', of: 'document' },
  'expense.paid': { label: 'Rendición pagada', of: 'expenseReport' },
} as const satisfies Readonly<Record<string, { label: string; of: EntityName }>>

export type EventType = keyof typeof eventTypes

export const isEventType = (text: string): text is EventType => Object.hasOwn(eventTypes, text)

/** The same as codes of the API, which have no dots. */
export const WebhookEvent = catalog('WebhookEvent', {
  PERSON_CREATED: eventTypes['person.created'].label,
  PERSON_CHANGED: eventTypes['person.changed'].label,
  CONTRACT_CREATED: eventTypes['contract.created'].label,
  CONTRACT_CHANGED: eventTypes['contract.changed'].label,
  CONTRACT_ENDED: eventTypes['contract.ended'].label,
  ABSENCE_CREATED: eventTypes['absence.created'].label,
  PAYROLL_RELEASED: eventTypes['payroll.released'].label,
  PAYSLIP_RELEASED: eventTypes['payslip.released'].label,
  DOCUMENT_SIGNED: eventTypes['document.signed'].label,
  EXPENSE_PAID: eventTypes['expense.paid'].label,
})
export type WebhookEvent = ValueOf<typeof WebhookEvent>

/** `PERSON_CREATED` as it travels: `person.created`. */
export const typeOf = (code: WebhookEvent): string => code.toLowerCase().replace('_', '.')
export const codeOf = (type: string): WebhookEvent =>
  WebhookEvent.code(type.toUpperCase().replace('.', '_'))

export const DeliveryState = catalog('DeliveryState', {
  WAITING: 'Por enviar',
  SENT: 'Recibido',
  FAILED: 'No recibido',
})
export type DeliveryState = ValueOf<typeof DeliveryState>

export const deliveryTones = {
  WAITING: 'warning',
  SENT: 'success',
  FAILED: 'danger',
} as const satisfies Record<DeliveryState, string>

export const WebhookStop = catalog('WebhookStop', {
  PERSON: 'Detenido por una persona',
  FAILURES: 'Detenido: no respondía',
  AUTHOR: 'Detenido: su autor ya no puede',
})
export type WebhookStop = ValueOf<typeof WebhookStop>

/** An address that is notified of what happens. */
export const Webhook = entity({
  name: 'Webhook',
  table: 'webhook',
  label: 'Aviso a sistema',
  fields: {
    id: id('webhook'),
    url: text('Dirección', { max: 500, help: 'Pública y con https' }),
    description: text('Para qué es', { max: 80, help: 'El sistema que la recibe' }),
    disabledAt: optional(timestamp('Detenido')),
    createdAt: timestamp('Creado'),
    version: integer('Versión'),
  },
})

/** Addresses of one company. */
export const MOST_WEBHOOKS = 20
/** Deliveries in a row that failed to the end, after which an address is stopped. */
export const MOST_FAILURES = 5

const MINUTE = 60_000
/** Waits between attempts: from seconds to hours, about a day in all (Standard Webhooks). */
const waits = [0.1, 5, 30, 120, 300, 600, 600].map((minutes) => minutes * MINUTE)
export const MOST_ATTEMPTS = waits.length + 1

/** Milliseconds until the next attempt after some that failed; undefined when it was the last. */
export const waitAfter = (attempts: number): number | undefined => waits[attempts - 1]
