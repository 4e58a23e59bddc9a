import { counted } from '#chile/counts.ts'
import { SignatureRequests } from '#generated/operations/signature.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LinkRows } from '#platform/web/kit/list/LinkRows.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { useMe } from '#platform/web/screen/me.tsx'
import { daysLeft } from './words.ts'

/** The documents that wait for the signature of whoever is signed in. */
export default function ToSignBlock() {
  const { hasRecord, acting } = useMe()
  const { data } = useDetail(
    SignatureRequests,
    {
      filter: { box: 'TO_SIGN' },
      sort: { by: 'expiresAt', descending: false },
      page: { number: 1, size: 10 },
    },
    { enabled: hasRecord && !acting },
  )
  const found = data?.signatureRequests
  if (!found || found.rows.length === 0) return null
  return (
    <Panel
      title="Por firmar"
      text={counted(found.total ?? found.rows.length, 'documento', 'documentos')}
      action={
        <Link alone to={pathTo('firma-digital')}>
          Ver todos
        </Link>
      }
    >
      <LinkRows
        what="documentos"
        total={found.total}
        rows={found.rows.map(({ id, documentName, expiresAt }) => ({
          id,
          to: pathTo('firma-digital/:id', { id }),
          words: documentName,
          hint: `Hasta el ${formatDate(expiresAt)}. ${daysLeft(expiresAt)}`,
          aside: 'Revisar y firmar',
        }))}
      />
    </Panel>
  )
}
