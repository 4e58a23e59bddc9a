import type { Option } from '../screen/slots.tsx'

/**
 * What a list shows, as the URL keeps it: `?q=soto&status=ACTIVE&sort=-startsOn&page=2&size=50`.
 */
export type ListState = {
  search: string
  filter: Readonly<Record<string, string>>
  sort: Sort | undefined
  page: number
  size: number
}
export type Sort = { field: string; descending: boolean }

/** A filter of a list. Its value lives in the URL, under `name`. */
export type Filter = {
  name: string
  label: string
  /** A closed list, a reference of apps/web/slots.ts, a date, a month, or what is typed. */
  options?: readonly Option[]
  reference?: string
  kind?: 'date' | 'month' | 'text'
  /** Set by something else on the page, such as a count: here only its chip is shown. */
  chipOnly?: boolean
}

export type ListDefaults = {
  filters?: readonly Filter[]
  /** Names of those in the URL that are set in another way, or that follow from the answers. */
  filterBy?: readonly string[]
  sort?: Sort
  size?: number
}

export const PAGE_SIZES = [10, 30, 50, 100] as const
const reserved = ['q', 'sort', 'page', 'size'] as const

const namesIn = ({ filters = [], filterBy = [] }: ListDefaults): readonly string[] => [
  ...filters.map(({ name }) => name),
  ...filterBy,
]

/** A word of the address; one that is not there is the empty text. */
export const wordIn = (params: URLSearchParams, name: string): string => params.get(name) ?? ''

/** Reads the URL. What makes no sense there is ignored, never an error. */
export function readListState(params: URLSearchParams, defaults: ListDefaults): ListState {
  const filter: Record<string, string> = {}
  for (const name of namesIn(defaults)) {
    const value = params.get(name)
    if (value) filter[name] = value
  }
  const size = Number(params.get('size'))
  return {
    search: wordIn(params, 'q'),
    filter,
    sort: readSort(params.get('sort')) ?? defaults.sort,
    page: Math.max(1, Math.floor(Number(params.get('page')) || 1)),
    size: PAGE_SIZES.some((allowed) => allowed === size) ? size : (defaults.size ?? 30),
  }
}

function readSort(text: string | null): Sort | undefined {
  if (!text || !/^-?[A-Za-z][\w.]*$/.test(text)) return undefined
  const descending = text.startsWith('-')
  return { field: descending ? text.slice(1) : text, descending }
}

/** Writes the state into a copy of the URL; whatever is as by default is left out. */
export function writeListState(
  params: URLSearchParams,
  state: ListState,
  defaults: ListDefaults,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of [...reserved, ...namesIn(defaults)]) next.delete(name)
  if (state.search) next.set('q', state.search)
  for (const [name, value] of Object.entries(state.filter)) if (value) next.set(name, value)
  if (state.sort && sortText(state.sort) !== sortText(defaults.sort)) {
    next.set('sort', sortText(state.sort))
  }
  if (state.page > 1) next.set('page', String(state.page))
  if (state.size !== (defaults.size ?? 30)) next.set('size', String(state.size))
  return next
}

const sortText = (sort: Sort | undefined) =>
  sort ? (sort.descending ? `-${sort.field}` : sort.field) : ''
