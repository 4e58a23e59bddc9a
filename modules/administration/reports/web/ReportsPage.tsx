import { Reports } from './Reports.tsx'

/** Every report that somebody may see. */
export default function ReportsPage() {
  return <Reports home="reports" title="Reportes" offers={() => true} />
}
