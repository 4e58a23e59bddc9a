import { hash } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import { invalid, notFound } from '#platform/server/errors.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { sightOf } from './made-with.ts'
import { ReportFilter } from '../model/report.ts'
import { catalogue, codeOf } from './catalogue.ts'
import { makeReport } from './make.job.ts'
import { askOf, type Asked, reportOf, scopeOf } from './preview.service.ts'
import { mayRead, mayTake, permissionsOf } from './rights.ts'
import { madeReports } from './history.queries.ts'
import { businessWithin } from '#platform/server/sql/reach.ts'

/** The reports that the actor may see, and the months and razones sociales to choose from. */
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
    .where(businessWithin(reach, 'id'))
    .orderBy('name')
    .execute()
  const months = await context.tx
    .selectFrom('payrollMonth')
    .select('yearMonth')
    .distinct()
    .where('currentRunId', 'is not', null)
    .where(businessWithin(reach, 'businessId'))
    .orderBy('yearMonth', 'desc')
    .execute()
  return { businesses, months: months.map((month) => month.yearMonth) }
}

/** Starts a report as a file, made in the background; `reportProcess` answers its progress. */
export async function runReport(
  context: Context,
  { format, title, ...typed }: Asked & { format: string; title: string | null },
) {
  const asked = { ...askOf(typed), title }
  const report = reportOf(context, asked.name)
  if (!mayTake(context, report)) throw notFound()
  const { reaches: _reaches, ...scope } = scopeOf(context, report)
  const sight = sightOf(context, permissionsOf(report))
  const wanted = { ask: asked, scope, sight, format }
  const input = { ...wanted, asked: context.now.toISOString() }
  // A repeated request while the file is being made joins it; a later one makes a new file, because
  // months change.
  const key = hash('sha256', JSON.stringify([context.session.loginId, wanted]))
  const { id } = await enqueue(context, makeReport(undefined), input, { key })
  const [made] = await madeReports(context, { id })
  if (!made) throw notFound()
  return made
}

/**
 * Finished and pending files: the actor's own and, for people who may see all their data,
 * everybody's.
 */
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
