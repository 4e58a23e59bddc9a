import { useState } from 'react'

/** The ticked rows of a page; one that left the page is ticked no more. */
export type Ticks<Row> = {
  chosen: readonly Row[]
  all: boolean
  has: (row: Row) => boolean
  set: (row: Row, on: boolean) => void
  setAll: (on: boolean) => void
}

/** Which rows of a page are ticked, to do something with all of them. */
export function useTicks<Row extends { id: string }>(rows: readonly Row[]): Ticks<Row> {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter(({ id }) => marked.has(id))
  return {
    chosen,
    all: rows.length > 0 && chosen.length === rows.length,
    has: ({ id }) => marked.has(id),
    set: ({ id }, on) =>
      setMarked(
        new Set([...chosen.map((one) => one.id).filter((one) => one !== id), ...(on ? [id] : [])]),
      ),
    setAll: (on) => setMarked(new Set(on ? rows.map(({ id }) => id) : [])),
  }
}
