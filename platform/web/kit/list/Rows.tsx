import { useNarrow } from '#platform/web/look/media.ts'
import { CardList } from './CardList.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'

/** `cards`: the columns that a card shows by their key, where a card of all would be too long. */
type RowsProps<Row> = DataTableProps<Row> & { cards?: readonly string[] }

/** Rows as a table, and as cards where the window is narrow. */
export function Rows<Row>({ cards, ...table }: RowsProps<Row>) {
  if (!useNarrow()) return <DataTable {...table} />
  const columns = table.columns.filter(({ key }) => cards?.includes(key) ?? true)
  return <CardList {...table} columns={columns} />
}
