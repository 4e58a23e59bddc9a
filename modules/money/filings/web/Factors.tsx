import type { YearFactorsQuery } from '#generated/documents/graphql.ts'
import { formatNumber } from '#chile/numbers.ts'
import { monthTitle } from '#chile/period.ts'
import { YearFactors } from '#generated/operations/filings.ts'
import { IndicatorStatus } from '#modules/concepts/indicators/model/indicator.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'

type Row = YearFactorsQuery['yearFactors'][number]

/** The factors of the year, where each was read, and who enters those that are missing. */
export function Factors({ payrollMonthId }: { payrollMonthId: string }) {
  const detail = useDetail(YearFactors, { input: { payrollMonthId } })
  if (detail.error) return <LoadProblem error={detail.error} retry={detail.reload} />
  const rows = detail.data?.yearFactors
  if (!rows) return null
  const missing = rows.filter(({ value }) => value === null).length
  const text =
    missing === 0
      ? 'Llevan lo pagado en cada mes a pesos de diciembre.'
      : `Faltan ${missing}. Los ingresa quien administra los indicadores cuando el SII los ` +
        'publica, y los confirma otra persona.'
  return (
    <Panel title="Factores de actualización" text={text}>
      <Rows
        caption="Factores de actualización"
        rows={rows}
        columns={columns}
        rowKey={(row: Row) => String(row.yearMonth)}
      />
    </Panel>
  )
}

const columns: readonly Column<Row>[] = [
  {
    key: 'month',
    title: 'Mes',
    lead: true,
    render: ({ yearMonth }) => (
      <Link to={`${pathTo('indicadores')}?mes=${yearMonth}&figura=FACTOR_ACTUALIZACION`}>
        {monthTitle(yearMonth)}
      </Link>
    ),
  },
  {
    key: 'value',
    title: 'Factor',
    align: 'end',
    render: ({ value }) => (
      <span className="tabular">{value === null ? '–' : formatNumber(value, 3)}</span>
    ),
  },
  {
    key: 'status',
    title: 'Estado',
    render: ({ status }) => (
      <StatusTag tone={status === 'MISSING' ? 'danger' : 'neutral'}>
        {IndicatorStatus.label(status)}
      </StatusTag>
    ),
  },
  { key: 'source', title: 'Fuente', render: ({ source }) => source },
]
