import { entity, type Row, schemaOf } from '#platform/model/entity.ts'
import { choice, id, integer, longText, optional, text, yearMonth } from '#platform/model/field.ts'
import { ItemType, ItemUnit } from './catalogs.ts'
import { codeField, ownership } from './common-fields.ts'

/** A formula with a name, which several items may use. */
export const Formula = entity({
  name: 'Formula',
  table: 'formula',
  label: 'Fórmula',
  fields: {
    id: optional(id('formula')),
    code: codeField(
      'PORCENTAJE_DEL_SUELDO',
      'Mayúsculas sin acento, cifras y guion bajo. No cambia.',
    ),
    title: text('Nombre', { max: 120 }),
    sourceCode: longText('Fórmula', { max: 4000 }),
    inputName: optional(
      text('Nombre del valor', {
        max: 40,
        help: 'Con qué nombre lee la fórmula el valor del ítem que la usa; por ejemplo VALOR.',
        placeholder: 'VALOR',
      }),
    ),
    inputUnit: choice(ItemUnit, 'Unidad del valor', {
      help: 'Los ítems que la usan llevan su valor en esta unidad.',
    }),
    itemType: choice(ItemType, 'Tipo de ítem'),
    ...ownership,
    source: text('Norma o decisión'),
    validFrom: yearMonth('Rige desde'),
    uses: integer('Ítems que la usan'),
    version: integer('Versión'),
  },
})

export const formulaFields = [
  'title',
  'sourceCode',
  'inputName',
  'inputUnit',
  'itemType',
  'editable',
] as const

export type FormulaValues = Pick<Row<typeof Formula>, (typeof formulaFields)[number]>

export const formulaSchema = schemaOf(Formula, formulaFields)

export const emptyFormula: FormulaValues = {
  title: '',
  sourceCode: '',
  inputName: 'VALOR',
  inputUnit: 'CLP',
  itemType: 'EARNING',
  editable: true,
}
