import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import type { FilingFindingsQuery } from '#generated/documents/graphql.ts'
import { FilingFindings } from '#generated/operations/filings.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { Pages } from '#platform/web/kit/list/Pages.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { findingCount, FindingLevel } from '../model/filing.ts'
import type { FilingRow } from './types.ts'

type Row = FilingFindingsQuery['filingFindings']['rows'][number]

/** What the check of a file found, line by line, with the way to the record that mends it. */
export function Findings({ filing }: { filing: FilingRow }) {
  const [page, setPage] = useState({ number: 1, size: 10 })
  const total = findingCount(filing)
  const answer = useDetail(
    FilingFindings,
    { filter: { filingId: filing.id }, page, counted: false },
    { keep: true, enabled: total > 0 },
  )
  if (total === 0) return null
  if (answer.error) return <LoadProblem error={answer.error} retry={answer.reload} />
  return (
    <Panel
      title="Observaciones"
      text={`${counted(total, 'observación', 'observaciones')}, en el orden del archivo`}
    >
      <Rows
        caption="Observaciones"
        rows={answer.data?.filingFindings.rows ?? []}
        columns={columns}
        rowKey={(row: Row) => String(row.n)}
      />
      {total > page.size && (
        <Pages
          page={page.number}
          size={page.size}
          total={total}
          onChange={(number, size) => setPage({ number, size })}
        />
      )}
    </Panel>
  )
}

const columns: readonly Column<Row>[] = [
  {
    key: 'fullname',
    title: 'Persona',
    lead: true,
    render: ({ userId, fullname }) =>
      userId && fullname ? (
        <Link to={pathTo('ficha/:id', { id: userId })}>{fullname}</Link>
      ) : (
        'Todo el archivo'
      ),
  },
  {
    key: 'level',
    title: 'Qué es',
    render: ({ level }) => (
      <StatusTag tone={level === 'ERROR' ? 'danger' : 'warning'}>
        {FindingLevel.label(level)}
      </StatusTag>
    ),
  },
  {
    key: 'line',
    title: 'Línea',
    align: 'end',
    render: ({ line }) => <span className="tabular">{line === 0 ? '' : line}</span>,
  },
  {
    key: 'words',
    title: 'Qué dice la revisión',
    render: ({ words, rule }) => {
      const mend = mends[rule]
      return (
        <span className="mg-flows">
          {words} {mend && <Link to={pathTo(mend.path)}>{mend.label}</Link>}
        </span>
      )
    },
  },
]

/** Where what a rule says is mended, when it is not in the record of the person. */
const mends: Readonly<Record<string, { path: string; label: string }>> = {
  TERMINO_SIN_CAUSAL: { path: 'terminos', label: 'Registrar el término' },
  ITEM_SIN_COLUMNA: { path: 'maintenance-payroll', label: 'Abrir los ítems' },
}
