import type { ValuesOf } from '#platform/model/entity.ts'
import {
  choice,
  date,
  id,
  integer,
  longText,
  optional,
  ref,
  text,
  timestamp,
  yearMonth,
} from '#platform/model/field.ts'
import { record, seenOf } from '#platform/model/record.ts'
import { ExpiredState } from './catalogs.ts'
import { expiredStates } from './expired-states.ts'

/** The record of a person whose terms of labour and pay are over, or soon will be. */
export const ExpiredRecord = record({
  name: 'ExpiredRecord',
  table: 'expired_record',
  label: 'Ficha vencida',
  noun: { one: 'ficha vencida', many: 'fichas vencidas', feminine: true },
  machine: expiredStates,
  state: 'state',
  reason: 'reason',
  filters: { state: 'state', month: 'freeMonth' },
  sort: ['freeOn', 'leftOn', 'fullname', 'state'],
  fields: {
    id: id('expiredRecord'),
    userId: ref('user', 'Persona'),
    state: choice(ExpiredState, 'Estado'),
    leftOn: date('Término de su último contrato'),
    lastMonth: yearMonth('Último mes pagado'),
    freeOn: date('Nada la retiene desde'),
    freeMonth: yearMonth('Vence en'),
    heldBy: optional(text('Qué la retiene', { max: 500 })),
    reason: optional(longText('Motivo', { max: 500, sensitivity: 'B' })),
    keptUntil: optional(date('Conservar hasta')),
    confirmedAt: optional(timestamp('Confirmada')),
    approvedAt: optional(timestamp('Aprobada')),
    version: integer('Versión'),
  },
})

/** A record as its reader saw it. */
const seen = seenOf(ExpiredRecord)

/** An act on a record, with words. */
export const withWords = { ...seen, reason: ExpiredRecord.fields.reason }
export type ExpiredWords = ValuesOf<typeof withWords>

/** What somebody says who keeps a record: until when, and why. */
export const keeping = { ...withWords, keptUntil: ExpiredRecord.fields.keptUntil }
export type Keeping = ValuesOf<typeof keeping>

/** Records that are confirmed at once: those of a page at the most. */
export const MOST_AT_ONCE = 100
