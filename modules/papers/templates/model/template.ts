import { entity } from '#platform/model/entity.ts'
import { choice, id, integer, longText, optional, ref, text } from '#platform/model/field.ts'
import { MOST_LONG } from './body.ts'
import { TemplateState } from './catalogs.ts'

/** A template of documents: its text is that of its last version. */
export const DocumentTemplate = entity({
  name: 'DocumentTemplate',
  table: 'document_template',
  label: 'Plantilla',
  fields: {
    id: id('documentTemplate'),
    name: text('Nombre', { max: 80 }),
    typeId: ref('documentType', 'Tipo de documento'),
    state: choice(TemplateState, 'Estado'),
    currentNo: integer('Versión del texto'),
    publishedNo: optional(integer('Versión publicada')),
    version: integer('Versión'),
  },
})

/** The text as it is sent: its tree as JSON. */
export const bodyField = longText('Texto', { max: MOST_LONG })
