import type { AdditionalPaperQuery } from '#generated/documents/graphql.ts'
import { Amount } from '#platform/web/kit/text/Amount.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'

type Line = AdditionalPaperQuery['additionalPaper']['lines'][number]

const groups: Readonly<Record<string, string>> = {
  EARNING: 'Haber',
  DEDUCTION: 'Descuento',
  EMPLOYER: 'Aporte del empleador',
}

/** What is paid, what is taken from it, and what the employer adds. */
const order = Object.keys(groups)

const columns: readonly Column<Line>[] = [
  { key: 'label', title: 'Concepto', lead: true, render: (line) => line.label },
  { key: 'group', title: 'Tipo', render: (line) => groups[line.group] ?? line.group },
  {
    key: 'difference',
    title: 'Monto',
    align: 'end',
    render: (line) => <Amount value={line.difference} />,
  },
]

/** Concept by concept, what a payment apart changes. */
export function LinesTable({ lines }: { lines: readonly Line[] }) {
  return (
    <Rows
      caption="Conceptos del pago"
      rows={lines.toSorted((a, b) => order.indexOf(a.group) - order.indexOf(b.group))}
      columns={columns}
      rowKey={(line: Line) => line.code}
    />
  )
}
