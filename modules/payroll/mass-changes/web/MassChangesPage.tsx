import type { MassChangesQuery } from '#generated/documents/graphql.ts'
import {
  DiscardMassChange,
  MassChanges,
  ResumeMassChange,
  UndoMassChange,
} from '#generated/operations/mass-changes.ts'
import { counted } from '#chile/counts.ts'
import { formatMoment } from '#platform/web/format.ts'
import { TextWithHint } from '#platform/web/kit/TextWithHint.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { Link } from '#platform/web/kit/Link.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import { MASS_ACTS_POLL_MS, massColumn, resumeAction } from '#platform/web/kit/MassActs.tsx'
import { NoBreak } from '#platform/web/kit/NoBreak.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useList } from '#platform/web/useList.ts'
import { states } from './states.ts'

type Row = MassChangesQuery['massChanges']['rows'][number]

/** The changes of many people in one act, and how far each is. */
export default function MassChangesPage() {
  const undo = useAction(UndoMassChange, { done: 'El cambio se deshace' })
  const resume = useAction(ResumeMassChange, { done: 'El trabajo sigue' })
  const discard = useAction(DiscardMassChange, { done: 'El cambio se descartó' })
  const list = useList(MassChanges, {
    sort: { field: 'createdAt', descending: true },
    pollMs: MASS_ACTS_POLL_MS,
  })
  return (
    <ListPage
      title="Cambios masivos"
      name="mass-changes"
      list={list}
      columns={columns}
      nameOf={({ what }) => what}
      create={{ label: 'Nuevo cambio masivo', to: pathTo('cambios-masivos/nuevo') }}
      actions={(row) => [
        ...(row.state === 'APPLIED'
          ? [
              {
                label: 'Deshacer',
                danger: true,
                confirm:
                  `Vuelven a lo que tenían ${counted(row.people, 'contrato')}, salvo los que ` +
                  'se cambiaron después.',
                onClick: () => undo.run({ input: { id: row.id, version: row.version } }),
              },
            ]
          : []),
        ...(row.failed && row.state === 'PREPARING'
          ? [
              {
                label: 'Descartar',
                danger: true,
                confirm: 'Todavía no cambió a nadie: no se aplica y queda en la lista.',
                onClick: () => discard.run({ input: { id: row.id, version: row.version } }),
              },
            ]
          : []),
        ...resumeAction(states, row, () => resume.run({ input: { id: row.id } })),
      ]}
      empty={{
        title: 'Sin cambios masivos',
        text: 'Suba el sueldo, dé un bono o ponga un tramo a muchas personas en un solo acto.',
      }}
    />
  )
}

const columns: readonly Column<Row>[] = [
  {
    key: 'what',
    title: 'Cambio',
    lead: true,
    text: ({ what }) => what,
    render: ({ id, what, businessName }) => (
      <TextWithHint
        words={
          <Link to={pathTo('cambios-masivos/:id', { id })}>
            <NoBreak words={what} />
          </Link>
        }
        hint={businessName}
      />
    ),
  },
  {
    key: 'people',
    title: 'Contratos',
    align: 'end',
    text: ({ people }) => people,
    render: ({ people }) => <span className="tabular">{people}</span>,
  },
  massColumn(states),
  {
    key: 'reason',
    title: 'Motivo',
    text: (row) => row.reason,
    render: (row) => <span className="mg-sentence">{row.reason}</span>,
  },
  { key: 'author', title: 'Ordenó', text: (row) => row.author },
  {
    key: 'createdAt',
    title: 'Cuándo',
    sort: 'createdAt',
    text: ({ createdAt }) => formatMoment(createdAt),
  },
]
