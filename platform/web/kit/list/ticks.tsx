import { useState } from 'react'
import { Tick } from '../form/Toggle.tsx'
import type { Column } from './columns.tsx'

type Ticking<Row> = {
  /** «el contrato de Ana Soto», for who does not see the row. */
  nameOf: (row: Row) => string
  /** Which rows may be ticked. */
  may: (row: Row) => boolean
}

/**
 * Rows of a list that are ticked to do something with them together: the column with their ticks,
 * and those that are ticked, on whichever page.
 */
export function useTicks<Row extends { id: string }>({ nameOf, may }: Ticking<Row>) {
  const [ticked, setTicked] = useState<ReadonlyMap<string, Row>>(new Map())
  const turn = (row: Row, on: boolean) =>
    setTicked((before) => {
      const next = new Map(before)
      if (on) next.set(row.id, row)
      else next.delete(row.id)
      return next
    })
  const column: Column<Row> = {
    key: 'tick',
    title: 'Elegir',
    width: 72,
    render: (row) =>
      may(row) && (
        <Tick checked={ticked.has(row.id)} onChange={(on) => turn(row, on)}>
          <span className="sr-only">Elegir {nameOf(row)}</span>
        </Tick>
      ),
  }
  return {
    column,
    rows: [...ticked.values()],
    tickAll: (rows: readonly Row[]) =>
      setTicked(new Map(rows.filter(may).map((row) => [row.id, row]))),
    clear: () => setTicked(new Map()),
  }
}
