import { DownloadOutlined } from '@ant-design/icons'
import { formatPesos } from '#chile/numbers.ts'
import type { OwnSettlementsQuery } from '#generated/documents/graphql.ts'
import { OwnSettlementPdf, OwnSettlements } from '#generated/operations/settlements.ts'
import { request } from '#platform/web/api/api.ts'
import { openFile } from '#platform/web/api/files.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Figures, Panel } from '#platform/web/kit/text/Figures.tsx'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { DismissalCause } from '../model/finiquito.ts'
import { Lines } from './Lines.tsx'
import { Why } from './LineExplanation.tsx'
import { paidWords } from './paid-words.ts'
import './settlements.css'

type Own = OwnSettlementsQuery['ownSettlements'][number]

/** The finiquitos that whoever looks is shown of themselves: what each pays, and why. */
export default function OwnSettlementsPage() {
  const detail = useDetail(OwnSettlements)
  const rows = detail.data?.ownSettlements ?? []
  return (
    <DetailPage
      title="Mi finiquito"
      loading={detail.loading}
      error={detail.error}
      retry={detail.reload}
    >
      {rows.length === 0 && (
        <EmptyState title="No hay un finiquito para mostrar">
          Cuando su empleador se lo muestre, recibirá un aviso y lo verá aquí.
        </EmptyState>
      )}
      {rows.map((row) => (
        <OwnSettlement key={row.id} row={row} />
      ))}
    </DetailPage>
  )
}

/** The amount that is explained is in the address: a finiquito and its line. */
function OwnSettlement({ row }: { row: Own }) {
  const { id } = row
  const [search, setSearch] = useAddressParams()
  const asked = search.get('finiquito') === id ? search.get('concepto') : null
  const ask = (code: string | null) =>
    setSearch(code ? { finiquito: id, concepto: code } : {}, { replace: true })
  return (
    <>
      <Panel
        title={row.businessName}
        text={DismissalCause.label(row.dismissalCause)}
        action={
          <ActionButton
            icon={<DownloadOutlined aria-hidden />}
            onClick={async () =>
              openFile((await request(OwnSettlementPdf, { input: { id } })).ownSettlementPdf)
            }
          >
            Descargar finiquito
          </ActionButton>
        }
      >
        <Figures
          label="Finiquito"
          figures={[
            { label: 'Total a pagar', value: formatPesos(row.toPay), hint: paidWords(row) },
            {
              label: 'Término',
              value: formatDate(row.disengagementDate),
              hint: `Desde el ${formatDate(row.initialDate)}`,
            },
          ]}
        />
        <Lines lines={row.lines} ask={ask} />
        <p className="soft">
          Verlo no es firmarlo: se firma ante un ministro de fe o en el sitio de la Dirección del
          Trabajo, y al firmar puede reservar derechos (Código del Trabajo, art. 177).
        </p>
      </Panel>
      <Why own id={id} code={asked} onAsk={ask} />
    </>
  )
}
