import { formatNumber } from '#chile/numbers.ts'
import type { CompaniesQuery } from '#generated/documents/graphql.ts'
import { Companies, UpdateStatusCompany } from '#generated/operations/companies.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useList } from '#platform/web/list/useList.ts'
import { CompanyStatus } from '../model/company.ts'
import { simulate } from './simulate.ts'
import { asked, toneOf, turned } from './status.ts'
import { useInvitation } from './useInvitation.tsx'

type Row = CompaniesQuery['companies']['rows'][number]

/** The day in Chile; the hour of it says nothing here. */
const dayOf = (moment: string | null) => formatMoment(moment).slice(0, 10)

const columns: readonly Column<Row>[] = [
  {
    key: 'name',
    title: 'Empresa',
    lead: true,
    sort: 'name',
    text: ({ name }) => name,
    render: ({ id, name, slug }) => (
      <TextWithHint words={<Link to={pathTo('empresas/:id', { id })}>{name}</Link>} hint={slug} />
    ),
  },
  {
    key: 'status',
    title: 'Estado',
    text: ({ status }) => CompanyStatus.label(status),
    render: ({ status }) => (
      <StatusTag tone={toneOf(status)}>{CompanyStatus.label(status)}</StatusTag>
    ),
  },
  {
    key: 'logins',
    title: 'Personas con acceso',
    align: 'end',
    sort: 'logins',
    text: ({ logins }) => logins,
    render: ({ logins }) => formatNumber(logins),
  },
  {
    key: 'online',
    title: 'En línea',
    align: 'end',
    sort: 'online',
    text: ({ online }) => online,
    render: ({ online }) => formatNumber(online),
  },
  {
    key: 'lastSeenAt',
    title: 'Último uso',
    sort: 'lastSeenAt',
    text: ({ lastSeenAt }) => formatMoment(lastSeenAt),
    render: ({ lastSeenAt }) =>
      lastSeenAt ? formatMoment(lastSeenAt) : <Nothing words="Nadie ha ingresado" />,
  },
  {
    key: 'createdAt',
    title: 'Creada',
    sort: 'createdAt',
    text: ({ createdAt }) => dayOf(createdAt),
  },
]

/** Every client of the platform: opened, suspended, entered as if from inside. */
export default function CompaniesPage() {
  const list = useList(Companies, {
    filters: [{ name: 'status', label: 'Estado', options: CompanyStatus.options }],
    sort: { field: 'name', descending: false },
  })
  const change = useAction(UpdateStatusCompany, {
    done: turned,
  })
  const invitation = useInvitation()
  const turn = (row: Row, status: 'ACTIVE' | 'INACTIVE') =>
    change.run({ input: { id: row.id, status } })
  return (
    <>
      <ListPage
        title="Empresas"
        context="Las empresas de la plataforma y cómo entrar en ellas"
        list={list}
        search="Nombre o identificador"
        columns={columns}
        nameOf={({ name }) => name}
        create={{
          label: 'Nueva empresa',
          to: pathTo('empresas/nueva'),
          permission: 'companies.create',
        }}
        actions={(row) => [
          { label: 'Ver detalle', to: pathTo('empresas/:id', { id: row.id }) },
          {
            label: 'Simular',
            permission: 'simulation.create',
            disabled: row.status === 'ACTIVE' ? undefined : 'Solo una empresa activa',
            confirm: asked.simulate(row.name),
            onClick: () => simulate(row.id),
          },
          {
            label: 'Reenviar invitación',
            permission: 'companies.update',
            disabled: row.status === 'ACTIVE' ? undefined : 'Solo una empresa activa',
            onClick: () => invitation.invite(row.id),
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
      {invitation.shown}
    </>
  )
}
