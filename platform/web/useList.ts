import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ApiError, request } from './api.ts'
import type { Document } from './graphql.ts'
import type { ListDefaults, ListState, Sort } from './list-state.ts'
import { type ListChanges, useListState } from './useListState.ts'

/** The row type of a list document: the first field of its result is `{ rows, total }`. */
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
  /** Variables besides `$filter`, `$sort` and `$page`. */
  variables?: Partial<Variables>
  pollMs?: number
  enabled?: boolean
}

/**
 * A list whose filter, order and page live in the URL. The document takes `$filter`, `$sort` and
 * `$page` (each only if it declares it) and answers `{ rows, total }`. The search text travels as
 * `filter.search`.
 */
export function useList<Result, Variables>(
  document: Document<Result, Variables>,
  options: Options<Variables> = {},
): List<RowOf<Result>> {
  const { state, ...changes } = useListState(options)
  const variables = listVariables(document, state, options)

  const answer = useQuery<Result, ApiError>({
    queryKey: [String(document), variables],
    queryFn: ({ signal }) =>
      request(document, variables as Variables, { signal, background: !!options.pollMs }),
    placeholderData: keepPreviousData,
    refetchInterval: options.pollMs ?? false,
    enabled: options.enabled ?? true,
  })

  const { rows, total } = listedOf<RowOf<Result>>(answer.data)
  return {
    rows,
    total,
    state,
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
  const filter = {
    ...(options.toFilter ?? ((values) => values))(state.filter),
    ...(search ? { search } : {}),
    ...options.fixed,
  }
  return {
    ...options.variables,
    ...(takes('filter') ? { filter } : {}),
    ...(takes('sort') && state.sort ? { sort: sortVariable(state.sort) } : {}),
    ...(takes('page') ? { page: { number: state.page, size: state.size } } : {}),
  }
}

const sortVariable = ({ field, descending }: Sort) => ({ by: field, descending })

async function everyRow<Result, Variables>(
  document: Document<Result, Variables>,
  state: ListState,
  options: Options<Variables>,
): Promise<RowOf<Result>[]> {
  const found: RowOf<Result>[] = []
  for (let page = 1; page <= 1000; page += 1) {
    const variables = listVariables(document, { ...state, page, size: 100 }, options)
    const answer = await request(document, variables as Variables)
    const { rows, total } = listedOf<RowOf<Result>>(answer)
    found.push(...rows)
    if (rows.length === 0 || found.length >= total) break
  }
  return found
}

function listedOf<Row>(answer: unknown): { rows: readonly Row[]; total: number } {
  const first: unknown = Object.values(answer ?? {}).find((value) => hasRows(value))
  return hasRows(first) ? { rows: first.rows as Row[], total: first.total } : { rows: [], total: 0 }
}

const hasRows = (value: unknown): value is { rows: unknown[]; total: number } =>
  typeof value === 'object' && value !== null && 'rows' in value && 'total' in value
