import { Reports } from './Reports.tsx'

/** The reports of pay, beside their processes, for people without the area of reports. */
export default function PayrollReportsPage() {
  return (
    <Reports
      home="processSummary/reportes"
      title="Reportes de remuneraciones"
      offers={({ group }) => group === 'Remuneraciones'}
    />
  )
}
