import { type Context, todayAt } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { requireAct } from '#platform/server/records/states.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import {
  type AssignmentInput,
  assignmentWords,
  everybody,
  type Pair,
  resolve,
} from '../model/assignment.ts'
import { surveyStates } from '../model/states.ts'
import { choicesOn, type PeopleChoices, placesOn, workersOn } from './people.queries.ts'
import { requireKeeper } from './scope.ts'
import { sayBegun } from './say.ts'
import { lockedSurvey, type LockedSurvey, survey } from './surveys.queries.ts'

/** The most that one survey is answered by. */
const MOST = 50_000
/** So many of the problems are named one by one. */
const NAMED = 200

export type AssignmentAsked = AssignmentInput & { id: number }

async function resolved(context: Context, row: LockedSurvey, rule: AssignmentInput) {
  requireKeeper(context, row.type, 'update')
  requireAct(surveyStates, 'assign', { state: row.status, relations: [] })
  if ((rule.kind === 'LIST' || rule.kind === 'IMPORT') && rule.pasted === null) {
    throw invalid('pasted', 'Pegue los RUT')
  }
  if (row.privacy === 'CONFIDENTIAL' && rule.kind !== 'FILTER' && rule.kind !== 'LIST') {
    throw invalid('kind', 'Una encuesta confidencial no es de una persona sobre otra')
  }
  if (rule.minMonths !== null && rule.maxMonths !== null && rule.minMonths > rule.maxMonths) {
    throw invalid('maxMonths', 'Es menor que la antigüedad mínima')
  }
  const workers = await workersOn(context, todayAt(row.startAt), rule)
  const found = resolve(rule, workers)
  if (found.pairs.length > MOST) throw invalid('kind', 'Son más de 50.000 encuestas')
  return { ...found, existing: await existing(context, row.id, found.pairs) }
}

const columnsOf = {
  respondent: ['bigint', ({ respondentId }: Pair) => respondentId],
  evaluatee: ['bigint', ({ evaluateeId }: Pair) => evaluateeId],
  relation: ['text', ({ relation }: Pair) => relation],
} as const

/** How many of some pairs a survey has already. */
async function existing({ tx }: Context, surveyId: number, pairs: readonly Pair[]) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${bulk(pairs, 'pair', columnsOf)}
    join user_survey given on given.company_id = app.current_company()
      and given.survey_id = ${surveyId} and given.respondent_id = pair.respondent
      and given.evaluatee_id is not distinct from pair.evaluatee`.execute(tx)
  return rows[0]?.count ?? 0
}

/** What a rule would add, before anything is written: in numbers, and the people it leaves out. */
export async function previewAssignment(context: Context, { id, ...rule }: AssignmentAsked) {
  const row = await lockedSurvey(context, id)
  const { pairs, problems, existing: known } = await resolved(context, row, rule)
  const created = pairs.length - known
  return {
    created,
    existing: known,
    words: assignmentWords(created, known, problems),
    problems: problems.slice(0, NAMED),
  }
}
export type AssignmentPreview = Awaited<ReturnType<typeof previewAssignment>>

/** Adds the participants of a rule: those that the survey has already stay as they are. */
export async function assignSurvey(context: Context, { id, ...rule }: AssignmentAsked) {
  const row = await lockedSurvey(context, id)
  const { pairs } = await resolved(context, row, rule)
  const added = await insertPairs(context, row, pairs)
  await keepRule(context, row, { ...rule, count: added.length })
  if (row.status !== 'PENDING') await keepPlaces(context, row)
  if (row.status === 'ACTIVE') await sayBegun(context, row, added)
  return survey(context, row)
}

/** Asks in a survey the people of another one, as far as all of a pair work on its first day. */
export async function copyParticipants(
  context: Context,
  surveyId: number,
  fromSurveyId: number,
): Promise<void> {
  const { tx } = context
  const row = await lockedSurvey(context, surveyId)
  const rule = everybody({ external: true })
  const workers = await workersOn(context, todayAt(row.startAt), rule)
  const here = new Set<number | null>([null, ...workers.map(({ userId }) => userId)])
  const before = await tx
    .selectFrom('userSurvey')
    .select(['respondentId', 'evaluateeId', 'relation'])
    .where('surveyId', '=', fromSurveyId)
    .execute()
  const pairs = before.filter((one) => here.has(one.respondentId) && here.has(one.evaluateeId))
  await insertPairs(context, row, pairs)
  await keepRule(context, row, { ...rule, count: pairs.length })
}

type Rule = AssignmentInput & { count: number }

/** Keeps a rule as it was asked, with how many it added: a paste only by how many lines it has. */
async function keepRule({ tx, session, now }: Context, row: LockedSurvey, rule: Rule) {
  const { kind, pasted, count, ...chosen } = rule
  const lines = pasted === null ? 0 : pasted.split('\n').length
  const filter = JSON.stringify({ ...chosen, lines })
  await tx
    .insertInto('assignmentRule')
    .values({
      surveyId: row.id,
      kind,
      filter: sql`${filter}::jsonb`,
      loginId: session.loginId,
      resolvedAt: now,
      count,
    })
    .execute()
}

type Given = { id: number; respondentId: number }

/** Gives a survey to pairs of people: those that it has already stay as they are. */
async function insertPairs({ tx, now }: Context, row: LockedSurvey, pairs: readonly Pair[]) {
  const { rows } = await sql<Given>`
    insert into user_survey (company_id, survey_id, edition, respondent_id, evaluatee_id, relation,
      created_at)
    select app.current_company(), ${row.id}, ${row.edition}, pair.respondent, pair.evaluatee,
      pair.relation, ${now}
    from ${bulk(pairs, 'pair', columnsOf)}
    on conflict (company_id, survey_id, respondent_id, evaluatee_id) do nothing
    returning id, respondent_id as "respondentId"`.execute(tx)
  return rows
}

/** Keeps where the people of a survey were on its first day: its results are read by that. */
export async function keepPlaces({ tx }: Context, row: LockedSurvey): Promise<void> {
  const given = await tx
    .selectFrom('userSurvey')
    .select(['id', 'respondentId', 'evaluateeId'])
    .where('surveyId', '=', row.id)
    .where('personSnapshot', 'is', null)
    .execute()
  if (given.length === 0) return
  const people = given.flatMap(({ respondentId, evaluateeId }) => [
    respondentId,
    ...(evaluateeId === null ? [] : [evaluateeId]),
  ])
  const places = await placesOn(tx, todayAt(row.startAt), people)
  const placeOf = (id: number | null) => (id === null ? null : (places.get(id) ?? null))
  await sql`
    update user_survey set person_snapshot = place.kept
    from ${bulk(given, 'place', {
      id: ['bigint', ({ id }) => id],
      kept: [
        'jsonb',
        ({ respondentId, evaluateeId }) =>
          JSON.stringify({ respondent: placeOf(respondentId), evaluatee: placeOf(evaluateeId) }),
      ],
    })}
    where user_survey.company_id = app.current_company() and user_survey.id = place.id`.execute(tx)
}

/** The places and positions by which people of a survey are chosen, on its first day. */
export async function surveyPeopleChoices(
  context: Context,
  { id }: { id: number },
): Promise<PeopleChoices> {
  const row = await lockedSurvey(context, id)
  requireKeeper(context, row.type, 'update')
  return choicesOn(context, todayAt(row.startAt))
}

/**
 * Takes somebody out of a survey: before it is active anybody, and afterwards who has answered
 * nothing, where answers bear a name. Of a confidential survey nobody knows who began.
 */
export async function removeSurveyParticipant(context: Context, { id }: { id: number }) {
  const { tx } = context
  const given = await tx
    .selectFrom('userSurvey')
    .select(['id', 'surveyId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  const row = await lockedSurvey(context, given.surveyId)
  requireKeeper(context, row.type, 'update')
  if (row.status !== 'PENDING') {
    requireAct(surveyStates, 'assign', { state: row.status, relations: [] })
    if (row.privacy === 'CONFIDENTIAL') {
      throw conflict('De una encuesta confidencial activa no se quita a nadie')
    }
    const answered = await tx
      .selectFrom('answer')
      .select('questionId')
      .where('userSurveyId', '=', id)
      .limit(1)
      .executeTakeFirst()
    if (answered) throw conflict('Ya comenzó a responder')
  }
  await tx.deleteFrom('userSurvey').where('id', '=', id).execute()
  return survey(context, row)
}
