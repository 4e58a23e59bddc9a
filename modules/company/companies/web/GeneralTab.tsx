import { firstWord } from '#chile/text.ts'
import { formatNumber } from '#chile/numbers.ts'
import { SuperadminGeneral } from '#generated/operations/companies.ts'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { PlatformFigures } from './PlatformFigures.tsx'

/** Counts of the platform and what this server is. */
export default function GeneralTab() {
  const { data, error, reload } = useDetail(SuperadminGeneral)
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const general = data.superadminGeneral
  const server = [
    ['Base de datos', `PostgreSQL ${firstWord(general.database)}`],
    ['Tamaño de la base', `${formatNumber(general.databaseMegabytes)} MB`],
    [
      'Conexiones',
      `${general.connections} en uso${general.waiting > 0 ? `, ${general.waiting} en espera` : ''}`,
    ],
    ['Versión de Node', general.runtime],
    ['Memoria del servidor', `${formatNumber(general.memoryMegabytes)} MB`],
    ['Encendido hace', spanInWords(general.uptimeMinutes)],
  ] as const
  return (
    <>
      <PlatformFigures />
      <Panel title="Servidor" text="El proceso que respondió esta página">
        <dl className="mg-facts">
          {server.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </>
  )
}

function spanInWords(minutes: number): string {
  const units = [
    [Math.floor(minutes / 1440), 'día', 'días'],
    [Math.floor(minutes / 60) % 24, 'hora', 'horas'],
    [minutes % 60, 'minuto', 'minutos'],
  ] as const
  const said = units.filter(([count]) => count > 0).slice(0, 2)
  if (said.length === 0) return 'menos de un minuto'
  return said.map(([count, one, many]) => `${count} ${count === 1 ? one : many}`).join(' y ')
}
