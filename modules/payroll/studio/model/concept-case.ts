import { entity } from '#platform/model/entity.ts'
import { id, integer, optional, pesos, ref, text, yearMonth } from '#platform/model/field.ts'

/** An example that a concept has to get right. */
export const ConceptCase = entity({
  name: 'ConceptCase',
  table: 'concept_case',
  label: 'Caso de prueba',
  fields: {
    id: id('conceptCase'),
    code: text('Concepto', { max: 60 }),
    title: text('Qué prueba', { max: 120, placeholder: 'Medio mes, con tope' }),
    businessId: ref('business', 'Razón social'),
    yearMonth: yearMonth('Mes'),
    userId: optional(ref('user', 'Persona')),
    expected: pesos('Resultado esperado', { sensitivity: 'A' }),
    version: integer('Versión'),
  },
})
