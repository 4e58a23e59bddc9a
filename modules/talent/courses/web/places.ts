type Placed = { readonly id: string }

/** The list with one of it a place earlier; the first one stays. */
export function movedUp<Row extends Placed>(rows: readonly Row[], row: Row): Row[] {
  const at = rows.findIndex(({ id }) => id === row.id)
  const before = rows[at - 1]
  if (!before) return [...rows]
  return [...rows.slice(0, at - 1), row, before, ...rows.slice(at + 1)]
}

/** The list without one of it. */
export const without = <Row extends Placed>(rows: readonly Row[], row: Row): Row[] =>
  rows.filter(({ id }) => id !== row.id)

/** The list as it is sent, where what was written takes the place of one, or stands at the end. */
export const placed = <Row extends Placed>(
  rows: readonly Row[],
  row: Row | undefined,
  written: object,
  sent: (row: Row) => object,
): object[] => {
  const kept = rows.map((one) => (one.id === row?.id ? written : sent(one)))
  return row ? kept : [...kept, written]
}
