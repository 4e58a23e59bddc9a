import {
  choice,
  date,
  integer,
  optional,
  ref,
  text,
  yearMonth,
  year,
} from '#platform/model/field.ts'
import { inputFrom } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { PAGE_ROWS, ReportFormat, ReportGrouping, ReportLines } from '../model/report.ts'
import type { madeReports } from './history.queries.ts'
import { reportPreview } from './preview.service.ts'
import { reportProcess, reports, runReport } from './reports.service.ts'

type Offered = Awaited<ReturnType<typeof reports>>
type Preview = Awaited<ReturnType<typeof reportPreview>>
type Made = Awaited<ReturnType<typeof madeReports>>[number]

const asked = {
  name: text('Reporte', { max: 60 }),
  businessId: optional(ref('business', 'Razón social')),
  yearMonth: optional(yearMonth('Mes')),
  year: optional(year('Año', { min: 2000, max: 2100 })),
  userId: optional(ref('user', 'Persona')),
  grouping: optional(choice(ReportGrouping, 'Agrupar por')),
  lines: optional(choice(ReportLines, 'Qué líneas')),
  days: optional(integer('Días hacia adelante', { min: 1, max: 730 })),
  day: optional(date('Al día')),
}

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
  input: inputFrom('RunReportInput', { ...asked, format: choice(ReportFormat, 'Formato') }),
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
