import { hash } from 'node:crypto'
import type { Context } from '#platform/server/context.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { sightOf, whyClosed } from './made-with.ts'
import { PREVIEW_ROWS, SCREEN_ROWS } from '../model/report.ts'
import { type Shape, shapeSchema } from '../model/shape-catalogs.ts'
import { catalogue } from './catalogue.ts'
import { beginningOf, type Page, type Preview, previewOf } from './preview.ts'
import { countedInput, countedResult, countReport } from './preview.job.ts'
import { countedJob } from './preview.queries.ts'
import { recordReading } from './reading.ts'
import {
  cutAs,
  type ReportAsk,
  type ReportDefinition,
  type ReportScope,
  sourceOf,
} from './report.ts'
import { mayRead, permissionsOf } from './rights.ts'
import { isLarge } from './size.queries.ts'

/** The request for any report: the filters that the screens offer, and how it is cut. */
export type Asked = Omit<ReportAsk, 'shape'> & { name: string } & {
  [Part in keyof Shape]: Shape[Part] | null
}
type Wanted = Asked & { page: number | null; size: number | null; counting: number | null }

/**
 * A page of a report, the first rows unless another one is asked for, with totals and chart of the
 * whole. A worker counts a report that reads more than a request may: the answer is then
 * `counting`, the job to ask for until it ends and for each page afterwards, with the first rows if
 * they are known without the rest.
 */
export async function reportPreview(context: Context, wanted: Wanted) {
  const { page: number, size, counting, ...typed } = wanted
  const asked = askOf(typed)
  const report = cutAs(reportOf(context, asked.name), asked.shape)
  const page = { number: number ?? 1, size: size ?? PREVIEW_ROWS }
  if (counting !== null) return counted(context, report, counting, page)
  const source = sourceOf(context.tx, report, asked, scopeOf(context, report))
  if (await isLarge(source)) return begun(context, report, asked)
  const table = await report.run(source)
  recordReading(context.client, report, source, table.rows.length)
  return answered(previewOf(report, table, page))
}

type Ask = ReportAsk & { name: string }

/** A request with its parts in one shape. @throws UserError at the part that has too many */
export function askOf({ columns, conditions, groups, measures, order, ...ask }: Asked): Ask {
  const shape = {
    columns: columns ?? [],
    conditions: conditions ?? [],
    groups: groups ?? [],
    measures: measures ?? [],
    order: order ?? [],
  }
  const { error } = shapeSchema.safeParse(shape)
  const part = error?.issues[0]?.path[0]
  if (error) throw invalid(String(part), 'Son demasiadas para un solo reporte')
  return { ...ask, shape }
}

/** A report that is known whole, with how many of its rows a screen reads, page by page. */
const answered = (preview: Preview) => ({
  ...preview,
  shown: Math.min(preview.total, SCREEN_ROWS),
  counting: null,
})

async function begun(context: Context, report: ReportDefinition, asked: Ask) {
  const scope = scopeOf(context, report)
  const { reaches: _reaches, ...kept } = scope
  const wanted = { ask: asked, scope: kept, sight: sightOf(context, permissionsOf(report)) }
  // A repeated request while the report is being counted joins that job; a later one starts a new
  // job, because months change.
  const key = hash('sha256', JSON.stringify([context.session.loginId, wanted]))
  const { id } = await enqueue(context, countReport, wanted, { key })
  const source = sourceOf(context.tx, report, asked, scope, PREVIEW_ROWS)
  const table = report.inOrder ? await report.run(source) : undefined
  if (table) recordReading(context.client, report, source, table.rows.length)
  return { ...beginningOf(report, table), shown: 0, counting: { id, done: 0, step: 'En espera' } }
}

/**
 * The result of a worker's job for the person who started it, while they have the rights with which
 * it was counted.
 */
async function counted(context: Context, report: ReportDefinition, id: number, page: Page) {
  const job = await ownJob(context, report, id, page)
  if (job.status === 'QUEUED' || job.status === 'RUNNING') {
    const done = job.total ? Math.round((100 * job.done) / job.total) : 0
    const step = job.message ?? 'En espera'
    return { ...beginningOf(report, undefined), shown: 0, counting: { id, done, step } }
  }
  if (job.status !== 'DONE') throw conflict('No se pudo calcular el reporte: pídalo de nuevo')
  const { preview, sight } = countedResult.parse(job.result)
  if ((await whyClosed(context))(sight) !== null) throw notFound()
  return answered(preview)
}

/**
 * The job by its id, with a page of its rows. A job of somebody else, of another kind or of another
 * report is answered as not found.
 */
async function ownJob({ tx, session }: Context, report: ReportDefinition, id: number, page: Page) {
  const job = await countedJob(tx, id, page)
  const input = countedInput.safeParse(job?.kind === countReport.kind ? job.input : null)
  const isOwn = job?.loginId === session.loginId && input.data?.ask.name === report.name
  if (!job || !isOwn) throw notFound()
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
