import { firstWord } from '#chile/text.ts'
import { formatLongDate } from '#chile/dates.ts'
import { Dashboard } from '#generated/operations/dashboard.ts'
import { PlatformHome } from '#modules/company/companies/web/index.ts'
import { FiguresStanding } from '#modules/concepts/public-figures/web/index.ts'
import { CalendarStanding } from '#modules/time/legal-calendar/web/index.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { HomeBlocks } from '#platform/web/screen/home-blocks.tsx'
import { useCan, useMe } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { FirstStepsPanel } from './FirstStepsPanel.tsx'
import { Months } from './Months.tsx'
import { OwnWork } from './OwnWork.tsx'
import { PayrollSummary } from './PayrollSummary.tsx'
import { People } from './People.tsx'
import './dashboard.css'

/** The home of everybody: of the people of a company, or of who looks after the platform. */
export default function DashboardPage() {
  const { company, flags } = useMe()
  const can = useCan()
  return (flags.superadmin && !company) || !can('dashboard.read') ? (
    <PlatformHome
      above={
        <>
          <CalendarStanding />
          <FiguresStanding />
        </>
      }
    />
  ) : (
    <CompanyHome />
  )
}

/**
 * What each person needs first: obstacles to closing this month, people who come and go, their own
 * pay.
 */
function CompanyHome() {
  const { name, flags, hasRecord } = useMe()
  const can = useCan()
  const { data, error, reload } = useDetail(Dashboard)
  if (error) return <LoadProblem error={error} retry={reload} page />
  if (!data) return <PageSkeleton />
  const { today, yearMonth, months, waiting, payroll, people, movements, own } = data.dashboard
  const empty = !months?.length && !people && !own?.payslip && !own?.contracts.length
  return (
    <section className="ho-page">
      <PageHeader
        title={hasRecord ? `Hola, ${firstWord(name)}` : 'Inicio'}
        plainTitle="Inicio"
        context={<span className="ho-date">{formatLongDate(today, true)}</span>}
      />
      {can('firstSteps.read') && <FirstStepsPanel />}
      <HomeBlocks place="FIRST" />
      <div className="ho-news">
        <HomeBlocks place="NEWS" />
      </div>
      {flags.isManager && months && <Months months={months} waiting={waiting ?? null} />}
      {flags.isManager && payroll && <PayrollSummary summary={payroll} />}
      {people && <People people={people} movements={movements ?? undefined} month={yearMonth} />}
      {own && <OwnWork own={own} />}
      {empty && <Quiet hasRecord={hasRecord} external={flags.external} />}
      <div className="ho-beside">
        <HomeBlocks place="BESIDE" />
      </div>
    </section>
  )
}

type QuietProps = { hasRecord: boolean; external: boolean }

/** Where nothing waits: what will be here, and the one thing that there is. */
const Quiet = ({ hasRecord, external }: QuietProps) => (
  <EmptyState
    title="Todo tranquilo por aquí"
    action={
      hasRecord && (
        <ActionButton permission="users.read" to={pathTo('ficha')}>
          Ver mi ficha
        </ActionButton>
      )
    }
  >
    {external
      ? 'Su cuenta es externa: aquí tiene su ficha y lo que la empresa le comparta.'
      : 'Aquí estarán el contrato y las liquidaciones cuando existan.'}
  </EmptyState>
)
