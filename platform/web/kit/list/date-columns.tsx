import { formatDate, formatMoment } from '#platform/web/look/format.ts'
import type { Column } from './columns.tsx'

type More = { sort?: string; optional?: boolean }

/** A value of a row in figures, as wide as each other. */
const figuresColumn =
  (format: (value: string) => string) =>
  <Name extends string>(
    key: Name,
    title: string,
    more: More = {},
  ): Column<Record<Name, string>> => ({
    key,
    title,
    text: (row) => format(row[key]),
    render: (row) => <span className="tabular">{format(row[key])}</span>,
    ...more,
  })

/** A day of a row. */
export const dateColumn = figuresColumn(formatDate)

/** A day and a time of a row. */
export const momentColumn = figuresColumn((at) => formatMoment(at))
