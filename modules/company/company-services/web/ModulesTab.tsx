import { CheckOutlined, MinusOutlined } from '@ant-design/icons'
import { ServicesCompany } from '#generated/operations/company-services.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import type { RowAction } from '#platform/web/kit/list/RowActions.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { useCan, useMe } from '#platform/web/screen/me.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ServiceState } from '../model/service.ts'
import { ServiceDialog } from './ServiceDialog.tsx'
import { useCompanyInput } from './useCompany.ts'
import type { ServiceRow } from './types.ts'
import './services.css'

/** The areas of a company and who may use each. Platform administrators change them here. */
export default function ModulesTab() {
  const named = useCompanyInput()
  const { company } = useMe()
  const companyId = named.companyId ?? company?.id
  const changes = useCan()('companies.update') && companyId !== undefined
  const { data, error, reload } = useDetail(ServicesCompany, { input: named })
  const form = useOpenForm('servicio')
  if (error) return <LoadProblem error={error} retry={reload} />
  const rows = data?.servicesCompany ?? []
  const open = rows.find(({ module }) => module === form.key)
  const actions = (row: ServiceRow): readonly RowAction[] => [
    {
      label: row.given ? 'Configurar' : 'Dar este servicio',
      permission: 'companies.update',
      onClick: () => form.open(row.module),
    },
  ]
  return (
    <>
      <Panel
        title="A quiénes se abre cada área"
        text="Dentro de un área, el rol y el perfil de cada persona dicen qué puede hacer."
      >
        <Rows
          caption="Módulos de la empresa"
          rows={rows.filter(({ built }) => built)}
          columns={columns}
          rowKey={({ module }) => module}
          nameOf={({ label }) => label}
          skeleton={data ? 0 : 8}
          {...(changes ? { actions } : {})}
        />
      </Panel>
      <Coming rows={rows.filter(({ built }) => !built)} />
      {open && companyId && <ServiceDialog companyId={companyId} service={open} form={form} />}
    </>
  )
}

/** Areas that the product announces and has no screens of yet: open or closed, nobody enters. */
function Coming({ rows }: { rows: readonly ServiceRow[] }) {
  if (rows.length === 0) return null
  return (
    <Panel
      title="Áreas que aún no tienen pantallas"
      text="Se podrán abrir cuando el producto las tenga; hoy no las ve nadie."
    >
      <ul className="cs-coming">
        {rows.map(({ module, label }) => (
          <li key={module}>{label}</li>
        ))}
      </ul>
    </Panel>
  )
}

type Group = 'employees' | 'managers' | 'superManagers' | 'admins'

const openTo = (key: Group, title: string): Column<ServiceRow> => ({
  key,
  title,
  render: (row) => <Open open={row[key]} />,
})

const Open = ({ open }: { open: boolean }) => (
  <span className={open ? 'cs-check' : 'cs-check soft'}>
    {open ? <CheckOutlined aria-hidden /> : <MinusOutlined aria-hidden />}
    {open ? 'Abierto' : 'Cerrado'}
  </span>
)

const columns: readonly Column<ServiceRow>[] = [
  {
    key: 'label',
    title: 'Módulo',
    lead: true,
    render: ({ label, state }) => (
      <span className="cs-name">
        {label}
        {state === 'SUSPENDED' && (
          <StatusTag tone="danger">{ServiceState.label('SUSPENDED')}</StatusTag>
        )}
      </span>
    ),
  },
  openTo('employees', 'Trabajadores'),
  openTo('managers', 'Gerentes'),
  openTo('superManagers', 'Supergerentes'),
  openTo('admins', 'Administradores'),
]
