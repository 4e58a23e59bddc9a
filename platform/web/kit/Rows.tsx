import { useNarrow } from '../media.ts'
import { CardList } from './CardList.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'

/** Rows as a table, and as cards where the window is narrow. */
export const Rows = <Row,>(props: DataTableProps<Row>) =>
  useNarrow() ? <CardList {...props} /> : <DataTable {...props} />
