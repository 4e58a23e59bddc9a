import { useState } from 'react'
import type { FilingWagesQuery } from '#generated/documents/graphql.ts'
import { FilingWages } from '#generated/operations/filings.ts'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { Pages } from '#platform/web/kit/list/Pages.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { formatName } from '#platform/web/look/format.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import type { FilingRow } from './types.ts'

type Row = FilingWagesQuery['filingWages']['rows'][number]

/** The people of a declaration of salaries, with the number of their certificate. */
export function Wages({ filing }: { filing: FilingRow }) {
  const [page, setPage] = useState({ number: 1, size: 10 })
  const answer = useDetail(
    FilingWages,
    { filter: { filingId: filing.id }, page, counted: false },
    { keep: true },
  )
  const { people } = filing
  if (answer.error) return <LoadProblem error={answer.error} retry={answer.reload} />
  return (
    <Panel
      title="Personas"
      text="Lo del año de cada una, actualizado. Su certificado N° 6 lleva el mismo número."
    >
      <Rows
        caption="Personas de la declaración"
        rows={answer.data?.filingWages.rows ?? []}
        columns={columns}
        rowKey={(row: Row) => String(row.n)}
      />
      {people !== null && people > page.size && (
        <Pages
          page={page.number}
          size={page.size}
          total={people}
          onChange={(number, size) => setPage({ number, size })}
        />
      )}
    </Panel>
  )
}

const amount = (
  key: 'taxed' | 'tax' | 'moreTax' | 'untaxed' | 'zone',
  title: string,
): Column<Row> => ({
  key,
  title,
  align: 'end',
  render: (row) => <Amount value={row[key]} />,
})

const columns: readonly Column<Row>[] = [
  {
    key: 'fullname',
    title: 'Persona',
    lead: true,
    render: ({ userId, fullname, rut }) => (
      <span className="mg-option">
        <Link to={pathTo('ficha/:id', { id: userId })}>{formatName(fullname)}</Link>
        <span className="soft tabular">{rut}</span>
      </span>
    ),
  },
  {
    key: 'n',
    title: 'Certificado',
    align: 'end',
    render: ({ n }) => <span className="tabular">{n}</span>,
  },
  amount('taxed', 'Renta neta'),
  amount('tax', 'Impuesto único'),
  amount('moreTax', 'Mayor retención'),
  amount('untaxed', 'No gravada'),
  amount('zone', 'Zona extrema'),
]
