import { useCallback, useMemo, useState } from 'react'
import { useAddressParams } from './useAddressParams.ts'
import { type ListDefaults, type ListState, readListState, writeListState } from './list-state.ts'

/** What people change of a list. Every change but of the page leads to its first page. */
export type ListChanges = {
  /** Something is asked for: less than everything is shown. */
  filtered: boolean
  setFilter(name: string, value: string | undefined): void
  setSearch(search: string): void
  setSort(sort: ListState['sort']): void
  setPage(page: number, size: number): void
  clear(): void
}

/** Filter, search, order and page of a list, which live in the URL. */
export function useListState(given: ListDefaults): ListChanges & { state: ListState } {
  const [params, setParams] = useAddressParams()
  const [defaults] = useState<ListDefaults>(given)
  const state = useMemo(() => readListState(params, defaults), [params, defaults])
  const change = useCallback(
    (part: Partial<ListState>) =>
      setParams(
        (now) => {
          const before = readListState(now, defaults)
          return writeListState(now, { ...before, page: 1, ...part }, defaults)
        },
        { replace: part.search !== undefined },
      ),
    [setParams, defaults],
  )
  return { state, ...changesOf(state, change) }
}

/** The same of a list beside others on its page, which keeps it to itself and not in the URL. */
export function useOwnListState(defaults: ListDefaults): ListChanges & { state: ListState } {
  const [state, setState] = useState(() => readListState(new URLSearchParams(), defaults))
  const change = useCallback(
    (part: Partial<ListState>) => setState((before) => ({ ...before, page: 1, ...part })),
    [],
  )
  return { state, ...changesOf(state, change) }
}

const changesOf = (state: ListState, change: (part: Partial<ListState>) => void): ListChanges => ({
  filtered: state.search !== '' || Object.keys(state.filter).length > 0,
  setFilter: (name, value) =>
    change({ filter: { ...without(state.filter, name), ...(value ? { [name]: value } : {}) } }),
  setSearch: (search) => change({ search }),
  setSort: (sort) => change({ sort }),
  setPage: (page, size) => change({ page: size === state.size ? page : 1, size }),
  clear: () => change({ search: '', filter: {} }),
})

const without = (filter: ListState['filter'], name: string) =>
  Object.fromEntries(Object.entries(filter).filter(([key]) => key !== name))
