import { hash } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { findJob } from '#platform/server/jobs/jobs.queries.ts'
import { sightOf, stillSeen } from './made-with.ts'
import { PREVIEW_ROWS } from '../model/report.ts'
import { catalogue } from './catalogue.ts'
import { beginningOf, previewOf } from './preview.ts'
import { countedInput, countedResult, countReport } from './preview.job.ts'
import { recordReading } from './reading.ts'
import { type ReportAsk, type ReportDefinition, type ReportScope, sourceOf } from './report.ts'
import { mayRead, permissionsOf } from './rights.ts'
import { isLarge } from './size.queries.ts'

/** The request for any report: the filters that the screens offer. */
export type Asked = ReportAsk & { name: string }
type Wanted = Asked & { all: boolean; counting: number | null }

/**
 * The first rows of a report, or all that a screen can hold, with its totals and its chart. A
 * worker counts a report that reads more than a request may: the answer is then `counting`, the job
 * to ask for until it ends, with the first rows if they are known without the rest.
 */
export async function reportPreview(context: Context, { all, counting, ...asked }: Wanted) {
  const report = reportOf(context, asked.name)
  if (counting !== null) return counted(context, report, counting)
  const source = sourceOf(context.tx, report, asked, scopeOf(context, report))
  if (await isLarge(source)) return begun(context, report, asked, all)
  const table = await report.run(source)
  await recordReading(context.tx, report, source, table.rows.length)
  return { ...previewOf(report, table, all), counting: null }
}

async function begun(context: Context, report: ReportDefinition, asked: Asked, all: boolean) {
  const scope = scopeOf(context, report)
  const { reaches: _reaches, ...kept } = scope
  const wanted = { ask: asked, scope: kept, sight: sightOf(context, permissionsOf(report)), all }
  // A repeated request while the report is being counted joins that job; a later one starts a new
  // job, because months change.
  const key = hash('sha256', JSON.stringify([context.session.loginId, wanted]))
  const { id } = await enqueue(context, countReport, wanted, { key })
  const source = sourceOf(context.tx, report, asked, scope, PREVIEW_ROWS)
  const table = report.inOrder ? await report.run(source) : undefined
  if (table) await recordReading(context.tx, report, source, table.rows.length)
  return { ...beginningOf(report, table), counting: { id, done: 0, step: 'En espera' } }
}

/**
 * The result of a worker's job for the person who started it, while they have the rights with which
 * it was counted.
 */
async function counted(context: Context, report: ReportDefinition, id: number) {
  const job = await ownJob(context, report, id)
  if (job.status === 'QUEUED' || job.status === 'RUNNING') {
    const done = job.total ? Math.round((100 * job.done) / job.total) : 0
    const step = job.message ?? 'En espera'
    return { ...beginningOf(report, undefined), counting: { id, done, step } }
  }
  if (job.status !== 'DONE') throw conflict('No se pudo calcular el reporte: pídalo de nuevo')
  const { preview, sight } = countedResult.parse(job.result)
  if (!(await stillSeen(context))(sight)) throw notFound()
  return { ...preview, counting: null }
}

/**
 * The job by its id. A job of somebody else, of another kind or of another report is answered as
 * not found.
 */
async function ownJob({ tx, session }: Context, report: ReportDefinition, id: number) {
  const job = await findJob(tx, id)
  const input = countedInput.safeParse(job.kind === countReport.kind ? job.input : null)
  const isOwn = job.loginId === session.loginId && input.data?.ask.name === report.name
  if (!isOwn) throw notFound()
  return job
}

/**
 * The report by its name; an unknown report and one without the right to it get the same answer.
 */
export function reportOf(context: Context, name: string): ReportDefinition {
  const report = catalogue.find((known) => known.name === name)
  if (!report || !mayRead(context, report)) throw notFound()
  return report
}

export const scopeOf = (context: Context, report: ReportDefinition): ReportScope => ({
  companyId: context.session.companyId,
  self: context.actor.userId,
  today: context.today,
  reaches: permissionsOf(report).map((permission) => context.reach(permission)),
})
