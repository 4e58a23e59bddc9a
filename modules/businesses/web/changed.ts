type Values = Readonly<Record<string, unknown>>

/** Only what was changed: other fields stay as somebody else may have left them meanwhile. */
export const changedOf = (names: readonly string[], before: Values, values: Values) =>
  Object.fromEntries(
    names
      .filter((name) => (values[name] ?? null) !== (before[name] ?? null))
      .map((name) => [name, values[name]]),
  )
