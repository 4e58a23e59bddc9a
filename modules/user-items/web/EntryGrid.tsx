import { type KeyboardEvent, useRef } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '#chile/numbers.ts'
import { notify } from '#platform/web/notify.ts'
import { pathTo } from '#platform/web/screens.ts'
import { unitWord } from '#modules/payroll-months/model/input-items.ts'
import { EntryCell } from './EntryCell.tsx'
import { spread, spreadByRut } from './grid-edits.ts'
import { type Column, keyOf, readBlock, readCell, showCell, sumOf } from './grid-values.ts'
import { NetCell, type NetsByContract } from './Nets.tsx'
import type { Grid } from './useGrid.ts'

export type Person = {
  contractId: string
  userId: string
  contractCode: string
  name: string
  rut: string
  jobTitle: string
}

export type EntriesProps = {
  people: readonly Person[]
  columns: readonly Column[]
  stored: { once: ReadonlyMap<string, string>; lasting: ReadonlyMap<string, string> }
  grid: Grid
  readOnly: boolean
  /** Nets that follow what is saved; empty when they are not to be seen. */
  nets: NetsByContract
}

/** What a cell says now: what was typed over it, or what is stored. */
export const textOf = ({ grid, stored }: Pick<EntriesProps, 'grid' | 'stored'>, key: string) =>
  grid.edits.typed.get(key) ?? showCell(stored.once.get(key))

export const cellId = (key: string) => `cell-${key.replace(' ', '-')}`

/**
 * People by items, written like a spreadsheet: arrows, Enter, Tab, a pasted block, undo and redo.
 */
export function EntryGrid(props: EntriesProps) {
  const { people, columns, grid } = props
  const table = useRef<HTMLTableElement>(null)
  const move = (row: number, column: number) => {
    const [person, item] = [people[row], columns[column]]
    if (!person || !item) return
    const key = keyOf({ contractId: person.contractId, itemCode: item.code })
    const next = table.current?.ownerDocument.getElementById(cellId(key))
    next?.focus()
    next?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const paste = (row: number, column: number, text: string) => {
    const block = readBlock(text)
    if (block.length <= 1 && (block[0]?.length ?? 0) <= 1) return false
    const byRut = spreadByRut(block, people, columns, column)
    if (byRut) {
      grid.change({ do: 'write', cells: byRut.cells })
      notify.info(pastedByRut(byRut))
      return true
    }
    const rows = people.map(({ contractId }) => contractId)
    const codes = columns.map(({ code }) => code)
    const { cells, outside } = spread(block, { row, column }, rows, codes)
    grid.change({ do: 'write', cells })
    notify.info(
      outside === 0
        ? `Se pegaron ${cells.length} celdas`
        : `Se pegaron ${cells.length} celdas; ${outside} quedaron fuera de la tabla`,
    )
    return true
  }
  return (
    <div className="pm-grid-scroll" role="region" aria-label="Novedades del mes" tabIndex={-1}>
      {/* The keys of its cells, which are fields, come up to the table. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table ref={table} className="pm-grid" onKeyDown={(event) => stepBack(event, grid)}>
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
                  onMove={(down, right) => move(row + down, at + right)}
                  onPaste={(text) => paste(row, at, text)}
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

function pastedByRut({ cells, outside, unknown }: NonNullable<ReturnType<typeof spreadByRut>>) {
  const lost = [
    ...(outside > 0 ? [`${outside} quedaron fuera de la tabla`] : []),
    ...(unknown.length > 0 ? [`sin contrato único: ${unknown.slice(0, 5).join(', ')}`] : []),
  ]
  return [`Se pegaron ${cells.length} celdas por RUT`, ...lost].join('; ')
}

type CellProps = EntriesProps & {
  person: Person
  column: Column
  onMove: (rows: number, columns: number) => void
  onPaste: (text: string) => boolean
}

function GridCell(props: CellProps) {
  const { person, column, grid, stored, readOnly } = props
  const key = keyOf({ contractId: person.contractId, itemCode: column.code })
  const text = textOf(props, key)
  const lasting = stored.lasting.get(key)
  if (readOnly) return <td className="pm-cell-fixed tabular">{text}</td>
  return (
    <td>
      <EntryCell
        id={cellId(key)}
        label={`${column.label}, ${person.name}`}
        text={text}
        changed={grid.changed.has(key)}
        problem={grid.problems.get(key)}
        lasting={lasting && showCell(lasting)}
        onWrite={(next) => grid.change({ do: 'write', cells: [[key, next]] })}
        onMove={props.onMove}
        onPaste={props.onPaste}
      />
    </td>
  )
}

function Totals(props: EntriesProps) {
  return (
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        {props.columns.map((column) => (
          <td key={column.code} className="tabular">
            {formatNumber(totalOf(props, column))}
          </td>
        ))}
        {props.nets.size > 0 && (
          <td className="tabular pm-grid-net">{formatNumber(sumOfNets(props))}</td>
        )}
      </tr>
    </tfoot>
  )
}

const sumOfNets = ({ people, nets }: EntriesProps) =>
  people.reduce((sum, { contractId }) => sum + (nets.get(contractId)?.net ?? 0), 0)

/**
 * The sum of what the grid says of an item; cells that are no number count when they are put right.
 */
function totalOf(props: EntriesProps, { code, unit }: Column): string {
  return sumOf(
    props.people.map(({ contractId }) => {
      const read = readCell(textOf(props, keyOf({ contractId, itemCode: code })), unit)
      return 'value' in read ? read.value : '0'
    }),
  )
}

/** Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y over the whole grid. */
function stepBack(event: KeyboardEvent, { change }: Grid) {
  if (!event.ctrlKey && !event.metaKey) return
  const key = event.key.toLowerCase()
  if (key !== 'z' && key !== 'y') return
  event.preventDefault()
  change({ do: key === 'y' || event.shiftKey ? 'redo' : 'undo' })
}
