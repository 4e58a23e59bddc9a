import { Skeleton } from 'antd'
import { monthTitle, monthShort } from '#chile/period.ts'
import { IndicatorHistory } from '#generated/operations/indicators.ts'
import { SidePanel } from '#platform/web/kit/page/Dialog.tsx'
import { Chart } from '#platform/web/chart/Chart.tsx'
import { DataTable } from '#platform/web/kit/list/DataTable.tsx'
import { DownloadDropdown } from '#platform/web/kit/list/DownloadDropdown.tsx'
import { saveRows } from '#platform/web/kit/file/export.ts'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { IndicatorStatus } from '../model/indicator.ts'
import { type Figure, shown } from './figures.ts'

type Point = { yearMonth: number; value: string | null; status: string }

/** A figure month by month since January 2024, drawn and in a table. */
export function HistoryDrawer({ figure, onClose }: { figure: Figure; onClose: () => void }) {
  const { key, label, unit, yearMonth } = figure
  const input = { key, from: 202401, to: yearMonth }
  const history = useDetail(IndicatorHistory, { input })
  const points: readonly Point[] = history.data?.indicatorHistory ?? []
  const columns = columnsOf(unit)
  const newest = points.toReversed()
  return (
    <SidePanel
      open
      onClose={onClose}
      width={640}
      title={label}
      extra={
        <DownloadDropdown
          disabled={points.length === 0}
          onDownload={(format) => saveRows(format, label, newest, columns)}
        />
      }
    >
      {history.error && <LoadProblem error={history.error} retry={history.reload} />}
      {history.loading && <Skeleton active />}
      {points.length > 0 && (
        <>
          <Chart
            title={label}
            type="line"
            unit={unit === '%' ? 'percent' : unit.startsWith('CLP') ? 'pesos' : 'number'}
            height={280}
            categories={points.map(({ yearMonth: month }) => monthShort(month))}
            series={[{ name: label, data: points.map(({ value }) => numberOf(value)) }]}
          />
          <DataTable
            caption={`${label} por mes`}
            rows={newest}
            columns={columns}
            rowKey={(row) => String(row.yearMonth)}
            compact
          />
        </>
      )}
    </SidePanel>
  )
}

const numberOf = (value: string | null) => (value === null ? null : Number(value))

const columnsOf = (unit: string) => [
  {
    key: 'yearMonth',
    title: 'Mes',
    text: (row: Point) => monthTitle(row.yearMonth),
  },
  {
    key: 'value',
    title: 'Valor',
    align: 'end' as const,
    render: (row: Point) => <span className="tabular">{shown(row.value, unit) || '–'}</span>,
    text: (row: Point) => (row.value === null ? null : Number(row.value)),
  },
  {
    key: 'status',
    title: 'Estado',
    text: (row: Point) => IndicatorStatus.label(row.status),
  },
]
