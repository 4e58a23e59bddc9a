import { formatNumber } from '#chile/numbers.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { type Bracket, type TableKind, valueAt } from '../model/brackets.ts'

type Row = Bracket & { place: string }

/** A table that waits, as it was typed. */
export function EnteredRows({ kind, rows }: { kind: TableKind; rows: readonly Bracket[] }) {
  return (
    <Rows
      caption="Tabla ingresada"
      rows={rows.map((row, index) => ({ ...row, place: String(index + 1) }))}
      columns={columnsOf(kind)}
      rowKey={({ place }) => place}
    />
  )
}

function columnsOf({ decimals, values }: TableKind): Column<Row>[] {
  const limit = (text: string | null) =>
    text === null ? 'y más' : `$${formatNumber(text, decimals)}`
  return [
    { key: 'place', title: 'Tramo', lead: true, render: ({ place }) => `Tramo ${place}` },
    { key: 'above', title: 'Desde', align: 'end', render: ({ above }) => limit(above ?? '0') },
    { key: 'upTo', title: 'Hasta', align: 'end', render: ({ upTo }) => limit(upTo) },
    ...values.map(({ title, unit, decimals: own }, at): Column<Row> => ({
      key: title,
      title,
      align: 'end',
      render: (row) => {
        const number = formatNumber(valueAt(row, at), unit === '%' ? undefined : own)
        return <span className="tabular">{unit === '%' ? `${number}%` : `$${number}`}</span>
      },
    })),
  ]
}
