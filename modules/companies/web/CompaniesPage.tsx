import { formatNumber } from '#chile/numbers.ts'
import type { CompaniesQuery } from '#generated/documents/graphql.ts'
import { formatMoment } from '#platform/web/format.ts'
import type { Column } from '#platform/web/kit/columns.tsx'
import { ListPage } from '#platform/web/kit/ListPage.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/StatusTag.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useList } from '#platform/web/useList.ts'
import { CompanyStatus } from '../model/company.ts'
import { InviteAdmins, Companies, UpdateStatusCompany } from './documents.ts'
import { simulate } from './simulate.ts'

type Row = CompaniesQuery['companies']['rows'][number]

const tones: Readonly<Record<string, Tone>> = { ACTIVE: 'success', INACTIVE: 'danger' }

/** The day in Chile; the hour of it says nothing here. */
const dayOf = (moment: string | null) => formatMoment(moment).slice(0, 10)

const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    title: 'Empresa',
    lead: true,
    sort: 'name',
    text: ({ name }) => name,
    render: ({ name, slug }) => (
      <span className="mg-option">
        <span>{name}</span>
        <span className="soft">{slug}</span>
      </span>
    ),
  },
  {
    key: 'status',
    title: 'Estado',
    text: ({ status }) => CompanyStatus.label(status ?? ''),
    render: ({ status }) => (
      <StatusTag tone={tones[status ?? ''] ?? 'warning'}>
        {CompanyStatus.label(status ?? '')}
      </StatusTag>
    ),
  },
  {
    key: 'logins',
    title: 'Personas con acceso',
    align: 'end',
    sort: 'logins',
    text: ({ logins }) => logins,
    render: ({ logins }) => formatNumber(logins ?? 0),
  },
  {
    key: 'createdAt',
    title: 'Creada',
    sort: 'createdAt',
    text: ({ createdAt }) => dayOf(createdAt),
    render: ({ createdAt }) => dayOf(createdAt),
  },
]

/** What each action asks before it runs. */
const asked = {
  simulate: (name: string | null) =>
    `Por 30 minutos trabajará como ${name}. ` +
    'Todo lo que haga queda en su auditoría con el nombre de usted.',
  suspend: (name: string | null) =>
    `Nadie de ${name} podrá ingresar y quienes están dentro salen de inmediato. ` +
    'Sus datos se conservan.',
  activate: (name: string | null) => `Las personas de ${name} podrán volver a ingresar.`,
}

/** Every client of the platform: opened, suspended, entered as if from inside. */
export default function CompaniesPage() {
  const list = useList(Companies, {
    filterBy: ['status'],
    sort: { field: 'name', descending: false },
  })
  const change = useAction(UpdateStatusCompany, {
    done: ({ status }) => (status === 'ACTIVE' ? 'Empresa activada' : 'Empresa suspendida'),
  })
  const invite = useAction(InviteAdmins, {
    done: ({ invited }) =>
      invited === 1 ? 'Se reenvió 1 invitación' : `Se reenviaron ${invited} invitaciones`,
  })
  const turn = (row: Row, status: 'ACTIVE' | 'INACTIVE') =>
    change.run({ input: { id: row.id ?? '', status } })
  return (
    <ListPage
      title="Empresas"
      context="Las empresas de la plataforma y cómo entrar en ellas"
      list={list}
      search="Nombre o identificador"
      filters={[{ name: 'status', label: 'Estado', options: CompanyStatus.options }]}
      columns={columns}
      nameOf={({ name }) => name ?? ''}
      create={{
        label: 'Nueva empresa',
        to: pathTo('empresas/nueva'),
        permission: 'companies.create',
      }}
      actions={(row) => [
        {
          label: 'Simular',
          permission: 'simulation.create',
          disabled: row.status === 'ACTIVE' ? undefined : 'Solo una empresa activa',
          confirm: asked.simulate(row.name),
          onClick: () => simulate(row.id ?? ''),
        },
        {
          label: 'Reenviar invitación',
          permission: 'companies.update',
          disabled: row.status === 'ACTIVE' ? undefined : 'Solo una empresa activa',
          onClick: () => invite.run({ input: { id: row.id ?? '' } }),
        },
        row.status === 'ACTIVE'
          ? {
              label: 'Suspender',
              danger: true,
              permission: 'companies.update',
              confirm: asked.suspend(row.name),
              onClick: () => turn(row, 'INACTIVE'),
            }
          : {
              label: 'Activar',
              permission: 'companies.update',
              disabled: row.status === 'PENDING' ? 'No se terminó de crear' : undefined,
              confirm: asked.activate(row.name),
              onClick: () => turn(row, 'ACTIVE'),
            },
      ]}
      empty={{ title: 'Aún no hay empresas', text: 'Aquí estarán los clientes.' }}
    />
  )
}
