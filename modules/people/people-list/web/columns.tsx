import { type DocumentKind, listedDocument, listedNumber } from '#chile/identity-document.ts'
import { EmploymentState, Missing, Role } from '#modules/people/people/model/catalogs.ts'
import { stateTone } from '#modules/people/people/web/index.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Person } from '#platform/web/kit/text/Person.tsx'
import { BLOCKED } from '#modules/people/sight/model/blocks.ts'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { asText, formatDate } from '#platform/web/look/format.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import type { FieldValue } from './listed-fields.tsx'

type Row = {
  id: string
  fullname: string
  rut?: string | null
  identificationType?: DocumentKind | null
  role?: string | null
  status?: string | null
  email?: string | null
  personalPhone?: string | null
  blocked?: readonly string[]
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
  fieldValues: readonly FieldValue[]
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

/** How somebody is reached in private; where that is blocked it says so. */
function contact(key: 'email' | 'personalPhone', title: string): Column<Row> {
  const words = (row: Row) => (row.blocked?.includes('CONTACT') ? BLOCKED : row[key])
  return {
    key,
    title,
    optional: true,
    render: (row) => words(row) ?? <Nothing />,
    text: (row) => words(row) ?? null,
  }
}

/** What a list of people shows of each, besides the fields of the company. */
export const columns: readonly Column<Row>[] = [
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
  contact('email', 'Correo'),
  contact('personalPhone', 'Teléfono'),
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
