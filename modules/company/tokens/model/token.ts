import type { ISODate } from '#chile/dates.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { date, id, integer, optional, text, timestamp } from '#platform/model/field.ts'

/** Days that a key lives at most, and without saying otherwise. */
export const MOST_DAYS = 365
/** Keys that open at once in one company. */
export const MOST_TOKENS = 50
/** Requests of one key in a minute. */
export const PER_MINUTE = 600

/** A key with which a program of the company works as the person who made it. */
export const IntegrationToken = entity({
  name: 'IntegrationToken',
  table: 'integration_token',
  label: 'Clave de integración',
  fields: {
    id: id('integrationToken'),
    description: text('Para qué es', { max: 80, help: 'El sistema que la usará' }),
    prefix: text('Comienza con', { max: 20 }),
    expiresOn: date('Vence', { help: 'A lo más un año' }),
    revokedAt: optional(timestamp('Revocada')),
    createdAt: timestamp('Creada'),
    version: integer('Versión'),
  },
})

export const TokenState = catalog('TokenState', {
  OPEN: 'Vigente',
  EXPIRED: 'Vencida',
  REVOKED: 'Revocada',
  CLOSED: 'Cerrada',
})
export type TokenState = ValueOf<typeof TokenState>

export const tokenTones = {
  OPEN: 'success',
  EXPIRED: 'neutral',
  REVOKED: 'neutral',
  CLOSED: 'warning',
} as const satisfies Record<TokenState, string>

/** How a key stands on a day; one whose author may no longer make keys is closed while it is so. */
export function stateOf(
  token: { revokedAt: Date | null; expiresOn: ISODate },
  today: ISODate,
  authorMay: boolean,
): TokenState {
  if (token.revokedAt !== null) return 'REVOKED'
  if (token.expiresOn < today) return 'EXPIRED'
  return authorMay ? 'OPEN' : 'CLOSED'
}
