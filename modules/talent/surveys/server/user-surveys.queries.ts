import type { SelectQueryBuilder } from 'kysely'
import type { DB } from '#generated/database.ts'
import { personWithin } from '#modules/people/sight/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import type { ListInput } from '#platform/server/graphql/registered-operations.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { nameIn, nameMatches, surnameIn } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { SurveyStatus, UserSurveyStatus } from '../model/catalogs.ts'
import { isClosed } from '../model/states.ts'
import { SurveyType } from '../model/survey-types.ts'
import { requireKeeper, typesWithin } from './scope.ts'
import { lockedSurvey } from './surveys.queries.ts'
import { contains } from '#platform/server/sql/search.ts'

export type UserSurveyFilter = {
  search: string | null
  surveyId: number | null
  status: UserSurveyStatus | null
}
type Asked = ListInput<UserSurveyFilter, 'endAt' | 'fullname' | 'progress'>

const given = ({ tx }: Context) =>
  tx.selectFrom('userSurvey as given').innerJoin('survey', 'survey.id', 'given.surveyId')
type Given = SelectQueryBuilder<DB & { given: DB['userSurvey'] }, 'given' | 'survey', object>

/** The person that a row is about in lists: the one who is answered about, or who answers. */
const about = sql<number>`coalesce(given.evaluatee_id, given.respondent_id)`

/** Where and as what somebody was on the first day of a survey; before it, nothing is fixed. */
const placed = (who: 'respondent' | 'evaluatee', what: 'area' | 'jobTitle') =>
  sql<string | null>`given.person_snapshot #>> ${sql.lit(`{${who},${what}}`)}`

const shown = (query: Given) =>
  query
    .select(['given.id', 'given.surveyId', 'given.respondentId', 'given.evaluateeId'])
    .select(['given.relation', 'given.alternative', 'given.status', 'given.progress'])
    .select(['given.completedAt', 'survey.title as surveyTitle', 'survey.type as surveyType'])
    .select(['survey.status as surveyStatus', 'survey.startAt', 'survey.endAt', 'survey.privacy'])
    .select([
      nameIn('given.respondentId').as('respondentName'),
      nameIn('given.evaluateeId').as('evaluateeName'),
      placed('respondent', 'area').as('respondentArea'),
      placed('respondent', 'jobTitle').as('respondentJob'),
      placed('evaluatee', 'area').as('evaluateeArea'),
      placed('evaluatee', 'jobTitle').as('evaluateeJob'),
    ])

type Kept = Awaited<ReturnType<ReturnType<typeof shown>['execute']>>[number]

export type SurveyPerson = {
  id: number
  fullname: string
  area: string | null
  jobTitle: string | null
}

function seen({ actor, now }: Context, row: Kept) {
  const person = (
    id: number,
    fullname: string | null,
    area: string | null,
    job: string | null,
  ) => ({
    id,
    fullname: fullname ?? '',
    area,
    jobTitle: job,
  })
  return {
    id: row.id,
    surveyId: row.surveyId,
    surveyTitle: row.surveyTitle,
    surveyType: SurveyType.code(row.surveyType),
    surveyStatus: SurveyStatus.code(row.surveyStatus),
    startAt: row.startAt,
    endAt: row.endAt,
    closed: isClosed(row.surveyStatus, row.endAt, now),
    respondent: person(row.respondentId, row.respondentName, row.respondentArea, row.respondentJob),
    evaluatee:
      row.evaluateeId === null
        ? null
        : person(row.evaluateeId, row.evaluateeName, row.evaluateeArea, row.evaluateeJob),
    relation: row.relation,
    isSelf: row.relation === 'SELF',
    /** Whether the reader is the one who answers: nobody answers for another. */
    isOwn: row.respondentId === actor.userId,
    alternative: row.alternative,
    status: UserSurveyStatus.code(row.status),
    progress: row.progress,
    completedAt: row.completedAt,
  }
}
export type UserSurveyRow = ReturnType<typeof seen>

async function page(context: Context, matching: Given, { filter, sort, ...asked }: Asked) {
  const found = matching
    .where((eb) =>
      equalTo(eb, { 'given.surveyId': filter.surveyId, 'given.status': filter.status }),
    )
    .$if(filter.search !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb.and(nameMatches('given.respondentId', filter.search)),
          eb.and(nameMatches('given.evaluateeId', filter.search)),
          contains(sql.ref('survey.title'), filter.search),
        ]),
      ),
    )
  const by = {
    endAt: sql`survey.end_at`,
    progress: sql`given.progress`,
    fullname: surnameIn('given.respondentId'),
  }[sort.by]
  const ordered = shown(found)
    .orderBy(by, sort.descending ? 'desc' : 'asc')
    .orderBy('given.id')
  const { rows, total } = await listed(found, ordered, asked)
  return { rows: rows.map((row) => seen(context, row)), total }
}

const begun = (query: Given, { now }: Context) =>
  query
    .where('survey.status', 'not in', ['PENDING', 'DELETED', 'HIDDEN'])
    .where('survey.startAt', '<=', now)

/** What whoever is signed in has to answer or has answered. */
export const surveysForRespondent = (context: Context, asked: Asked) =>
  page(
    context,
    begun(given(context), context).where('given.respondentId', '=', context.actor.userId ?? 0),
    asked,
  )

/** Whether its reader may know both people: a restriction hides those beyond it. */
function betweenKnown(context: Context) {
  const known = context.reach('users.read')
  return sql<boolean>`(${personWithin(known, 'given.respondentId')}
    and (given.evaluatee_id is null or ${personWithin(known, 'given.evaluateeId')}))`
}

/**
 * What people have to answer, as far as its reader sees it: their own; and of surveys whose answers
 * bear a name, all of them for those who read every survey of the type. Of a confidential survey
 * nobody sees who has answered.
 */
export const userSurveys = (context: Context, asked: Asked) => {
  const types = typesWithin(context, 'read')
  return page(
    context,
    begun(given(context), context).where((eb) =>
      eb.or([
        eb('given.respondentId', '=', context.actor.userId ?? 0),
        eb.and([
          eb('survey.privacy', '=', 'IDENTIFIED'),
          sql<boolean>`survey.type = any(${[...types]}::text[])`,
          betweenKnown(context),
        ]),
      ]),
    ),
    asked,
  )
}

/** The evaluations of the people who report to whoever is signed in, and how far each is. */
export const supervisorSurveys = (context: Context, asked: Asked) =>
  page(
    context,
    begun(given(context), context)
      .where('survey.privacy', '=', 'IDENTIFIED')
      .where('survey.type', '=', 'PERFORMANCE')
      .where(sql<boolean>`${about} is distinct from ${context.actor.userId}::bigint`)
      .where((eb) =>
        eb.and([
          eb('given.evaluateeId', 'is not', null),
          personWithin(context.reach('evaluations.read'), 'given.evaluateeId'),
          betweenKnown(context),
        ]),
      ),
    asked,
  )

/** The people that the signed-in one evaluates, with how many of their surveys are left. */
export async function evaluatees(context: Context, { surveyId }: { surveyId: number | null }) {
  const rows = await shown(begun(given(context), context))
    .where('given.respondentId', '=', context.actor.userId ?? 0)
    .where('given.evaluateeId', 'is not', null)
    .where((eb) => equalTo(eb, { 'given.surveyId': surveyId }))
    .orderBy(surnameIn('given.evaluateeId'))
    .orderBy('given.id')
    .execute()
  const people = Map.groupBy(rows, ({ evaluateeId }) => evaluateeId)
  return [...people.values()].flatMap((ofOne) => {
    const [first] = ofOne
    const person = first && seen(context, first).evaluatee
    if (!person) return []
    const answered = ofOne.filter(({ status }) => status === 'COMPLETE').length
    return { ...person, surveys: ofOne.length, answered }
  })
}
export type Evaluatee = SurveyPerson & { surveys: number; answered: number }

/** Who takes part in a survey, for whoever keeps it; of a confidential one, without how far. */
export async function surveyParticipants(
  context: Context,
  { filter, ...asked }: ListInput<{ id: number; search: string | null }, 'fullname'>,
) {
  const row = await lockedSurvey(context, filter.id)
  requireKeeper(context, row.type, 'update')
  const found = await page(context, given(context), {
    ...asked,
    filter: { search: filter.search, surveyId: row.id, status: null },
  })
  const isNamed = row.privacy === 'IDENTIFIED'
  return {
    ...found,
    rows: found.rows.map(({ id, respondent, evaluatee, relation, status, progress }) => ({
      id,
      respondent,
      evaluatee,
      relation,
      status: isNamed ? status : null,
      progress: isNamed ? progress : null,
    })),
  }
}
export type ParticipantRow = Awaited<ReturnType<typeof surveyParticipants>>['rows'][number]

/** Of some surveys, what their reader has to answer, as a field of each. */
export async function givenOf(context: Context, surveys: readonly { id: number }[]) {
  const rows = await shown(begun(given(context), context))
    .where('given.respondentId', '=', context.actor.userId ?? 0)
    .where(sql<boolean>`given.survey_id = any(${surveys.map(({ id }) => id)}::bigint[])`)
    .orderBy('given.id')
    .execute()
  const found = Map.groupBy(rows, ({ surveyId }) => surveyId)
  return surveys.map(({ id }) => ({
    userSurveys: (found.get(id) ?? []).map((row) => seen(context, row)),
  }))
}
