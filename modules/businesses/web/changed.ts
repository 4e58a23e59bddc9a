type Values = Readonly<Record<string, unknown>>

/** Only what was changed: what somebody else saved meanwhile in other fields stays as they left it. */
export const changedOf = (names: readonly string[], before: Values, values: Values) =>
  Object.fromEntries(
    names
      .filter((name) => (values[name] ?? null) !== (before[name] ?? null))
      .map((name) => [name, values[name]]),
  )
