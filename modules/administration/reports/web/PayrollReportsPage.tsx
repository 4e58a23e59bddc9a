import { Reports } from './Reports.tsx'

/** The reports of pay, beside the processes they are of: for who has no area of reports. */
export default function PayrollReportsPage() {
  return (
    <Reports
      home="processSummary/reportes"
      title="Reportes de remuneraciones"
      offers={({ group }) => group === 'Remuneraciones'}
    />
  )
}
