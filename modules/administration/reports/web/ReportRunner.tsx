import { Button, Progress } from 'antd'
import { Menu } from '#platform/web/kit/text/Menu.tsx'
import { ArrowLeftOutlined, DownloadOutlined, FilterOutlined } from '@ant-design/icons'
import { useCallback, useState } from 'react'
import { counted } from '#chile/counts.ts'
import { formatNumber } from '#chile/numbers.ts'
import { RunReport } from '#generated/operations/reports.ts'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { ViewSwitch } from '#platform/web/kit/form/Toggle.tsx'
import { Chart } from '#platform/web/chart/Chart.tsx'
import { CHART_TYPES, isChartType } from '#platform/web/chart/chart.ts'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { Pages } from '#platform/web/kit/list/Pages.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { useListState } from '#platform/web/list/useListState.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { kindOf } from '../model/cell.ts'
import { NO_DATA, PAGE_ROWS, PREVIEW_ROWS, ReportFormat, resultOf } from '../model/report.ts'
import { isShaped, isStacked } from '../model/shape.ts'
import { OwnReportActions, useOwnReport } from './OwnReportActions.tsx'
import { type Asked, inputOf } from './report-input.ts'
import { type ShapeColumn, ShapePanel } from './ShapePanel.tsx'
import { type Offered, type Preview, type Report } from './types.ts'
import { MadeReports } from './MadeReports.tsx'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportTable } from './ReportTable.tsx'
import type { Home } from './types.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import { useCounted } from './useCountedReport.ts'

type Props = { report: Report; asked: Asked; offered: Offered; home: Home }

/** One report: its filters, its first rows or all, its chart, and its files. */
export function ReportRunner({ report, asked, offered, home }: Props) {
  const input = inputOf(report, asked, offered)
  const [waiting, setWaiting] = useState<string>()
  const [shaping, setShaping] = useState(isShaped(asked.shape))
  const pages = useListState({ size: PAGE_ROWS })
  const { page, size } = pages.state
  const preview = useCounted(input, asked.all ? { page, size } : null)
  const run = useAction(RunReport, { quiet: true, keepCache: true })
  const { table } = preview
  const own = useOwnReport(asked)
  const download = async (format: ValueOf<typeof ReportFormat>) => {
    const made = await run.run({ input: { ...input, format, title: own?.name ?? null } })
    if (made) setWaiting(made.id)
  }
  const arrived = useCallback(() => setWaiting(undefined), [])
  return (
    <section className="rp-page">
      <Link to={pathTo(home)} className="rp-back">
        <ArrowLeftOutlined aria-hidden /> Todos los reportes
      </Link>
      <PageHeader
        title={own?.name ?? report.label}
        context={own ? report.label : report.description}
        actions={
          <Download
            busy={run.busy || waiting !== undefined}
            disabled={whyNot(report, table)}
            onDownload={(format) => void download(format)}
          />
        }
      />
      <ReportFilters report={report} asked={asked} offered={offered} />
      <div className="rp-own">
        <Button
          aria-expanded={shaping}
          icon={<FilterOutlined aria-hidden />}
          onClick={() => setShaping(!shaping)}
        >
          Columnas, condiciones y grupos
        </Button>
        <OwnReportActions report={report} asked={asked} input={input} own={own} />
      </div>
      {shaping && table && (
        <ShapePanel columns={columnsOf(table)} shape={asked.shape} onChange={asked.cut} />
      )}
      {preview.error ? (
        <LoadProblem error={preview.error} retry={preview.reload} />
      ) : (
        <Result table={table} report={report} asked={asked} pages={pages} />
      )}
      <MadeReports type={report.name} waiting={waiting} onArrived={arrived} />
    </section>
  )
}

/** By what a report can be cut: also by what is not shown of it now. */
const columnsOf = (table: Preview): ShapeColumn[] =>
  table.columns.map(({ key, kind, values }) => ({ key, kind: kindOf(kind), values }))

function whyNot(report: Report, table: Preview | undefined): string | undefined {
  if (!report.download) return 'El rol permite ver este reporte, no descargarlo'
  if (table?.error) return table.error
  return table ? undefined : 'Cargando'
}

type DownloadProps = {
  busy: boolean
  disabled: string | undefined
  onDownload: (format: ValueOf<typeof ReportFormat>) => void
}

const Download = ({ busy, disabled, onDownload }: DownloadProps) => (
  <Menu
    disabled={busy || disabled !== undefined}
    menu={{
      items: ReportFormat.options.map(({ value, label }) => ({ key: value, label })),
      onClick: ({ key }) => onDownload(ReportFormat.code(key)),
    }}
  >
    <Button type="primary" title={disabled} loading={busy} icon={<DownloadOutlined aria-hidden />}>
      {busy ? 'Preparando el archivo' : 'Descargar'}
    </Button>
  </Menu>
)

type ResultProps = {
  table: Preview | undefined
  report: Report
  asked: Asked
  pages: ReturnType<typeof useListState>
}

function Result({ table, report, asked, pages }: ResultProps) {
  if (!table) return <PageSkeleton header={false} />
  if (table.counting) return <Beginning table={table} counting={table.counting} />
  const total = table.total ?? table.rows.length
  const shows = resultOf({ ...table, total })
  if (shows === 'nothing') return null
  if (shows === 'empty') {
    return (
      <EmptyState title={NO_DATA}>
        Elegir otro mes u otra razón social, o quitar un filtro.
      </EmptyState>
    )
  }
  const more = total > PREVIEW_ROWS
  const { page, size } = pages.state
  return (
    <>
      <div className="rp-count">
        <span className="soft" role="status">
          {formatNumber(table.rows.length)} de {counted(total, 'fila')}
        </span>
        {more && (
          <ViewSwitch
            aria-label="Cuántas filas"
            value={asked.all ? '1' : ''}
            onChange={(value) => asked.set({ todos: String(value) })}
            options={[
              { value: '', label: `Primeras ${PREVIEW_ROWS}` },
              { value: '1', label: 'Mostrar todos' },
            ]}
          />
        )}
      </div>
      {table.notes.map((note) => (
        <p key={note} className="soft rp-note">
          {note}
        </p>
      ))}
      <ReportTable table={table} />
      {asked.all && table.shown > PREVIEW_ROWS && (
        <Pages page={page} size={size} total={table.shown} onChange={pages.setPage} />
      )}
      {table.shown < total && (
        <p className="soft rp-note">
          {`Aquí se leen las primeras ${formatNumber(table.shown)}. El archivo las trae todas.`}
        </p>
      )}
      {table.chart && <Drawn chart={table.chart} title={report.label} asked={asked} />}
    </>
  )
}

type Counting = NonNullable<Preview['counting']>

/** A report that is still being counted: its progress, and its first rows if they are known. */
const Beginning = ({ table, counting }: { table: Preview; counting: Counting }) => (
  <>
    <div className="rp-count">
      <span className="soft" role="status">
        {`Reuniendo el reporte completo: ${counting.step.toLowerCase()}`}
        {table.rows.length > 0 && '. Por ahora, lo primero de él, sin totales'}
      </span>
      <Progress percent={counting.done} size="small" aria-label="Avance del reporte" />
    </div>
    {table.rows.length > 0 ? <ReportTable table={table} /> : <PageSkeleton header={false} />}
  </>
)

type DrawnProps = { chart: NonNullable<Preview['chart']>; title: string; asked: Asked }

function Drawn({ chart, title, asked }: DrawnProps) {
  const type = asked.chart ?? (isChartType(chart.type) ? chart.type : 'column')
  return (
    <div className="rp-chart">
      <Choice
        aria-label="Tipo de gráfico"
        className="rp-select"
        value={type}
        onChange={(next) => next && asked.set({ grafico: next })}
        options={Object.entries(CHART_TYPES).map(([value, label]) => ({ value, label }))}
      />
      <Chart
        title={title}
        type={type}
        unit={chart.unit === 'pesos' ? 'pesos' : 'number'}
        stacked={isStacked(asked.shape)}
        categories={chart.categories}
        series={chart.series.map(({ name, values }) => ({ name, data: values.map(Number) }))}
      />
    </div>
  )
}
