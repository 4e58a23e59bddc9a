import type { TablesQuery } from '#generated/documents/graphql.ts'
import { Tables } from '#generated/operations/concepts.ts'
import { type Column, columns } from '#platform/web/kit/columns.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useList } from '#platform/web/useList.ts'
import { PayrollTable } from '#modules/concepts/concept-library/model/table.ts'
import { codeColumn, nameColumn, originColumn, originFilter } from './parts.tsx'

type Row = TablesQuery['tables']['rows'][number]

const shown: readonly Column<Row>[] = [
  nameColumn<Row>('maintenance-payroll/tabla/:code'),
  codeColumn<Row>(),
  originColumn<Row>(),
  {
    key: 'columns',
    title: 'Columnas',
    render: ({ metadata }) => metadata.map(({ title }) => title).join(', '),
    text: ({ metadata }) => metadata.map(({ title }) => title).join(', '),
  },
  {
    key: 'rows',
    title: 'Tramos',
    align: 'end',
    render: ({ fixedRows }) => fixedRows.length,
    text: ({ fixedRows }) => fixedRows.length,
  },
  ...columns(PayrollTable, ['validFrom', 'source', 'uses'], { optional: ['uses'] }),
]

/** Brackets that formulas read with TRAMO. */
export default function TablesTab() {
  const list = useList(Tables, {
    filterBy: ['origin'],
    sort: { field: 'origin', descending: false },
  })
  return (
    <ListPage
      embedded
      title="Tablas"
      name="maintenance-tables"
      list={list}
      search="Nombre o código"
      filters={[originFilter]}
      columns={shown}
      create={{
        label: 'Nueva tabla',
        to: pathTo('maintenance-payroll/tabla/nueva'),
        permission: 'tables.create',
      }}
      nameOf={(row) => row.title}
      rowKey={(row) => row.code}
      actions={(row) => [
        { label: 'Ver', to: pathTo('maintenance-payroll/tabla/:code', { code: row.code }) },
        {
          label: 'Copiar',
          permission: 'tables.create' as const,
          to: `${pathTo('maintenance-payroll/tabla/nueva')}?desde=${row.code}`,
        },
      ]}
      empty={{ title: 'Aún no hay tablas', text: 'Tramos con su límite y sus valores.' }}
    />
  )
}
