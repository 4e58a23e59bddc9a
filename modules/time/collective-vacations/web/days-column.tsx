import { daysNumber } from '#modules/time/vacations/model/words.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'

/** Days of vacations of a person, with their decimals. */
export const daysColumn = <Name extends string>(
  key: Name,
  title: string,
): Column<Record<Name, string>> => ({
  key,
  title,
  align: 'end',
  render: (row) => <span className="tabular">{daysNumber(row[key])}</span>,
  text: (row) => Number(row[key]),
})
