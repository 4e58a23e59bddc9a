import { CaretDownFilled, CaretUpFilled } from '@ant-design/icons'
import { type ReactNode, useId } from 'react'
import type { Sort } from '#platform/web/list/list-state.ts'
import type { Ticks } from '#platform/web/list/useTicks.ts'
import { type Column, SHORT, shownIn } from './columns.tsx'
import { type RowAction, RowActions } from './RowActions.tsx'
import { Tick } from './Tick.tsx'
import { unbroken } from '../text/NoBreak.tsx'

export type DataTableProps<Row> = {
  /** What the table holds, for screen readers: «Trabajadores». */
  caption: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey?: (row: Row) => string
  sort?: Sort | undefined
  onSort?: (sort: Sort) => void
  actions?: (row: Row) => readonly RowAction[]
  /** The name of a row, for the label of its actions. */
  nameOf?: (row: Row) => string
  compact?: boolean
  /** Rows of the real layout that shimmer while nothing has arrived. */
  skeleton?: number
  /** A last row: totals by column key. */
  totals?: Readonly<Record<string, ReactNode>>
  dimmed?: boolean
  rowClass?: (row: Row) => string | undefined
  /** Rows may be ticked, to do something with all that are. */
  ticks?: Ticks<Row>
}

/** A table with a sticky header and first column, in its own scrolling region. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, columns, skeleton = 0, totals, actions } = props
  const id = useId()
  if (columns.length === 0) return <p role="alert">Columnas no definidas</p>
  const classes = ['mg-table', props.compact && 'mg-compact', props.dimmed && 'mg-dimmed']
  return (
    // The region scrolls, so the keyboard must be able to reach it.
    <div className="mg-table-scroll" role="region" aria-labelledby={id} tabIndex={0}>
      <table className={classes.filter(Boolean).join(' ')} aria-busy={skeleton > 0}>
        <caption id={id} className="sr-only">
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <HeaderCell
                key={column.key}
                column={column}
                sort={props.sort}
                onSort={props.onSort}
                before={at === 0 && props.ticks && <TickAll ticks={props.ticks} />}
              />
            ))}
            {actions && (
              <th scope="col" className="mg-actions-cell">
                <span className="sr-only">Acciones</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {skeleton > 0
            ? Array.from({ length: skeleton }, (_, at) => (
                <SkeletonRow key={at} columns={columns.length + (actions ? 1 : 0)} at={at} />
              ))
            : rows.map((row) => <BodyRow key={keyOf(props, row)} {...props} row={row} />)}
        </tbody>
        {totals && (
          <tfoot>
            <tr>
              {columns.map((column) => (
                <td key={column.key} className={column.align === 'end' ? 'mg-end' : undefined}>
                  {totals[column.key]}
                </td>
              ))}
              {actions && <td />}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** The row's own id, unless the screen says otherwise. */
export function keyOf<Row>(props: Pick<DataTableProps<Row>, 'rowKey' | 'rows'>, row: Row): string {
  if (props.rowKey) return props.rowKey(row)
  if (typeof row === 'object' && row !== null && 'id' in row) return String(row.id)
  return String(props.rows.indexOf(row))
}

const TickAll = <Row,>({ ticks }: { ticks: Ticks<Row> }) => (
  <Tick
    label="Elegir todas las filas de la página"
    checked={ticks.all}
    some={ticks.chosen.length > 0 && !ticks.all}
    onChange={ticks.setAll}
  />
)

/** Chooses a row, where rows may be chosen. */
export function TickOf<Row>({
  row,
  ticks,
  nameOf,
}: {
  row: Row
  ticks: Ticks<Row>
  nameOf: ((row: Row) => string) | undefined
}) {
  return (
    <Tick
      label={`Elegir ${nameOf?.(row) ?? 'la fila'}`}
      checked={ticks.has(row)}
      onChange={(on) => ticks.set(row, on)}
    />
  )
}

function BodyRow<Row>({
  row,
  columns,
  actions,
  nameOf,
  rowClass,
  ticks,
}: DataTableProps<Row> & { row: Row }) {
  return (
    <tr className={rowClass?.(row)}>
      {columns.map((column, at) => {
        const Cell = at === 0 ? 'th' : 'td'
        const content = shownIn(column, row)
        const flows = typeof content === 'string' && at > 0 && content.length > SHORT
        return (
          <Cell
            key={column.key}
            {...(at === 0 ? { scope: 'row' } : {})}
            className={column.align === 'end' ? 'mg-end' : flows ? 'mg-flows' : undefined}
          >
            {at === 0 && ticks && <TickOf row={row} ticks={ticks} nameOf={nameOf} />}
            {unbroken(content)}
          </Cell>
        )
      })}
      {actions && (
        <td className="mg-actions-cell">
          <RowActions actions={actions(row)} of={nameOf?.(row) ?? 'la fila'} />
        </td>
      )}
    </tr>
  )
}

type HeaderProps<Row> = {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  /** Before the title: the tick of all rows. */
  before: ReactNode
}
function HeaderCell<Row>({ column, sort, onSort, before }: HeaderProps<Row>) {
  const end = column.align === 'end' ? 'mg-end' : undefined
  const style = column.width ? { minWidth: column.width } : undefined
  const field = column.sort
  if (!field || !onSort) {
    return (
      <th scope="col" className={end} style={style}>
        {before}
        {column.title}
      </th>
    )
  }
  const sorted = sort?.field === field
  const descending = sorted && sort.descending
  return (
    <th
      scope="col"
      className={end}
      style={style}
      aria-sort={sorted ? (descending ? 'descending' : 'ascending') : 'none'}
    >
      {before}
      <button
        type="button"
        className={sorted ? 'mg-sort mg-sorted' : 'mg-sort'}
        onClick={() => onSort({ field, descending: sorted && !descending })}
      >
        {column.title}
        {descending ? <CaretDownFilled aria-hidden /> : <CaretUpFilled aria-hidden />}
      </button>
    </th>
  )
}

const SkeletonRow = ({ columns, at }: { columns: number; at: number }) => (
  <tr aria-hidden="true">
    {Array.from({ length: columns }, (_, column) => (
      <td key={column}>
        <span className="mg-bone" style={{ width: `${52 + ((at * 29 + column * 17) % 44)}%` }} />
      </td>
    ))}
  </tr>
)
