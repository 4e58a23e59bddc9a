import { useParams } from 'react-router'
import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel, monthTitle } from '#chile/period.ts'
import { formatDate } from '#platform/web/format.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { Amount } from '#platform/web/kit/Amount.tsx'
import type { Column } from '#platform/web/kit/columns.tsx'
import { Rows } from '#platform/web/kit/Rows.tsx'
import { DetailPage } from '#platform/web/kit/DetailPage.tsx'
import { useOpenForm } from '#platform/web/kit/FormDialog.tsx'
import { Figures } from '#platform/web/kit/Figures.tsx'
import { PageContext } from '#platform/web/kit/PageContext.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/StatusTag.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { LoanState } from '../model/loan.ts'
import { EmployerLoan } from '#generated/operations/employer-loans.ts'
import { PauseDialog, PaymentDialog } from './LoanDialogs.tsx'
import type { LoanData } from './types.ts'

type Row = LoanData['schedule'][number]

const states: Readonly<Record<string, readonly [Tone, string]>> = {
  DISCOUNTED: ['success', 'Descontada'],
  PARTIAL: ['warning', 'Descontada en parte'],
  CARRIED: ['warning', 'No descontada'],
  EARLY: ['primary', 'Pago anticipado'],
  PENDING: ['neutral', 'Pendiente'],
}

const columns: readonly Column<Row>[] = [
  { key: 'month', title: 'Mes', lead: true, render: (row) => monthTitle(row.yearMonth) },
  {
    key: 'amount',
    title: 'Cuota',
    align: 'end',
    render: (row) => <Amount value={row.amount} />,
  },
  {
    key: 'state',
    title: 'Estado',
    render: (row) => {
      const [tone, label] = states[row.state] ?? ['neutral', row.state]
      return (
        <span className="mg-option">
          <StatusTag tone={tone}>{label}</StatusTag>
          {row.carried > 0 && (
            <span className="soft">{formatPesos(row.carried)} pasan al final del plan</span>
          )}
          {row.paidOn && <span className="soft">{formatDate(row.paidOn)}</span>}
          {row.comment && <span className="soft">{row.comment}</span>}
        </span>
      )
    },
  },
  {
    key: 'owed',
    title: 'Saldo después',
    align: 'end',
    render: (row) => <Amount value={row.owed} />,
  },
]

/** One loan: what is owed, quota by quota, and how to pay it early or let it wait. */
export default function LoanPage() {
  const { id = '' } = useParams()
  const detail = useDetail(EmployerLoan, { input: { id } })
  const loan = detail.data?.employerLoan
  return (
    <DetailPage
      title={loan ? `Préstamo de ${loan.person}` : ''}
      plainTitle={loan ? `Préstamo de ${loan.person}` : 'Préstamo'}
      context={
        loan && (
          <PageContext
            tone={loan.state === 'PAID' ? 'success' : 'primary'}
            state={LoanState.label(loan.state)}
          >
            <span>{loan.businessName}</span>
          </PageContext>
        )
      }
      actions={loan && <LoanActions loan={loan} />}
      loading={detail.loading}
      error={detail.error}
      retry={detail.reload}
    >
      {loan && (
        <>
          <Sums loan={loan} />
          <Rows
            caption="Cuotas del préstamo"
            rows={loan.schedule}
            columns={columns}
            rowKey={(row: Row) => String(row.number)}
          />
        </>
      )}
    </DetailPage>
  )
}

function Sums({ loan }: { loan: LoanData }) {
  return (
    <div className="mg-block">
      <Figures
        label="Préstamo"
        figures={[
          {
            label: 'Saldo',
            value: formatPesos(loan.balance),
            hint: loan.lastMonth ? `Termina en ${monthLabel(loan.lastMonth)}` : 'Pagado',
          },
          {
            label: 'Préstamo',
            value: formatPesos(loan.amount),
            hint: `Otorgado el ${formatDate(loan.grantedOn)}`,
          },
          {
            label: 'Pagado',
            value: formatPesos(loan.paid),
            hint: counted(loan.totalQuotas, 'cuota acordada', 'cuotas acordadas'),
          },
        ]}
      />
      {loan.comment && <p className="soft">{loan.comment}</p>}
    </div>
  )
}

function LoanActions({ loan }: { loan: LoanData }) {
  const form = useOpenForm('movimiento')
  const reason = loan.balance === 0 ? 'El préstamo ya está pagado' : undefined
  return (
    <>
      <ActionButton to={pathTo('ficha/:id', { id: loan.userId })}>Ver ficha</ActionButton>
      <ActionButton
        permission="userItems.update"
        disabled={reason}
        onClick={() => form.open('pausa')}
      >
        Suspender cuotas
      </ActionButton>
      <ActionButton
        look="primary"
        permission="userItems.update"
        disabled={reason}
        onClick={() => form.open('pago')}
      >
        Registrar pago anticipado
      </ActionButton>
      {form.key === 'pago' && <PaymentDialog loan={loan} form={form} />}
      {form.key === 'pausa' && <PauseDialog loan={loan} form={form} />}
    </>
  )
}
