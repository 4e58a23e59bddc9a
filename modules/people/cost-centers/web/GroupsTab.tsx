import { formatNumber } from '#chile/numbers.ts'
import { CostCenterGroupCatalogue } from '#generated/catalogues.ts'
import type { CostCenterGroupsQuery } from '#generated/documents/graphql.ts'
import { CataloguePage } from '#platform/web/kit/list/CataloguePage.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { CostCenterGroup, CostCenterStatus } from '../model/cost-center.ts'

type Row = CostCenterGroupsQuery['costCenterGroups'][number]

const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    title: 'Grupo',
    lead: true,
    sort: 'name',
    text: ({ name }) => name,
    render: ({ id, name }) => <Link to={pathTo('centros-de-costo/:id', { id })}>{name}</Link>,
  },
  {
    key: 'code',
    title: 'Código',
    sort: 'code',
    text: ({ code }) => code,
  },
  {
    key: 'centers',
    title: 'Centros',
    align: 'end',
    sort: 'centers',
    text: ({ centers }) => centers,
    render: ({ centers }) => formatNumber(centers),
  },
  {
    key: 'status',
    title: 'Estado',
    sort: 'status',
    text: ({ status }) => CostCenterStatus.label(status),
  },
]

/** The ways in which the company divides its cost. */
export default function GroupsTab() {
  return (
    <CataloguePage
      embedded
      of={CostCenterGroup}
      documents={CostCenterGroupCatalogue}
      service="costCenters"
      noun={{ one: 'grupo', many: 'grupos' }}
      title="Grupos de centros de costo"
      columns={columns}
      fields={['code', 'name', 'status']}
      usual={{ status: 'ACTIVE' }}
      nameOf={({ name }) => name}
      empty="Aquí estarán las formas de repartir el costo de las personas: por área, por cultivo."
    />
  )
}
