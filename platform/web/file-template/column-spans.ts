type Placed = {
  readonly id: string
  readonly section: string
  readonly width: number | null
}

/**
 * The characters of its line that each column takes, «1–9», counted from one as banks count them:
 * of every column that only columns of a fixed width are before.
 *
 * @param rows in their order within each section
 */
export function columnSpans(rows: readonly Placed[]): ReadonlyMap<string, string> {
  const ends = new Map<string, number>()
  return new Map(
    rows.flatMap(({ id, section, width }) => {
      const end = ends.get(section) ?? 0
      if (width === null || Number.isNaN(end)) {
        ends.set(section, Number.NaN)
        return []
      }
      ends.set(section, end + width)
      return [[id, width === 1 ? String(end + 1) : `${end + 1}–${end + width}`]]
    }),
  )
}
