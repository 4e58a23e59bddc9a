import { useState } from 'react'
import { ExportUsers } from '#generated/operations/people.ts'
import { People, PeopleCounts, PeoplePlaces } from '#generated/operations/parts/people.ts'
import { request } from '#platform/web/api/api.ts'
import { type DocumentKind, listedDocument, listedNumber } from '#chile/identity-document.ts'
import { asText, formatDate } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Person } from '#platform/web/kit/text/Person.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import type { DownloadFormat } from '#platform/web/kit/list/DownloadDropdown.tsx'
import { Figures } from '#platform/web/kit/text/Figures.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { type List, useList } from '#platform/web/list/useList.ts'
import { EmploymentState, Missing, Role, UserStatus } from '../model/catalogs.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { stateTone } from './person.ts'

const filterBy = ['state', 'status', 'businessId', 'area', 'branchOffice', 'role', 'incomplete']

/**
 * Everybody within reach: counted by state, found by name or RUT, filtered, ordered, written to a
 * file.
 */
export default function PeoplePage() {
  const can = useCan()
  const list = useList(People, {
    filterBy,
    sort: { field: 'fullname', descending: false },
    toFilter,
  })
  const { state: _state, incomplete: _incomplete, ...others } = list.state.filter
  const searched = list.state.search ? { search: list.state.search } : {}
  const counts = useDetail(
    PeopleCounts,
    { input: { ...toFilter(others), ...searched } },
    { keep: true },
  )
  const places = useDetail(PeoplePlaces, undefined, { keep: true, needs: 'areas.read' })
  const named = (rows: readonly { name: string; total: number }[] = []) =>
    rows.map(({ name, total }) => ({ value: name, label: `${name} (${total})` }))
  return (
    <ListPage
      title="Colaboradores"
      context={`${list.total} ${list.total === 1 ? 'persona' : 'personas'}`}
      name="people"
      list={list}
      search="Nombre o RUT"
      filters={[
        { name: 'state', label: 'Situación', options: EmploymentState.options, chipOnly: true },
        { name: 'businessId', label: 'Razón social', reference: 'business' },
        { name: 'area', label: 'Área', options: named(places.data?.areas), chipOnly: places.lacks },
        {
          name: 'branchOffice',
          label: 'Sucursal',
          options: named(places.data?.branchOffices),
          chipOnly: !places.data?.branchOffices.length,
        },
        { name: 'role', label: 'Rol', options: Role.options },
        { name: 'status', label: 'Estado', options: UserStatus.options },
        {
          name: 'incomplete',
          label: 'Ficha',
          options: [{ value: 'true', label: 'Incompleta' }],
          chipOnly: true,
        },
      ]}
      columns={columns}
      nameOf={({ fullname }) => fullname}
      create={{
        label: 'Nueva persona',
        to: pathTo('trabajadores/nuevo'),
        permission: 'users.create',
      }}
      extra={<Invitation />}
      actions={({ id }) => [{ label: 'Ver ficha', to: pathTo('ficha/:id', { id }) }]}
      above={<Counts counts={counts.data?.userCounts} seesGaps={can('contracts.massRead')} />}
      download={(format) => download(format, list)}
      empty={{
        title: 'Aún no hay personas',
        text: 'Aquí estará todo el equipo, con su situación.',
      }}
    />
  )
}

/** Lets several people in at once. */
function Invitation() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ActionButton permission="users.create" onClick={() => setOpen(true)}>
        Invitar al sistema
      </ActionButton>
      {open && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const toFilter = ({ incomplete, ...values }: Readonly<Record<string, string>>) => ({
  ...values,
  ...(incomplete === 'true' ? { incomplete: true } : {}),
})

type CountsProps = {
  counts: { incomplete: number; states: readonly { state: string; total: number }[] } | undefined
  seesGaps: boolean
}

/** How many stand where; each number is the list of them. */
function Counts({ counts, seesGaps }: CountsProps) {
  const totalOf = (state: string) => counts?.states.find((one) => one.state === state)?.total ?? 0
  const shown = ['ACTIVE', 'INCOMING', 'SUSPENDED', 'LEFT']
  return (
    <Figures
      label="Personas por situación"
      figures={[
        ...shown.map((state) => ({
          label: EmploymentState.label(state),
          value: counts ? totalOf(state) : '–',
          to: `${pathTo('trabajadores')}?state=${state}`,
        })),
        ...(seesGaps
          ? [
              {
                label: 'Fichas incompletas',
                value: counts ? counts.incomplete : '–',
                to: `${pathTo('trabajadores')}?incomplete=true`,
                ...(counts?.incomplete ? { tone: 'warning' as const } : {}),
              },
            ]
          : []),
      ]}
    />
  )
}

type Row = {
  id: string
  fullname: string
  rut?: string | null
  identificationType?: DocumentKind | null
  role?: string | null
  status?: string | null
  email?: string | null
  personalPhone?: string | null
  birthday?: string | null
  avatarUrl?: string | null
  online?: boolean
  state: string
  jobTitle?: string | null
  area?: string | null
  branchOffice?: string | null
  businessName?: string | null
  supervisorName?: string | null
  initialDate?: string | null
  finalDate?: string | null
  missing: readonly string[]
}

/** A RUT by its number, any other document with its name: `Pasaporte AB12345`. */
function documentOf({ rut, identificationType }: Row) {
  if (!rut) return rut
  return identificationType ? listedDocument({ identificationType, rut }) : listedNumber(rut)
}

const text = (
  key: keyof Row & string,
  title: string,
  more: Partial<Column<Row>> = {},
): Column<Row> => ({
  key,
  title,
  render: (row) => (row[key] ? String(row[key]) : <Nothing />),
  text: (row) => asText(row[key]),
  ...more,
})

const columns: readonly Column<Row>[] = [
  {
    key: 'fullname',
    title: 'Nombre',
    lead: true,
    sort: 'fullname',
    text: ({ fullname }) => fullname,
    render: ({ id, fullname, avatarUrl, jobTitle, online }) => (
      <Link to={pathTo('ficha/:id', { id })} className="mg-person-link">
        <Person name={fullname} url={avatarUrl} hint={jobTitle} online={online} />
      </Link>
    ),
  },
  {
    key: 'rut',
    title: 'RUT',
    sort: 'rut',
    text: documentOf,
    render: (row) => <span className="tabular">{documentOf(row)}</span>,
  },
  {
    key: 'state',
    title: 'Situación',
    sort: 'state',
    text: ({ state }) => EmploymentState.label(state),
    render: ({ state }) => (
      <StatusTag tone={stateTone(state)}>{EmploymentState.label(state)}</StatusTag>
    ),
  },
  text('area', 'Área', { sort: 'area' }),
  text('branchOffice', 'Sucursal', { sort: 'branchOffice', optional: true }),
  text('businessName', 'Razón social', { sort: 'businessName' }),
  text('supervisorName', 'Jefatura', { optional: true }),
  {
    key: 'initialDate',
    title: 'Inicio',
    sort: 'initialDate',
    text: ({ initialDate }) => initialDate,
    render: ({ initialDate }) => (initialDate ? formatDate(initialDate) : <Nothing />),
  },
  {
    key: 'finalDate',
    title: 'Término',
    optional: true,
    text: ({ finalDate }) => finalDate,
    render: ({ finalDate }) => (finalDate ? formatDate(finalDate) : <Nothing />),
  },
  text('email', 'Correo', { optional: true }),
  text('personalPhone', 'Teléfono', { optional: true }),
  {
    key: 'role',
    visibleTo: 'manager',
    title: 'Rol',
    optional: true,
    text: ({ role }) => Role.label(role),
  },
  {
    key: 'missing',
    visibleTo: 'manager',
    title: 'Falta',
    text: ({ missing }) => missing.map(Missing.label).join(', '),
    render: ({ missing }) =>
      missing.length > 0 ? (
        <StatusTag tone="warning">{missing.map(Missing.label).join(', ')}</StatusTag>
      ) : (
        <Nothing words="Nada" />
      ),
  },
]

/** The server writes the file, with every column it may show; here it is only opened. */
async function download(format: DownloadFormat, { state }: List<unknown>) {
  const search = state.search ? { search: state.search } : {}
  const order = state.sort ? { sortBy: state.sort.field, descending: state.sort.descending } : {}
  const input = { ...toFilter(state.filter), ...search, ...order, format }
  const { exportUsers } = await request(ExportUsers, { input })
  location.assign(exportUsers)
}
