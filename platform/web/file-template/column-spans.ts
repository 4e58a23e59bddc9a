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
  return new Map([...Map.groupBy(rows, ({ section }) => section).values()].flatMap(spansOf))
}

/** The columns of one record, until the first one whose width is that of its content. */
function spansOf(rows: readonly Placed[]): (readonly [string, string])[] {
  const spans: (readonly [string, string])[] = []
  let end = 0
  for (const { id, width } of rows) {
    if (width === null) break
    spans.push([id, width === 1 ? String(end + 1) : `${end + 1}–${end + width}`])
    end += width
  }
  return spans
}
