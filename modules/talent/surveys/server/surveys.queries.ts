import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { of } from '#platform/server/graphql/object.ts'
import type { ListInput } from '#platform/server/graphql/registered-operations.ts'
import { fieldsOf, part, view } from '#platform/server/records/view.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import type { SurveyStatus, SurveyPart } from '../model/catalogs.ts'
import { isClosed, partOf } from '../model/states.ts'
import { Survey } from '../model/survey.ts'
import { SurveyType } from '../model/survey-types.ts'
import { reachesType, surveyShown } from './scope.ts'
import { contains } from '#platform/server/sql/search.ts'

const counted = (which = sql`true`) => sql<number>`(select count(*)::int from user_survey given
  where given.company_id = app.current_company() and given.survey_id = survey.id and ${which})`

/** What a list and a detail show of a survey, as it is kept. */
const kept = view({
  ...fieldsOf(Survey, 'survey', [
    ...(['id', 'type', 'title', 'status', 'edition', 'startAt', 'endAt', 'canSkip'] as const),
    ...(['disallowNeutral', 'hasComments', 'forceComments', 'privacy', 'minGroup'] as const),
    ...(['minComments', 'offlineGraceH', 'publicAccess', 'previousSurveyId'] as const),
    ...(['reason', 'closedAt', 'version'] as const),
  ]),
  instructions: part(of.maybe(of.text), sql.ref<string | null>('edition.instructions')),
  draftEdition: part(
    of.maybe(of.int),
    sql<number | null>`(select draft.edition from survey_version draft
      where draft.company_id = app.current_company() and draft.survey_id = survey.id
        and draft.state = 'DRAFT')`,
  ),
  questions: part(
    of.int,
    sql<number>`(select count(*)::int from question asked
      where asked.company_id = app.current_company() and asked.survey_id = survey.id
        and asked.edition = survey.edition)`,
  ),
  participants: part(of.maybe(of.int), sql<number | null>`${counted()}`),
  answered: part(of.maybe(of.int), sql<number | null>`${counted(sql`given.status = 'COMPLETE'`)}`),
})

export const surveySpecs = { ...kept.specs, closed: of.flag, canKeep: of.flag }

const rowsOf = ({ tx }: Context) =>
  tx
    .selectFrom('survey')
    .innerJoin('surveyVersion as edition', (join) =>
      join
        .onRef('edition.surveyId', '=', 'survey.id')
        .onRef('edition.edition', '=', 'survey.edition'),
    )

type Kept = Awaited<ReturnType<typeof readKept>>[number]
const readKept = (context: Context, ids: readonly number[]) =>
  kept
    .select(context, rowsOf(context))
    .where(sql<boolean>`survey.id = any(${[...ids]}::bigint[])`)
    .execute()

/**
 * A survey as its reader sees it. How many take part and have answered is for those who read all
 * surveys of its type; of a confidential one, only of five people or more.
 */
function seenBy(context: Context, row: Kept) {
  const reads = reachesType(context, row.type, 'read')
  const hides = !reads || (row.privacy === 'CONFIDENTIAL' && (row.participants ?? 0) < row.minGroup)
  return {
    ...row,
    participants: reads ? row.participants : null,
    answered: hides ? null : row.answered,
    closed: isClosed(row.status, row.endAt, context.now),
    canKeep: reachesType(context, row.type, 'update'),
  }
}
export type SurveyRow = ReturnType<typeof seenBy>

export type SurveyFilter = {
  search: string | null
  status: SurveyStatus | null
  part: SurveyPart | null
}

/** The surveys that the reader may see, by their title. */
export async function surveys(
  context: Context,
  { filter, sort, ...page }: ListInput<SurveyFilter, 'startAt' | 'endAt' | 'title'>,
) {
  const matching = rowsOf(context)
    .where(surveyShown(context))
    .where((eb) => equalTo(eb, { 'survey.status': filter.status }))
    .$if(filter.part !== null, (query) =>
      query.where('survey.type', 'in', [...typesOf(filter.part ?? 'surveys')]),
    )
    .$if(filter.search !== null, (query) =>
      query.where(contains(sql.ref('survey.title'), filter.search)),
    )
  const ordered = kept
    .select(context, matching)
    .orderBy(sql.ref(`survey.${sort.by}`), sort.descending ? 'desc' : 'asc')
    .orderBy('survey.id', 'desc')
  const { rows, total } = await listed(matching, ordered, page)
  return { rows: rows.map((row) => seenBy(context, row)), total }
}

const typesOf = (asked: SurveyPart) => SurveyType.values.filter((type) => partOf(type) === asked)

/** One survey that the reader may see. */
export async function survey(context: Context, { id }: { id: number }): Promise<SurveyRow> {
  const row = await kept
    .select(context, rowsOf(context))
    .where(surveyShown(context))
    .where('survey.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  return seenBy(context, row)
}

/** Locks a survey that is not eliminated, with what its acts ask for. */
export const lockedSurvey = ({ tx }: Pick<Context, 'tx'>, id: number) =>
  tx
    .selectFrom('survey')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', 'DELETED')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(notFound)
export type LockedSurvey = Awaited<ReturnType<typeof lockedSurvey>>
