import { ProfileAssignments } from '#generated/operations/grants.ts'
import { Role } from '#modules/people/people/model/catalogs.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import type { Filter } from '#platform/web/list/list-state.ts'
import { NEW, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { initialsColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { useMe } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useList } from '#platform/web/list/useList.ts'
import { AccessDialog } from './AccessDialog.tsx'
import { GiveDialog } from './GiveDialog.tsx'
import type { Assigned } from './types.ts'

type Props = {
  filters?: readonly Filter[]
  fixed?: Record<string, unknown>
  /** The profile that «Asignar» gives. */
  give?: string
}

/** People with what was given to each; one at a time it is changed. */
export function PeopleList({ filters = [], fixed = {}, give }: Props) {
  const me = useMe()
  const form = useOpenForm('acceso')
  const list = useList(ProfileAssignments, {
    filterBy: ['role', 'profileId', 'restrictionId', 'assigned'],
    sort: { field: 'fullname', descending: false },
    fixed,
    toFilter: ({ assigned, ...values }) => ({
      ...values,
      ...(assigned === 'true' ? { assigned: true } : {}),
    }),
  })
  return (
    <>
      <ListPage
        embedded
        title="Accesos de las personas"
        name={give ? 'profile-people' : 'grants-people'}
        list={list}
        search="Nombre o RUT"
        filters={[
          { name: 'role', label: 'Rol', options: Role.options },
          ...filters,
          ...(give
            ? []
            : [
                {
                  name: 'assigned',
                  label: 'Acceso',
                  options: [{ value: 'true', label: 'Con perfil o restricción' }],
                },
              ]),
        ]}
        columns={columns}
        rowKey={({ userId }) => userId}
        nameOf={({ fullname }) => fullname}
        {...(give ? { create: { ...assignment, onClick: () => form.open() } } : {})}
        actions={(row) => [
          {
            label: 'Cambiar acceso',
            permission: 'profileAssignments.update',
            disabled: row.userId === me.id ? 'Nadie cambia su propio acceso' : undefined,
            onClick: () => form.open(row.userId),
          },
          { label: 'Ver lo que puede', to: pathTo('permisos/:id', { id: row.userId }) },
        ]}
        empty={{
          title: give ? 'Nadie tiene este perfil' : 'Aún no hay personas',
          text: give
            ? 'Asígnelo: rige desde el próximo clic de cada persona.'
            : 'Aquí estará cada persona con su rol, su perfil y su restricción.',
        }}
      />
      {form.key === NEW && give && <GiveDialog profileId={give} form={form} />}
      {list.rows
        .filter(({ userId }) => userId === form.key)
        .map((person) => (
          <AccessDialog key={person.userId} person={person} form={form} />
        ))}
    </>
  )
}

const assignment = {
  label: 'Asignar a una persona',
  permission: 'profileAssignments.update',
  besides: ['users.massRead'],
} as const

const columns: readonly Column<Assigned>[] = [
  initialsColumn(({ status }) => (status === 'INACTIVE' ? 'Inactiva' : undefined)),
  {
    key: 'role',
    title: 'Rol',
    sort: 'role',
    text: ({ role }) => Role.label(role),
  },
  {
    key: 'profile',
    title: 'Perfil',
    sort: 'profileName',
    text: ({ profileName }) => profileName,
    render: ({ profileId, profileName }) =>
      profileId ? (
        <Link to={pathTo('perfil/:id', { id: profileId })}>{profileName}</Link>
      ) : (
        <Nothing words="Sin perfil" />
      ),
  },
  {
    key: 'restriction',
    title: 'Restricción',
    sort: 'restrictionName',
    text: ({ restrictionName }) => restrictionName,
    render: ({ restrictionName }) => restrictionName ?? <Nothing words="Sin restricción" />,
  },
]
