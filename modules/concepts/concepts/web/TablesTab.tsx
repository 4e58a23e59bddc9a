import type { TablesQuery } from '#generated/documents/graphql.ts'
import { Tables } from '#generated/operations/concepts.ts'
import { type Column, columns } from '#platform/web/kit/list/columns.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { PayrollTable } from '#modules/concepts/concept-library/model/table.ts'
import { byOrigin, ConceptList } from './ConceptList.tsx'
import { originFilter } from './parts.tsx'

type Row = TablesQuery['tables']['rows'][number]

const shown: readonly Column<Row>[] = [
  {
    key: 'columns',
    title: 'Columnas',
    text: ({ metadata }) => metadata.map(({ title }) => title).join(', '),
  },
  {
    key: 'rows',
    title: 'Tramos',
    align: 'end',
    text: ({ fixedRows }) => fixedRows.length,
  },
  ...columns(PayrollTable, ['validFrom', 'source', 'uses'], { optional: ['uses'] }),
]

/** Brackets that formulas read with TRAMO. */
export default function TablesTab() {
  const list = useList(Tables, {
    filters: [originFilter],
    sort: byOrigin,
  })
  return (
    <ConceptList
      kind="table"
      title="Tablas"
      list={list}
      columns={shown}
      empty="Tramos con su límite y sus valores."
    />
  )
}
