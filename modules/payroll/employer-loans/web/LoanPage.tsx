import { useParams } from 'react-router'
import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Figures } from '#platform/web/kit/text/Figures.tsx'
import { PageContext } from '#platform/web/kit/page/PageContext.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { LoanState } from '../model/loan.ts'
import { EmployerLoan, EmployerLoanPaper } from '#generated/operations/employer-loans.ts'
import { openFile } from '#platform/web/api/files.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { PauseDialog, PaymentDialog } from './LoanDialogs.tsx'
import { BalanceOn } from './BalanceOn.tsx'
import { Schedule } from './Schedule.tsx'
import type { LoanData } from './types.ts'

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
          <BalanceOn loan={loan} />
          <Schedule loan={loan} />
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
  const paper = useAction(EmployerLoanPaper, { after: openFile, quiet: true, keepCache: true })
  const reason = loan.balance === 0 ? 'El préstamo ya está pagado' : undefined
  return (
    <>
      <ActionButton to={pathTo('ficha/:id', { id: loan.userId })}>Ver ficha</ActionButton>
      <ActionButton onClick={() => paper.run({ input: { id: loan.id } })}>
        Descargar documento
      </ActionButton>
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
