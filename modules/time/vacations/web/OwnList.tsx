import { Vacations } from '#generated/operations/vacations.ts'
import type { OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { RequestStatus } from '#modules/time/absences/model/catalogs.ts'
import { ownColumns, useVacationActions, VacationDialogs } from './rows.tsx'
import { spanText } from './words.ts'

type Props = { userId: string; form: OpenForm; empty: string }

/** The vacations of one person, the last first. */
export function OwnList({ userId, form, empty }: Props) {
  const actions = useVacationActions(form)
  const list = useList(Vacations, {
    filters: [{ name: 'status', label: 'Estado', options: RequestStatus.options }],
    sort: { field: 'startDate', descending: true },
    fixed: { userId },
  })
  return (
    <>
      <ListPage
        title="Solicitudes"
        name="person-vacations"
        embedded
        list={list}
        columns={ownColumns}
        nameOf={(row) => `las vacaciones del ${spanText(row)}`}
        actions={(row) => actions(row).filter(({ label }) => label !== 'Ver cartola')}
        empty={{ title: 'Aún no hay solicitudes', text: empty }}
      />
      <VacationDialogs form={form} rows={list.rows} />
    </>
  )
}
