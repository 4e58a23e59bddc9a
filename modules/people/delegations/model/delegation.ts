import type { Delegable } from '#access/delegation.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, date, id, optional, ref, timestamp } from '#platform/model/field.ts'

/** What may be delegated, as `access/delegation.ts` decides it, in the words of its inbox. */
export const DelegableKind = catalog('DelegableKind', {
  VACATION: 'Vacaciones',
  ABSENCE: 'Ausencias',
} satisfies Record<Delegable, string>)
export type DelegableKind = ValueOf<typeof DelegableKind>

/** How a delegation stands on a day. */
export const DelegationState = catalog('DelegationState', {
  COMING: 'Por comenzar',
  RUNNING: 'Vigente',
  PAST: 'Terminada',
  REVOKED: 'Revocada',
})
export type DelegationState = ValueOf<typeof DelegationState>

/** What one person lets another one answer in their place, from a day to another. */
export const Delegation = entity({
  name: 'Delegation',
  table: 'delegation',
  label: 'Delegación',
  fields: {
    id: id('delegation'),
    fromUserId: ref('user', 'Delega'),
    toUserId: ref('user', 'Responde en su lugar'),
    startDate: date('Desde'),
    endDate: date('Hasta', { help: 'Este día incluido' }),
    state: choice(DelegationState, 'Estado'),
    revokedAt: optional(timestamp('Revocada el')),
  },
})

/** The longest delegation, in days: longer ones are a change of supervisor. */
export const LONGEST = 366

type Days = { startDate: ISODate; endDate: ISODate }

/** How a delegation stands on a day. */
export function stateOf(
  { startDate, endDate, revokedAt }: Days & { revokedAt: Date | null },
  today: ISODate,
): DelegationState {
  if (revokedAt !== null) return 'REVOKED'
  if (endDate < today) return 'PAST'
  return startDate > today ? 'COMING' : 'RUNNING'
}

/** `Vacaciones y ausencias`. */
export function kindsInWords(kinds: readonly DelegableKind[]): string {
  const labels = DelegableKind.values
    .filter((kind) => kinds.includes(kind))
    .map((kind, place) => (place === 0 ? DelegableKind.label(kind) : lowered(kind)))
  return labels.join(' y ')
}

const lowered = (kind: DelegableKind): string => DelegableKind.label(kind).toLowerCase()

/** `del 01-10-2026 al 15-10-2026`. */
export const daysInWords = ({ startDate, endDate }: Days): string =>
  startDate === endDate
    ? `el ${formatDate(startDate)}`
    : `del ${formatDate(startDate)} al ${formatDate(endDate)}`
