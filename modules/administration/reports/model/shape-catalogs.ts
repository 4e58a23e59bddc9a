import { z } from 'zod'
import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/** What a condition asks of a column. */
export const ReportIs = catalog('ReportIs', {
  IS: 'es',
  IS_NOT: 'no es',
  CONTAINS: 'contiene',
  FROM: 'desde',
  UNTIL: 'hasta',
  EMPTY: 'está vacío',
  FILLED: 'tiene algo',
})

/** How the values of a column make groups; days, by their month or their year as well. */
export const ReportGroupBy = catalog('ReportGroupBy', {
  VALUE: 'Cada valor',
  MONTH: 'Cada mes',
  YEAR: 'Cada año',
})

/** What is measured of the rows of a group. */
export const ReportMeasure = catalog('ReportMeasure', {
  COUNT: 'Cantidad',
  SUM: 'Suma',
  AVERAGE: 'Promedio',
  LEAST: 'Menor',
  MOST: 'Mayor',
})

export const MOST_COLUMNS = 60
export const MOST_CONDITIONS = 10
export const MOST_GROUPS = 3
export const MOST_MEASURES = 6

const name = z.string().max(200)

/** Letters of the values of a condition, which are a line each. */
export const MOST_LETTERS = 2000

/** How a report is cut: kept with what somebody saved, and with the job that makes it. */
export const shapeSchema = z.object({
  columns: z.array(z.object({ column: name })).max(MOST_COLUMNS),
  conditions: z
    .array(
      z.object({
        column: name,
        is: z.enum(ReportIs.values),
        value: z.string().max(MOST_LETTERS).nullable(),
      }),
    )
    .max(MOST_CONDITIONS),
  groups: z.array(z.object({ column: name, by: z.enum(ReportGroupBy.values) })).max(MOST_GROUPS),
  measures: z
    .array(z.object({ how: z.enum(ReportMeasure.values), column: name.nullable() }))
    .max(MOST_MEASURES),
  order: z.array(z.object({ column: name, descending: z.boolean() })).max(1),
})
export type Shape = z.output<typeof shapeSchema>
export type Condition = Shape['conditions'][number]
export type Measure = Shape['measures'][number]
export type GroupBy = ValueOf<typeof ReportGroupBy>

/** A report as its module made it. */
export const asItIs: Shape = { columns: [], conditions: [], groups: [], measures: [], order: [] }
