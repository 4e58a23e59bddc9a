import type { FormulasQuery } from '#generated/documents/graphql.ts'
import { Formulas } from '#generated/operations/concepts.ts'
import { type Column, columns } from '#platform/web/kit/columns.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useList } from '#platform/web/useList.ts'
import { ItemType } from '#modules/concepts/concept-library/model/catalogs.ts'
import { Formula } from '#modules/concepts/concept-library/model/formula.ts'
import { codeColumn, nameColumn, originColumn, originFilter } from './parts.tsx'

type Row = FormulasQuery['formulas']['rows'][number]

const shown: readonly Column<Row>[] = [
  nameColumn<Row>('maintenance-payroll/formula/:code'),
  codeColumn<Row>(),
  originColumn<Row>(),
  {
    key: 'sourceCode',
    title: 'Fórmula',
    render: ({ sourceCode }) => <code>{shortOf(sourceCode)}</code>,
    text: ({ sourceCode }) => sourceCode,
  },
  ...columns(Formula, ['itemType', 'uses', 'source', 'validFrom'], {
    optional: ['source', 'validFrom'],
  }),
]

const shortOf = (text: string) => {
  const flat = text.replaceAll(/\s+/g, ' ')
  return flat.length > 80 ? `${flat.slice(0, 79)}…` : flat
}

/** Formulas that items share, and those of the law with their norm. */
export default function FormulasTab() {
  const list = useList(Formulas, {
    filterBy: ['origin', 'type'],
    sort: { field: 'origin', descending: false },
  })
  return (
    <ListPage
      embedded
      title="Fórmulas"
      name="maintenance-formulas"
      list={list}
      search="Nombre o código"
      filters={[originFilter, { name: 'type', label: 'Tipo', options: ItemType.options }]}
      columns={shown}
      create={{
        label: 'Nueva fórmula',
        to: pathTo('maintenance-payroll/formula/nueva'),
        permission: 'formulas.create',
      }}
      nameOf={(row) => row.title}
      rowKey={(row) => row.code}
      actions={(row) => [
        { label: 'Ver', to: pathTo('maintenance-payroll/formula/:code', { code: row.code }) },
        {
          label: 'Copiar',
          permission: 'formulas.create' as const,
          to: `${pathTo('maintenance-payroll/formula/nueva')}?desde=${row.code}`,
        },
      ]}
      empty={{ title: 'Aún no hay fórmulas', text: 'Una fórmula con nombre sirve a varios ítems.' }}
    />
  )
}
