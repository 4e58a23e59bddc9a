import type { List } from '#platform/web/list/useList.ts'
import type { Column } from '../list/columns.tsx'
import { EmptyState } from '../page/EmptyState.tsx'
import { Pages } from '../list/Pages.tsx'
import { Rows } from '../list/Rows.tsx'
import type { SheetRow } from './people.ts'

type Props<Row> = { caption: string; list: List<Row>; columns: readonly Column<Row>[] }

/** The page of a sheet of people, in the order that the address says. */
export function SheetTable<Row extends SheetRow>({ caption, list, columns }: Props<Row>) {
  const { state, total, rows } = list
  if (rows.length === 0 && !list.loading) {
    return (
      <EmptyState title="Nadie coincide">Pruebe con otra parte del nombre o del RUT.</EmptyState>
    )
  }
  return (
    <>
      <Rows
        caption={caption}
        rows={rows}
        columns={columns}
        sort={state.sort}
        onSort={list.setSort}
        rowKey={({ contractId }: Row) => contractId}
      />
      <Pages page={state.page} size={state.size} total={total} onChange={list.setPage} />
    </>
  )
}
