import type { ValuesOf } from '#platform/model/entity.ts'
import {
  choice,
  date,
  id,
  integer,
  longText,
  optional,
  ref,
  timestamp,
} from '#platform/model/field.ts'
import { record, seenOf } from '#platform/model/record.ts'
import { ErasureState } from './catalogs.ts'
import { erasureStates } from './states.ts'

/** What of a person is erased because they asked, agreed on by two people. */
export const Erasure = record({
  name: 'Erasure',
  table: 'erasure',
  label: 'Supresión de datos personales',
  noun: { one: 'supresión', many: 'supresiones', feminine: true },
  machine: erasureStates,
  state: 'state',
  reason: 'reason',
  filters: { state: 'state' },
  sort: ['createdAt', 'fullname', 'state'],
  fields: {
    id: id('erasure'),
    requestId: optional(ref('privacyRequest', 'Solicitud')),
    userId: ref('user', 'Persona'),
    state: choice(ErasureState, 'Estado'),
    reason: optional(longText('Motivo', { max: 500, sensitivity: 'B' })),
    leftOn: optional(date('Término de su último contrato')),
    createdAt: timestamp('Propuesta'),
    approvedAt: optional(timestamp('Aprobada')),
    doneAt: optional(timestamp('Suprimida')),
    version: integer('Versión'),
  },
})

/** An erasure as its reader saw it. */
const erasureSeen = seenOf(Erasure)

/** An act on an erasure, with words. */
export const withWords = { ...erasureSeen, reason: Erasure.fields.reason }
export type WithWords = ValuesOf<typeof withWords>
