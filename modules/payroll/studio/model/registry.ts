import { text, yearMonth } from '#platform/model/field.ts'
import { as, shown, type Registry, internal, usual } from '#platform/model/registry.ts'
import { ConceptCase } from './concept-case.ts'

const concept = text('Concepto')

/** The rows that this module keeps. */
export const registry = {
  concept_case: {
    label: 'Caso de prueba de un concepto',
    of: ConceptCase,
    publicId: { kind: 'conceptCase', no: 46, length: 6 },
    owner: { user: 'user_id', business: 'business_id' },
    keep: 'LABOUR',
    title: 'title',
    columns: {
      ...usual,
      ...internal('user_id', 'facts', 'created_by'),
      code: as('items.read', concept, 'concept'),
      ...shown('items.read', 'title', 'business_id', 'year_month'),
      ...shown('payslips.read', 'expected'),
      // The reason of a person who saved a concept although some of its cases fail.
      reason: as('items.read', text('Motivo')),
      red: as('items.read', text('Casos que no se cumplen'), 'list'),
      from: as('items.read', yearMonth('Rige desde')),
    },
  },
} satisfies Registry
