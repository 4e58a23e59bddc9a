import { matchesWords, searchKey } from '#chile/text.ts'
import { asText } from '../look/format.ts'
import type { ListDefaults, ListState } from './list-state.ts'
import type { Detail } from '../api/useDetail.ts'
import type { List } from './useList.ts'
import { useListState } from './useListState.ts'

type Options<Row> = ListDefaults & {
  /** What the search looks through. */
  textOf: (row: Row) => string
  /** Whether a row has a value of a filter; by default a field of that name says so. */
  has?: (row: Row, filter: string, value: string) => boolean
}

/**
 * A list whose rows all came at once: few enough to be searched, filtered, ordered and paged here.
 * It looks and works as one that the server pages, and its state lives in the URL.
 */
export function useLocalList<Row extends object>(
  detail: Pick<Detail<unknown>, 'loading' | 'error' | 'reload'>,
  all: readonly Row[],
  options: Options<Row>,
): List<Row> {
  const { state, ...changes } = useListState(options)
  const chosen = chosenOf(all, state, options)
  const first = (state.page - 1) * state.size
  return {
    ...changes,
    state,
    filters: options.filters ?? [],
    rows: chosen.slice(first, first + state.size),
    total: chosen.length,
    loading: detail.loading,
    refreshing: false,
    error: detail.error,
    reload: detail.reload,
    all: () => Promise.resolve([...chosen]),
  }
}

/** The rows that were asked for, in the order that was asked for. */
export function chosenOf<Row extends object>(
  rows: readonly Row[],
  { search, filter, sort }: Pick<ListState, 'search' | 'filter' | 'sort'>,
  { textOf, has = hasValue }: Pick<Options<Row>, 'textOf' | 'has'>,
): Row[] {
  const wanted = rows.filter(
    (row) =>
      (search.trim() === '' || matchesWords(textOf(row), search)) &&
      Object.entries(filter).every(([name, value]) => has(row, name, value)),
  )
  if (!sort) return wanted
  const way = sort.descending ? -1 : 1
  return wanted.toSorted((a, b) => way * compare(valueOf(a, sort.field), valueOf(b, sort.field)))
}

const hasValue = (row: object, name: string, value: string) => String(valueOf(row, name)) === value

const valueOf = (row: object, name: string): unknown => Reflect.get(row, name)

/** Nothing comes first; texts in the order of a dictionary. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return searchKey(asText(a)).localeCompare(searchKey(asText(b)), 'es')
}
