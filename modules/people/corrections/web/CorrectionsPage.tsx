import { DataCorrections } from '#generated/operations/corrections.ts'
import { formatName } from '#platform/web/format.ts'
import { useOpenForm } from '#platform/web/kit/FormDialog.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import { useList } from '#platform/web/useList.ts'
import { CorrectionPart, CorrectionStatus } from '../model/catalogs.ts'
import { CorrectionDialogs, correctionColumns, useCorrectionActions } from './rows.tsx'

/** What people propose to correct in their records; answered here. */
export default function CorrectionsPage() {
  const form = useOpenForm('correcciones')
  const actions = useCorrectionActions(form)
  const list = useList(DataCorrections, {
    filters: [
      { name: 'status', label: 'Estado', options: CorrectionStatus.options },
      { name: 'part', label: 'Qué corrige', options: CorrectionPart.options },
    ],
    sort: { field: 'requestedAt', descending: true },
  })
  return (
    <>
      <ListPage
        title="Correcciones de datos"
        name="corrections"
        list={list}
        search="Nombre o RUT"
        columns={correctionColumns}
        nameOf={(row) => `la corrección de ${formatName(row.fullname)}`}
        actions={actions}
        empty={{
          title: 'Aún no hay correcciones',
          text: 'Lo que cada persona proponga corregir en su ficha llega aquí para responderlo.',
        }}
      />
      <CorrectionDialogs form={form} rows={list.rows} />
    </>
  )
}
