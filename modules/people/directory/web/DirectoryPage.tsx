import type { DirectoryQuery } from '#generated/documents/graphql.ts'
import { Directory } from '#generated/operations/directory.ts'
import { Person } from '#platform/web/kit/text/Person.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useList } from '#platform/web/list/useList.ts'

type Row = DirectoryQuery['directory']['rows'][number]

/** Who works here and how they are reached at work. */
export default function DirectoryPage() {
  const list = useList(Directory, { sort: { field: 'fullname', descending: false } })
  return (
    <ListPage
      title="Directorio"
      context={list.total === 1 ? '1 persona' : `${list.total} personas`}
      list={list}
      search="Nombre, cargo o área"
      columns={columns}
      nameOf={({ fullname }) => fullname}
      rowKey={({ userId }) => userId}
      actions={(row) => [
        {
          label: 'Ver ficha',
          to: pathTo('ficha/:id', { id: row.userId }),
          permission: 'users.read',
        },
      ]}
      download={false}
      empty={{ title: 'Nadie por aquí', text: 'Aquí estarán las personas con contrato vigente.' }}
    />
  )
}

const columns: readonly Column<Row>[] = [
  {
    key: 'fullname',
    title: 'Persona',
    lead: true,
    sort: 'fullname',
    render: ({ fullname, avatarUrl, jobTitle, online }) => (
      <Person name={fullname} url={avatarUrl} hint={jobTitle} online={online} />
    ),
  },
  { key: 'area', title: 'Área', sort: 'area', render: ({ area }) => area ?? <Nothing /> },
  {
    key: 'branchOffice',
    title: 'Sucursal',
    optional: true,
    render: ({ branchOffice }) => branchOffice ?? <Nothing />,
  },
  {
    key: 'businessName',
    title: 'Razón social',
    sort: 'businessName',
    render: ({ businessName }) => businessName ?? <Nothing />,
  },
  {
    key: 'supervisorName',
    title: 'Jefatura',
    optional: true,
    render: ({ supervisorName }) => supervisorName ?? <Nothing />,
  },
  {
    key: 'workPhone',
    title: 'Teléfono de trabajo',
    render: ({ workPhone }) =>
      workPhone ? <a href={`tel:${workPhone.replaceAll(' ', '')}`}>{workPhone}</a> : <Nothing />,
  },
  {
    key: 'businessEmail',
    title: 'Correo de trabajo',
    render: ({ businessEmail }) =>
      businessEmail ? <a href={`mailto:${businessEmail}`}>{businessEmail}</a> : <Nothing />,
  },
]
