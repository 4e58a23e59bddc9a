import type { List } from '../../useList.ts'
import type { Column } from '../columns.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { Pages } from '../Pages.tsx'
import { Rows } from '../Rows.tsx'
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
