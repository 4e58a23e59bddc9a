import { choice, integer, optional, ref, text } from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { PAGE_ROWS, ReportFormat } from '../model/report.ts'
import type { madeReports } from './history.queries.ts'
import { reportPreview } from './preview.service.ts'
import { filterInput, shapeInput } from './shape.graphql.ts'
import { reportProcess, reports, runReport } from './reports.service.ts'

type Offered = Awaited<ReturnType<typeof reports>>
type Preview = Awaited<ReturnType<typeof reportPreview>>
type Made = Awaited<ReturnType<typeof madeReports>>[number]

const asked = { name: text('Reporte', { max: 60 }), ...filterInput, ...shapeInput }

const FilterType = objectFrom<Offered['reports'][number]['filters'][number]>('ReportFilterUse', {
  name: of.text,
  label: of.text,
})
const ReportType = objectFrom<Offered['reports'][number]>('Report', {
  name: of.text,
  label: of.text,
  description: of.text,
  code: of.text,
  group: of.text,
  filters: of.list(of.object(FilterType)),
  chart: of.maybe(of.text),
  download: of.flag,
})
const BusinessType = objectFrom<Offered['businesses'][number]>('ReportBusiness', {
  id: of.id('business'),
  name: of.text,
})

query('reports', {
  type: objectFrom<Offered>('Reports', {
    reports: of.list(of.object(ReportType)),
    businesses: of.list(of.object(BusinessType)),
    months: of.list(of.yearMonth),
  }),
  run: reports,
})

const HeaderType = objectFrom<Preview['headers'][number]>('ReportHeader', {
  label: of.text,
  kind: of.text,
  group: of.maybe(of.text),
})
const ColumnType = objectFrom<Preview['columns'][number]>('ReportColumn', {
  key: of.text,
  kind: of.text,
  values: of.list(of.text),
})
const RowType = objectFrom<Preview['rows'][number]>('ReportRow', { cells: of.list(of.text) })
type Chart = NonNullable<Preview['chart']>
const SeriesType = objectFrom<Chart['series'][number]>('ReportSeries', {
  name: of.text,
  values: of.list(of.text),
})
const ChartType = objectFrom<Chart>('ReportChart', {
  type: of.text,
  unit: of.text,
  categories: of.list(of.text),
  series: of.list(of.object(SeriesType)),
})

const CountingType = objectFrom<NonNullable<Preview['counting']>>('ReportCounting', {
  id: of.id('job'),
  done: of.int,
  step: of.text,
})

query('reportPreview', {
  input: inputFrom('ReportPreviewInput', {
    ...asked,
    page: optional(integer('Página', { min: 1, max: 100_000 })),
    size: optional(integer('Filas por página', { min: 1, max: PAGE_ROWS })),
    counting: optional(ref('job', 'Cálculo')),
  }),
  type: objectFrom<Preview>('ReportResult', {
    name: of.text,
    label: of.text,
    headers: of.list(of.object(HeaderType)),
    columns: of.list(of.object(ColumnType)),
    rows: of.list(of.object(RowType)),
    total: of.maybe(of.int),
    shown: of.int,
    totals: of.object(RowType),
    chart: of.maybe(of.object(ChartType)),
    notes: of.list(of.text),
    error: of.maybe(of.text),
    counting: of.maybe(of.object(CountingType)),
  }),
  run: reportPreview,
})

const MadeType = objectFrom<Made>('ReportProcess', {
  id: of.id('job'),
  type: of.text,
  label: of.text,
  state: of.text,
  stateLabel: of.text,
  format: of.text,
  fileName: of.maybe(of.text),
  fileUrl: of.maybe(of.text),
  requestedBy: of.text,
  requestedAt: of.dateTime,
  month: of.maybe(of.int),
  year: of.maybe(of.int),
  error: of.maybe(of.text),
})

mutation('runReport', {
  input: inputFrom('RunReportInput', {
    ...asked,
    format: choice(ReportFormat, 'Formato'),
    title: optional(text('Título', { max: 80 })),
  }),
  type: MadeType,
  run: runReport,
})

query('reportProcess', {
  input: inputFrom('ReportProcessInput', {
    type: optional(text('Reporte', { max: 60 })),
    companyId: optional(ref('company', 'Empresa')),
  }),
  type: MadeType,
  many: true,
  run: reportProcess,
})
