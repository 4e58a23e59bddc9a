import { type ReactNode, useEffect } from 'react'
import { useParams } from 'react-router'
import type { Document } from '#platform/web/api/graphql.ts'
import type { Filter, Sort } from '#platform/web/list/list-state.ts'
import { type RowOf, useList } from '#platform/web/list/useList.ts'
import { usePoll } from '#platform/web/api/usePoll.ts'
import type { Column } from '../list/columns.tsx'
import { DetailPage } from '../record/DetailPage.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { PageContext } from '../page/PageContext.tsx'
import type { RowAction } from '../list/RowActions.tsx'
import { nameOf } from './ActPreview.tsx'
import {
  type ActRow,
  isWorking,
  MASS_ACTS_POLL_MS,
  type MassAct,
  massWords,
  toneOf,
} from './mass-act.ts'

type Props<Row> = {
  act: MassAct
  /** A query of one act, whose id is in the address. */
  of: Document<Readonly<Record<string, Row>>, { input: { id: string } }>
  title: (row: NoInfer<Row>) => string
  /** What else is said of it, under its razón social and its state: why, when, its author. */
  facts: (row: NoInfer<Row>) => ReactNode
  actions?: (row: NoInfer<Row>) => ReactNode
  /** Its sums, if any, and its people: a `MadePeople`. */
  children: (row: NoInfer<Row>) => ReactNode
}

/** An act that was made: what it is, how far its work is, and what became of each person. */
export function MassActPage<Row extends ActRow & { businessName: string }>({
  act,
  of,
  title,
  facts,
  actions,
  children,
}: Props<Row>) {
  const { id = '' } = useParams()
  const detail = usePoll(
    of,
    { input: { id } },
    { everyMs: MASS_ACTS_POLL_MS, until: (answer) => !isWorking(rowOf(answer) ?? idle) },
  )
  const row = detail.data && rowOf(detail.data)
  return (
    <DetailPage
      title={row ? title(row) : act.one}
      plainTitle={row ? `${act.one} ${title(row)}` : act.one}
      context={
        row && (
          <PageContext tone={toneOf(act, row)} state={massWords(act, row)}>
            <span>{row.businessName}</span>
          </PageContext>
        )
      }
      actions={row && actions?.(row)}
      loading={detail.loading}
      error={detail.error}
      retry={detail.reload}
    >
      {row && (
        <>
          <div className="mg-block">
            <p className="soft">{facts(row)}</p>
          </div>
          {children(row)}
        </>
      )}
    </DetailPage>
  )
}

const idle = { state: '', failed: false }

/** The one field of an answer. */
const rowOf = <Row,>(answer: Readonly<Record<string, Row>>): Row | undefined =>
  Object.values(answer)[0]

type PeopleProps<Result, Variables> = {
  /** A list that takes the id of the act as its filter. */
  of: Document<Result, Variables>
  row: ActRow
  title: string
  /** Remembers the columns under this name. */
  name: string
  columns: readonly Column<RowOf<Result>>[]
  filters?: readonly Filter[]
  sort: Sort
  actions?: (person: RowOf<Result>) => readonly RowAction[]
  empty: { title: string; text: string }
}

/** What an act did to each of its people, read again and again while a worker is at it. */
export function MadePeople<Result, Variables>({
  of,
  row,
  filters = [],
  sort,
  ...page
}: PeopleProps<Result, Variables>) {
  const { id, state, version } = row
  const list = useList(of, {
    fixed: { id },
    filters,
    sort,
    ...(isWorking(row) ? { pollMs: MASS_ACTS_POLL_MS } : {}),
  })
  const { reload } = list
  useEffect(() => {
    reload()
    // The last people are done when the state changes; the function is new at every drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state, version])
  return <ListPage {...page} embedded list={list} nameOf={(person) => nameOf(person as object)} />
}
