import { Alert } from 'antd'
import { Link, useOutletContext } from 'react-router'
import { formatNumber, formatPesos } from '#chile/numbers.ts'
import { formatMoment } from '#platform/web/format.ts'
import { JobProgress, type JobState } from '#platform/web/kit/JobProgress.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { usePoll } from '#platform/web/usePoll.ts'
import { Run, RunErrors, StopCalculation } from './documents.ts'
import type { MonthData, MonthShare } from './MonthPage.tsx'

const jobStates: Readonly<Record<string, JobState>> = {
  QUEUED: 'pending',
  RUNNING: 'running',
  DONE: 'done',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
}

/** Where the month is, its totals, the calculation under way and whom it could not do. */
export default function MonthSummaryTab() {
  const { month } = useOutletContext<MonthShare>()
  return (
    <>
      <Stages month={month} />
      <Advice month={month} />
      <Totals month={month} />
      <Calculation month={month} />
      {month.closedAt && (
        <p className="soft">
          Cerrado el {formatMoment(month.closedAt)} por {month.closedBy}. Huella de los resultados:{' '}
          <code>{month.closedHash?.slice(0, 16)}</code>
        </p>
      )}
    </>
  )
}

function Stages({ month }: { month: MonthData }) {
  const calculated = month.calculated ?? 0
  const at = month.isOpen ? (calculated > 0 ? 2 : 0) : 3
  const stages = [
    { name: 'Abierto', text: `${formatNumber(month.contracts ?? 0)} contratos` },
    { name: 'Novedades', text: 'Horas, bonos, descuentos' },
    {
      name: 'Calculado',
      text: month.calculatedAt ? formatMoment(month.calculatedAt, new Date()) : 'Pendiente',
    },
    { name: 'Cerrado', text: month.closedAt ? formatMoment(month.closedAt) : 'Pendiente' },
  ]
  return (
    <ol className="pm-stages" aria-label="Etapas del mes">
      {stages.map((stage, index) => (
        <li
          key={stage.name}
          className={index === at ? 'pm-stage-now' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className="pm-stage-name">{stage.name}</span>
          <span className="soft">{stage.text}</span>
        </li>
      ))}
    </ol>
  )
}

function Advice({ month }: { month: MonthData }) {
  if (!month.isOpen) return null
  if (month.missingIndicators) {
    return <Alert className="pm-block" type="error" showIcon title={month.missingIndicators} />
  }
  if ((month.calculated ?? 0) > 0 && (month.changesSince ?? 0) > 0) {
    return (
      <Alert
        className="pm-block"
        type="warning"
        showIcon
        title={`${month.changesSince} cambios posteriores al cálculo`}
        description="Las liquidaciones no los incluyen todavía. Calcule de nuevo antes de cerrar."
      />
    )
  }
  return null
}

function Totals({ month }: { month: MonthData }) {
  const rows = [
    ['Total líquido', month.totalNet],
    ['Total haberes', month.totalEarnings],
    ['Total descuentos', month.totalDeductions],
    ['Costo empresa', month.totalCost],
  ] as const
  if (month.totalNet === null) return null
  return (
    <dl className="pm-totals">
      {rows.map(([label, value], index) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={index === 0 ? 'tabular pm-total-main' : 'tabular'}>
            <Link to={pathTo('procesos/:id', { id: month.id ?? '' }) + '/liquidaciones'}>
              {formatPesos(value ?? 0)}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Calculation({ month }: { month: MonthData }) {
  const input = { payrollMonthId: month.id ?? '' }
  const run = usePoll(Run, { input }, { everyMs: 1000, until: (data) => isOver(data.payrollRun.status) })
  const errors = useDetail(RunErrors, { input })
  const stop = useAction(StopCalculation, { done: 'Se pidió detener el cálculo' })
  const current = run.data?.payrollRun
  if (!current || current.status === 'NONE') return null
  const active = current.status === 'QUEUED' || current.status === 'RUNNING'
  return (
    <div className="pm-block">
      <JobProgress
        title="Cálculo del mes"
        state={jobStates[current.status] ?? 'pending'}
        done={current.done}
        total={current.total}
        unit="contratos"
        {...(current.error ? { message: current.error } : {})}
        {...(active ? { onCancel: () => stop.run({ input }) } : {})}
        problems={(active ? [] : (errors.data?.payrollRunErrors ?? [])).map((problem) => ({
          who: `${problem.name} (${problem.contractCode})`,
          message: problem.message,
          to: pathTo('ficha/:id', { id: problem.userId }),
        }))}
      />
    </div>
  )
}

const isOver = (status: string) => status !== 'QUEUED' && status !== 'RUNNING'
