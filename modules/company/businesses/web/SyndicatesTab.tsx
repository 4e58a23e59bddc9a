import { formatNumber } from '#chile/numbers.ts'
import { formatRut } from '#chile/rut.ts'
import type { SyndicatesQuery } from '#generated/documents/graphql.ts'
import { SyndicateCatalogue } from '#generated/catalogues.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { CataloguePanel } from '#platform/web/kit/list/CataloguePanel.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { FeeValue } from './fee.tsx'

type Union = SyndicatesQuery['syndicates'][number]

const columns: readonly Column<Union>[] = [
  {
    key: 'name',
    title: 'Sindicato',
    lead: true,
    render: ({ id, name }) => <Link to={pathTo('sindicato/:id', { id })}>{name}</Link>,
  },
  { key: 'rut', title: 'RUT', render: ({ rut }) => (rut ? formatRut(rut) : <Nothing />) },
  {
    key: 'fee',
    title: 'Cuota',
    align: 'end',
    render: ({ feeType, feeValue }) => <FeeValue feeType={feeType} feeValue={feeValue} />,
  },
  {
    key: 'members',
    title: 'Personas',
    align: 'end',
    render: ({ members }) => formatNumber(members),
  },
]

/** «2 sindicatos, 40 personas». */
function countOf(unions: readonly Union[] = []): string {
  const people = unions.reduce((sum, { members }) => sum + members, 0)
  return `${unions.length === 1 ? '1 sindicato' : `${unions.length} sindicatos`}, ${
    people === 1 ? '1 persona' : `${formatNumber(people)} personas`
  }`
}

/** The unions of the company, with their usual fee and how many people are in each. */
export default function SyndicatesTab() {
  const detail = useDetail(SyndicateCatalogue.list)
  const unions = detail.data?.syndicates
  return (
    <CataloguePanel
      detail={detail}
      rows={unions}
      noun={{ one: 'sindicato', many: 'sindicatos' }}
      title={countOf(unions)}
      text="Su cuota se propone en cada contrato que los nombra"
      empty="Aquí estarán los sindicatos, con la cuota que se descuenta a sus socios."
      create={{ permission: 'syndicates.create', to: pathTo('sindicato/nuevo') }}
      caption="Sindicatos"
      columns={columns}
    />
  )
}
