import { formatLongDate } from '#chile/dates.ts'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/PageHeader.tsx'
import { PageSkeleton } from '#platform/web/kit/PageSkeleton.tsx'
import { useMe } from '#platform/web/me.tsx'
import { useDetail } from '#platform/web/useDetail.ts'
import { HomeScreen } from './documents.ts'
import { Months } from './Months.tsx'
import { OwnWork } from './OwnWork.tsx'
import { PayrollSummary } from './PayrollSummary.tsx'
import { People } from './People.tsx'
import './dashboard.css'

/** What each person needs first: what stands in the way of this month, who moves, one's own pay. */
export default function DashboardPage() {
  const { name, flags, hasRecord } = useMe()
  const { data, error, reload } = useDetail(HomeScreen)
  if (error) return <LoadProblem error={error} retry={reload} page />
  if (!data) return <PageSkeleton />
  const { today, yearMonth, months, payroll, people, movements, own } = data.dashboard
  const empty = !months?.length && !people && !own?.payslip && !own?.contracts.length
  return (
    <section className="ho-page">
      <PageHeader
        title={hasRecord ? `Hola, ${name.split(' ')[0] ?? ''}` : 'Inicio'}
        plainTitle="Inicio"
        context={<span className="ho-date">{formatLongDate(today, true)}</span>}
      />
      {flags.isManager && months && <Months months={months} />}
      {flags.isManager && payroll && <PayrollSummary summary={payroll} />}
      {people && <People people={people} movements={movements ?? undefined} month={yearMonth} />}
      {own && <OwnWork own={own} first={!people} />}
      {empty && (
        <EmptyState title="Todo tranquilo por aquí">
          Aquí estarán el contrato y las liquidaciones cuando existan.
        </EmptyState>
      )}
    </section>
  )
}
