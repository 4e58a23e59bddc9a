import type { VacationCollectivesQuery } from '#generated/documents/graphql.ts'
import {
  ResumeCollectiveVacation,
  VacationCollectives,
} from '#generated/operations/collective-vacations.ts'
import { useState } from 'react'
import { addDays } from '#chile/dates.ts'
import { formatDate } from '#platform/web/format.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import {
  MASS_ACTS_POLL_MS,
  massColumn,
  massWords,
  resumeAction,
} from '#platform/web/kit/MassActs.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useList } from '#platform/web/useList.ts'
import { CollectiveState } from '../model/collective.ts'
import { UndoDialog } from './UndoDialog.tsx'

type Row = VacationCollectivesQuery['vacationCollectives']['rows'][number]

/** The vacations that were given at once to a group, and how far each is. */
export default function CollectivesTab() {
  const [undone, setUndone] = useState<Row>()
  const resume = useAction(ResumeCollectiveVacation, { done: 'El trabajo sigue' })
  const list = useList(VacationCollectives, {
    sort: { field: 'startDate', descending: true },
    pollMs: MASS_ACTS_POLL_MS,
  })
  const table = (
    <ListPage
      title="Feriados colectivos"
      name="vacation-collectives"
      embedded
      list={list}
      columns={columns}
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
                onClick: () => setUndone(row),
              },
            ]
          : []),
        ...resumeAction(states, row, () => resume.run({ input: { id: row.id } })),
      ]}
      empty={{
        title: 'Sin feriados colectivos',
        text: 'Dé vacaciones de una vez a la razón social, a un área o a un centro de costo.',
      }}
    />
  )
  return (
    <>
      {table}
      {undone && <UndoDialog row={undone} onClose={() => setUndone(undefined)} />}
    </>
  )
}

const groupOf = ({ groupName, businessName }: Row) =>
  groupName ? `${groupName}, ${businessName}` : businessName

const datesOf = ({ startDate, endDate }: Row) => `${formatDate(startDate)} a ${formatDate(endDate)}`

const states = { states: CollectiveState, done: 'GIVEN', undone: 'UNDONE' }

/** «Otorgado», «Deshecho desde el 16-09-2026». */
function stateWords(row: Row): string {
  const words = massWords(states, row)
  return row.keptUntil ? `${words} desde el ${formatDate(addDays(row.keptUntil, 1))}` : words
}

const columns: readonly Column<Row>[] = [
  { key: 'group', title: 'A quiénes', lead: true, text: groupOf },
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
  massColumn(states, stateWords),
  { key: 'author', title: 'Otorgó', text: (row) => row.author },
]
