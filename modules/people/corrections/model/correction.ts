import type { ValuesOf } from '#platform/model/entity.ts'
import {
  choice,
  date,
  flag,
  id,
  integer,
  longText,
  optional,
  ref,
  text,
  timestamp,
} from '#platform/model/field.ts'
import { record, seenOf } from '#platform/model/record.ts'
import {
  contactFields,
  familyFields,
  healthFields,
  personalFields,
  previsionFields,
  affiliateFields,
  savingsFields,
  type versionedFields,
} from '#modules/people/people/model/user.ts'
import { CorrectionPart, CorrectionStatus } from './catalogs.ts'
import { correctionStates } from './states.ts'

/** What somebody proposes to correct in their own record, and its answer. */
export const DataCorrection = record({
  name: 'DataCorrection',
  table: 'data_correction',
  label: 'Corrección de datos',
  noun: { one: 'corrección', many: 'correcciones', feminine: true },
  machine: correctionStates,
  state: 'responseStatus',
  reason: 'response',
  filters: { status: 'responseStatus', part: 'part', userId: 'userId' },
  sort: ['requestedAt', 'fullname', 'status'],
  fields: {
    id: id('dataCorrection'),
    userId: ref('user', 'Persona'),
    part: choice(CorrectionPart, 'Qué corrige'),
    since: date('Rige desde'),
    comment: optional(
      longText('Comentario', {
        max: 500,
        sensitivity: 'B',
        help: 'Lo que ayude a comprobarlo, como el certificado que se adjunta en persona',
      }),
    ),
    responseStatus: choice(CorrectionStatus, 'Estado'),
    response: optional(text('Respuesta', { max: 500, sensitivity: 'B' })),
    requestedAt: timestamp('Pedida'),
    respondedAt: optional(timestamp('Respondida')),
    version: integer('Versión'),
  },
})

/** A correction as its reader saw it. */
export const correctionSeen = seenOf(DataCorrection)
export type CorrectionSeen = ValuesOf<typeof correctionSeen>

/** An answer; `since` is the day from which it holds, when it is not the one asked for. */
export const correctionAnswer = {
  ...correctionSeen,
  approve: flag('Aprobar'),
  response: DataCorrection.fields.response,
  since: optional(date('Rige desde')),
}
export type CorrectionAnswer = ValuesOf<typeof correctionAnswer>

type Dated = (typeof versionedFields)[number]

/** Parts that are of the record itself; the others are of the family and of the added fields. */
export type RecordPart = Exclude<CorrectionPart, 'RELATIVES' | 'FIELDS'>
export const isRecordPart = (part: CorrectionPart): part is RecordPart =>
  part !== 'RELATIVES' && part !== 'FIELDS'

/** The fields of each part of the record. */
export const fieldsOfPart: Readonly<Record<RecordPart, readonly Dated[]>> = {
  CONTACT: contactFields,
  PERSONAL: personalFields,
  PREVISION: previsionFields,
  HEALTH: healthFields,
  SAVINGS: [...savingsFields, ...affiliateFields],
  FAMILY: familyFields,
}

/** The parts of class A: read only by their person and by whoever may read their contract. */
export const reservedParts: ReadonlySet<CorrectionPart> = new Set([
  'PREVISION',
  'HEALTH',
  'SAVINGS',
  'FAMILY',
  'RELATIVES',
  'FIELDS',
])
