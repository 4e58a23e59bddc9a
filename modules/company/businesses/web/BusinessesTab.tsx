import { formatNumber } from '#chile/numbers.ts'
import { formatRut } from '#chile/rut.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import type { CompanyBusinessesQuery } from '#generated/documents/graphql.ts'
import { BusinessStatus } from '../model/business.ts'
import { CompanyBusinesses } from '#generated/operations/parts/businesses.ts'

type Business = CompanyBusinessesQuery['businesses'][number]

/** The employers of the company, each with how many people work in it today. */
export default function BusinessesTab() {
  const { data, error, reload } = useDetail(CompanyBusinesses)
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const create = (
    <ActionButton look="primary" permission="businesses.create" to={pathTo('razon-social/nueva')}>
      Nueva razón social
    </ActionButton>
  )
  if (data.businesses.length === 0) {
    return (
      <EmptyState title="Aún no hay razones sociales" action={create}>
        Aquí estarán los empleadores de la empresa: quienes contratan, pagan y declaran.
      </EmptyState>
    )
  }
  return (
    <Panel
      title={countOf(data.businesses.length)}
      text="Quienes contratan, pagan y declaran"
      action={create}
    >
      <ul className="mg-tiles">
        {data.businesses.map((business) => (
          <li key={business.id}>
            <Tile business={business} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const countOf = (businesses: number) =>
  businesses === 1 ? '1 razón social' : `${businesses} razones sociales`

const Tile = ({ business }: { business: Business }) => (
  <Link to={pathTo('razon-social/:id', { id: business.id })} className="mg-tile">
    <span className="mg-tile-head">
      <TextWithHint words={<strong>{business.name}</strong>} hint={business.businessName} />
      <StatusTag tone={business.status === 'ACTIVE' ? 'success' : 'neutral'}>
        {BusinessStatus.label(business.status)}
      </StatusTag>
    </span>
    <span className="soft">{business.businessField ?? 'Sin giro'}</span>
    <span className="mg-tile-foot">
      <span className="tabular">{formatRut(business.rut)}</span>
      <span>
        <b>{formatNumber(business.workers)}</b> {business.workers === 1 ? 'persona' : 'personas'}
      </span>
      {business.principal && <span className="soft">Principal</span>}
      {!business.usePayroll && <span className="soft">Sin remuneraciones</span>}
    </span>
  </Link>
)
