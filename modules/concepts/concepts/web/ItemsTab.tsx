import type { ItemsQuery } from '#generated/documents/graphql.ts'
import { Items } from '#generated/operations/concepts.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { type Column, columns } from '#platform/web/kit/list/columns.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useList } from '#platform/web/list/useList.ts'
import { Activity, ItemType } from '#modules/concepts/concept-library/model/catalogs.ts'
import { Item } from '#modules/concepts/concept-library/model/item.ts'
import { byOrigin, ConceptList } from './ConceptList.tsx'
import { originFilter, StateDialog } from './parts.tsx'

type Row = ItemsQuery['items']['rows'][number]

const shown: readonly Column<Row>[] = [
  ...columns(Item, ['type'], { sort: ['type'] }),
  {
    key: 'activity',
    title: 'Estado',
    render: ({ activity }) => (
      <StatusTag tone={activity === 'ACTIVE' ? 'success' : 'neutral'}>
        {Activity.label(activity)}
      </StatusTag>
    ),
    text: ({ activity }) => Activity.label(activity),
  },
  ...columns(Item, ['taxable', 'tributable', 'people'], { optional: ['tributable'] }),
  ...columns(Item, ['calculationOrder', 'printOrder'], {
    sort: ['calculationOrder', 'printOrder'],
    optional: ['calculationOrder', 'printOrder'],
  }),
  ...columns(
    Item,
    ['lreCode', 'validFrom', 'gratification', 'extraHours', 'proportional', 'source'],
    {
      optional: ['lreCode', 'validFrom', 'gratification', 'extraHours', 'proportional', 'source'],
    },
  ),
]

/** Every item: the company's, the usual ones and the law's. */
export default function ItemsTab() {
  const list = useList(Items, {
    filters: [
      originFilter,
      { name: 'type', label: 'Tipo', options: ItemType.options },
      { name: 'activity', label: 'Estado', options: Activity.options },
    ],
    sort: byOrigin,
  })
  const form = useOpenForm('estado')
  const orders = useCan()('items.update')
  return (
    <>
      <ConceptList
        kind="item"
        title="Ítems"
        list={list}
        columns={shown}
        extra={
          <ActionButton permission="items.read" to={pathTo('maintenance-payroll/orden')}>
            {orders ? 'Ordenar' : 'Ver el orden'}
          </ActionButton>
        }
        actions={(row) => [
          {
            label: row.activity === 'ACTIVE' ? 'Desactivar' : 'Activar',
            permission: 'items.update' as const,
            disabled: row.id === null ? 'No es de la empresa: cópielo primero' : undefined,
            onClick: () => row.id !== null && form.open(row.id),
          },
        ]}
        empty="Aquí estarán los haberes y descuentos."
      />
      {list.rows
        .filter(({ id }) => id === form.key)
        .map((item) => (
          <StateDialog key={item.id} item={item} form={form} />
        ))}
    </>
  )
}
