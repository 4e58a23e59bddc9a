import type {
  CollectiveUndoPeopleQuery,
  VacationCollectivesQuery,
} from '#generated/documents/graphql.ts'
import {
  CollectiveUndoPeople,
  UndoCollectiveVacation,
} from '#generated/operations/collective-vacations.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { ActPeople } from '#platform/web/kit/mass/ActPreview.tsx'
import { initialsColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { keptFrom } from '../model/collective.ts'
import { daysColumn } from './days-column.tsx'

type Props = {
  row: VacationCollectivesQuery['vacationCollectives']['rows'][number]
  onClose: () => void
}

/** Undoes a collective vacation, with the days that return to each of its people shown before. */
export function UndoDialog({ row, onClose }: Props) {
  const { id, version } = row
  const undo = useAction(UndoCollectiveVacation, { done: 'El feriado colectivo se deshace' })
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
      <ActPeople
        of={CollectiveUndoPeople}
        asked={{ id }}
        title="Personas a quienes vuelven días"
        name="collective-undo-people"
        columns={columns}
        empty="Nadie tiene días de él después de hoy."
      />
    </Dialog>
  )
}

type Row = CollectiveUndoPeopleQuery['collectiveUndoPeople']['rows'][number]

const columns: readonly Column<Row>[] = [
  initialsColumn(),
  daysColumn('enjoyedDays', 'Quedan gozados'),
  daysColumn('returnedDays', 'Vuelven'),
]
