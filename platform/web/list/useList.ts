import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ApiError, request } from '../api/api.ts'
import type { Document } from '../api/graphql.ts'
import type { Filter, ListDefaults, ListState, Sort } from './list-state.ts'
import { listIn, pageWithTotal, totalKeyOf, totalsIn } from '../api/totals.ts'
import { type ListChanges, useListState, useOwnListState } from './useListState.ts'

/** The row type of a list document: the first field of its result is `{ total, rows }`. */
export type RowOf<Result> =
  Result extends Record<string, infer Field>
    ? NonNullable<Field> extends { rows: readonly (infer Row)[] }
      ? Row
      : never
    : never

export type List<Row> = ListChanges & {
  rows: readonly Row[]
  total: number
  state: ListState
  filters: readonly Filter[]
  /** Nothing has arrived yet. */
  loading: boolean
  /** Something newer is on its way. */
  refreshing: boolean
  error: ApiError | null
  reload(): void
  /** Every row of the current filter and order, page by page, for an export. */
  all(): Promise<Row[]>
}

type Options<Variables> = ListDefaults & {
  /** Filter values that the URL does not change, such as the person whose list this is. */
  fixed?: Record<string, unknown>
  /** Turns the texts of the URL into the operation's filter. By default they go as they are. */
  toFilter?: (values: Readonly<Record<string, string>>) => Record<string, unknown>
  /** Turns the order of the URL into the operation's, and what the filter has to say of it. */
  toSort?: (sort: Sort) => { field: string; filter?: Record<string, unknown> }
  /** Variables besides `$filter`, `$sort` and `$page`. */
  variables?: Partial<Variables>
  pollMs?: number
  enabled?: boolean
}

/**
 * A list whose filter, order and page live in the URL. The document takes `$filter`, `$sort`,
 * `$page` and `$counted` (each only if it declares it) and answers `{ total, rows }`. The search
 * text travels as `filter.search`. The total is asked once for a filter, and again when its rows
 * may have changed (`totals.ts`).
 */
export function useList<Result, Variables>(
  document: Document<Result, Variables>,
  options: Options<Variables> = {},
): List<RowOf<Result>> {
  return useListIn(document, options, useListState(options))
}

/**
 * A list among other things of a page, such as a second one: its search, order and page are its own
 * and not of the URL.
 */
export function useSideList<Result, Variables>(
  document: Document<Result, Variables>,
  options: Options<Variables> = {},
): List<RowOf<Result>> {
  return useListIn(document, options, useOwnListState(options))
}

function useListIn<Result, Variables>(
  document: Document<Result, Variables>,
  options: Options<Variables>,
  { state, ...changes }: ListChanges & { state: ListState },
): List<RowOf<Result>> {
  const cache = useQueryClient()
  const variables = listVariables(document, state, options)
  const totalKey = totalKeyOf(document, variables)
  const queryKey = [String(document), variables]

  const answer = useQuery<Result, ApiError>({
    queryKey,
    queryFn: ({ signal }) =>
      pageWithTotal(totalsIn(cache, totalKey, queryKey), variables, (sent) =>
        request(document, sent as Variables, { signal, background: !!options.pollMs }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: options.pollMs ?? false,
    enabled: options.enabled ?? true,
  })
  const kept = useQuery<number>({ queryKey: totalKey, queryFn: skipToken })

  const { rows, total = 0 } = listedOf<RowOf<Result>>(answer.data)
  return {
    rows,
    total: answer.isPlaceholderData ? total : (kept.data ?? total),
    state,
    filters: options.filters ?? [],
    loading: answer.isPending && (options.enabled ?? true),
    refreshing: answer.isFetching && !answer.isPending,
    error: answer.error,
    ...changes,
    reload: () => void answer.refetch(),
    all: () => everyRow<Result, Variables>(document, state, options),
  }
}

/** What a list document is sent for a state: only the variables that it declares. */
export function listVariables<Variables>(
  document: { toString(): string },
  state: ListState,
  options: Options<Variables>,
): Record<string, unknown> {
  const text = String(document)
  const takes = (name: string) => text.includes(`$${name}:`)
  const search = state.search.trim()
  const order: Order | undefined = state.sort && { ...state.sort, ...options.toSort?.(state.sort) }
  const filter = {
    ...order?.filter,
    ...(options.toFilter ?? ((values) => values))(state.filter),
    ...(search ? { search } : {}),
    ...options.fixed,
  }
  return {
    ...options.variables,
    ...(takes('filter') ? { filter } : {}),
    ...(takes('sort') && order ? { sort: sortVariable(order) } : {}),
    ...(takes('page') ? { page: { number: state.page, size: state.size } } : {}),
  }
}

type Order = Sort & { filter?: Record<string, unknown> }
const sortVariable = ({ field, descending }: Sort) => ({ by: field, descending })

/** Every row that a filter finds, page by page, whatever the address says. */
export const everyRowOf = <Result, Variables>(
  document: Document<Result, Variables>,
  filter: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<RowOf<Result>[]> => everyRow(document, unasked, { fixed: filter }, signal)

const unasked: ListState = { search: '', filter: {}, sort: undefined, page: 1, size: 100 }

/** The pages one after the other until one has room left; none of them is counted. */
async function everyRow<Result, Variables>(
  document: Document<Result, Variables>,
  state: ListState,
  options: Options<Variables>,
  signal?: AbortSignal,
): Promise<RowOf<Result>[]> {
  const found: RowOf<Result>[] = []
  const size = 100
  for (let page = 1; page <= 1000; page += 1) {
    const variables = listVariables(document, { ...state, page, size }, options)
    const answer = await request(
      document,
      { ...variables, counted: false } as Variables,
      signal ? { signal } : {},
    )
    const { rows } = listedOf<RowOf<Result>>(answer)
    found.push(...rows)
    if (rows.length < size || !('page' in variables)) break
  }
  return found
}

function listedOf<Row>(answer: unknown): { rows: readonly Row[]; total?: number } {
  const found = listIn(answer)?.[1]
  return found
    ? { rows: found.rows as Row[], ...(found.total === undefined ? {} : { total: found.total }) }
    : { rows: [] }
}
