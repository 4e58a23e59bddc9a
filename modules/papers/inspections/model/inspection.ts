import type { ISODate } from '#chile/dates.ts'
import { entity } from '#platform/model/entity.ts'
import { date, id, integer, optional, ref, rut, text, timestamp } from '#platform/model/field.ts'
import type { InspectionState } from './catalogs.ts'

/** Days that a consultation is open at most. */
export const MOST_DAYS = 30

/** Documents of one page of what an inspector reads. */
export const PAGE = 50

/** A consultation of the signed documents of a razón social, opened for one inspector. */
export const Inspection = entity({
  name: 'Inspection',
  table: 'inspection',
  label: 'Fiscalización',
  fields: {
    id: id('inspection'),
    businessId: ref('business', 'Razón social'),
    inspectorRut: rut('RUN del fiscalizador', { sensitivity: 'C' }),
    reference: optional(
      text('Fiscalización N°', { max: 60, help: 'El número con que la Dirección la identifica' }),
    ),
    lastDay: date('Abierta hasta', { help: `A lo más ${MOST_DAYS} días; se cierra cuando quiera` }),
    closedAt: optional(timestamp('Cerrada')),
    createdAt: timestamp('Abierta'),
    version: integer('Versión'),
  },
})

/** What an inspector gives, in each request: nothing of it is a session. */
export const heldByInspector = {
  businessRut: rut('RUT de la empresa'),
  inspectorRut: rut('RUN del fiscalizador'),
  code: text('Código', { max: 60 }),
}

/** How a consultation stands on a day. */
export function stateOf(
  { closedAt, lastDay }: { closedAt: Date | null; lastDay: ISODate },
  today: ISODate,
): InspectionState {
  if (closedAt !== null) return 'CLOSED'
  return lastDay < today ? 'EXPIRED' : 'OPEN'
}
