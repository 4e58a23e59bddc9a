import { z } from 'zod'
import { nameOf } from '#modules/people/people/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { LOST, type MadeWith, whyClosed } from './made-with.ts'
import { ReportState } from '../model/report.ts'
import { catalogue } from './catalogue.ts'
import { madeInput } from './made-input.ts'
import { madeResult } from './make.job.ts'
import { mayTake } from './rights.ts'

type Wanted = { id?: number; type?: string | null }

/** How many files the screen lists. */
const MOST = 20

/**
 * Reports made as files, newest first: the actor's own and, for people who see everything of the
 * company, also those of others. A file opens only while its reader has all the rights it was made
 * with, whoever made it.
 */
export async function madeReports(context: Context, { id, type = null }: Wanted) {
  const { tx, session, today, services } = context
  const seesAll = reaches(context, 'payrollReports.read') && reaches(context, 'peopleReports.read')
  const rows = await tx
    .selectFrom('job')
    .select(['id', 'status', 'input', 'result', 'error', 'createdAt', 'finishedAt', 'loginId'])
    .select(nameOf('job.userId', today).as('requestedBy'))
    .where('kind', '=', 'reports.make')
    .where((eb) => equalTo(eb, { id }))
    .$if(type !== null, (query) =>
      query.where(sql<boolean>`job.input -> 'ask' ->> 'name' = ${type}`),
    )
    .$if(!seesAll, (query) => query.where('loginId', '=', session.loginId))
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  const closes = await whyClosed(context)
  const whyNot = ({ sight }: { sight: MadeWith }, name: string) => {
    const report = catalogue.find((known) => known.name === name)
    return report !== undefined && mayTake(context, report) ? closes(sight) : LOST
  }
  const made = rows.map(async (row) => {
    const input = askedSchema.parse(row.input)
    const found = madeResult.safeParse(row.result)
    const isDone = row.status === 'DONE'
    const closed = isDone ? (found.success ? whyNot(found.data, input.ask.name) : LOST) : null
    const file = closed === null ? found : { success: false as const }
    return {
      id: row.id,
      type: input.ask.name,
      label:
        input.ask.title ??
        catalogue.find(({ name }) => name === input.ask.name)?.label ??
        input.ask.name,
      state: row.status,
      stateLabel: ReportState.label(row.status),
      format: input.format,
      fileName: file.success ? file.data.name : null,
      fileUrl: file.success ? await services.storage.signedUrl(file.data.key, file.data) : null,
      requestedBy: row.requestedBy ?? 'Plataforma',
      requestedAt: row.createdAt,
      month: input.ask.yearMonth === null ? null : input.ask.yearMonth % 100,
      year: input.ask.yearMonth === null ? input.ask.year : Math.floor(input.ask.yearMonth / 100),
      error: row.status === 'FAILED' ? wordsOf(row.error) : closed,
    }
  })
  return Promise.all(made)
}

function reaches(context: Context, permission: 'payrollReports.read' | 'peopleReports.read') {
  const reach = context.reach(permission)
  return reach.all && (permission === 'peopleReports.read' || reach.includesPrivate)
}

/** The filters stored with a file, in any version of their format. */
const askedSchema = madeInput.pick({ ask: true, format: true })

/** Only messages written for people are shown; other errors are in the log. */
const wordsOf = (error: string | null) =>
  z.literal('Error: reporte sin datos').safeParse(error).data ?? 'No se pudo hacer el archivo'
