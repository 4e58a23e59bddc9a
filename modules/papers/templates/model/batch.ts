import { entity } from '#platform/model/entity.ts'
import { choice, flag, id, integer, longText, optional, ref, text } from '#platform/model/field.ts'
import { BatchState } from './catalogs.ts'

/** People of one act. */
export const MOST_PEOPLE = 10_000

/** People that a page names of those who lack something. */
export const MOST_NAMED = 50

/** Documents of a template for many people of a razón social. */
export const DocumentBatch = entity({
  name: 'DocumentBatch',
  table: 'document_batch',
  label: 'Generación masiva',
  fields: {
    id: id('documentBatch'),
    businessId: ref('business', 'Razón social'),
    folderId: ref('documentFolder', 'Carpeta'),
    reveal: flag('Incluir datos reservados', {
      help: 'Remuneración y otros que la plantilla diga; queda en el registro',
    }),
    state: choice(BatchState, 'Estado'),
    version: integer('Versión'),
  },
})

/** Who the people of an act are: all of a razón social, or those that each part narrows them to. */
export const choiceFields = {
  businessId: DocumentBatch.fields.businessId,
  area: optional(text('Área', { max: 120 })),
  jobTitle: optional(text('Cargo', { max: 120 })),
  ruts: optional(
    longText('Solo estos RUT', { max: 100_000, help: 'Péguelos de una planilla, uno por línea' }),
  ),
}
