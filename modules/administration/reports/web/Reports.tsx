import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router'
import { matchesWords } from '#chile/text.ts'
import { OwnReports, Reports as ReportsScreen } from '#generated/operations/reports.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { SearchBox } from '#platform/web/kit/list/SearchBox.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { type Asked, useAsked } from './report-input.ts'
import { type Report } from './types.ts'
import { MadeReports } from './MadeReports.tsx'
import { everyOwn, OwnReportsPanel } from './OwnReportsPanel.tsx'
import { ReportRunner } from './ReportRunner.tsx'
import type { Home } from './types.ts'
import './reports.css'

type Props = { home: Home; title: string; offers: (report: Report) => boolean }

/** The reports of a page that somebody may see; once chosen, one of them with its filters. */
export function Reports({ home, title, offers }: Props) {
  const asked = useAsked()
  const { data, error, reload } = useDetail(ReportsScreen)
  if (error) return <LoadProblem error={error} retry={reload} page />
  if (!data) return <PageSkeleton />
  const reports = data.reports.reports.filter(offers)
  const chosen = reports.find(({ name }) => name === asked.name)
  if (chosen) {
    return (
      <ReportRunner
        key={chosen.name}
        report={chosen}
        asked={asked}
        offered={data.reports}
        home={home}
      />
    )
  }
  if (asked.name === null && asked.own !== null) {
    return (
      <Kept id={asked.own} asked={asked}>
        <Catalogue title={title} reports={reports} asked={asked} />
      </Kept>
    )
  }
  return <Catalogue title={title} reports={reports} asked={asked} />
}

type KeptProps = { id: string; asked: Asked; children: ReactNode }

/** A report that a mail names, as it was kept; the catalogue where there is none any more. */
function Kept({ id, asked, children }: KeptProps) {
  const { data, error, reload } = useDetail(OwnReports, everyOwn)
  if (error) return <LoadProblem error={error} retry={reload} page />
  if (!data) return <PageSkeleton />
  const own = data.ownReports.rows.find((one) => one.id === id)
  return own ? <Navigate to={asked.linkOfOwn(own)} replace /> : children
}

type CatalogueProps = { title: string; reports: readonly Report[]; asked: Asked }

function Catalogue({ title, reports, asked }: CatalogueProps) {
  const [search, setSearch] = useState('')
  const found = reports.filter(({ label, description, code }) =>
    matchesWords(`${label} ${description} ${code}`, search),
  )
  const groups = Map.groupBy(found, ({ group }) => group)
  return (
    <section className="rp-page">
      <PageHeader
        title={title}
        context={`${reports.length} reportes, con filtros, gráficos, Excel, CSV y PDF`}
        actions={<SearchBox value={search} onChange={setSearch} placeholder="Buscar un reporte" />}
      />
      <OwnReportsPanel
        asked={asked}
        offers={(name) => reports.some((report) => report.name === name)}
        search={(text) => matchesWords(text, search)}
      />
      {asked.name && <p role="status">Ese reporte no existe o no está entre los permitidos.</p>}
      {[...groups].map(([group, list]) => (
        <Panel key={group} title={group}>
          <ul className="mg-tiles">
            {list.map((report) => (
              <li key={report.name}>
                <Link to={asked.link(report.name)} className="mg-tile rp-tile">
                  <strong>{report.label}</strong>
                  <span className="soft">{report.description}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      ))}
      {found.length === 0 && (
        <EmptyState title="Ningún reporte dice eso">
          Buscar con otras palabras: libro, cotizaciones, banco, licencias, certificado.
        </EmptyState>
      )}
      <MadeReports type={null} waiting={undefined} onArrived={() => undefined} />
    </section>
  )
}
