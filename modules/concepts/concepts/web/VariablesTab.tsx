import type { VariablesQuery } from '#generated/documents/graphql.ts'
import { formatNumber } from '#chile/numbers.ts'
import { Variables } from '#generated/operations/concepts.ts'
import { type Column, columns } from '#platform/web/kit/columns.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import { Nothing } from '#platform/web/kit/values.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useList } from '#platform/web/useList.ts'
import { VariableType } from '#modules/concepts/concept-library/model/catalogs.ts'
import { Variable } from '#modules/concepts/concept-library/model/variable.ts'
import { plain } from './form.ts'
import { codeColumn, nameColumn, originColumn, originFilter } from './parts.tsx'

type Row = VariablesQuery['variables']['rows'][number]

const figureOf = ({ value, unit }: Row) => {
  const number = plain(value)
  return number === null ? '' : `${formatNumber(number)} ${unit}`.trim()
}

const shown: readonly Column<Row>[] = [
  nameColumn<Row>('maintenance-payroll/variable/:code'),
  codeColumn<Row>(),
  originColumn<Row>(),
  {
    key: 'value',
    title: 'Valor del mes',
    align: 'end',
    render: (row) =>
      row.value === null ? (
        <Nothing words="Sin valor en el mes" />
      ) : (
        <span className="tabular">{figureOf(row)}</span>
      ),
    text: figureOf,
  },
  ...columns(Variable, ['type', 'validFrom', 'source', 'uses'], { optional: ['uses'] }),
]

/** Dated figures that formulas name. */
export default function VariablesTab() {
  const list = useList(Variables, {
    filterBy: ['origin', 'type'],
    sort: { field: 'origin', descending: false },
  })
  return (
    <ListPage
      embedded
      title="Variables"
      name="maintenance-variables"
      list={list}
      search="Nombre o código"
      filters={[originFilter, { name: 'type', label: 'Tipo', options: VariableType.options }]}
      columns={shown}
      create={{
        label: 'Nueva variable',
        to: pathTo('maintenance-payroll/variable/nueva'),
        permission: 'variables.create',
      }}
      nameOf={(row) => row.title}
      rowKey={(row) => row.code}
      actions={(row) => [
        {
          label: 'Ver',
          to: pathTo('maintenance-payroll/variable/:code', { code: row.code }),
        },
        {
          label: 'Copiar',
          permission: 'variables.create' as const,
          to: `${pathTo('maintenance-payroll/variable/nueva')}?desde=${row.code}`,
        },
      ]}
      empty={{ title: 'Aún no hay variables', text: 'Un precio o una tasa, con su mes.' }}
    />
  )
}
