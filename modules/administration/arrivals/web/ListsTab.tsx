import { Arrivals } from '#generated/operations/arrivals.ts'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { formatName } from '#platform/web/look/format.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { ArrivalKind, ArrivalState } from '../model/catalogs.ts'
import { listColumns, toFilter } from './rows.tsx'
import { StartDialog } from './StartDialog.tsx'

/** Who comes in and who leaves, and how far each list is. */
export default function ListsTab() {
  const form = useOpenForm('lista de ingreso')
  const list = useList(Arrivals, {
    filters: [
      { name: 'kind', label: 'Tipo', options: ArrivalKind.options },
      { name: 'state', label: 'Estado', options: ArrivalState.options },
      { name: 'businessId', label: 'Razón social', reference: 'business' },
      { name: 'overdue', label: 'Atraso', options: [{ value: 'true', label: 'Con atraso' }] },
    ],
    sort: { field: 'day', descending: true },
    toFilter,
  })
  return (
    <>
      <ListPage
        title="Listas"
        name="arrivals"
        embedded
        list={list}
        search="Nombre o RUT"
        columns={listColumns}
        nameOf={({ fullname }) => formatName(fullname)}
        actions={({ id }) => [{ label: 'Ver lista', to: pathTo('ingresos-y-salidas/:id', { id }) }]}
        extra={
          <ActionButton
            permission="arrivals.create"
            besides={['arrivalTemplates.read', 'contracts.massRead']}
            onClick={() => form.open()}
          >
            Iniciar lista
          </ActionButton>
        }
        empty={{
          title: 'Aún no hay listas',
          text: 'Se inician solas cuando comienza o termina un contrato que una plantilla nombra.',
        }}
      />
      {form.key && <StartDialog form={form} />}
    </>
  )
}
