import { DataCorrections } from '#generated/operations/corrections.ts'
import { formatName } from '#platform/web/look/format.ts'
import { RecordsPage, useRecords } from '#platform/web/kit/record/RecordsPage.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { DataCorrection } from '../model/correction.ts'
import { correctionColumns, useCorrections } from './rows.tsx'

/** What people propose to correct in their records; answered here. */
export default function CorrectionsPage() {
  return (
    <RecordsPage
      {...useCorrections()}
      list={useRecords(DataCorrection, DataCorrections)}
      title="Correcciones de datos"
      columns={correctionColumns}
      nameOf={(row) => `la corrección de ${formatName(row.fullname)}`}
      links={({ userId: id }) => [
        { label: 'Ver ficha', permission: 'users.read', to: pathTo('ficha/:id', { id }) },
      ]}
      empty="Lo que cada persona proponga corregir en su ficha llega aquí para responderlo."
    />
  )
}
