import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'

/** What a person has, gets or had, in the unit of the change. */
export const valueColumn = <Name extends string>(
  key: Name,
  title: string,
): Column<Record<Name, string | null>> => ({
  key,
  title,
  align: 'end',
  text: (row) => row[key],
  render: (row) => (row[key] ? <span className="tabular">{row[key]}</span> : <Nothing />),
})
