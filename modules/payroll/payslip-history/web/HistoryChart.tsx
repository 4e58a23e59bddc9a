import type { PayrollHistoryQuery } from '#generated/documents/graphql.ts'
import { monthLabel } from '#chile/period.ts'
import { Chart } from '#platform/web/chart/Chart.tsx'

type Payslip = PayrollHistoryQuery['payrollHistory'][number]

/** How earnings, deductions and net of one contract went, oldest month first. */
export function HistoryChart({ rows }: { rows: readonly Payslip[] }) {
  const months = rows.toReversed()
  return (
    <Chart
      title="Evolución de la liquidación"
      type="linespline"
      unit="pesos"
      height={300}
      categories={months.map((row) => shortMonth(row.yearMonth))}
      series={[
        { name: 'Líquido', data: months.map((row) => row.net) },
        { name: 'Total haberes', data: months.map((row) => row.earnings) },
        { name: 'Total descuentos', data: months.map((row) => row.deductions) },
      ]}
    />
  )
}

/** «ago 2026»: all of them fit under the line. */
const shortMonth = (yearMonth: number): string => {
  const [name = '', year] = monthLabel(yearMonth).split(' ')
  return `${name.slice(0, 3)} ${year}`
}
