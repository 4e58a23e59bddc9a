import { CheckOutlined, MinusOutlined } from '@ant-design/icons'
import type { Column } from '#platform/web/kit/columns.tsx'
import { DataTable } from '#platform/web/kit/DataTable.tsx'
import { Panel } from '#platform/web/kit/Figures.tsx'
import { LoadProblem } from '#platform/web/kit/LoadProblem.tsx'
import { useDetail } from '#platform/web/useDetail.ts'
import { CompanyServices } from './documents.ts'
import './companies.css'

type Service = {
  module: string
  label: string
  employees: boolean
  managers: boolean
  superManagers: boolean
  admins: boolean
}

const Open = ({ open }: { open: boolean }) => (
  <span className={open ? 'co-check' : 'co-check soft'}>
    {open ? <CheckOutlined aria-hidden /> : <MinusOutlined aria-hidden />}
    {open ? 'Abierto' : 'Cerrado'}
  </span>
)

type Group = 'employees' | 'managers' | 'superManagers' | 'admins'

const openTo = (key: Group, title: string): Column<Service> => ({
  key,
  title,
  render: (row) => <Open open={row[key]} />,
})

const columns: readonly Column<Service>[] = [
  { key: 'label', title: 'Módulo', lead: true, render: ({ label }) => label },
  openTo('employees', 'Trabajadores'),
  openTo('managers', 'Gerentes'),
  openTo('superManagers', 'Supergerentes'),
  openTo('admins', 'Administradores'),
]

/** The areas of the company and to whom each is open. The platform changes them. */
export default function ModulesTab() {
  const { data, error, reload } = useDetail(CompanyServices)
  if (error) return <LoadProblem error={error} retry={reload} />
  return (
    <Panel
      title="A quiénes se abre cada área"
      text="Dentro de un área, el rol y el perfil de cada persona dicen qué puede hacer."
    >
      <DataTable
        caption="Módulos de la empresa"
        rows={data?.servicesCompany ?? []}
        columns={columns}
        rowKey={({ module }) => module}
        skeleton={data ? 0 : 8}
      />
    </Panel>
  )
}
