import { useParams } from 'react-router'
import { CompanyPeople } from '#generated/operations/companies.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { StatusTag, type Tone } from '#platform/web/kit/record/StatusTag.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { AccessState, roleLabel } from '../model/person-access.ts'
import { accessHelp } from './access-help.ts'
import type { PersonRow } from './types.ts'

/** Who of a company can sign in, and who cannot; and what can be done for each from here. */
export default function CompanyPeopleTab() {
  const { id = '' } = useParams()
  const list = useList(CompanyPeople, {
    filters: [{ name: 'access', label: 'Acceso', options: AccessState.options }],
    fixed: { companyId: id },
    sort: { field: 'fullname', descending: false },
  })
  return (
    <ListPage
      embedded
      title="Personas y acceso"
      list={list}
      search="Nombre, RUT o usuario"
      columns={columns}
      nameOf={({ fullname }) => fullname}
      rowKey={({ userId }) => userId}
      actions={(row) => accessHelp(row)}
      download={false}
      above={
        <p className="soft">
          Mirar esta lista queda en la auditoría de la empresa, con el nombre de usted.
        </p>
      }
      empty={{ title: 'Aún no hay personas', text: 'Aquí estará quién puede ingresar y quién no.' }}
    />
  )
}

const tones: Readonly<Record<string, Tone>> = {
  ACTIVE: 'success',
  PENDING: 'warning',
  DISABLED: 'danger',
}

const columns: readonly Column<PersonRow>[] = [
  {
    key: 'fullname',
    title: 'Persona',
    lead: true,
    render: ({ fullname, username }) => (
      <TextWithHint words={fullname} hint={username ?? 'Sin usuario'} />
    ),
  },
  { key: 'role', title: 'Rol', render: ({ role }) => roleLabel(role) },
  { key: 'email', title: 'Correo', render: ({ email }) => email ?? <Nothing /> },
  {
    key: 'access',
    title: 'Acceso',
    render: ({ access }) => (
      <StatusTag tone={tones[access] ?? 'neutral'}>{AccessState.label(access)}</StatusTag>
    ),
  },
  {
    key: 'lastSeenAt',
    title: 'Último uso',
    render: ({ lastSeenAt }) => (lastSeenAt ? formatMoment(lastSeenAt) : <Nothing words="Nunca" />),
  },
]
