import type { VacationCollectivesQuery } from '#generated/documents/graphql.ts'
import {
  ResumeCollectiveVacation,
  UndoCollectiveVacation,
  VacationCollectives,
} from '#generated/operations/vacations.ts'
import { counted } from '#chile/counts.ts'
import { formatDate } from '#platform/web/format.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/StatusTag.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useList } from '#platform/web/useList.ts'
import { CollectiveState } from '../model/collective.ts'

type Row = VacationCollectivesQuery['vacationCollectives']['rows'][number]

const refreshMs = 3_000

/** The vacations that were given at once to a group, and how far each is. */
export default function CollectivesTab() {
  const undo = useAction(UndoCollectiveVacation, { done: 'El feriado colectivo se deshace' })
  const resume = useAction(ResumeCollectiveVacation, { done: 'El trabajo sigue' })
  const list = useList(VacationCollectives, {
    sort: { field: 'startDate', descending: true },
    pollMs: refreshMs,
  })
  return (
    <ListPage
      title="Feriados colectivos"
      name="vacation-collectives"
      embedded
      list={list}
      columns={columns}
      rowKey={({ id }) => id}
      nameOf={(row) => `el feriado colectivo de ${groupOf(row)}`}
      extra={
        <ActionButton look="primary" to={pathTo('vacaciones/colectivas/nueva')}>
          Nuevo feriado colectivo
        </ActionButton>
      }
      actions={(row) => [
        {
          label: 'Ver personas',
          to: `${pathTo('vacaciones')}/solicitudes?collectiveId=${row.id}`,
        },
        ...(row.canUndo
          ? [
              {
                label: 'Deshacer',
                danger: true,
                confirm: `Los días de ${peopleOf(row)} vuelven a sus saldos.`,
                onClick: () => undo.run({ input: { id: row.id, version: row.version } }),
              },
            ]
          : []),
        ...(row.failed && row.state !== 'GIVEN' && row.state !== 'UNDONE'
          ? [
              {
                label: 'Reanudar',
                onClick: () => resume.run({ input: { id: row.id } }),
              },
            ]
          : []),
      ]}
      empty={{
        title: 'Sin feriados colectivos',
        text: 'Dé las vacaciones de una vez a toda la razón social, a un área o a un centro de costo.',
      }}
    />
  )
}

const groupOf = ({ groupName, businessName }: Row) =>
  groupName ? `${groupName}, ${businessName}` : businessName

const peopleOf = ({ people }: Row) => counted(people, 'persona', 'personas')

const datesOf = ({ startDate, endDate }: Row) => `${formatDate(startDate)} a ${formatDate(endDate)}`

const tones: Readonly<Record<Row['state'], Tone>> = {
  GIVING: 'neutral',
  GIVEN: 'success',
  UNDOING: 'neutral',
  UNDONE: 'neutral',
}

/** «Otorgándose, 120 de 500», «Otorgado». */
function stateWords({ state, done, total, failed, problem }: Row): string {
  const words = CollectiveState.label(state)
  if (state === 'GIVEN' || state === 'UNDONE') return words
  if (failed) return `${words}: se detuvo${problem ? `. ${problem}` : ''}`
  return total > 0 ? `${words}, ${done} de ${total}` : words
}

const columns: readonly Column<Row>[] = [
  { key: 'group', title: 'A quiénes', lead: true, render: groupOf, text: groupOf },
  {
    key: 'dates',
    title: 'Fechas',
    render: (row) => <span className="tabular">{datesOf(row)}</span>,
    text: datesOf,
  },
  {
    key: 'people',
    title: 'Con sus días',
    align: 'end',
    render: (row) => <span className="tabular">{row.people}</span>,
    text: (row) => row.people,
  },
  {
    key: 'state',
    title: 'Estado',
    render: (row) => (
      <StatusTag tone={row.failed ? 'danger' : tones[row.state]}>{stateWords(row)}</StatusTag>
    ),
    text: stateWords,
  },
  { key: 'author', title: 'Otorgó', render: (row) => row.author ?? '', text: (row) => row.author },
]
