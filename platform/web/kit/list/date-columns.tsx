import { formatDate, formatMoment } from '#platform/web/look/format.ts'
import { Nothing } from '../text/values.tsx'
import type { Column } from './columns.tsx'

type More = { sort?: string; optional?: boolean }

/** A value of a row in figures, as wide as each other; some rows may have none. */
const figuresColumn =
  (format: (value: string) => string) =>
  <Name extends string>(
    key: Name,
    title: string,
    more: More = {},
  ): Column<Record<Name, string | null>> => ({
    key,
    title,
    text: ({ [key]: value }) => (value === null ? null : format(value)),
    render: ({ [key]: value }) =>
      value === null ? <Nothing /> : <span className="tabular">{format(value)}</span>,
    ...more,
  })

/** A day of a row. */
export const dateColumn = figuresColumn(formatDate)

/** A day and a time of a row. */
export const momentColumn = figuresColumn((at) => formatMoment(at))
