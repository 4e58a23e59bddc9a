import { useParams } from 'react-router'
import { counted } from '#chile/counts.ts'
import { formatNumber } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import type { CompanyDashboardQuery } from '#generated/documents/graphql.ts'
import { CompanyDashboard } from '#generated/operations/companies.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { type Figure, Figures, Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'

type Standing = CompanyDashboardQuery['companyDashboard']

/** The state of a company in counts, without personal data. */
export default function CompanyStandingTab() {
  const { id = '' } = useParams()
  const { data, error, reload } = useDetail(CompanyDashboard, { input: { id } })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const company = data.companyDashboard
  const page = pathTo('empresas/:id', { id })
  return (
    <>
      <Panel title="Personas y acceso">
        <Figures label="Personas y acceso en números" figures={peopleFigures(company, page)} />
      </Panel>
      <Panel title="Uso">
        <Figures label="Uso en números" figures={useFigures(company, page)} />
      </Panel>
    </>
  )
}

function peopleFigures(company: Standing, page: string): Figure[] {
  const people = `${page}/personas`
  return [
    {
      label: 'Con contrato vigente',
      value: formatNumber(company.withContract),
      hint: `de ${counted(company.people, 'persona registrada', 'personas registradas')}`,
    },
    {
      label: 'En línea ahora',
      value: formatNumber(company.online),
      hint: company.lastSeenAt
        ? `último ingreso o uso: ${formatMoment(company.lastSeenAt)}`
        : 'nadie ha ingresado aún',
    },
    {
      label: 'Aún no eligen su contraseña',
      value: formatNumber(company.neverSignedIn),
      hint: `de ${formatNumber(company.logins)} con acceso`,
      to: `${people}?access=PENDING`,
    },
    {
      label: 'Sin acceso',
      value: formatNumber(company.withoutAccess),
      hint: 'activas y sin usuario habilitado',
      to: `${people}?access=NONE`,
    },
  ]
}

function useFigures(company: Standing, page: string): Figure[] {
  const { lastClosedMonth } = company
  return [
    {
      label: 'Meses abiertos',
      value: formatNumber(company.openMonths),
      hint: lastClosedMonth
        ? `último cerrado: ${monthLabel(lastClosedMonth)}`
        : 'aún no cierra ninguno',
    },
    {
      label: 'Razones sociales',
      value: formatNumber(company.businesses),
      hint: `${formatNumber(company.storedMegabytes)} MB en archivos`,
    },
    {
      label: 'Trabajos con error',
      value: formatNumber(company.failedJobs),
      hint: 'en los últimos 7 días',
      ...(company.failedJobs > 0 ? { tone: 'danger' as const } : {}),
    },
    {
      label: 'Excepciones vigentes',
      value: formatNumber(company.exceptions),
      hint: counted(company.suspendedServices, 'servicio suspendido', 'servicios suspendidos'),
      to: `${page}/excepciones`,
    },
  ]
}
