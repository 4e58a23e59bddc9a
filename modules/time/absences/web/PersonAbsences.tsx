import { Absences } from '#generated/operations/absences.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { AbsenceType, RequestStatus } from '../model/catalogs.ts'
import { Alerts } from './Alerts.tsx'
import { absenceColumns, AbsenceDialogs, useAbsenceActions } from './rows.tsx'
import { YearUsed } from './YearOfAbsences.tsx'

type Props = {
  /** A public id. */
  userId: string
  isOwn: boolean
  /** Whether absences of this very person may be registered. */
  canAdd: boolean
}

/** The columns without whose absence it is; on a phone its kind heads the card. */
const ofPerson = absenceColumns
  .filter(({ key }) => key !== 'fullname')
  .map((column) => ({ ...column, lead: column.key === 'kind' }))

/** The absences of one person: the days used in a year, and each of them; registered from here. */
export function PersonAbsences({ userId, isOwn, canAdd }: Props) {
  const form = useOpenForm('ausencia')
  const actions = useAbsenceActions(form)
  const list = useList(Absences, {
    filters: [
      { name: 'type', label: 'Tipo', options: AbsenceType.options },
      { name: 'status', label: 'Estado', options: RequestStatus.options },
    ],
    sort: { field: 'startDate', descending: true },
    fixed: { userId },
  })
  const create = canAdd && (
    <ActionButton permission="absences.create" onClick={() => form.open()}>
      Nueva ausencia
    </ActionButton>
  )
  return (
    <>
      {!isOwn && <Alerts userId={userId} />}
      <YearUsed userId={userId} isOwn={isOwn} />
      <Panel title="Una por una" action={create}>
        <ListPage
          title="Ausencias"
          name="person-absences"
          embedded
          list={list}
          columns={ofPerson}
          nameOf={(row) => `${row.kind} del ${row.startDate}`}
          actions={(row) => actions(row).filter(({ label }) => label !== 'Ver ficha')}
          empty={{
            title: 'Sin ausencias',
            text: isOwn
              ? 'Con «Nueva ausencia» se pide un permiso o se avisa de una licencia.'
              : 'Las licencias, inasistencias y permisos que se registren quedan aquí.',
          }}
        />
      </Panel>
      <AbsenceDialogs form={form} rows={list.rows} userId={userId} />
    </>
  )
}
