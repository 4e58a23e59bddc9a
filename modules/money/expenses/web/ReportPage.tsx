import { Alert } from 'antd'
import { useParams } from 'react-router'
import { formatPesos } from '#chile/numbers.ts'
import { formatRut } from '#chile/rut.ts'
import { ExpenseReportSteps } from '#generated/operations/expenses.ts'
import { ExpenseReport as ReportDocument } from '#generated/operations/parts/expenses.ts'
import { PaperTag } from '#modules/papers/signature/web/index.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { PageContext } from '#platform/web/kit/page/PageContext.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { StepList } from '#platform/web/kit/record/StateMachine.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { Facts } from '#platform/web/kit/text/values.tsx'
import { formatName } from '#platform/web/look/format.ts'
import { ExpenseReportStatus } from '../model/catalogs.ts'
import { ExpenseReport } from '../model/expense.ts'
import { reportStates } from '../model/states.ts'
import { documentWords } from './document-words.ts'
import { Receipts } from './Receipts.tsx'
import { ReportActions } from './ReportActions.tsx'
import type { Report } from './types.ts'

type Spent = Report['expenses'][number]

const columns: readonly Column<Spent>[] = [
  {
    key: 'name',
    title: 'Gasto',
    lead: true,
    text: ({ name }) => name,
    render: ({ name, comment, looksTwice }) => (
      <TextWithHint
        words={name}
        hint={
          [comment, looksTwice ? 'Hay otro igual ese día' : null].filter(Boolean).join('. ') || null
        }
      />
    ),
  },
  dateColumn('date', 'Fecha'),
  {
    key: 'category',
    title: 'Categoría',
    text: ({ expenseCategoryName }) => expenseCategoryName,
    render: ({ expenseCategoryName, expensePolicyName }) => (
      <TextWithHint words={expenseCategoryName} hint={expensePolicyName} />
    ),
  },
  {
    key: 'document',
    title: 'Documento',
    text: documentWords,
    render: (row) => (
      <TextWithHint
        words={documentWords(row)}
        hint={row.providerIdentifier && formatRut(row.providerIdentifier)}
      />
    ),
  },
  {
    key: 'files',
    title: 'Boleta',
    text: ({ files }) => files.length,
    render: ({ id, files }) => <Receipts id={id} files={files} />,
  },
  {
    key: 'money',
    title: 'Monto',
    align: 'end',
    text: ({ money }) => money,
    render: ({ money }) => <span className="tabular">{formatPesos(money)}</span>,
  },
]

/** One report: its expenses with their receipts, what was answered, and what is next. */
export default function ReportPage() {
  const { id = '' } = useParams()
  const detail = useDetail(ReportDocument, { input: { id } })
  const report = detail.data?.expenseReport
  return (
    <DetailPage
      title={report ? `Rendición N° ${report.number}` : 'Rendición de gastos'}
      context={
        report && (
          <PageContext
            tone={reportStates.tones[report.status]}
            state={ExpenseReportStatus.label(report.status)}
          >
            <span>
              {formatName(report.fullname)} · {report.title}
            </span>
            <PaperTag paper={report.signature} />
          </PageContext>
        )
      }
      actions={report && <ReportActions report={report} />}
      loading={detail.loading}
      error={detail.error}
      retry={detail.reload}
    >
      {report && <Body report={report} />}
    </DetailPage>
  )
}

function Body({ report }: { report: Report }) {
  const { comment, status, expenses, total } = report
  const waits = status === 'RETURNED' || status === 'REJECTED'
  return (
    <>
      {comment && waits && (
        <Alert
          className="mg-block"
          type={status === 'REJECTED' ? 'error' : 'warning'}
          showIcon
          title={ExpenseReport.machine.states.label(status)}
          description={comment}
        />
      )}
      <Panel
        title={`Gastos: ${formatPesos(total)}`}
        text={expenses.length === 1 ? '1 gasto' : `${expenses.length} gastos`}
      >
        {expenses.length === 0 ? (
          <EmptyState title="Aún no tiene gastos">
            Edite la rendición y marque los que rinde.
          </EmptyState>
        ) : (
          <Rows caption="Gastos de la rendición" rows={expenses} columns={columns} />
        )}
      </Panel>
      <Panel title="Datos">
        <Facts
          of={ExpenseReport}
          row={report}
          names={['businessId', 'description', 'submittedAt', 'respondedAt', 'paidOn', 'payment']}
          show={{ businessId: report.businessName }}
        />
      </Panel>
      <StepsPanel id={report.id} />
    </>
  )
}

/** Each state of a report, with its author and its words. */
function StepsPanel({ id }: { id: string }) {
  const { data } = useDetail(ExpenseReportSteps, { input: { id } })
  return (
    <Panel title="Historia">
      {data && <StepList machine={ExpenseReport.machine} steps={data.expenseReportSteps} />}
    </Panel>
  )
}
