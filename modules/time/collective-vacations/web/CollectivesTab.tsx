import type { VacationCollectivesQuery } from '#generated/documents/graphql.ts'
import {
  ResumeCollectiveVacation,
  VacationCollectives,
} from '#generated/operations/collective-vacations.ts'
import { addDays } from '#chile/dates.ts'
import { formatDate } from '#platform/web/look/format.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { authorColumn, countColumn, stateColumn } from '#platform/web/kit/mass/columns.tsx'
import { massWords } from '#platform/web/kit/mass/mass-act.ts'
import { MassActsPage, useMassActs } from '#platform/web/kit/mass/MassActsPage.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { act } from './act.ts'
import { UndoDialog } from './UndoDialog.tsx'

type Row = VacationCollectivesQuery['vacationCollectives']['rows'][number]

/** The vacations that were given at once to a group, and how far each is. */
export default function CollectivesTab() {
  return (
    <MassActsPage
      act={act}
      list={useMassActs(VacationCollectives, 'startDate')}
      resume={ResumeCollectiveVacation}
      name="vacation-collectives"
      embedded
      columns={columns}
      nameOf={(row) => `el feriado colectivo de ${groupOf(row)}`}
      actions={(row) => [
        {
          label: 'Ver personas',
          to: `${pathTo('vacaciones')}/solicitudes?collectiveId=${row.id}`,
        },
      ]}
      undo={{
        offered: ({ canUndo }) => canUndo,
        dialog: (row, form) => <UndoDialog row={row} onClose={form.close} />,
      }}
      empty={{
        title: 'Sin feriados colectivos',
        text: 'Dé vacaciones de una vez a la razón social, a un área o a un centro de costo.',
      }}
    />
  )
}

const groupOf = ({ groupName, businessName }: Row) =>
  groupName ? `${groupName}, ${businessName}` : businessName

const datesOf = ({ startDate, endDate }: Row) => `${formatDate(startDate)} a ${formatDate(endDate)}`

/** «Otorgado», «Deshecho desde el 16-09-2026». */
function stateWords(row: Row): string {
  const words = massWords(act, row)
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
  countColumn('people', 'Con sus días'),
  stateColumn(act, stateWords),
  authorColumn('Otorgó'),
]
