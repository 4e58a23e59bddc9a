type Values = Readonly<Record<string, unknown>>

/**
 * Only what was changed: other fields stay as somebody else may have left them meanwhile. What was
 * emptied is null, because what is left out is not touched.
 */
export const changedOf = (names: readonly string[], before: Values, values: Values) =>
  Object.fromEntries(
    names
      .filter((name) => !same(values[name] ?? null, before[name] ?? null))
      .map((name) => [name, values[name] ?? null]),
  )

/** Lists are the same when what they hold is. */
const same = (one: unknown, other: unknown) =>
  one === other ||
  (Array.isArray(one) && Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other))

/** How a form corrects a row that has a version: it begins with the row, and sends what changed. */
export const editing = <Row extends Values & { id: string; version: number }>(
  row: Row,
  names: readonly string[],
) => ({
  more: { id: row.id, version: row.version },
  initial: row,
  toInput: (values: Values) => changedOf(names, row, values),
})
