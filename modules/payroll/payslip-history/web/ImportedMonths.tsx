import type { ImportedPayslipsQuery } from '#generated/documents/graphql.ts'
import { monthTitle } from '#chile/period.ts'
import { formatNumber } from '#chile/numbers.ts'
import { ImportedPayslips } from '#generated/operations/parts/payslip-history.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { paidColumns } from './paid-columns.tsx'

type Row = ImportedPayslipsQuery['importedPayslips'][number]

const columns: readonly Column<Row>[] = [
  {
    key: 'yearMonth',
    title: 'Mes',
    lead: true,
    render: (row) => <TextWithHint words={monthTitle(row.yearMonth)} hint="Importado" />,
  },
  { key: 'businessName', title: 'Razón social', render: (row) => row.businessName },
  { key: 'days', title: 'Días', align: 'end', render: (row) => formatNumber(row.days) },
  ...paidColumns,
]

/** The months of a contract that another system paid, when there are any. */
export function ImportedMonths({ contractId }: { contractId: string }) {
  const rows = useDetail(ImportedPayslips, { input: { contractId } }).data?.importedPayslips ?? []
  if (rows.length === 0) return null
  return (
    <Panel
      title="Meses importados"
      text="Los pagó otro sistema: cuentan en los promedios y no se recalculan."
    >
      <Rows
        caption="Meses importados"
        rows={rows}
        columns={columns}
        rowKey={(row: Row) => String(row.yearMonth)}
      />
    </Panel>
  )
}
