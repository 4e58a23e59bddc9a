import { listedNumber } from '#chile/identity-document.ts'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import { Amount } from '../text/Amount.tsx'
import { Person } from '../text/Person.tsx'
import type { Column } from './columns.tsx'
import { TextWithHint } from '../text/TextWithHint.tsx'
import { Link } from '../text/Link.tsx'
import { PersonName } from '../text/PersonName.tsx'

/** The person of a row: the name, which leads to a page of it, over the RUT. */
export const personColumn = <Row extends { name: string; rut: string }>(
  toOf: (row: Row) => string,
): Column<Row> => ({
  key: 'name',
  title: 'Persona',
  lead: true,
  sort: 'name',
  text: (row) => row.name,
  render: (row) => <PersonName name={row.name} rut={row.rut} to={toOf(row)} />,
})

/** The person of a row, whose name leads to a page of it if any, over their razón social. */
export const personOfBusinessColumn = <Row extends { person: string; businessName: string }>(
  toOf?: (row: Row) => string,
): Column<Row> => ({
  key: 'person',
  title: 'Persona',
  lead: true,
  sort: 'person',
  text: (row) => row.person,
  render: (row) => (
    <TextWithHint
      words={toOf ? <Link to={toOf(row)}>{row.person}</Link> : row.person}
      hint={row.businessName}
    />
  ),
})

/** The person of a row, perhaps without a name, over the RUT; it leads to its page if any. */
export const namedColumn = <Row extends { fullname: string | null; rut: string }>(
  toOf: (row: Row) => string | undefined,
): Column<Row> => ({
  key: 'fullname',
  title: 'Persona',
  lead: true,
  sort: 'fullname',
  text: (row) => row.fullname ?? row.rut,
  render: (row) => {
    const to = toOf(row)
    return <PersonName name={row.fullname ?? row.rut} rut={row.rut} {...(to ? { to } : {})} />
  },
})

/** The person of a row, whose name leads to a page, and the RUT in a column of its own. */
export const nameAndRutColumns = <Row extends { name?: string | null; rut: string }>(
  toOf: (row: Row) => string,
): readonly Column<Row>[] => [
  {
    key: 'name',
    title: 'Persona',
    lead: true,
    sort: 'name',
    text: ({ name }) => name,
    render: (row) => <Link to={toOf(row)}>{row.name ?? row.rut}</Link>,
  },
  {
    key: 'rut',
    title: 'RUT',
    text: ({ rut }) => listedNumber(rut),
    render: ({ rut }) => <span className="tabular">{listedNumber(rut)}</span>,
  },
]

/** The person of a row with their initials, over what is said of them; it leads to no page. */
export const initialsColumn = <Row extends { fullname?: string | null }>(
  hintOf?: (row: Row) => string | undefined,
): Column<Row> => ({
  key: 'fullname',
  title: 'Persona',
  lead: true,
  sort: 'fullname',
  render: (row) => <Person name={formatName(row.fullname)} hint={hintOf?.(row)} />,
  text: ({ fullname }) => fullname,
})

/** The person of a row with their initials, over the RUT; it leads to no page. */
export const fullnameColumn = initialsColumn<{ fullname?: string | null; rut: string }>(({ rut }) =>
  listedNumber(rut),
)

/** The days on which a row holds, without an end while none is known. */
export const validityColumn: Column<{ startDate: string; endDate: string | null }> = {
  key: 'days',
  title: 'Vigencia',
  text: ({ startDate }) => formatDate(startDate),
  render: ({ startDate, endDate }) => (
    <span className="tabular">
      {formatDate(startDate)} {endDate ? `al ${formatDate(endDate)}` : 'en adelante'}
    </span>
  ),
}

/** The razón social of a row. */
export const businessColumn: Column<{ businessName: string }> = {
  key: 'businessName',
  title: 'Razón social',
  text: ({ businessName }) => businessName,
}

/** The unit of a row, further in the deeper it stands below others. */
export const unitColumn: Column<{ name: string; level: number }> = {
  key: 'name',
  title: 'Unidad',
  lead: true,
  text: ({ name }) => name,
  render: ({ name, level }) => (
    <span className="mg-level" data-level={level}>
      {name}
    </span>
  ),
}

/** An amount of a row in pesos, at the end of its column. */
export const amountColumn = <Name extends string>(
  key: Name,
  title: string,
  more: { sort?: string; optional?: boolean } = {},
): Column<Record<Name, number | null>> => ({
  key,
  title,
  align: 'end',
  text: (row) => row[key],
  render: (row) => <Amount value={row[key]} />,
  ...more,
})
