import { entity } from '#platform/model/entity.ts'
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
import { BreachState } from './catalogs.ts'

/** Something that happened to the security of data of people. */
export const DataBreach = entity({
  name: 'DataBreach',
  table: 'data_breach',
  label: 'Incidente de seguridad',
  fields: {
    id: id('dataBreach'),
    title: text('Incidente', { max: 150, placeholder: 'Correo con liquidaciones a otra persona' }),
    knownOn: date('Se supo el', { help: 'Desde aquí corre el plazo para avisar' }),
    knownTime: optional(text('A las', { max: 5, placeholder: '09:30' })),
    happenedOn: optional(date('Ocurrió el')),
    what: longText('Qué pasó', { max: 4000, sensitivity: 'B' }),
    data: longText('Qué datos', {
      max: 1000,
      sensitivity: 'B',
      help: 'Clases de datos, sin los datos mismos',
    }),
    risk: flag('Hay un riesgo razonable para los derechos de las personas'),
    sensitive: flag('Toca datos sensibles: salud, biometría, afiliación, vida íntima'),
    minors: flag('Toca datos de menores de 14 años: cargas familiares'),
    economic: flag('Toca datos económicos: remuneraciones, cuentas, deudas'),
    effects: optional(longText('Qué consecuencias puede tener', { max: 2000, sensitivity: 'B' })),
    measures: optional(longText('Qué se hizo y se hará', { max: 2000, sensitivity: 'B' })),
    advice: optional(longText('Qué puede hacer cada persona', { max: 2000, sensitivity: 'B' })),
    contact: optional(
      text('A quién preguntar', { max: 200, placeholder: 'datos@empresa.cl, +56 2 2345 6789' }),
    ),
    state: choice(BreachState, 'Estado'),
    agencyOn: optional(date('Se avisó a la Agencia el')),
    agencyNumber: optional(text('Número o folio', { max: 60 })),
    closedReason: optional(longText('Cómo terminó', { max: 2000, sensitivity: 'B' })),
    closedAt: optional(timestamp('Cerrado')),
    version: integer('Versión'),
  },
})

/** What people write of it. */
export const writtenFields = [
  ...(['title', 'knownOn', 'knownTime', 'happenedOn', 'what', 'data'] as const),
  ...(['risk', 'sensitive', 'minors', 'economic'] as const),
  ...(['effects', 'measures', 'advice', 'contact'] as const),
] as const

/** Whose data it was: those with a contract in a razón social in those days, or these RUTs. */
export const affectedFields = {
  businessId: optional(ref('business', 'Razón social')),
  area: optional(text('Área', { max: 120 })),
  jobTitle: optional(text('Cargo', { max: 120 })),
  from: optional(
    date('Con contrato desde', { help: 'Quienes trabajaron en algún día de ese tiempo' }),
  ),
  to: optional(date('Hasta')),
  ruts: optional(
    longText('Solo estos RUT', {
      max: 100_000,
      sensitivity: 'B',
      help:
        'Péguelos de una planilla, uno por línea. Sin razón social, de quien sea, también de ' +
        'quien se fue',
    }),
  ),
}

/** What is said of a step, or of how people were notified. */
export const otherFields = {
  note: longText('Qué se hizo o se supo', { max: 2000, sensitivity: 'B' }),
  told: text('Cómo se les avisó', { max: 300, placeholder: 'Carta certificada del 03-12-2026' }),
}
