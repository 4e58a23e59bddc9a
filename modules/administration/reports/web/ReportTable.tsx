import { useNarrow } from '#platform/web/look/media.ts'
import { cellText, isNumber } from '../model/cell.ts'
import type { Preview } from './types.ts'

type Props = { table: Preview }

/** A page of the rows of a report, with the foot of the whole. */
export function ReportTable({ table }: Props) {
  const narrow = useNarrow()
  return narrow ? <Cards table={table} /> : <Sheet table={table} />
}

function Sheet({ table }: Props) {
  const { headers, rows, totals, label } = table
  return (
    <div className="mg-table-scroll rp-scroll" role="region" aria-label={label} tabIndex={0}>
      <table className="mg-table rp-table">
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
          {rows.map(({ cells }, at) => (
            <tr key={at}>
              {cells.map((cell, column) => (
                <Cell key={column} cell={cell} kind={headers[column]?.kind ?? 'text'} at={column} />
              ))}
            </tr>
          ))}
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

const Cards = ({ table: { headers, rows, label, totals } }: Props) => (
  <ul className="mg-cards" aria-label={label}>
    {[...(totals.cells.length > 0 ? [totals] : []), ...rows].map(({ cells }, at) => (
      <li key={at} className="mg-card">
        <div className="mg-card-head">
          <div className="mg-card-title">{cells[0]}</div>
        </div>
        <dl>
          {headers.slice(1).map((header, column) => {
            const cell = cells[column + 1]
            const text = cell && cellText(cell, header.kind)
            return !text || text === '$0' ? null : (
              <div key={column}>
                <dt>{header.label}</dt>
                <dd>{text}</dd>
              </div>
            )
          })}
        </dl>
      </li>
    ))}
  </ul>
)
