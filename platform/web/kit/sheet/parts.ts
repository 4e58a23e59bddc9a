/** Rows that a request carries at most. */
export const ROWS_AT_ONCE = 1000

/** A long list in parts that each travel in one request. */
export const partsOf = <T>(all: readonly T[], size = ROWS_AT_ONCE): (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  )
