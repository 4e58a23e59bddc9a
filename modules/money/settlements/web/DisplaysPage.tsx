import type { SettlementDisplaysQuery } from '#generated/documents/graphql.ts'
import { counted } from '#chile/counts.ts'
import { SettlementDisplays, UndoSettlementDisplay } from '#generated/operations/settlements.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useList } from '#platform/web/list/useList.ts'

type Row = SettlementDisplaysQuery['settlementDisplays']['rows'][number]

const wordsOf = ({ shows, people }: Row) =>
  `${shows ? 'A la vista de' : 'Oculto para'} ${counted(people, 'persona')}`

/** The acts by which finiquitos were shown to their people or hidden, each taken back as one. */
export default function DisplaysPage() {
  const undo = useAction(UndoSettlementDisplay, { done: 'El acto se deshizo' })
  const list = useList(SettlementDisplays, { sort: { field: 'at', descending: true } })
  return (
    <ListPage
      title="Finiquitos mostrados"
      name="settlement-displays"
      list={list}
      columns={columns}
      nameOf={(row) => `el acto del ${formatMoment(row.at)}`}
      create={{
        label: 'Mostrar finiquitos',
        to: pathTo('finiquitos/mostrar'),
        permission: 'settlements.update',
      }}
      actions={(row) =>
        row.undoneAt === null
          ? [
              {
                label: 'Deshacer',
                danger: true,
                permission: 'settlements.update',
                confirm: row.shows
                  ? 'Dejan de ver su finiquito, salvo si otro acto se lo mostró después.'
                  : 'Vuelven a ver su finiquito, salvo los que se cambiaron después.',
                onClick: () => undo.run({ input: { id: row.id, version: row.version } }),
              },
            ]
          : []
      }
      empty={{
        title: 'Aún no se muestra ningún finiquito',
        text: 'Muestre en un solo acto los de una lista o de un finiquito masivo.',
      }}
    />
  )
}

const columns: readonly Column<Row>[] = [
  { key: 'what', title: 'Acto', lead: true, text: wordsOf },
  {
    key: 'state',
    title: 'Estado',
    text: ({ undoneAt }) => (undoneAt === null ? 'Hecho' : 'Deshecho'),
    render: ({ undoneAt, undoneBy }) => (
      <TextWithHint
        words={
          <StatusTag tone={undoneAt === null ? 'success' : 'neutral'}>
            {undoneAt === null ? 'Hecho' : 'Deshecho'}
          </StatusTag>
        }
        hint={undoneAt !== null && [formatMoment(undoneAt), undoneBy].filter(Boolean).join(', ')}
      />
    ),
  },
  { key: 'author', title: 'Ordenó', text: (row) => row.author },
  {
    key: 'at',
    title: 'Cuándo',
    sort: 'at',
    text: ({ at }) => formatMoment(at),
  },
]
