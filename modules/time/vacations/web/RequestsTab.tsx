import { Vacations } from '#generated/operations/vacations.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { RequestStatus } from '#modules/time/absences/model/catalogs.ts'
import { formatName } from '#platform/web/look/format.ts'
import { useVacationActions, vacationColumns, VacationDialogs } from './rows.tsx'

/** What was asked for, by everybody within reach; answered here, one after another. */
export default function RequestsTab() {
  const form = useOpenForm('solicitudes')
  const actions = useVacationActions(form)
  const list = useList(Vacations, {
    filters,
    filterBy: ['collectiveId'],
    sort: { field: 'requestDate', descending: true },
    toFilter: ({ month, ...values }) => ({ ...values, ...(month ? { month: Number(month) } : {}) }),
  })
  const first = list.rows.find(({ canAnswer }) => canAnswer)
  return (
    <>
      <ListPage
        title="Solicitudes de vacaciones"
        name="vacations"
        embedded
        list={list}
        search="Nombre o RUT"
        columns={vacationColumns}
        nameOf={(row) => `las vacaciones de ${formatName(row.fullname)}`}
        actions={actions}
        {...(first
          ? {
              extra: (
                <ActionButton look="primary" onClick={() => form.open(`revisar ${first.id}`)}>
                  Responder pendientes
                </ActionButton>
              ),
            }
          : {})}
        empty={{
          title: 'Aún no hay solicitudes',
          text: 'Las que pidan las personas a su cargo llegan aquí para responderlas.',
        }}
      />
      <VacationDialogs form={form} rows={list.rows} />
    </>
  )
}

const filters = [
  { name: 'month', label: 'Mes', kind: 'month' as const },
  { name: 'status', label: 'Estado', options: RequestStatus.options },
  { name: 'businessId', label: 'Razón social', reference: 'business' },
]
