import { z } from 'zod'
import { entity, type Row } from '#platform/model/entity.ts'
import { choice, id, integer, optional, text, yearMonth } from '#platform/model/field.ts'
import { ItemUnit, TableType } from './catalogs.ts'
import { codeField, ownership } from './common-fields.ts'

/** Brackets that formulas read with TRAMO: the first column is the upper limit of each row. */
export const PayrollTable = entity({
  name: 'PayrollTable',
  table: 'payroll_table',
  label: 'Tabla',
  fields: {
    id: optional(id('payrollTable')),
    code: codeField('TABLA_COMISION'),
    title: text('Nombre', { max: 120 }),
    type: choice(TableType, 'Tipo'),
    source: optional(text('Norma o decisión', { max: 300 })),
    ...ownership,
    validFrom: yearMonth('Rige desde'),
    uses: integer('Fórmulas que la usan'),
    version: integer('Versión'),
  },
})

const columnSchema = z.object({
  code: z.string(),
  title: z.string(),
  unit: z.enum(ItemUnit.values),
})
export type TableColumn = z.output<typeof columnSchema>

/** A row's cells in the order of the columns; an empty limit has no upper end. */
export type TableLine = readonly (string | null)[]

export const tableFields = ['title', 'type', 'source', 'editable'] as const

export type TableValues = Pick<Row<typeof PayrollTable>, (typeof tableFields)[number]> & {
  metadata: readonly TableColumn[]
  fixedRows: readonly TableLine[]
}

export const tableSchema = z.object({
  title: z.string(),
  type: z.enum(TableType.values),
  source: z.string().nullable(),
  editable: z.boolean(),
  metadata: z.array(columnSchema),
  fixedRows: z.array(z.array(z.string().nullable())),
})

export const emptyTable: TableValues = {
  title: '',
  type: 'BRACKET',
  source: null,
  editable: true,
  metadata: [
    { code: 'HASTA', title: 'Hasta', unit: 'CLP' },
    { code: 'VALOR', title: 'Valor', unit: 'CLP' },
  ],
  fixedRows: [[null, '0']],
}
