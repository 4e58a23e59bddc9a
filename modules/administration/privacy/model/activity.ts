import { catalog } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { choice, flag, id, integer, longText, optional, text } from '#platform/model/field.ts'

/** What lets a company treat data, as arts. 12 and 13 of ley 19.628 (ley 21.719) list it. */
export const ProcessingBasis = catalog('ProcessingBasis', {
  CONTRACT: 'Contrato con la persona',
  LAW: 'Obligación legal',
  CONSENT: 'Consentimiento',
  ECONOMIC: 'Obligaciones económicas o financieras',
  INTEREST: 'Interés legítimo',
  DEFENCE: 'Defensa de un derecho ante la justicia o la autoridad',
})

/** Something that the company does with the data of people. */
export const ProcessingActivity = entity({
  name: 'ProcessingActivity',
  table: 'processing_activity',
  label: 'Actividad de tratamiento',
  fields: {
    id: id('processingActivity'),
    name: text('Actividad', { max: 120, placeholder: 'Pago de remuneraciones' }),
    purpose: longText('Para qué', { max: 1000 }),
    basis: choice(ProcessingBasis, 'Base legal'),
    basisNote: optional(
      text('Norma o fundamento', {
        max: 300,
        help: 'El artículo, la cláusula o el interés en que se basa',
      }),
    ),
    people: text('De quiénes', { max: 300, placeholder: 'Quienes trabajan aquí y sus familiares' }),
    data: longText('Qué datos', { max: 1000 }),
    source: optional(text('De dónde vienen', { max: 300 })),
    recipients: optional(
      longText('A quién se comunican', {
        max: 1000,
        help: 'Previred, bancos, la mutual, asesores',
      }),
    ),
    transfers: optional(
      longText('Fuera de Chile', {
        max: 500,
        help: 'A qué país, a quién y con qué garantía; vacío si no salen del país',
      }),
    ),
    keepsUntil: optional(
      text('Hasta cuándo', {
        max: 300,
        help: 'Lo que guarda el sistema sigue los plazos de «Qué guardamos»',
      }),
    ),
    security: optional(longText('Cómo se protegen', { max: 1000 })),
    automated: flag('Decide sin intervención de una persona'),
    version: integer('Versión'),
  },
})
