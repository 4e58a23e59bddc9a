import { formatNumber } from '#chile/numbers.ts'
import type { SuperadminGeneralQuery } from '#generated/documents/graphql.ts'
import { SuperadminGeneral } from '#generated/operations/companies.ts'
import { type Figure, Figures } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'

/** The platform in numbers; each opens the list that it counts. */
export function PlatformFigures() {
  const { data, error, lacks, reload } = useDetail(SuperadminGeneral, undefined, {
    needs: 'superadmin.read',
  })
  if (lacks) return null
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  return <Figures label="La plataforma en números" figures={figuresOf(data.superadminGeneral)} />
}

function figuresOf(general: SuperadminGeneralQuery['superadminGeneral']): Figure[] {
  const companies = pathTo('empresas')
  return [
    {
      label: 'Empresas activas',
      value: formatNumber(general.active),
      hint: `de ${formatNumber(general.companies)} en total`,
      to: `${companies}?status=ACTIVE`,
    },
    {
      label: 'Empresas suspendidas',
      value: formatNumber(general.suspended),
      hint: 'nadie puede ingresar',
      to: `${companies}?status=INACTIVE`,
      ...(general.suspended > 0 ? { tone: 'warning' as const } : {}),
    },
    { label: 'Personas con acceso', value: formatNumber(general.logins), hint: 'en la plataforma' },
    {
      label: 'Sesiones en uso',
      value: formatNumber(general.sessions),
      hint: 'en los últimos 30 minutos',
    },
    {
      label: 'Correos con problema',
      value: formatNumber(general.failedMails),
      hint: `de ${formatNumber(general.mails)} escritos`,
      to: `${pathTo('administracion-global')}/correos?status=FAILED`,
      ...(general.failedMails > 0 ? { tone: 'danger' as const } : {}),
    },
  ]
}
