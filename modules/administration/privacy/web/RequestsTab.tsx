import { PrivacyRequests, PrivacyTerms } from '#generated/operations/privacy.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { fullnameColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { RecordsPage } from '#platform/web/kit/record/RecordsPage.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { formatName } from '#platform/web/look/format.ts'
import { PrivacyRight, PrivacyStanding, PrivacyState } from '../model/catalogs.ts'
import { AskDialog } from './dialogs.tsx'
import { requestColumns } from './rows.tsx'
import { ActDialogs, useRequests } from './useRequests.tsx'

const columns = [fullnameColumn, ...requestColumns]

/** What people ask of their data, by the days that are left to answer. */
export default function RequestsTab() {
  const { form, ...shared } = useRequests()
  const asking = useOpenForm('solicitud anotada')
  const list = useList(PrivacyRequests, {
    filters: [
      { name: 'standing', label: 'Plazo', options: PrivacyStanding.options },
      { name: 'kind', label: 'Derecho', options: PrivacyRight.options },
      { name: 'state', label: 'Estado', options: PrivacyState.options },
    ],
    sort: { field: 'deadline', descending: false },
  })
  return (
    <>
      <RecordsPage
        {...shared}
        list={list}
        title="Solicitudes"
        embedded
        search="Nombre o RUT"
        columns={columns}
        nameOf={(row) => `la solicitud de ${formatName(row.fullname)}`}
        above={<Law />}
        create={{
          label: 'Anotar solicitud',
          permission: 'privacyRequests.update',
          besides: ['privacyRequests.create', 'users.massRead'],
          onClick: () => asking.open(),
        }}
        empty="Lo que cada persona pida sobre sus datos llega aquí, con los días que quedan."
      />
      <ActDialogs form={form} rows={list.rows} />
      {asking.key !== undefined && <AskDialog form={asking} forAnother />}
    </>
  )
}

/** What the law orders of the days, and where somebody without an account asks. */
function Law() {
  const { data } = useDetail(PrivacyTerms)
  if (!data) return null
  const { answer, extension, block, claim, sources, address } = data.privacyTerms
  return (
    <details className="soft">
      <summary>
        {`Se responde en ${answer} días corridos; el bloqueo, en ${block} días hábiles`}
      </summary>
      <p>
        {`El plazo se prorroga una vez, por ${extension} días a lo más. Si se rechaza, la ` +
          `respuesta dice por qué y que hay ${claim} días hábiles para reclamar ante la Agencia.`}
      </p>
      {sources.map(({ text }) => (
        <p key={text}>{text}.</p>
      ))}
      {address && (
        <p>
          Quien ya no tiene cuenta pide en <a href={address}>{address}</a>, con un código que llega
          al correo de su ficha.
        </p>
      )}
    </details>
  )
}
