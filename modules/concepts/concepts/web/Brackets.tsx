import { formatNumber } from '#chile/numbers.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { ItemUnit } from '#modules/concepts/concept-library/model/catalogs.ts'
import { plain } from './form.ts'

export const cells = ['value1', 'value2', 'value3', 'value4', 'value5'] as const
type Line = { id: number } & Record<(typeof cells)[number], string | null>
type Head = { code: string; title: string; unit: string }

/** The rows of a table, as people read brackets. */
export function Brackets({ columns, rows }: { columns: readonly Head[]; rows: readonly Line[] }) {
  const shown = columns.map(({ code, title, unit }, index): Column<Line> => ({
    key: code,
    title: `${title} (${ItemUnit.label(unit)})`,
    align: 'end',
    ...(index === 0 ? { lead: true } : {}),
    render: (row) => {
      const cell = plain(row[cells[index] ?? 'value1'])
      return cell === null ? 'Sin límite' : <span className="tabular">{formatNumber(cell)}</span>
    },
  }))
  return <Rows caption="Tramos" rows={rows} columns={shown} rowKey={({ id }) => String(id)} />
}
