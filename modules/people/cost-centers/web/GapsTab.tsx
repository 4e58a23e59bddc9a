import { useParams } from 'react-router'
import { formatPercent } from '#chile/numbers.ts'
import { formatRut } from '#chile/rut.ts'
import type { CostCenterGapsQuery } from '#generated/documents/graphql.ts'
import { CostCenterGaps } from '#generated/operations/cost-centers.ts'
import { formatName } from '#platform/web/look/format.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useList } from '#platform/web/list/useList.ts'

type Gap = CostCenterGapsQuery['costCenterGaps']['rows'][number]

const columns: readonly Column<Gap>[] = [
  {
    key: 'fullname',
    title: 'Persona',
    lead: true,
    sort: 'fullname',
    text: ({ fullname }) => fullname,
    render: ({ userId, fullname }) => (
      <Link to={`${pathTo('ficha/:id', { id: userId })}/centros-de-costo`}>{fullname}</Link>
    ),
  },
  {
    key: 'rut',
    title: 'RUT',
    text: ({ rut }) => formatRut(rut),
    render: ({ rut }) => <span className="tabular">{formatRut(rut)}</span>,
  },
  {
    key: 'business',
    title: 'Razón social',
    text: ({ businessName }) => businessName,
  },
  {
    key: 'percentage',
    title: 'Cubierto',
    align: 'end',
    sort: 'percentage',
    text: ({ percentage }) => formatPercent(percentage),
  },
]

/** Whose cost is not booked whole to the centres of the group today. */
export default function GapsTab() {
  const { id = '' } = useParams()
  const list = useList(CostCenterGaps, {
    fixed: { groupId: id },
    sort: { field: 'fullname', descending: false },
  })
  return (
    <ListPage
      embedded
      title="Contratos por completar"
      name="cost-center-gaps"
      list={list}
      search="Nombre o RUT"
      columns={columns}
      rowKey={({ key }) => key}
      nameOf={({ fullname }) => formatName(fullname)}
      empty={{
        title: 'Todos los contratos están completos',
        text: 'Aquí estarán los contratos vigentes que hoy no reparten el 100 % en este grupo.',
      }}
    />
  )
}
