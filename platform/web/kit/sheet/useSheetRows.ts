import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type ApiError, asApiError } from '#platform/web/api/api.ts'
import { draftAt } from '#platform/web/draft/drafts.ts'
import type { Document } from '#platform/web/api/graphql.ts'
import { notify } from '#platform/web/look/notify.ts'
import { everyRowOf, type List, type RowOf } from '#platform/web/list/useList.ts'
import { usePlace } from '../form/SectionForm.tsx'
import { partsOf } from './parts.ts'
import { contractOf, pasteOn, rutsOf, type SheetRow } from './people.ts'

type Options<Row, Result, Variables> = {
  /** Name of the sheet, as `useSheet` has it. */
  name: string
  /** The list of the page; its filter also takes `contracts`, and `people` by their RUT. */
  document: Document<Result, Variables>
  list: List<Row>
  /** What the filter says besides, such as the month. */
  fixed: Readonly<Record<string, unknown>>
  /** Whether a cell is of a person, and not of the whole sheet. */
  isOfPerson: (key: string) => boolean
}

export type SheetRows<Row> = {
  rows: readonly Row[]
  loading: boolean
  error: ApiError | null
  reload(): void
  /** Says in which cells something is typed: their rows are read also from other pages. */
  follow(keys: Iterable<string>): void
  /** Reads the rows of the people with some RUT: the sheet is drawn again, and knows them. */
  byRut(ruts: readonly string[], then: (found: readonly Row[]) => void): Promise<void>
}

/**
 * The rows of a sheet of people that comes by pages: those of the page, and those of other pages in
 * which something was typed or pasted and is not saved yet. What is stored in each is therefore
 * known when it is saved.
 */
export function useSheetRows<Result, Variables, Row extends SheetRow & RowOf<Result>>(
  options: Options<Row, Result, Variables>,
): SheetRows<Row> {
  const { name, document, fixed, list, isOfPerson } = options
  const place = usePlace(name)
  const contractsIn = (keys: Iterable<string>): string[] =>
    [...new Set([...keys].filter(isOfPerson).map((key) => contractOf(key)))].toSorted()
  const [typed, setTyped] = useState(() => contractsIn(Object.keys(draftAt(place)?.values ?? {})))
  const ask = async <One>(name: string, asked: readonly One[], signal?: AbortSignal) => {
    const found: Row[] = []
    for (const part of partsOf(asked)) {
      const filter = { ...fixed, [name]: part }
      // One after the other: a large paste does not take the connections of everybody.
      // oxlint-disable-next-line no-await-in-loop
      found.push(...((await everyRowOf(document, filter, signal)) as Row[]))
    }
    return found
  }
  const apart = useQuery<Row[], ApiError>({
    queryKey: [String(document), fixed, typed],
    queryFn: ({ signal }) =>
      ask(
        'contracts',
        typed.map((contractId) => ({ contractId })),
        signal,
      ),
    enabled: typed.length > 0,
    placeholderData: keepPreviousData,
  })
  const fresh = useMemo(
    () => byContract([...(apart.data ?? []), ...list.rows]),
    [apart.data, list.rows],
  )
  // What was known of a row serves until it is read again.
  const [held, hold] = useState({ fresh, rows: fresh })
  if (held.fresh !== fresh) hold({ fresh, rows: new Map([...held.rows, ...fresh]) })
  const rows = useMemo(() => [...held.rows.values()], [held])
  return {
    rows,
    loading: list.loading || (typed.length > 0 && apart.isPending),
    error: list.error ?? apart.error,
    reload: () => {
      list.reload()
      void apart.refetch()
    },
    follow: (keys: Iterable<string>) => {
      const next = contractsIn(keys)
      if (next.join() !== typed.join()) setTyped(next)
    },
    byRut: async (ruts, then) => {
      const found = await ask(
        'people',
        ruts.map((rut) => ({ rut })),
      )
      hold((now) => ({ ...now, rows: new Map([...now.rows, ...byContract(found)]) }))
      then(found)
    },
  }
}

const byContract = <Row extends SheetRow>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.contractId, row]))

type Grid = Parameters<typeof pasteOn>[0]
type Pasted = { block: string[][]; row: number; column: number; everybody: readonly SheetRow[] }
type ByRut = SheetRows<SheetRow>['byRut']

/**
 * Takes blocks that are pasted on a cell of a sheet by pages. Where the rows of a block name people
 * by RUT, those are asked for first: they may be on any page.
 */
export function usePagedPaste(grid: Grid, byRut: ByRut) {
  const waiting = useRef<Pasted>(null)
  // The grid knows what is stored in the cells of those people once it is drawn with their rows.
  useEffect(() => {
    if (!waiting.current) return
    const { block, row, column, everybody } = waiting.current
    waiting.current = null
    pasteOn({ ...grid, everybody }, row, column, block)
  })
  return (row: number, column: number, block: string[][]): void => {
    const ruts = rutsOf(block)
    if (ruts.length === 0) {
      pasteOn(grid, row, column, block)
      return
    }
    byRut(ruts, (everybody) => (waiting.current = { block, row, column, everybody })).catch(
      (problem: unknown) => notify.error(asApiError(problem).message),
    )
  }
}
