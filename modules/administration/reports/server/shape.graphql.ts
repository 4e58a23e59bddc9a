import {
  choice,
  date,
  flag,
  integer,
  longText,
  optional,
  ref,
  text,
  year,
  yearMonth,
} from '#platform/model/field.ts'
import { inputFrom, maybeListOf } from '#platform/server/graphql/input.ts'
import { ReportGrouping, ReportLines } from '../model/report.ts'
import { MOST_LETTERS, ReportGroupBy, ReportIs, ReportMeasure } from '../model/shape-catalogs.ts'

/** By what the reports of the product are narrowed; each takes its own. */
export const filterInput = {
  businessId: optional(ref('business', 'Razón social')),
  yearMonth: optional(yearMonth('Mes')),
  year: optional(year('Año', { min: 2000, max: 2100 })),
  userId: optional(ref('user', 'Persona')),
  grouping: optional(choice(ReportGrouping, 'Agrupar por')),
  lines: optional(choice(ReportLines, 'Qué líneas')),
  days: optional(integer('Días hacia adelante', { min: 1, max: 730 })),
  day: optional(date('Al día')),
}

const column = text('Columna', { max: 200 })

/** How somebody cuts a report, in the words of `model/shape-catalogs.ts`. */
export const shapeInput = {
  columns: maybeListOf(inputFrom('ReportColumnInput', { column })),
  conditions: maybeListOf(
    inputFrom('ReportConditionInput', {
      column,
      is: choice(ReportIs, 'Condición'),
      // Several values of a list are a line each.
      value: optional(longText('Valor', { max: MOST_LETTERS })),
    }),
  ),
  groups: maybeListOf(
    inputFrom('ReportGroupInput', { column, by: choice(ReportGroupBy, 'Agrupar por') }),
  ),
  measures: maybeListOf(
    inputFrom('ReportMeasureInput', {
      how: choice(ReportMeasure, 'Medida'),
      column: optional(text('Columna', { max: 200 })),
    }),
  ),
  order: maybeListOf(
    inputFrom('ReportOrderInput', { column, descending: flag('De mayor a menor') }),
  ),
}
