import type { ISODate } from '#chile/dates.ts'
import type { SurveyStatus } from '#modules/talent/surveys/model/catalogs.ts'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/errors.ts'
import { of } from '#platform/server/graphql/object.ts'
import type { ListInput } from '#platform/server/graphql/registered-operations.ts'
import {
  fieldsOf,
  type Reader,
  part,
  pageOfView,
  type RowOf,
  view,
} from '#platform/server/records/view.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import type { EvaluationProcessStatus, ProcessStage } from '../model/catalogs.ts'
import { EvaluationProcess, processRules } from '../model/process.ts'
import { reviewShown } from './scope.ts'
import { contains } from '#platform/server/sql/search.ts'

/** Whether the reader reads every process, and not only those with a review for them. */
const readsAll = ({ reach }: Reader) => reach('evaluationProcesses.read').all

const shownReviews = (reader: Reader, what: ReturnType<typeof sql>) => sql<number>`(
  select ${what} from review where review.company_id = app.current_company()
    and review.process_id = process.id and ${reviewShown(reader)})`

/** What the lists and the page show of a process; its numbers are of the people one may see. */
export const processView = view({
  ...fieldsOf(EvaluationProcess, 'process', [
    ...(['id', 'title', 'status', ...processRules] as const),
    ...(['scaleMin', 'scaleMax', 'reason', 'startedAt', 'closedAt', 'version'] as const),
  ]),
  people: part<number>(of.int, (reader) => shownReviews(reader, sql`count(*)::int`)),
  raters: part<number>(of.int, (reader) =>
    shownReviews(reader, sql`coalesce(sum(raters), 0)::int`),
  ),
  ratersDone: part<number>(of.int, (reader) =>
    shownReviews(reader, sql`coalesce(sum(raters_done), 0)::int`),
  ),
  canKeep: part<boolean>(
    of.flag,
    ({ reach }) => sql<boolean>`${reach('evaluationProcesses.update').all}::boolean`,
  ),
  /** Whether the reader may follow its surveys, which are of the whole company. */
  canFollow: part<boolean>(
    of.flag,
    ({ reach }) => sql<boolean>`${reach('evaluations.read').all}::boolean`,
  ),
})
type Kept = RowOf<typeof processView>

/** Processes with their dated stages and the surveys that they read. */
async function withParts(context: Context, rows: readonly Kept[]) {
  const ids = rows.map(({ id }) => id)
  const stages = await stagesOf(context, ids)
  const surveys = await surveysOf(context, ids)
  return rows.map((row) => ({
    ...row,
    stages: stages.filter(({ processId }) => processId === row.id),
    surveys: surveys.filter(({ processId }) => processId === row.id),
  }))
}
export type ProcessRow = Awaited<ReturnType<typeof withParts>>[number]

const shown = (context: Context) =>
  context.tx.selectFrom('evaluationProcess as process').where(
    readsAll(context)
      ? sql<boolean>`true`
      : sql<boolean>`exists (select from review where review.company_id = app.current_company()
            and review.process_id = process.id and ${reviewShown(context)})`,
  )

export type ProcessFilter = { search: string | null; status: EvaluationProcessStatus | null }

/** The processes that the reader may see, the newest first. */
export async function evaluationProcesses(
  context: Context,
  input: ListInput<ProcessFilter, 'createdAt' | 'title' | 'status'>,
) {
  const { search, status } = input.filter
  const matching = shown(context)
    .where((eb) => equalTo(eb, { 'process.status': status }))
    .$if(search !== null, (query) => query.where(contains(sql.ref('process.title'), search)))
  const orders = {
    by: {
      createdAt: sql.ref('process.createdAt'),
      title: sql.ref('process.title'),
      status: sql.ref('process.status'),
    },
    ties: ['process.id'],
  }
  const { rows, total } = await pageOfView(context, processView, matching, orders, input)
  return { rows: await withParts(context, rows), total }
}

/** One process that the reader may see. */
export async function evaluationProcess(
  context: Context,
  { id }: { id: number },
): Promise<ProcessRow> {
  const row = await processView
    .select(context, shown(context))
    .where('process.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  const [process] = await withParts(context, [row])
  if (!process) throw notFound()
  return process
}

/** Locks a process, with what its acts and the scoring ask for. */
export const lockedProcess = (tx: Tx, id: number) =>
  tx
    .selectFrom('evaluationProcess')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound)
export type LockedProcess = Awaited<ReturnType<typeof lockedProcess>>

/** A process, kept in its state until the transaction ends. */
export const heldProcess = (tx: Tx, id: number) =>
  tx
    .selectFrom('evaluationProcess')
    .selectAll()
    .where('id', '=', id)
    .forShare()
    .executeTakeFirstOrThrow(notFound)

/** The process that reads a survey, kept in its state until the transaction ends. */
export const processOfSurvey = (tx: Tx, surveyId: number) =>
  tx
    .selectFrom('evaluationProcess')
    .innerJoin('survey', 'survey.processId', 'evaluationProcess.id')
    .selectAll('evaluationProcess')
    .where('survey.id', '=', surveyId)
    .forShare('evaluationProcess')
    .executeTakeFirst()

export type StageRow = {
  processId: number
  stage: ProcessStage
  startsOn: ISODate
  endsOn: ISODate
}

/** The dated stages of some processes, in their order of days. */
export const stagesOf = ({ tx }: Pick<Context, 'tx'>, processIds: readonly number[]) =>
  tx
    .selectFrom('processStage')
    .select(['processId', 'stage', 'startsOn', 'endsOn'])
    .where(sql<boolean>`process_id = any(${[...processIds]}::bigint[])`)
    .orderBy('startsOn')
    .orderBy('endsOn')
    .$castTo<StageRow>()
    .execute()

export type ProcessSurvey = {
  id: number
  processId: number | null
  title: string
  status: SurveyStatus
  startAt: Date
  endAt: Date
}

/** The surveys that some processes read; how many answered follows from what was given. */
export function surveysOf({ tx }: Pick<Context, 'tx'>, processIds: readonly number[]) {
  return tx
    .selectFrom('survey')
    .select(['id', 'processId', 'title', 'status', 'startAt', 'endAt'])
    .where(sql<boolean>`process_id = any(${[...processIds]}::bigint[])`)
    .where('status', '<>', 'DELETED')
    .orderBy('startAt')
    .orderBy('id')
    .$castTo<ProcessSurvey>()
    .execute()
}

/** The evaluations that a process may read: of performance, with names, and of no other process. */
export function evaluationSurveys({ tx }: Context, { processId }: { processId: number | null }) {
  return tx
    .selectFrom('survey')
    .select(['id', 'processId', 'title', 'status', 'startAt', 'endAt'])
    .where('type', '=', 'PERFORMANCE')
    .where('privacy', '=', 'IDENTIFIED')
    .where('status', '<>', 'DELETED')
    .where((eb) => eb.or([eb('processId', 'is', null), eb('processId', '=', processId)]))
    .orderBy('startAt', 'desc')
    .orderBy('id', 'desc')
    .$castTo<ProcessSurvey>()
    .execute()
}
