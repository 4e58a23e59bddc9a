import type { QueryClient } from '@tanstack/react-query'

/** So long a total that was counted stands for its filter, in milliseconds. */
const LASTS = 5 * 60_000

type Sent = Readonly<Record<string, unknown>>

/** The total that is kept beside the pages of one filter. */
export type Totals = {
  /** What is known of it; nothing when the rows may have changed since it was counted. */
  known(): number | undefined
  keep(total: number): void
}

/** Where the total of a filter is kept: the same for each of its pages and orders. */
export const totalKeyOf = (
  document: { toString(): string },
  { page: _page, sort: _sort, ...filter }: Sent,
): readonly unknown[] => [String(document), 'total', filter]

/**
 * The total of a filter in the cache of the screens. What a change makes doubtful there makes the
 * total doubtful too, and so does reading a page again that had been read before: whoever reads it
 * again supposes that its rows have changed.
 */
export const totalsIn = (
  cache: QueryClient,
  totalKey: readonly unknown[],
  pageKey: readonly unknown[],
): Totals => ({
  known() {
    const kept = cache.getQueryState<number>(totalKey)
    const isOld =
      !kept ||
      kept.isInvalidated ||
      Date.now() - kept.dataUpdatedAt > LASTS ||
      cache.getQueryState(pageKey)?.data !== undefined
    return isOld ? undefined : kept.data
  },
  keep: (total) => void cache.setQueryData(totalKey, total),
})

/**
 * A page of a list with its total: counted by the server when it is not known, and otherwise the
 * one that is kept, unless the page shows that it is no longer right.
 */
export async function pageWithTotal<Result>(
  totals: Totals,
  variables: Sent,
  ask: (sent: Sent) => Promise<Result>,
): Promise<Result> {
  const known = totals.known()
  const answer = await ask({ ...variables, counted: known === undefined })
  const total =
    totalOf(answer) ?? (known === undefined ? undefined : agreed(answer, variables, known))
  if (total === undefined) {
    const recounted = await ask({ ...variables, counted: true })
    const counted = totalOf(recounted)
    if (counted !== undefined) totals.keep(counted)
    return recounted
  }
  totals.keep(total)
  return withTotal(answer, total)
}

/** The total after a page was read: the page may say it, agree with it, or deny it. */
function agreed(answer: unknown, { page }: Sent, known: number): number | undefined {
  if (!isPage(page)) return known
  const rows = listIn(answer)?.[1].rows.length
  if (rows === undefined) return known
  const before = (page.number - 1) * page.size
  if (rows === Math.min(page.size, Math.max(0, known - before))) return known
  const isLast = rows < page.size && (rows > 0 || before === 0)
  return isLast ? before + rows : undefined
}

const totalOf = (answer: unknown): number | undefined => listIn(answer)?.[1].total

function withTotal<Result>(answer: Result, total: number): Result {
  const found = listIn(answer)
  return found ? { ...answer, [found[0]]: { ...found[1], total } } : answer
}

type Rows = { rows: unknown[]; total?: number }

/** The list in an answer, with its name: the first of its fields that has rows. */
export const listIn = (answer: unknown): [name: string, list: Rows] | undefined =>
  Object.entries(answer ?? {}).find((field): field is [string, Rows] => hasRows(field[1]))

const hasRows = (value: unknown): value is Rows =>
  typeof value === 'object' && value !== null && 'rows' in value && Array.isArray(value.rows)

const isPage = (value: unknown): value is { number: number; size: number } =>
  typeof value === 'object' && value !== null && 'number' in value && 'size' in value
