import { entity, type Row, schemaOf } from '#platform/model/entity.ts'
import {
  choice,
  date,
  decimal,
  id,
  integer,
  optional,
  text,
  yearMonth,
} from '#platform/model/field.ts'
import { ItemUnit, VariableSubType, VariableType } from './catalogs.ts'
import { codeField, ownership } from './common-fields.ts'

/** A dated value that formulas name: the same for everybody in a month. */
export const Variable = entity({
  name: 'Variable',
  table: 'variable',
  label: 'Variable',
  fields: {
    id: optional(id('variable')),
    code: codeField('VALOR_TURNO_NOCHE'),
    title: text('Nombre', { max: 120 }),
    type: choice(VariableType, 'Tipo'),
    subType: choice(VariableSubType, 'Clase'),
    value: optional(decimal('Valor', 6)),
    valueType: choice(ItemUnit, 'Unidad'),
    unit: text('Unidad'),
    startDate: optional(date('Vigente desde', { help: 'Antes de ese mes no tiene valor.' })),
    endDate: optional(
      date('Vigente hasta', { help: 'Después de ese mes no tiene valor, y la fórmula lo dirá.' }),
    ),
    source: optional(text('Norma o decisión', { max: 300 })),
    ...ownership,
    validFrom: yearMonth('Rige desde'),
    uses: integer('Fórmulas que la usan'),
    version: integer('Versión'),
  },
})

export const variableFields = [
  'title',
  'type',
  'subType',
  'value',
  'valueType',
  'startDate',
  'endDate',
  'source',
  'editable',
] as const

export type VariableValues = Pick<Row<typeof Variable>, (typeof variableFields)[number]>

export const variableSchema = schemaOf(Variable, variableFields)

export const emptyVariable: VariableValues = {
  title: '',
  type: 'COMPANY',
  subType: 'AMOUNT',
  value: null,
  valueType: 'CLP',
  startDate: null,
  endDate: null,
  source: null,
  editable: true,
}
