import { useOutletContext } from 'react-router'
import { ResidencePermitCatalogue } from '#generated/catalogues.ts'
import { OpenResidencePaper } from '#generated/operations/residence.ts'
import type { Person } from '#modules/people/people/web/index.ts'
import { openFile } from '#platform/web/api/files.ts'
import { CataloguePanel } from '#platform/web/kit/list/CataloguePanel.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { NEW, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { NoAccess } from '#platform/web/kit/page/NoAccess.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import type { Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { validityColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { PermitState, permitStateOn, ResidenceKind } from '../model/permit.ts'
import { QuotaException } from '../model/quota.ts'
import { EditPermit, NewPermit } from './PermitForm.tsx'
import type { Permit } from './types.ts'

const tones: Readonly<Record<PermitState, Tone>> = {
  UPCOMING: 'accent',
  CURRENT: 'success',
  EXPIRING: 'warning',
  EXPIRED: 'danger',
}

const stateOf = (permit: Permit) => permitStateOn(permit, today())

const columns: readonly Column<Permit>[] = [
  {
    key: 'kind',
    title: 'Permiso',
    lead: true,
    text: ({ kind }) => ResidenceKind.label(kind),
    render: ({ kind, number }) => (
      <span className="mg-option">
        <span>{ResidenceKind.label(kind)}</span>
        <span className="soft tabular">{number}</span>
      </span>
    ),
  },
  validityColumn,
  stateColumn('state', { states: PermitState, tones }, stateOf),
  {
    key: 'quotaException',
    title: 'Excepción al 15 %',
    text: ({ quotaException }) => (quotaException ? QuotaException.label(quotaException) : null),
    render: ({ quotaException }) =>
      quotaException ? QuotaException.label(quotaException) : <Nothing />,
  },
]

/** «Residencia» of the ficha: the permits under which somebody of another country works here. */
export default function PersonTab() {
  const { person } = useOutletContext<{ person: Person }>()
  const detail = useDetail(
    ResidencePermitCatalogue.list,
    person.canSeePay ? { input: { userId: person.id } } : null,
  )
  const form = useOpenForm('permiso')
  const open = useAction(OpenResidencePaper, { after: openFile, quiet: true, keepCache: true })
  const remove = useAction(ResidencePermitCatalogue.remove, { done: 'Permiso eliminado' })
  if (!person.canSeePay) return <NoAccess />
  const rows = detail.data?.residencePermits.toSorted((a, b) =>
    b.startDate.localeCompare(a.startDate),
  )
  const edited = rows?.find(({ id }) => id === form.key)
  return (
    <CataloguePanel
      detail={detail}
      rows={rows}
      noun={{ one: 'permiso', many: 'permisos' }}
      title="Permisos de residencia"
      empty={
        person.countryOfOrigin === 'CL'
          ? 'Es de nacionalidad chilena: no necesita permiso para trabajar.'
          : 'Agregue el permiso con el que reside y trabaja en Chile (Ley 21.325).'
      }
      create={{
        permission: 'residencePermits.create',
        label: 'Agregar permiso',
        onClick: () => form.open(),
      }}
      caption="Permisos de residencia"
      columns={columns}
      nameOf={({ kind, number }) => `${ResidenceKind.label(kind)} ${number}`}
      actions={(row) => [
        ...(row.fileId
          ? [{ label: 'Ver documento', onClick: () => open.run({ input: { id: row.id } }) }]
          : []),
        {
          label: 'Editar',
          permission: 'residencePermits.update',
          onClick: () => form.open(row.id),
        },
        {
          label: 'Eliminar',
          permission: 'residencePermits.delete',
          danger: true,
          confirm: 'El permiso sale de la ficha. Queda en la auditoría.',
          onClick: () => remove.run({ input: { id: row.id } }),
        },
      ]}
    >
      {form.key === NEW && <NewPermit userId={person.id} form={form} />}
      {edited && <EditPermit key={edited.id} permit={edited} form={form} />}
    </CataloguePanel>
  )
}
