import { formatNumber, formatPesos } from '#chile/numbers.ts'
import { monthLabel, monthTitle, monthName } from '#chile/period.ts'
import type { DashboardQuery } from '#generated/documents/graphql.ts'
import { coverage } from '#modules/payroll/payroll-frame/model/payroll-month.ts'
import { Chart } from '#platform/web/chart/Chart.tsx'
import { Delta } from '#platform/web/kit/text/Amount.tsx'
import { type Figure, Figures, Panel } from '#platform/web/kit/text/Figures.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'

type Summary = NonNullable<DashboardQuery['dashboard']['payroll']>
type Totals = Summary['now']

/** The newest month that was calculated against the one before; each number opens its report. */
export function PayrollSummary({ summary }: { summary: Summary }) {
  const { now, before, history, isOpen, businesses, allBusinesses } = summary
  const can = useCan()
  const reports = can('payrollReports.read')
  const reportsHome = pathTo('processSummary/reportes')
  const name = monthLabel(now.yearMonth)
  const to = (report: string) =>
    reports ? { to: `${reportsHome}?reporte=${report}&mes=${now.yearMonth}` } : {}
  const figures: Figure[] = [
    {
      label: 'Liquidaciones',
      value: formatNumber(now.calculated),
      hint: before ? counted(now.calculated - before.calculated, before) : 'sin mes anterior',
      ...to('libro-remuneraciones'),
    },
    figure('Total haberes', 'earnings', summary, to('totales-por-concepto')),
    figure('Líquido a pagar', 'net', summary, to('liquido-por-forma-de-pago')),
    figure('Costo empresa', 'cost', summary, to('costo-por-area')),
  ]
  const partly = businesses < allBusinesses
  const covered = coverage({ totalPeople: now.people, calculated: now.calculated })
  return (
    <Panel
      title={`Resumen de ${name}`}
      text={
        <>
          {isOpen ? 'Mes abierto: cambia con cada novedad' : 'Último mes calculado'}
          {partly && `, de ${businesses} de ${allBusinesses} razones sociales`}
          {covered && `. Los totales son de ${covered} liquidaciones: las demás están reservadas`}
        </>
      }
    >
      <div className="ho-pay">
        <Figures label={`Remuneraciones de ${name} en números`} figures={figures} />
      </div>
      {history.length > 1 && (
        <Chart
          bare
          title="Líquido y costo empresa por mes"
          type="column"
          unit="pesos"
          height={220}
          categories={history.map(({ yearMonth }) => monthTitle(yearMonth))}
          series={[
            { name: 'Líquido a pagar', data: history.map(({ net }) => Number(net)) },
            { name: 'Costo empresa', data: history.map(({ cost }) => Number(cost)) },
          ]}
        />
      )}
    </Panel>
  )
}

type Amounts = 'earnings' | 'net' | 'cost'

function figure(label: string, of: Amounts, { now, before }: Summary, link: object): Figure {
  const hint = before ? (
    <Delta value={now[of] - before[of]} than={`que en ${nameOf(before)}`} />
  ) : (
    'sin mes anterior'
  )
  return { label, value: formatPesos(now[of]), hint, ...link }
}

function counted(change: number, before: Totals): string {
  if (change === 0) return `las mismas que en ${nameOf(before)}`
  const much = formatNumber(Math.abs(change))
  return `${much} ${change > 0 ? 'más' : 'menos'} que en ${nameOf(before)}`
}

const nameOf = ({ yearMonth }: Totals) => monthName(yearMonth)
