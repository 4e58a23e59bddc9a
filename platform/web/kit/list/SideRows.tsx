import type { List } from '#platform/web/list/useList.ts'
import type { Column } from './columns.tsx'
import { EmptyState } from '../page/EmptyState.tsx'
import { LoadProblem } from '../page/LoadProblem.tsx'
import { Pages } from './Pages.tsx'
import type { RowAction } from './RowActions.tsx'
import { Rows } from './Rows.tsx'
import { SearchBox } from './SearchBox.tsx'

type Props<Row> = {
  caption: string
  list: List<Row>
  columns: readonly Column<Row>[]
  rowKey?: (row: Row) => string
  /** The placeholder of the search box. */
  search?: string
  /** The columns that a card shows, where a card of all would be too long. */
  cards?: readonly string[]
  nameOf?: (row: Row) => string
  actions?: (row: Row) => readonly RowAction[]
}

/** A list by pages inside a panel. A list of one page has neither search nor pages. */
export function SideRows<Row>({ list, search, ...table }: Props<Row>) {
  const { state, rows, total } = list
  if (list.error) return <LoadProblem error={list.error} retry={list.reload} />
  const isLong = list.filtered || total > state.size
  return (
    <>
      {isLong && search && (
        <div className="mg-toolbar">
          <SearchBox value={state.search} onChange={list.setSearch} placeholder={search} />
        </div>
      )}
      {rows.length === 0 && !list.loading ? (
        <EmptyState title="Nadie coincide">Pruebe con otra parte del nombre o del RUT.</EmptyState>
      ) : (
        <Rows
          {...table}
          rows={rows}
          sort={state.sort}
          onSort={list.setSort}
          dimmed={list.refreshing}
          skeleton={list.loading ? 6 : 0}
        />
      )}
      {isLong && (
        <Pages page={state.page} size={state.size} total={total} onChange={list.setPage} />
      )}
    </>
  )
}
