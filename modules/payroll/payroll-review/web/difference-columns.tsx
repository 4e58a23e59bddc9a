import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { amountColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { Button } from 'antd'
import type { PayrollComparisonQuery } from '#generated/documents/graphql.ts'
import { formatChange, formatNumber } from '#chile/numbers.ts'
import { monthName } from '#chile/period.ts'
import { formatRut } from '#chile/rut.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { Delta } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { NoBreak } from '#platform/web/kit/text/NoBreak.tsx'

export type Row = PayrollComparisonQuery['payrollComparison']['rows'][number]

/** Hundredths of a percentage, as people read them. */
export const percentWords = (value: number | null): string =>
  value === null ? '' : `${signOf(value)}${formatNumber((Math.abs(value) / 100).toFixed(1))}%`

const signOf = (value: number) => (value > 0 ? '+' : value < 0 ? '−' : '')

const who = (open: (contractId: string) => void): Column<Row> => ({
  key: 'name',
  title: 'Persona',
  lead: true,
  sort: 'name',
  text: (row) => row.name,
  render: (row) => (
    <span className="mg-option">
      <Button type="link" className="pr-name" onClick={() => open(row.contractId)}>
        {row.name}
      </Button>
      <span className="soft tabular">
        <NoBreak words={`${formatRut(row.rut)} · ${row.area ?? 'Sin área'}`} />
      </span>
    </span>
  ),
})

const onlyExported = (key: 'rut' | 'area' | 'jobTitle', title: string): Column<Row> => ({
  key,
  title,
  optional: true,
  text: (row) => row[key],
})

export const columnsOf = (
  monthBefore: number | null,
  open: (contractId: string) => void,
): readonly Column<Row>[] => [
  who(open),
  onlyExported('rut', 'RUT'),
  onlyExported('area', 'Área'),
  onlyExported('jobTitle', 'Cargo'),
  amountColumn(
    'before',
    monthBefore === null ? 'Líquido de antes' : `Líquido de ${monthName(monthBefore)}`,
  ),
  amountColumn('net', 'Líquido', { sort: 'net' }),
  {
    key: 'change',
    title: 'Diferencia',
    align: 'end',
    sort: 'change',
    text: (row) => row.change,
    render: (row) => <Delta value={row.change} />,
  },
  {
    key: 'percent',
    title: '%',
    align: 'end',
    sort: 'percent',
    text: (row) => percentWords(row.percent),
    render: (row) => <span className="tabular">{percentWords(row.percent)}</span>,
  },
  {
    key: 'causes',
    title: 'Por qué',
    text: (row) =>
      row.causes.map((part) => `${part.label} ${formatChange(part.change)}`).join('; '),
    render: (row) => <Chips row={row} />,
  },
  {
    key: 'state',
    title: 'Revisión',
    text: (row) => (row.reviewedBy ? `${row.stateLabel} (${row.reviewedBy})` : row.stateLabel),
    render: (row) => <ReviewMark row={row} />,
  },
]

/** How many causes the list shows; the page of the person shows all of them. */
const shownCauses = 2

/** The causes of a difference, largest first; an unexplained difference is highlighted. */
export function Chips({ row }: { row: Pick<Row, 'causes' | 'error'> }) {
  if (row.causes.length === 0) return <span className="soft">Sin cambios</span>
  const sorted = row.causes.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
  const rest = sorted.length - shownCauses
  return (
    <span className="pr-chips">
      {sorted.slice(0, shownCauses).map(({ cause, label, change }) => (
        <span
          key={cause}
          className={
            cause === 'UNEXPLAINED' || cause === 'ERROR' ? 'pr-chip pr-chip-odd' : 'pr-chip'
          }
        >
          {label} <span className="tabular">{formatChange(change)}</span>
        </span>
      ))}
      {rest > 0 && <span className="soft">{rest === 1 ? 'y otra' : `y ${rest} más`}</span>}
      {row.error && <span className="soft">{row.error}</span>}
    </span>
  )
}

type Marked = Pick<Row, 'state' | 'stateLabel' | 'reviewedBy' | 'reviewedAt'>

/** «Revisado por … el …», or why it is not. */
export function ReviewMark({ row }: { row: Marked }) {
  if (row.state === 'REVIEWED') {
    return (
      <TextWithHint
        words={<StatusTag tone="success">Revisado por {row.reviewedBy ?? 'alguien'}</StatusTag>}
        hint={`el ${formatMoment(row.reviewedAt)}`}
      />
    )
  }
  return (
    <StatusTag tone={row.state === 'REVOKED' ? 'warning' : 'neutral'}>{row.stateLabel}</StatusTag>
  )
}
