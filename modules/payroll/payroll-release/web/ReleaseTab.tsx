import { useReloadWhenDone } from '#platform/web/api/useReloadWhenDone.ts'
import { Alert } from 'antd'
import { useOutletContext } from 'react-router'
import { counted } from '#chile/counts.ts'
import type { PaymentTotalsQuery, PayslipReleaseQuery } from '#generated/documents/graphql.ts'
import { formatNumber, formatPesos } from '#chile/numbers.ts'
import {
  PaymentTotals,
  PayslipRelease,
  ReleasePayslips,
  RemindPayslips,
} from '#generated/operations/payroll-release.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Figures } from '#platform/web/kit/text/Figures.tsx'
import { JobProgress } from '#platform/web/kit/page/JobProgress.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { usePoll } from '#platform/web/api/usePoll.ts'
import type { MonthShare } from '#modules/payroll/payroll-months/web/index.ts'
import { whyNotRelease } from '../model/release.ts'
import { AfterPaySteps, NextStep } from '#modules/payroll/payroll-frame/web/index.ts'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { ReceiptList } from './ReceiptList.tsx'
import { useReleaseQuestion } from './useReleaseQuestion.tsx'
import { WithoutMail } from './WithoutMail.tsx'
import './processes.css'

type Release = PayslipReleaseQuery['payslipRelease']
type Month = MonthShare['month']

const isActive = (status: string) => status === 'QUEUED' || status === 'RUNNING'

/** What follows the closing: people get their payslips, say so, and are paid. */
export default function ReleaseTab() {
  const { month } = useOutletContext<MonthShare>()
  const input = { payrollMonthId: month.id }
  const state = usePoll(
    PayslipRelease,
    { input },
    { everyMs: 1000, until: ({ payslipRelease }) => !isActive(payslipRelease.status) },
  )
  const release = state.data?.payslipRelease
  useReloadWhenDone(release !== undefined && isActive(release.status))
  if (state.error) return <LoadProblem error={state.error} retry={state.reload} />
  if (!release) return <PageSkeleton header={false} />
  return (
    <>
      <Head month={month} release={release} />
      {isActive(release.status) && (
        <div className="mg-block">
          <JobProgress
            title="Liberación de liquidaciones"
            state={release.status === 'QUEUED' ? 'pending' : 'running'}
            done={release.done}
            total={release.jobTotal}
            unit="liquidaciones"
          />
        </div>
      )}
      {release.status === 'FAILED' && (
        <Alert
          className="mg-block"
          type="error"
          showIcon
          title="La liberación no terminó"
          description="Lo liberado se conserva. Libere de nuevo para seguir donde quedó."
        />
      )}
      <Publication month={month} release={release} />
    </>
  )
}

function Head({ month, release }: { month: Month; release: Release }) {
  const input = { payrollMonthId: month.id }
  const publish = useAction(ReleasePayslips, { done: 'La liberación está en curso' })
  const remind = useAction(RemindPayslips, {
    done: ({ reminded }) =>
      reminded === 1 ? 'Se escribió a 1 persona' : `Se escribió a ${reminded} personas`,
  })
  const reason = whyNotRelease(
    { isOpen: month.isOpen, calculated: month.calculated, type: month.type },
    { ...release, active: isActive(release.status) },
  )
  const { question, waits } = useReleaseQuestion(month.id, month.isOpen === false, release.waiting)
  return (
    <div className="pp-head">
      <p className="soft">{adviceOf(month, release)}</p>
      <ActionButton
        permission="payrollClosing.create"
        disabled={
          release.released === 0
            ? 'Aún no se ha liberado ninguna'
            : release.pending === 0
              ? 'Todas se recibieron conforme'
              : undefined
        }
        confirm={`Se escribe a quienes tienen correo y aún no lo han dicho: ${counted(
          release.pending,
          'liquidación',
          'liquidaciones',
        )} sin recepción.`}
        onClick={() => remind.run({ input })}
      >
        Recordar recepción
      </ActionButton>
      <ActionButton
        look={reason ? 'plain' : 'primary'}
        permission="payrollClosing.create"
        disabled={reason ?? waits}
        confirm={question(release.withoutMail)}
        onClick={() => publish.run({ input })}
      >
        Liberar liquidaciones
      </ActionButton>
    </div>
  )
}

function adviceOf(month: Month, { released, waiting, releasedAt }: Release): string {
  if (month.isOpen) {
    return 'Cada persona ve su liquidación después de liberarla, y se libera después de cerrar.'
  }
  if (waiting > 0 && released === 0) {
    return 'El mes está cerrado. Al liberar, cada persona ve su liquidación y recibe un enlace.'
  }
  if (waiting > 0) return 'Faltan liquidaciones por liberar.'
  return releasedAt ? `Liberadas el ${formatMoment(releasedAt)}.` : 'El mes no tiene liquidaciones.'
}

/** The counts of the month, and its people one by one. */
function Publication({ month, release }: { month: Month; release: Release }) {
  const can = useCan()
  const input = { payrollMonthId: month.id }
  const allowed = can('transfers.read') && !month.isOpen
  const payments = useDetail(PaymentTotals, { input }, { enabled: allowed }).data?.paymentTotals
  const { people } = useReleaseQuestion(month.id, month.isOpen === false, release.waiting)
  return (
    <>
      <div className="mg-block">
        <Counts release={release} payments={payments} />
      </div>
      {release.released > 0 && <Following monthId={month.id} payments={payments} />}
      {people !== null && people > 0 && (
        <WithoutMail monthId={month.id} people={people} released={release.waiting === 0} />
      )}
      <ReceiptList month={month} left={payments?.left} sent={release.paid} />
    </>
  )
}

type Payments = PaymentTotalsQuery['paymentTotals'] | undefined

/** What is done with the month from here on; to pay it comes first, for whoever pays. */
const Following = ({ monthId, payments }: { monthId: string; payments: Payments }) => (
  <AfterPaySteps monthId={monthId}>
    {payments && (
      <NextStep to={pathTo('nominas-de-pago/proceso/:id', { id: monthId })} name="Pagar">
        <StatusTag tone={payments.left === 0 ? 'success' : 'warning'}>
          {paymentsLeft(payments.left)}
        </StatusTag>
      </NextStep>
    )}
  </AfterPaySteps>
)

type CountsProps = {
  release: Release
  payments: Payments
}

function Counts({ release, payments }: CountsProps) {
  const { total: all, released, mailed, withoutMail, acknowledged, pending: owed } = release
  return (
    <Figures
      label="Liberación del mes"
      figures={[
        {
          label: 'Liberadas',
          value: `${formatNumber(released)} de ${formatNumber(all)}`,
          hint: released === 0 ? 'Nadie las ve todavía' : `${formatNumber(mailed)} con correo`,
          to: '?state=WAITING',
        },
        {
          label: 'Sin correo',
          value: formatNumber(withoutMail),
          hint: released === all ? 'La ven al ingresar' : 'No se les escribirá',
          ...(withoutMail > 0 && released < all ? { tone: 'warning' as const } : {}),
        },
        {
          label: 'Recibidas conforme',
          value: formatNumber(acknowledged),
          hint: owed > 0 ? `${formatNumber(owed)} sin recepción` : 'Ninguna pendiente',
          to: '?state=PENDING',
        },
        ...(payments
          ? [
              {
                label: 'Por pagar',
                value: formatPesos(payments.owed),
                hint:
                  payments.withoutAccount > 0
                    ? `${formatNumber(payments.withoutAccount)} sin cuenta bancaria`
                    : paymentsLeft(payments.left),
                ...(payments.withoutAccount > 0 ? { tone: 'warning' as const } : {}),
              },
            ]
          : []),
      ]}
    />
  )
}

function paymentsLeft(count: number): string {
  if (count === 0) return 'Todo está pagado'
  return count === 1 ? '1 pago' : `${formatNumber(count)} pagos`
}
