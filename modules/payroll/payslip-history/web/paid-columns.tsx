import { formatPesos } from '#chile/numbers.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Amount } from '#platform/web/kit/text/Amount.tsx'

type Paid = { earnings: number; deductions: number; net: number }

/** What a month paid, calculated here or by another system. */
export const paidColumns: readonly Column<Paid>[] = [
  {
    key: 'earnings',
    title: 'Total haberes',
    align: 'end',
    render: (row) => <Amount value={row.earnings} />,
  },
  {
    key: 'deductions',
    title: 'Total descuentos',
    align: 'end',
    render: (row) => <Amount value={row.deductions} />,
  },
  {
    key: 'net',
    title: 'Líquido',
    align: 'end',
    render: (row) => <strong className="tabular">{formatPesos(row.net)}</strong>,
  },
]
