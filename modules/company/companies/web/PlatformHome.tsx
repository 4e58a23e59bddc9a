import type { ReactNode } from 'react'
import { Companies } from '#generated/operations/companies.ts'
import { formatNumber } from '#chile/numbers.ts'
import type { CompaniesQuery } from '#generated/documents/graphql.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { usePoll } from '#platform/web/api/usePoll.ts'
import { CompanyStatus } from '../model/company.ts'
import { CompanyLogo } from './CompanyLogo.tsx'
import { PlatformFigures } from './PlatformFigures.tsx'
import { toneOf } from './status.ts'

type Company = CompaniesQuery['companies']['rows'][number]

const EVERY_MS = 60_000
/** The companies where something happened last; the list has all of them. */
const shown = {
  sort: { by: 'lastSeenAt', descending: true },
  page: { number: 1, size: 10 },
} as const

/**
 * The home page of platform administrators: what waits for them, the state of the platform, and
 * each company's figures.
 */
export function PlatformHome({ above }: { above?: ReactNode }) {
  return (
    <section>
      <PageHeader title="Inicio" context="La plataforma y sus empresas" />
      {above}
      <PlatformFigures />
      <LastUsed />
    </section>
  )
}

/** The companies of most recent use. */
function LastUsed() {
  const { data, error, lacks, reload } = usePoll(Companies, shown, {
    everyMs: EVERY_MS,
    needs: 'companies.read',
  })
  const all = <Link to={pathTo('empresas')}>Ver todas las empresas</Link>
  if (lacks) return null
  return (
    <Panel title="Empresas" text="Las de uso más reciente" action={all}>
      {error && <LoadProblem error={error} retry={reload} />}
      {data?.companies.rows.length === 0 && (
        <EmptyState
          title="Aún no hay empresas"
          action={
            <ActionButton
              look="primary"
              permission="companies.create"
              to={pathTo('empresas/nueva')}
            >
              Nueva empresa
            </ActionButton>
          }
        >
          Aquí estará cada cliente, con quién está en línea y lo que necesita atención.
        </EmptyState>
      )}
      <ul className="mg-tiles">
        {data?.companies.rows.map((company) => (
          <li key={company.id}>
            <Tile company={company} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const Tile = ({ company }: { company: Company }) => (
  <Link to={pathTo('empresas/:id', { id: company.id })} className="mg-tile">
    <span className="mg-tile-head">
      <span className="co-tile-name">
        <CompanyLogo name={company.name} logo={company.logo} size={36} />
        <TextWithHint words={<strong>{company.name}</strong>} hint={company.slug} />
      </span>
      <StatusTag tone={toneOf(company.status)}>{CompanyStatus.label(company.status)}</StatusTag>
    </span>
    <dl className="co-tile-facts">
      <div>
        <dt>En línea</dt>
        <dd>{formatNumber(company.online)}</dd>
      </div>
      <div>
        <dt>Con acceso</dt>
        <dd>{formatNumber(company.logins)}</dd>
      </div>
      <div>
        <dt>Correos con problema</dt>
        <dd>{formatNumber(company.failedMails)}</dd>
      </div>
    </dl>
    <span className="soft">
      {company.lastSeenAt ? `Último uso: ${formatMoment(company.lastSeenAt)}` : 'Sin uso aún'}
    </span>
  </Link>
)
