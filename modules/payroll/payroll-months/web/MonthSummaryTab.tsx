import { Alert } from 'antd'
import { useOutletContext } from 'react-router'
import { formatPesos } from '#chile/numbers.ts'
import { previousMonth, monthName } from '#chile/period.ts'
import { coverageSentence } from '#modules/payroll/payroll-frame/model/payroll-month.ts'
import { withoutPayslips } from '../model/no-payslips.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Delta } from '#platform/web/kit/text/Amount.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Calculation } from './Calculation.tsx'
import { Comparison } from './Comparison.tsx'
import { PayrollMonths } from '#generated/operations/parts/payroll-months.ts'
import type { MonthShare } from './MonthPage.tsx'
import { Stages } from './Stages.tsx'
import type { MonthData } from './types.ts'

/**
 * The state of the month, its totals beside those of the month before, and the people who could not
 * be calculated.
 */
export default function MonthSummaryTab() {
  const { month } = useOutletContext<MonthShare>()
  const known = useDetail(
    PayrollMonths,
    { input: { businessId: month.businessId } },
    { keep: true },
  )
  const before = known.data?.payrollProcessMonths.find(
    ({ yearMonth, type }) => type === month.type && yearMonth === previousMonth(month.yearMonth),
  )
  const calculated = month.calculated > 0
  return (
    <>
      <Stages month={month} />
      <Advice month={month} />
      <Calculation month={month} />
      {!calculated && month.isOpen && !month.activeJobId && <Uncalculated month={month} />}
      {calculated && month.totalNet != null && <Totals month={month} before={before} />}
      {calculated && <Covered month={month} />}
      {calculated && <Comparison month={month} than={nameBefore(month)} />}
      {month.closedAt && (
        <p className="soft">
          Cerrado el {formatMoment(month.closedAt)} por {month.closedBy}. Huella:{' '}
          <code>{month.closedHash?.slice(0, 16)}</code>
        </p>
      )}
    </>
  )
}

/** The name of the month before: «agosto». */
const nameBefore = (month: MonthData) => monthName(previousMonth(month.yearMonth))

/** What to do first in a month that nobody has calculated, or whose calculation made nothing. */
function Uncalculated({ month }: { month: MonthData }) {
  const { title, text } = withoutPayslips(month)
  const entries = `${pathTo('procesos/:id', { id: month.id })}/novedades`
  return (
    <EmptyState
      title={title}
      action={
        <Link alone to={entries}>
          Ingresar novedades
        </Link>
      }
    >
      {text}
    </EmptyState>
  )
}

function Advice({ month }: { month: MonthData }) {
  if (!month.isOpen) return null
  if (month.missingIndicators) {
    const to = `${pathTo('indicadores')}?mes=${month.yearMonth}`
    return (
      <Alert
        className="mg-block"
        type="error"
        showIcon
        title={month.missingIndicators}
        description={
          <Link alone to={to}>
            Ingresar en Indicadores
          </Link>
        }
      />
    )
  }
  const changes = month.changesSince
  if (month.calculated === 0 || changes === 0) return null
  return (
    <Alert
      className="mg-block"
      type="warning"
      showIcon
      title={
        changes === 1
          ? '1 cambio posterior al cálculo'
          : `${changes} cambios posteriores al cálculo`
      }
      description="Las liquidaciones no los incluyen todavía. Calcule de nuevo antes de cerrar."
    />
  )
}

/** Which people the totals cover, when they do not cover everybody. */
function Covered({ month }: { month: MonthData }) {
  const words = coverageSentence(month)
  return words ? <p className="soft">{words}</p> : null
}

type Before =
  | Pick<MonthData, 'totalNet' | 'totalEarnings' | 'totalDeductions' | 'totalCost'>
  | undefined

function Totals({ month, before }: { month: MonthData; before: Before }) {
  const rows = [
    ['Total líquido', month.totalNet, before?.totalNet],
    ['Total haberes', month.totalEarnings, before?.totalEarnings],
    ['Total descuentos', month.totalDeductions, before?.totalDeductions],
    ['Costo empresa', month.totalCost, before?.totalCost],
  ] as const
  const to = `${pathTo('procesos/:id', { id: month.id })}/liquidaciones`
  return (
    <dl className="pm-totals">
      {rows.map(([label, value, past], index) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={index === 0 ? 'tabular pm-total-main' : 'tabular'}>
            <Link to={to}>{value === null ? <Nothing /> : formatPesos(value)}</Link>
          </dd>
          {past != null && value !== null && (
            <dd className="pm-total-delta">
              <Delta value={value - past} than={`que en ${nameBefore(month)}`} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
