import { Alert } from 'antd'
import { useLocation, useNavigate } from 'react-router'
import { formatNumber } from '#chile/numbers.ts'
import { monthLabel, monthTitle } from '#chile/period.ts'
import { GenerateProcess, ReopenPayrollMonth } from '#generated/operations/payroll-months.ts'
import { ReleasedOfMonth } from '#generated/operations/parts/payroll-months.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { AskDialog } from '#platform/web/kit/form/AskDialog.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { whyNot, whyNotReopenPaid } from '#modules/payroll/payroll-frame/model/payroll-month.ts'
import { Closing } from '#modules/payroll/payroll-frame/web/index.ts'
import type { MonthData } from './types.ts'

const ownMain = new Set(['novedades', 'retroactivos'])

/** What can be done with a month now; what cannot says why. */
export function MonthActions({ month }: { month: MonthData }) {
  const state = {
    isOpen: month.isOpen,
    hasPayrollIndicators: month.hasPayrollIndicators,
    calculated: month.calculated,
    activeJobId: month.activeJobId ?? null,
  }
  const id = month.id
  const { pathname } = useLocation()
  // The summary shows progress and problems.
  const calculate = useAction(GenerateProcess, {
    done: 'El cálculo está en curso',
    after: pathTo('procesos/:id', { id }),
  })
  // These tabs have a main button of their own.
  const elsewhere = ownMain.has(pathname.slice(pathname.lastIndexOf('/') + 1))
  if (!state.isOpen) return <Reopen month={month} />
  const current = state.calculated > 0 && month.changesSince === 0
  const ready = current && month.failed === 0 && !elsewhere
  return (
    <>
      <ActionButton
        look={current || elsewhere ? 'plain' : 'primary'}
        permission="payrollProcesses.create"
        disabled={whyNot('calculate', state)}
        settles={{ under: pathTo('procesos/:id', { id }) }}
        onClick={() => calculate.run({ input: { id } })}
      >
        {state.calculated > 0 ? 'Calcular de nuevo' : 'Calcular'}
      </ActionButton>
      <Close month={month} reason={whyNot('close', state)} ready={ready} />
    </>
  )
}

type CloseProps = { month: MonthData; reason: string | undefined; ready: boolean }

function Close({ month, reason, ready }: CloseProps) {
  const stale = month.changesSince > 0 ? 'Hay cambios posteriores al cálculo' : undefined
  const name = monthTitle(month.yearMonth)
  return (
    <Closing
      id={month.id}
      settles={{ under: pathTo('procesos/:id', { id: month.id }), stops: true }}
      label="Cerrar mes"
      sums
      text={closingText(month.calculated)}
      disabled={reason ?? stale}
      failed={month.failed}
      ready={ready}
      done={`${name} quedó cerrado`}
    />
  )
}

const closingText = (payslips: number) =>
  payslips === 1
    ? 'La liquidación queda definitiva y no cambia más.'
    : `Las ${formatNumber(payslips)} liquidaciones quedan definitivas y no cambian más.`

function Reopen({ month }: { month: MonthData }) {
  const form = useOpenForm('reabrir')
  return (
    <>
      <ActionButton permission="payrollClosing.delete" onClick={() => form.open()}>
        Reabrir mes
      </ActionButton>
      {form.key && <ReopenDialog month={month} form={form} />}
    </>
  )
}

type ReopenProps = { month: MonthData; form: OpenForm }

/** Asks for the reason; of a month whose money left, says what has to be said first. */
function ReopenDialog({ month, form }: ReopenProps) {
  const navigate = useNavigate()
  const reopen = useAction(ReopenPayrollMonth, { done: 'El mes quedó abierto' })
  const known = useDetail(ReleasedOfMonth, { input: { payrollMonthId: month.id } })
  const title = `Reabrir ${monthLabel(month.yearMonth)}`
  const goToPayments = () => {
    form.close()
    void navigate(`${pathTo('procesos/:id', { id: month.id })}/publicacion`)
  }
  if (!known.data) {
    return (
      <Dialog title={title} onCancel={form.close}>
        {known.error ? (
          <LoadProblem error={known.error} retry={known.reload} />
        ) : (
          <PageSkeleton header={false} />
        )}
      </Dialog>
    )
  }
  const paid = whyNotReopenPaid(known.data.payslipRelease.paid)
  if (paid) {
    return (
      <Dialog title={title} okText="Ir a los pagos" onOk={goToPayments} onCancel={form.close}>
        <Alert className="mg-block" type="warning" showIcon title={paid} />
        <Instead />
      </Dialog>
    )
  }
  return (
    <AskDialog
      title={title}
      okText="Reabrir mes"
      help="Queda en la auditoría junto a su nombre."
      max={500}
      rows={3}
      busy={reopen.busy}
      form={form}
      onSend={(reason) => reopen.attempt({ input: { id: month.id, reason } })}
    >
      <Instead />
      <p>
        Reabierto, lo que ya se hizo con este cierre queda desactualizado y se hace de nuevo: el
        archivo de Previred, el libro de remuneraciones electrónico y el asiento.
      </p>
    </AskDialog>
  )
}

/** What is done instead of reopening, most times. */
const Instead = () => (
  <p>
    Si solo faltó un hecho (un aumento, una licencia, un bono), no hace falta reabrir: en{' '}
    <Link to={pathTo('retroactivos')}>Retroactivos</Link> se paga la diferencia en el mes abierto y
    este cierre queda como está.
  </p>
)
