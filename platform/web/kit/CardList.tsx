import { shownIn } from './columns.tsx'
import { type DataTableProps, keyOf } from './DataTable.tsx'
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
            <div className="mg-card-title">{lead && shownIn(lead, row)}</div>
            {actions && <RowActions actions={actions(row)} of={nameOf?.(row) ?? 'la fila'} />}
          </div>
          <dl>
            {others.map((column) => (
              <div key={column.key}>
                <dt>{column.title}</dt>
                <dd>{shownIn(column, row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

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
