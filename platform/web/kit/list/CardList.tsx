import type { ReactNode } from 'react'
import { unbroken } from '../text/NoBreak.tsx'
import { shownIn } from './columns.tsx'
import { type DataTableProps, keyOf, TickOf } from './DataTable.tsx'
import { RowActions } from './RowActions.tsx'

/** The rows as cards: what a table becomes under 740 px. */
export function CardList<Row>(props: DataTableProps<Row>) {
  const { caption, rows, columns, actions, nameOf, skeleton = 0 } = props
  const lead = columns.find((column) => column.lead) ?? columns[0]
  const others = columns.filter((column) => column !== lead)
  if (skeleton > 0) return <CardSkeletons count={skeleton} />
  return (
    <ul className="mg-cards" aria-label={caption}>
      {rows.map((row) => (
        <li key={keyOf(props, row)} className="mg-card">
          <div className="mg-card-head">
            {props.ticks && <TickOf row={row} ticks={props.ticks} nameOf={nameOf} />}
            <div className="mg-card-title">{lead && unbroken(shownIn(lead, row))}</div>
            {actions && <RowActions actions={actions(row)} of={nameOf?.(row) ?? 'la fila'} />}
          </div>
          <dl>
            {others.map((column) => (
              <Shown key={column.key} title={column.title}>
                {unbroken(shownIn(column, row))}
              </Shown>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

/** A value under its name; a cell that shows nothing is no line of a card. */
const Shown = ({ title, children }: { title: string; children: ReactNode }) =>
  SHOWS_NOTHING.has(children) ? null : (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )

const SHOWS_NOTHING: ReadonlySet<ReactNode> = new Set([null, undefined, false, ''])

const CardSkeletons = ({ count }: { count: number }) => (
  <div className="mg-cards" aria-hidden="true">
    {Array.from({ length: Math.min(count, 5) }, (_, at) => (
      <div key={at} className="mg-card">
        <span className="mg-bone" style={{ width: '60%' }} />
        <span className="mg-bone" style={{ width: '85%' }} />
        <span className="mg-bone" style={{ width: '40%' }} />
      </div>
    ))}
  </div>
)
