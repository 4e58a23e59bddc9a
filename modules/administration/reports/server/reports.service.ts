import { hash } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { invalid, notFound } from '#platform/server/errors.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { sightOf } from './made-with.ts'
import {
  chartOf,
  PREVIEW_ROWS,
  type ReportTable,
  ReportFilter,
  SCREEN_ROWS,
  totalsOf,
  NO_DATA,
} from '../model/report.ts'
import { catalogue, codeOf } from './catalogue.ts'
import { recordReading } from './reading.ts'
import { makeReport } from './make.job.ts'
import { mayRead, mayTake, permissionsOf } from './rights.ts'
import { type ReportAsk, type ReportDefinition, type ReportScope, sourceOf } from './report.ts'
import { madeReports } from './history.queries.ts'

/** What may be asked of a report, whatever the report: the filters that the screens offer. */
export type Asked = ReportAsk & { name: string }

/** The reports somebody may see, and the months and razones sociales these can be narrowed to. */
export async function reports(context: Context) {
  const seen = catalogue.filter((report) => mayRead(context, report))
  return {
    reports: seen.map((report) => ({
      name: report.name,
      label: report.label,
      description: report.description,
      code: codeOf(report),
      group: ReportGroup[report.permission],
      filters: report.filters.map((filter) => ({
        name: filter,
        label: ReportFilter.label(filter),
      })),
      chart: report.chart?.type ?? null,
      download: mayTake(context, report),
    })),
    ...(await choices(context)),
  }
}

const ReportGroup = {
  'payrollReports.read': 'Remuneraciones',
  'peopleReports.read': 'Personas',
  'reports.read': 'Empresa',
} as const

async function choices(context: Context) {
  const reach = context.reach(
    context.can('payrollReports.read') ? 'payrollReports.read' : 'peopleReports.read',
  )
  const businesses = await context.tx
    .selectFrom('business')
    .select(['id', 'name'])
    .where('draft', '=', false)
    .$if(!reach.all, (query) =>
      query.where(sql<boolean>`id = any(${[...reach.businessIds]}::bigint[])`),
    )
    .orderBy('name')
    .execute()
  const months = await context.tx
    .selectFrom('payrollMonth')
    .select('yearMonth')
    .distinct()
    .where('currentRunId', 'is not', null)
    .$if(!reach.all, (query) =>
      query.where(sql<boolean>`business_id = any(${[...reach.businessIds]}::bigint[])`),
    )
    .orderBy('yearMonth', 'desc')
    .execute()
  return { businesses, months: months.map((month) => month.yearMonth) }
}

/** The first rows of a report, or all that a screen takes, with its totals and its chart. */
export async function reportPreview(context: Context, { all, ...asked }: Asked & { all: boolean }) {
  const report = reportOf(context, asked.name)
  const source = sourceOf(context.tx, report, asked, scopeOf(context, report))
  const table = await report.run(source)
  await recordReading(context.tx, report, source, table.rows.length)
  const shown = table.rows.slice(0, all ? SCREEN_ROWS : PREVIEW_ROWS)
  return {
    name: report.name,
    label: report.label,
    headers: table.columns.map(({ label, kind, group = null }) => ({ label, kind, group })),
    rows: shown.map(textsOf),
    total: table.rows.length,
    totals: textsOf(totalsOf(table) ?? []),
    chart: report.chart && table.rows.length > 0 ? drawn(table, report.chart) : null,
    notes: [...(table.notes ?? [])],
    error: table.rows.length === 0 ? NO_DATA : null,
  }
}

function drawn(table: ReportTable, chart: NonNullable<ReportDefinition['chart']>) {
  const made = chartOf(table, chart)
  return {
    ...made,
    series: made.series.map(({ name, values }) => ({ name, values: values.map(String) })),
  }
}

const textsOf = (row: readonly (string | number | null)[]) => ({
  cells: row.map((cell) => (cell === null ? '' : String(cell))),
})

/** Asks for a report as a file, made in the background: `reportProcess` tells how far it is. */
export async function runReport(
  context: Context,
  { format, ...asked }: Asked & { format: string },
) {
  const report = reportOf(context, asked.name)
  if (!mayTake(context, report)) throw notFound()
  const { reaches: _reaches, ...scope } = scopeOf(context, report)
  const sight = sightOf(context, permissionsOf(report))
  const wanted = { ask: asked, scope, sight, format }
  const input = { ...wanted, asked: context.now.toISOString() }
  // Asked again while it is made it is the same file; later it is another: months change.
  const key = hash('sha256', JSON.stringify([context.session.loginId, wanted]))
  const { id } = await enqueue(context, makeReport(undefined), input, { key })
  const [made] = await madeReports(context, { id })
  if (!made) throw notFound()
  return made
}

/** The files made and being made: one's own; everybody's for who may see all that they hold. */
export async function reportProcess(
  context: Context,
  { type, companyId }: { type: string | null; companyId: number | null },
) {
  if (companyId !== null && companyId !== context.session.companyId) throw notFound()
  if (type !== null && !catalogue.some(({ name }) => name === type)) {
    throw invalid('type', 'Ese reporte no existe')
  }
  return madeReports(context, { type })
}

/** A report that is not there and one that is not for this person are the same answer. */
function reportOf(context: Context, name: string): ReportDefinition {
  const report = catalogue.find((known) => known.name === name)
  if (!report || !mayRead(context, report)) throw notFound()
  return report
}

const scopeOf = (context: Context, report: ReportDefinition): ReportScope => ({
  companyId: context.session.companyId,
  self: context.actor.userId,
  today: context.today,
  reaches: permissionsOf(report).map((permission) => context.reach(permission)),
})
