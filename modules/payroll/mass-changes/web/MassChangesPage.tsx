import type { MassChangesQuery } from '#generated/documents/graphql.ts'
import {
  DiscardMassChange,
  MassChanges,
  ResumeMassChange,
  UndoMassChange,
} from '#generated/operations/mass-changes.ts'
import { counted } from '#chile/counts.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import {
  actColumn,
  authorColumn,
  countColumn,
  stateColumn,
} from '#platform/web/kit/mass/columns.tsx'
import { MassActsPage, useMassActs } from '#platform/web/kit/mass/MassActsPage.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { act } from './act.ts'

type Row = MassChangesQuery['massChanges']['rows'][number]

/** The changes of many people in one act, and how far each is. */
export default function MassChangesPage() {
  const undo = useAction(UndoMassChange, { done: 'El cambio se deshace' })
  const discard = useAction(DiscardMassChange, { done: 'El cambio se descartó' })
  return (
    <MassActsPage
      act={act}
      list={useMassActs(MassChanges, 'createdAt')}
      resume={ResumeMassChange}
      name="mass-changes"
      columns={columns}
      nameOf={({ what }) => what}
      actions={({ id, version, state, failed, people }) => [
        ...(state === 'APPLIED'
          ? [
              {
                label: 'Deshacer',
                danger: true,
                confirm:
                  `Vuelven a lo que tenían ${counted(people, 'contrato')}, salvo los que ` +
                  'se cambiaron después.',
                onClick: () => undo.run({ input: { id, version } }),
              },
            ]
          : []),
        ...(failed && state === 'PREPARING'
          ? [
              {
                label: 'Descartar',
                danger: true,
                confirm: 'Todavía no cambió a nadie: no se aplica y queda en la lista.',
                onClick: () => discard.run({ input: { id, version } }),
              },
            ]
          : []),
      ]}
      empty={{
        title: 'Sin cambios masivos',
        text: 'Suba el sueldo, dé un bono o ponga un tramo a muchas personas en un solo acto.',
      }}
    />
  )
}

const columns: readonly Column<Row>[] = [
  actColumn({
    key: 'what',
    title: 'Cambio',
    words: ({ what }) => what,
    to: ({ id }) => pathTo('cambios-masivos/:id', { id }),
  }),
  countColumn('people', 'Contratos'),
  stateColumn(act),
  {
    key: 'reason',
    title: 'Motivo',
    text: (row) => row.reason,
    render: (row) => <span className="mg-sentence">{row.reason}</span>,
  },
  authorColumn('Ordenó'),
  {
    key: 'createdAt',
    title: 'Cuándo',
    sort: 'createdAt',
    text: ({ createdAt }) => formatMoment(createdAt),
  },
]
