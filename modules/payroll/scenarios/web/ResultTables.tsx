import type { ReactNode } from 'react'
import { formatNumber } from '#chile/numbers.ts'
import { Chart } from '#platform/web/chart/Chart.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Amount, Delta } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { DownloadDropdown } from '#platform/web/kit/list/DownloadDropdown.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { saveRows } from '#platform/web/kit/file/export.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import type { Result } from './words.ts'

type Concept = Result['concepts'][number]
type Area = Result['areas'][number]
type Person = Result['people'][number]

type Props<Row> = {
  title: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  context?: ReactNode
}

function Shown<Row>({ title, rows, columns, rowKey, context }: Props<Row>) {
  const table = { caption: title, rows, columns, rowKey }
  return (
    <section>
      <div className="sc-head">
        <h2>{title}</h2>
        <DownloadDropdown onDownload={(format) => saveRows(format, title, rows, columns)} />
      </div>
      {context && <p className="soft">{context}</p>}
      <Rows {...table} />
    </section>
  )
}

type Pair = { real: number; simulated: number }
const pair = <Row extends Pair>(): Column<Row>[] => [
  {
    key: 'real',
    title: 'Realidad',
    align: 'end',
    render: ({ real }) => <Amount value={real} />,
    text: ({ real }) => real,
  },
  {
    key: 'simulated',
    title: 'Escenario',
    align: 'end',
    render: ({ simulated }) => <Amount value={simulated} />,
    text: ({ simulated }) => simulated,
  },
  {
    key: 'change',
    title: 'Diferencia',
    align: 'end',
    render: ({ real, simulated }) => <Delta value={simulated - real} />,
    text: ({ real, simulated }) => simulated - real,
  },
]

/** Every concept over all months, those that move first. */
export function ConceptsTable({ rows }: { rows: readonly Concept[] }) {
  const size = ({ real, simulated }: Concept) => Math.abs(simulated - real)
  const columns: Column<Concept>[] = [
    {
      key: 'label',
      title: 'Concepto',
      lead: true,
      text: ({ label }) => label,
    },
    {
      key: 'section',
      title: 'Grupo',
      text: ({ section }) => section,
    },
    ...pair<Concept>(),
  ]
  return (
    <Shown
      title="Totales por concepto"
      rows={rows.toSorted((a, b) => size(b) - size(a))}
      columns={columns}
      rowKey={({ code }) => code}
    />
  )
}

/** What each area costs over all months. */
export function AreasTable({ rows }: { rows: readonly Area[] }) {
  const columns: Column<Area>[] = [
    {
      key: 'area',
      title: 'Área',
      lead: true,
      text: ({ area }) => area,
    },
    ...pair<Area>(),
  ]
  return (
    <>
      <Chart
        title="Costo empresa por área"
        type="bar"
        unit="pesos"
        height={Math.max(260, rows.length * 42)}
        categories={rows.map(({ area }) => area)}
        series={[
          { name: 'Realidad', data: rows.map(({ real }) => real) },
          { name: 'Escenario', data: rows.map(({ simulated }) => simulated) },
        ]}
      />
      <Shown
        title="Costo empresa por área, todos los meses"
        rows={rows}
        columns={columns}
        rowKey={({ area }) => area}
      />
    </>
  )
}

/** Whose pay or cost moves most. */
export function PeopleTable({ rows, affected }: { rows: readonly Person[]; affected: number }) {
  if (rows.length === 0) {
    return (
      <EmptyState title="A nadie le cambia">
        El líquido y el costo de cada persona son los mismos que en la realidad.
      </EmptyState>
    )
  }
  return (
    <Shown
      title="Personas más afectadas"
      context={
        affected > rows.length
          ? `Se muestran ${rows.length} de las ${formatNumber(affected)} a las que les cambia.`
          : 'Suma de todos los meses.'
      }
      rows={rows}
      columns={people}
      rowKey={({ contractId }) => contractId}
    />
  )
}

const people: readonly Column<Person>[] = [
  {
    key: 'name',
    title: 'Persona',
    lead: true,
    render: ({ userId, name }) => <Link to={pathTo('ficha/:id', { id: userId })}>{name}</Link>,
    text: ({ name }) => name,
  },
  { key: 'area', title: 'Área', text: ({ area }) => area },
  {
    key: 'net',
    title: 'Líquido',
    align: 'end',
    render: ({ netChange }) => <Delta value={netChange} />,
    text: ({ netChange }) => netChange,
  },
  {
    key: 'cost',
    title: 'Costo empresa',
    align: 'end',
    render: ({ costChange }) => <Delta value={costChange} />,
    text: ({ costChange }) => costChange,
  },
]
