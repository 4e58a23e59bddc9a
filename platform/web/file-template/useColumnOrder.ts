import { useEffect, useRef, useState } from 'react'
import { useAction } from '../api/useAction.ts'
import type { ColumnRow, Saving } from './types.ts'

type Movable = Pick<ColumnRow, 'id' | 'name' | 'section' | 'version'>

/** A place in a record: before another column, or with null at its end. */
type Place = string | null

/** A column that was moved, and where it was. */
type Moved = { id: string; name: string; before: Place }

export type ColumnOrder = {
  /** What the last move did, to be announced. */
  words: string
  /** Moves a column by one place. At the edge of its record it stays. */
  step: (row: Movable, way: -1 | 1) => void
  /** Moves a column before or after another one of its record. */
  drop: (id: string, target: string, after: boolean) => void
  /** The last move that was not taken back yet. */
  last: Moved | undefined
  undo: () => void
}

const recordOf = (rows: readonly Movable[], { section }: Movable) =>
  rows.filter((row) => row.section === section)

/**
 * The order of the columns of a template, by steps and by dragging, with every move taken back one
 * by one. The button that moved a column has the focus again where the column is now. `saving` is
 * the document that moves one.
 */
export function useColumnOrder(rows: readonly Movable[], saving: Saving): ColumnOrder {
  const action = useAction(saving, { quiet: true })
  const [moves, setMoves] = useState<readonly Moved[]>([])
  const [said, setSaid] = useState<string>()
  const focus = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (focus.current === undefined) return
    const again = document.querySelector(`[data-move="${focus.current}"]`)
    if (again instanceof HTMLElement && again !== document.activeElement) again.focus()
  }, [rows])

  const placeOf = (row: Movable): Place => {
    const own = recordOf(rows, row)
    return own[own.findIndex(({ id }) => id === row.id) + 1]?.id ?? null
  }
  const move = async (row: Movable, before: Place) => {
    const was = placeOf(row)
    const done = await action.run({ input: { id: row.id, version: row.version, before } as never })
    if (done === undefined) return
    setSaid(row.id)
    return { id: row.id, name: row.name, before: was }
  }
  const moveTo = async (row: Movable, before: Place) => {
    if (action.busy || before === row.id || before === placeOf(row)) return
    const moved = await move(row, before)
    if (moved) setMoves((all) => [...all, moved])
  }
  const last = moves.at(-1)
  return {
    words: wordsOf(rows, said),
    last,
    step: (row, way) => {
      const own = recordOf(rows, row)
      const at = own.findIndex(({ id }) => id === row.id)
      if (at + way < 0 || at + way >= own.length) return
      focus.current = `${row.id} ${way}`
      void moveTo(row, own[way === 1 ? at + 2 : at - 1]?.id ?? null)
    },
    drop: (id, target, after) => {
      const row = rows.find((one) => one.id === id)
      if (!row || id === target) return
      const others = recordOf(rows, row).filter((one) => one.id !== id)
      const at = others.findIndex((one) => one.id === target)
      if (at < 0) return
      focus.current = undefined
      void moveTo(row, others[after ? at + 1 : at]?.id ?? null)
    },
    undo: () => {
      const row = rows.find(({ id }) => id === last?.id)
      focus.current = undefined
      if (!last || action.busy) return
      if (!row) return setMoves(moves.slice(0, -1))
      // Its neighbour may be gone since: then it goes to the end of its record.
      const isThere = rows.some(({ id }) => id === last.before)
      void move(row, isThere ? last.before : null).then(
        (moved) => moved && setMoves(moves.slice(0, -1)),
      )
    },
  }
}

function wordsOf(rows: readonly Movable[], id: string | undefined): string {
  const row = rows.find((one) => one.id === id)
  if (!row) return ''
  const own = recordOf(rows, row)
  return `${row.name}: lugar ${own.indexOf(row) + 1} de ${own.length}`
}
