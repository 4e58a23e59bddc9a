import type { ServicesQuery } from '#generated/documents/graphql.ts'
import { Services } from '#generated/operations/company-services.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'

type Kind = ServicesQuery['services'][number]
type Group = 'employees' | 'managers' | 'superManagers' | 'admins'

const usually = (key: Group, title: string): Column<Kind> => ({
  key,
  title,
  render: (row) => (row[key] ? 'Abierto' : <span className="soft">Según la empresa</span>),
})

const columns: readonly Column<Kind>[] = [
  { key: 'label', title: 'Servicio', lead: true, render: ({ label }) => label },
  {
    key: 'built',
    title: 'Estado',
    render: ({ built }) => (
      <StatusTag tone={built ? 'success' : 'neutral'}>
        {built ? 'Disponible' : 'Aún sin pantallas'}
      </StatusTag>
    ),
  },
  {
    ...usually('employees', 'Trabajadores'),
    render: ({ employees, neverEmployees }) =>
      neverEmployees ? (
        'Nunca'
      ) : employees ? (
        'Abierto'
      ) : (
        <span className="soft">Según la empresa</span>
      ),
  },
  usually('managers', 'Gerentes'),
  usually('superManagers', 'Supergerentes'),
  usually('admins', 'Administradores'),
]

/**
 * Every service of the product and who may use it by default; companies have their own switches.
 */
export default function ServicesTab() {
  const { data, error, reload } = useDetail(Services)
  if (error) return <LoadProblem error={error} retry={reload} />
  return (
    <Panel
      title="Servicios del producto"
      text="A quiénes se abre cada uno si la empresa no dice otra cosa, que se dice en su página."
    >
      <Rows
        caption="Servicios"
        rows={data?.services ?? []}
        columns={columns}
        rowKey={({ module }) => module}
        skeleton={data ? 0 : 8}
      />
    </Panel>
  )
}
