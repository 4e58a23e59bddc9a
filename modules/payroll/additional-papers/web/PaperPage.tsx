import { DownloadOutlined } from '@ant-design/icons'
import { useParams } from 'react-router'
import type { AdditionalPaperQuery } from '#generated/documents/graphql.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { AdditionalPdf } from '#generated/operations/additional-papers.ts'
import { request } from '#platform/web/api/api.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { Figures, Panel } from '#platform/web/kit/text/Figures.tsx'
import { PageContext } from '#platform/web/kit/page/PageContext.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { openFile } from '#platform/web/api/files.ts'
import { paperTitle } from '../model/title.ts'
import {
  AccruedTable,
  AdditionalPaper,
  LinesTable,
} from '#modules/payroll/additional-engine/web/index.ts'
import { Reasons, YearTable } from '#modules/payroll/gratification/web/index.ts'

type Read = AdditionalPaperQuery['additionalPaper']

/** A payment apart as its person reads it: how much, of which months, and why. */
export default function PaperPage() {
  const { month = '', contract = '' } = useParams()
  const input = { payrollMonthId: month, contractId: contract }
  const detail = useDetail(AdditionalPaper, { input })
  const paper = detail.data?.additionalPaper
  const title = paper ? paperTitle(paper) : ''
  return (
    <DetailPage
      title={title}
      plainTitle={paper ? `${title} de ${paper.name}` : 'Pago adicional'}
      context={paper && <Context paper={paper} />}
      actions={
        <ActionButton
          look="primary"
          icon={<DownloadOutlined aria-hidden />}
          onClick={async () => openFile((await request(AdditionalPdf, { input })).additionalPdf)}
        >
          Descargar PDF
        </ActionButton>
      }
      loading={detail.loading}
      error={detail.error}
      retry={detail.reload}
    >
      {paper && <Body paper={paper} />}
    </DetailPage>
  )
}

const Context = ({ paper }: { paper: Read }) => (
  <PageContext
    tone={paper.isOpen ? 'warning' : 'success'}
    state={paper.isOpen ? 'Proceso abierto' : `Pago: ${paper.paymentLabel}`}
  >
    {!paper.isOwn && <span>{paper.name}</span>}
    <span>Pagado con {monthLabel(paper.yearMonth)}</span>
    <span>{paper.businessName}</span>
  </PageContext>
)

function Body({ paper }: { paper: Read }) {
  const { gratification, months, lines } = paper
  return (
    <div className="ga-paper">
      <Figures
        label="El pago"
        figures={[
          { label: 'Líquido a pagar', value: formatPesos(paper.net) },
          { label: 'Total haberes', value: formatPesos(paper.earnings) },
          { label: 'Total descuentos', value: formatPesos(paper.deductions) },
        ]}
      />
      {gratification && (
        <Panel title="Por qué" text={`La gratificación legal del año ${gratification.year}.`}>
          <Reasons reasons={gratification.reasons} />
        </Panel>
      )}
      <Panel title="De qué se compone" text="Lo que paga, lo que cotiza y lo que tributa.">
        <LinesTable lines={lines} />
      </Panel>
      {months.length > 0 && (
        <Panel title="Meses en que se devengó">
          <AccruedTable months={months} />
        </Panel>
      )}
      {gratification && (
        <Panel title="Lo que pagó cada mes" text="De las liquidaciones cerradas del año.">
          <YearTable months={gratification.yearMonths} />
        </Panel>
      )}
    </div>
  )
}
