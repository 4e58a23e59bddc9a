type Keyed = { readonly key: string }

/** Where the keyboard stands: on a row by its key, and the place at which it was shown. */
export type Cursor = { readonly key: string; readonly place: number }

/**
 * The place of the row under the cursor, which stays on its row whatever is above it. Nobody has
 * moved yet: the first row. The row is gone, answered by somebody else: none, so that no key acts
 * on a row that took its place.
 */
export function placeOf(rows: readonly Keyed[], at: Cursor | undefined): number {
  return at === undefined
    ? Math.min(0, rows.length - 1)
    : rows.findIndex(({ key }) => key === at.key)
}

/** The cursor some rows further, from where its row was if that is gone. */
export function moved(
  rows: readonly Keyed[],
  at: Cursor | undefined,
  step: 1 | -1,
): Cursor | undefined {
  const place = placeOf(rows, at)
  const gone = at === undefined ? 0 : at.place
  const next = place >= 0 ? place + step : gone - (step > 0 ? 0 : 1)
  return cursorAt(rows, Math.max(0, Math.min(next, rows.length - 1)))
}

/**
 * The cursor after some rows were answered: on its own row if that still waits, or else on the next
 * one that does, or on the last before it.
 */
export function afterAnswering(
  rows: readonly Keyed[],
  at: Cursor | undefined,
  answered: ReadonlySet<string>,
): Cursor | undefined {
  const place = placeOf(rows, at)
  const waits = ({ key }: Keyed) => !answered.has(key)
  const next =
    rows.slice(Math.max(0, place)).find(waits) ?? rows.slice(0, Math.max(0, place)).findLast(waits)
  return next && cursorAt(rows.filter(waits), rows.filter(waits).indexOf(next))
}

export function cursorAt(rows: readonly Keyed[], place: number): Cursor | undefined {
  const row = rows[place]
  return row && { key: row.key, place }
}
