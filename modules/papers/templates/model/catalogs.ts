import { catalog, type ValueOf } from '#platform/model/catalog.ts'

export const TemplateState = catalog('TemplateState', {
  DRAFT: 'Borrador',
  PUBLISHED: 'Publicada',
  ARCHIVED: 'Archivada',
})
export type TemplateState = ValueOf<typeof TemplateState>

/** How far the documents of many people are. */
export const BatchState = catalog('DocumentBatchState', {
  GENERATING: 'Generándose',
  GENERATED: 'Generados',
})
export type BatchState = ValueOf<typeof BatchState>

/** How a condition compares a fact: codes of `COMPARISONS`. */
export const TagComparison = catalog('TagComparison', {
  FILLED: 'tiene dato',
  EMPTY: 'está vacío',
  IS: 'es igual a',
  IS_NOT: 'es distinto de',
  MORE: 'es mayor que',
  LESS: 'es menor que',
})
