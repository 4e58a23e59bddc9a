import { useOutletContext } from 'react-router'
import { LaborProtectionCatalogue } from '#generated/catalogues.ts'
import { OpenProtectionPaper } from '#generated/operations/protections.ts'
import type { Person } from '#modules/people/people/web/index.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { openFile } from '#platform/web/api/files.ts'
import { formatDate } from '#platform/web/look/format.ts'
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
import { ProtectionKind, ProtectionState, protectionStateOn } from '../model/protection.ts'
import { EditProtection, NewProtection } from './ProtectionForm.tsx'
import type { ProtectionRow } from './types.ts'

const tones: Readonly<Record<ProtectionState, Tone>> = {
  UPCOMING: 'accent',
  CURRENT: 'warning',
  AUTHORIZED: 'accent',
  ENDED: 'neutral',
}

const stateOf = (row: ProtectionRow) => protectionStateOn(row, today())

const columns: readonly Column<ProtectionRow>[] = [
  {
    key: 'kind',
    title: 'Fuero',
    lead: true,
    text: ({ kind }) => ProtectionKind.label(kind),
  },
  validityColumn,
  stateColumn('state', { states: ProtectionState, tones }, stateOf),
  {
    key: 'court',
    title: 'Autorización judicial',
    text: ({ courtCase }) => courtCase,
    render: ({ courtDate, courtCase }) =>
      courtDate ? (
        <span className="mg-option">
          <span>{courtCase}</span>
          <span className="soft tabular">{formatDate(courtDate)}</span>
        </span>
      ) : (
        <Nothing />
      ),
  },
]

/** «Fueros» of the ficha: what protects a person against the end of their contract. */
export default function PersonTab() {
  const { person, isOwn } = useOutletContext<{ person: Person; isOwn: boolean }>()
  const can = useCan()
  // Of others they are read by those who keep them.
  const reads = person.canSeePay && (isOwn || can('laborProtections.create'))
  const detail = useDetail(
    LaborProtectionCatalogue.list,
    reads ? { input: { userId: person.id } } : null,
  )
  const form = useOpenForm('fuero')
  const open = useAction(OpenProtectionPaper, { after: openFile, quiet: true, keepCache: true })
  const remove = useAction(LaborProtectionCatalogue.remove, { done: 'Fuero eliminado' })
  if (!reads) return <NoAccess />
  const rows = detail.data?.laborProtections.toSorted((a, b) =>
    b.startDate.localeCompare(a.startDate),
  )
  const edited = rows?.find(({ id }) => id === form.key)
  const paper = (row: ProtectionRow, ofCourt: boolean, label: string) => ({
    label,
    onClick: () => open.run({ input: { id: row.id, ofCourt } }),
  })
  return (
    <CataloguePanel
      detail={detail}
      rows={rows}
      noun={{ one: 'fuero', many: 'fueros' }}
      title="Fueros"
      empty={
        'Agregue el fuero sindical, maternal u otro que la protege: mientras dura, su contrato ' +
        'no termina sin autorización judicial (Código del Trabajo, art. 174).'
      }
      create={{
        permission: 'laborProtections.create',
        label: 'Agregar fuero',
        onClick: () => form.open(),
      }}
      caption="Fueros"
      columns={columns}
      nameOf={({ kind, startDate }) => `${ProtectionKind.label(kind)} ${formatDate(startDate)}`}
      actions={(row) => [
        ...(row.fileId ? [paper(row, false, 'Ver documento')] : []),
        ...(row.courtFileId ? [paper(row, true, 'Ver sentencia')] : []),
        {
          label: 'Editar',
          permission: 'laborProtections.update',
          onClick: () => form.open(row.id),
        },
        {
          label: 'Eliminar',
          permission: 'laborProtections.delete',
          danger: true,
          confirm: 'El fuero sale de la ficha y deja de proteger. Queda en la auditoría.',
          onClick: () => remove.run({ input: { id: row.id } }),
        },
      ]}
    >
      {form.key === NEW && <NewProtection userId={person.id} form={form} />}
      {edited && <EditProtection key={edited.id} row={edited} form={form} />}
    </CataloguePanel>
  )
}
