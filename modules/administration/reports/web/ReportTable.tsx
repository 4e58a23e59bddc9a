import { useState } from 'react'
import { useNarrow } from '#platform/web/media.ts'
import { cellText, isNumber } from '../model/cell.ts'
import type { Preview } from './documents.ts'

/** The specification's: a table 400 high with rows of 35. */
const HEIGHT = 400
const ROW = 35
/** Rows drawn above and below what is seen. */
const MARGIN = 8
/** So many cards are read on a telephone; the file brings the rest. */
const CARDS = 50

type Props = { table: Preview }

/** The rows of a report. Only those in sight are drawn: five thousand scroll like ten. */
export function ReportTable({ table }: Props) {
  const narrow = useNarrow()
  return narrow ? <Cards table={table} /> : <Sheet table={table} />
}

function Sheet({ table }: Props) {
  const [top, setTop] = useState(0)
  const { headers, rows, totals, label } = table
  const from = Math.max(0, Math.floor(top / ROW) - MARGIN)
  const to = Math.min(rows.length, Math.ceil((top + HEIGHT) / ROW) + MARGIN)
  return (
    <div
      className="mg-table-scroll rp-scroll"
      role="region"
      aria-label={label}
      tabIndex={0}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <table className="mg-table rp-table" aria-rowcount={rows.length + 1}>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {headers.map((header, at) => (
              <th key={at} scope="col" data-align={isNumber(header.kind) ? 'end' : undefined}>
                {header.group && <span className="rp-group">{header.group}</span>}
                {header.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Space rows={from} columns={headers.length} />
          {rows.slice(from, to).map(({ cells }, at) => (
            <tr key={from + at} aria-rowindex={from + at + 2}>
              {cells.map((cell, column) => (
                <Cell key={column} cell={cell} kind={headers[column]?.kind ?? 'text'} at={column} />
              ))}
            </tr>
          ))}
          <Space rows={rows.length - to} columns={headers.length} />
        </tbody>
        {totals.cells.length > 0 && (
          <tfoot>
            <tr>
              {totals.cells.map((cell, column) => {
                const kind = headers[column]?.kind ?? 'text'
                return (
                  <td key={column} data-align={isNumber(kind) ? 'end' : undefined}>
                    {column === 0 ? cell : cellText(cell, kind)}
                  </td>
                )
              })}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

const Cell = ({ cell, kind, at }: { cell: string; kind: string; at: number }) =>
  at === 0 ? (
    <th scope="row">{cellText(cell, kind)}</th>
  ) : (
    <td data-align={isNumber(kind) ? 'end' : undefined}>{cellText(cell, kind)}</td>
  )

const Space = ({ rows, columns }: { rows: number; columns: number }) =>
  rows > 0 ? (
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height: rows * ROW, padding: 0, border: 0 }} />
    </tr>
  ) : null

const Cards = ({ table: { headers, rows, label, totals } }: Props) => (
  <ul className="mg-cards" aria-label={label}>
    {[...(totals.cells.length > 0 ? [totals] : []), ...rows.slice(0, CARDS)].map(
      ({ cells }, at) => (
        <li key={at} className="mg-card">
          <div className="mg-card-head">
            <div className="mg-card-title">{cells[0]}</div>
          </div>
          <dl>
            {headers.slice(1).map((header, column) => {
              const text = cellText(cells[column + 1] ?? '', header.kind)
              return text === '' || text === '$0' ? null : (
                <div key={column}>
                  <dt>{header.label}</dt>
                  <dd>{text}</dd>
                </div>
              )
            })}
          </dl>
        </li>
      ),
    )}
  </ul>
)
