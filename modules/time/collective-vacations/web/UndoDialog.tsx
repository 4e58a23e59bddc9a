import type {
  CollectiveUndoPeopleQuery,
  VacationCollectivesQuery,
} from '#generated/documents/graphql.ts'
import {
  CollectiveUndoPeople,
  UndoCollectiveVacation,
} from '#generated/operations/collective-vacations.ts'
import { daysNumber } from '#modules/time/vacations/model/words.ts'
import { formatName } from '#platform/web/format.ts'
import type { Column } from '#platform/web/kit/columns.tsx'
import { Dialog } from '#platform/web/kit/Dialog.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import { initialsColumn } from '#platform/web/kit/usual-columns.tsx'
import { today } from '#platform/web/today.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useList } from '#platform/web/useList.ts'
import { keptFrom } from '../model/collective.ts'

type Props = {
  row: VacationCollectivesQuery['vacationCollectives']['rows'][number]
  onClose: () => void
}

/** Undoes a collective vacation, with the days that return to each of its people shown before. */
export function UndoDialog({ row, onClose }: Props) {
  const { id, version } = row
  const undo = useAction(UndoCollectiveVacation, { done: 'El feriado colectivo se deshace' })
  const list = useList(CollectiveUndoPeople, {
    fixed: { id },
    sort: { field: 'fullname', descending: false },
  })
  return (
    <Dialog
      title="Deshacer el feriado colectivo"
      okText="Deshacer"
      danger
      busy={undo.busy}
      onOk={async () => {
        await undo.run({ input: { id, version } })
        onClose()
      }}
      onCancel={onClose}
      width={720}
    >
      <p>
        {keptFrom(row, today()) === null
          ? 'Todos los días vuelven a los saldos.'
          : 'Ya comenzó: los días hasta hoy quedan gozados y vuelven los que siguen.'}
      </p>
      <ListPage
        title="Personas a quienes vuelven días"
        name="collective-undo-people"
        embedded
        list={list}
        columns={columns}
        rowKey={(person) => person.id}
        nameOf={(person) => formatName(person.fullname)}
        empty={{ title: 'Sin personas', text: 'Nadie tiene días de él después de hoy.' }}
      />
    </Dialog>
  )
}

type Row = CollectiveUndoPeopleQuery['collectiveUndoPeople']['rows'][number]

const columns: readonly Column<Row>[] = [
  initialsColumn(),
  {
    key: 'enjoyedDays',
    title: 'Quedan gozados',
    align: 'end',
    render: (row) => <span className="tabular">{daysNumber(row.enjoyedDays)}</span>,
    text: (row) => Number(row.enjoyedDays),
  },
  {
    key: 'returnedDays',
    title: 'Vuelven',
    align: 'end',
    render: (row) => <span className="tabular">{daysNumber(row.returnedDays)}</span>,
    text: (row) => Number(row.returnedDays),
  },
]
