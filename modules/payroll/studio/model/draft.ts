import type { ConceptDraft } from '#modules/concepts/concept-library/model/library.ts'
import { ItemType, ItemUnit } from '#modules/concepts/concept-library/model/catalogs.ts'
import { emptyFormula } from '#modules/concepts/concept-library/model/formula.ts'
import { emptyItem } from '#modules/concepts/concept-library/model/item.ts'
import { catalog } from '#platform/model/catalog.ts'
import { entity, type Row, schemaOf } from '#platform/model/entity.ts'
import { choice, flag, longText, optional, text } from '#platform/model/field.ts'

/** What is open in the studio. A concept of the law is looked at and not changed. */
export const DraftKind = catalog('DraftKind', {
  ITEM: 'Ítem',
  FORMULA: 'Fórmula',
  LAW: 'Concepto de la ley',
})

/** A formula that is being written, with what the calculation needs of a new item. */
export const Draft = entity({
  name: 'ConceptDraft',
  table: 'item',
  label: 'Borrador',
  fields: {
    kind: choice(DraftKind, 'Qué es'),
    isNew: flag('Nuevo'),
    code: text('Código', {
      max: 40,
      help: 'Mayúsculas sin acento, cifras y guion bajo. No cambia.',
      placeholder: 'BONO_METAS',
    }),
    title: text('Nombre', { max: 120, placeholder: 'Bono por metas' }),
    sourceCode: optional(longText('Fórmula', { max: 4000 })),
    type: choice(ItemType, 'Tipo'),
    inputUnit: choice(ItemUnit, 'Unidad del valor', {
      help: 'En qué se ingresa el valor de cada persona.',
    }),
    inputName: optional(text('Nombre del valor', { max: 40 })),
    taxable: flag('Imponible', { help: 'Paga cotizaciones.' }),
    tributable: flag('Tributable', { help: 'Entra en la base del impuesto único.' }),
    gratification: flag('Base de gratificación'),
    proportional: flag('Proporcional', { help: 'Se paga por los días trabajados, sobre 30.' }),
  },
})

export const draftFields = [
  'kind',
  'isNew',
  'code',
  'title',
  'sourceCode',
  'type',
  'inputUnit',
  'inputName',
  'taxable',
  'tributable',
  'gratification',
  'proportional',
] as const

export type DraftValues = Row<typeof Draft>

export const draftSchema = schemaOf(Draft, draftFields)

/** The formula of a draft, as the editor shows it: a draft begins without any text. */
export const formulaText = ({ sourceCode }: Pick<DraftValues, 'sourceCode'>): string =>
  sourceCode ?? ''

/** The draft as the library of concepts takes it; nothing for a concept of the law. */
export function toConceptDraft(draft: DraftValues): ConceptDraft | null {
  const { kind, isNew, code, title, sourceCode } = draft
  if (kind === 'LAW') return null
  if (kind === 'FORMULA') {
    const { type, inputUnit, inputName } = draft
    const own = isNew ? { ...emptyFormula, itemType: type, inputUnit, inputName } : {}
    return { kind: 'formula', value: { ...own, code, title, sourceCode: formulaText(draft) } }
  }
  const { type, inputUnit, taxable, tributable, gratification, proportional } = draft
  const flags = { taxable, tributable, gratification, proportional }
  const own = isNew ? { ...emptyItem, type, inputUnit, ...flags } : {}
  const formula = { formula: sourceCode, defaultFormulaCode: null }
  return { kind: 'item', value: { ...own, code, title, ...formula } }
}
