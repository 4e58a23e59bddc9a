import { formatNumber } from '#chile/numbers.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { cellId, filledBy, filledWords, moveIn } from '#platform/web/kit/sheet/people.ts'
import { type Fill, SheetCell, stepBack } from '#platform/web/kit/sheet/SheetCell.tsx'
import { notify } from '#platform/web/look/notify.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import type { MonthPerson } from '#modules/payroll/payroll-months/web/index.ts'
import { unitWord } from '#modules/concepts/concept-library/model/input-items.ts'
import { readCell, showCell } from '../model/cell.ts'
import { type Column, keyOf, sumOf } from './grid-values.ts'
import { NetCell, type NetsByContract } from './Nets.tsx'
import { pasteInMonth } from './paste-in-month.ts'
import type { Grid } from './useGrid.ts'

export type Person = MonthPerson

export type EntriesProps = {
  monthId: string
  /** The people of the page; a paste by RUT reaches those of all pages. */
  people: readonly Person[]
  columns: readonly Column[]
  stored: Record<'once' | 'lasting' | 'comments', ReadonlyMap<string, string>>
  grid: Grid
  readOnly: boolean
  /** Whether the page shows everybody that is searched. */
  isWhole: boolean
  /** People that the search or the page leaves out. */
  hidden: number
  /** Asks what to say of a cell. */
  onComment: (key: string) => void
  /** Nets that follow what is saved; empty when they are not to be seen. */
  nets: NetsByContract
}

/**
 * People by items, written like a spreadsheet: arrows, Enter, Tab, a pasted block, fills, undo and
 * redo.
 */
export function EntryGrid(props: EntriesProps) {
  const { people, columns, grid, monthId } = props
  const sheet = { people, columns, write: grid.write, hidden: props.hidden }
  return (
    <div className="pm-grid-scroll" role="region" aria-label="Novedades del mes" tabIndex={-1}>
      {/* The keys of its cells, which are fields, come up to the table. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table className="pm-grid" onKeyDown={(event) => stepBack(event, grid)}>
        <Head {...props} />
        <tbody>
          {people.map((person, row) => (
            <tr key={person.contractId}>
              <th scope="row">
                <Link to={pathTo('ficha/:id', { id: person.userId })} tabIndex={-1}>
                  {person.name}
                </Link>
                <span className="soft">{person.jobTitle}</span>
              </th>
              {columns.map((column, at) => (
                <GridCell
                  key={column.code}
                  {...props}
                  person={person}
                  column={column}
                  onMove={(down, right) => moveIn(sheet, row + down, at + right)}
                  onPaste={(block) => void pasteInMonth(monthId, sheet, { row, column: at }, block)}
                  onFill={(fill, text) => {
                    const cells = filledBy({ ...sheet, ...grid }, { row, column: at }, fill, text)
                    if (cells.length === 0) return
                    grid.write(cells)
                    if (fill === 'below' || fill === 'right') {
                      notify.info(filledWords(cells.length))
                    }
                  }}
                />
              ))}
              {props.nets.size > 0 && (
                <td className="pm-cell-fixed pm-grid-net tabular">
                  <NetCell net={props.nets.get(person.contractId)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <Totals {...props} />
      </table>
    </div>
  )
}

function Head({ columns, nets }: EntriesProps) {
  return (
    <thead>
      <tr>
        <th scope="col">Persona</th>
        {columns.map((column) => (
          <th key={column.code} scope="col" className="pm-grid-head">
            {column.label}
            <span className="soft">{unitWord(column.unit)}</span>
          </th>
        ))}
        {nets.size > 0 && (
          <th scope="col" className="pm-grid-head pm-grid-net">
            Líquido
            <span className="soft">al guardar</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

type CellProps = EntriesProps & {
  person: Person
  column: Column
  onMove: (rows: number, columns: number) => void
  onPaste: (block: string[][]) => void
  onFill: (fill: Fill, text: string) => void
}

function GridCell(props: CellProps) {
  const { person, column, grid, stored, readOnly } = props
  const key = keyOf({ contractId: person.contractId, itemCode: column.code })
  if (readOnly) {
    return (
      <td className="pm-cell-fixed tabular" title={stored.comments.get(key)}>
        {grid.textOf(key)}
      </td>
    )
  }
  return (
    <td>
      <SheetCell
        {...cellOf(grid, stored, key)}
        label={`${column.label}, ${person.name}`}
        onMove={props.onMove}
        onPaste={props.onPaste}
        onFill={props.onFill}
        onComment={() => props.onComment(key)}
      />
    </td>
  )
}

/** What a cell of the month shows and does, in the grid and in the cards. */
export function cellOf(grid: Grid, stored: EntriesProps['stored'], key: string) {
  const lasting = stored.lasting.get(key)
  const text = lasting && showCell(lasting)
  const theirs = grid.crossings.get(key)
  return {
    id: cellId(key),
    text: grid.textOf(key),
    changed: grid.changed.has(key),
    problem: grid.problems.get(key),
    comment: stored.comments.get(key),
    ...(theirs === undefined ? {} : { theirs: showCell(theirs || undefined) }),
    ...(text
      ? { aside: { text: `+${text}`, title: `Además, ${text} permanente o en cuotas` } }
      : {}),
    onWrite: (next: string) => grid.write([[key, next]]),
    onNote: (next: string) => grid.note(key, next),
    onDecide: (which: 'mine' | 'theirs') => grid.decide(key, which),
  }
}

function Totals(props: EntriesProps) {
  return (
    <tfoot>
      <tr>
        <th scope="row">{props.isWhole ? 'Total' : 'Total de esta página'}</th>
        {props.columns.map((column) => (
          <td key={column.code} className="tabular">
            {formatNumber(totalOf(props, column))}
          </td>
        ))}
        {props.nets.size > 0 && <td className="tabular pm-grid-net">{netsWords(props)}</td>}
      </tr>
    </tfoot>
  )
}

/** The sum of the nets that are known; of some of the people, it says of how many. */
function netsWords({ people, nets }: EntriesProps): string {
  const known = people.flatMap(({ contractId }) => nets.get(contractId)?.net ?? [])
  const sum = formatNumber(known.reduce((whole, net) => whole + net, 0))
  return known.length === people.length ? sum : `${sum} (${known.length} de ${people.length})`
}

/**
 * The sum of what the grid says of an item; cells that are no number count when they are put right.
 */
function totalOf(props: EntriesProps, { code, unit }: Column): string {
  return sumOf(
    props.people.map(({ contractId }) => {
      const read = readCell(props.grid.textOf(keyOf({ contractId, itemCode: code })), unit)
      return 'value' in read ? read.value : '0'
    }),
  )
}
