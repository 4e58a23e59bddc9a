import {
  keepParticipation,
  snapshotsOf,
  surveySealing,
} from '#modules/talent/surveys/server/index.ts'
import { sql, type TenantSession } from '#platform/server/sql/db.ts'
import type { ClimateFamily } from '../model/families.ts'
import { askedIn } from './question-order.queries.ts'
import { changedOf, responsesOf } from './counted-drafts.ts'
import { keepResults } from './keep-results.ts'
import { placeNames, placesOf, familiesOf } from './places.queries.ts'
import { forgetResponses, hasCells, publish } from './publish.ts'
import { resultsOf, type Person } from './results-of.ts'
import { destroyKey, keyAt, newKeyIn, responseIdOf } from './survey-key.ts'
import type { Counting } from './counting.ts'

type Sealing = { session: TenantSession; surveyId: number; now: Date }

/**
 * Publishes the groups of a survey that closed, once, and makes it impossible to know who answered
 * what: the ids are forgotten and the key is destroyed. Each step is done whole or not at all, and
 * done again it changes nothing: a worker that is killed goes on where it was.
 */
export async function sealSurvey(parts: Counting, sealing: Sealing): Promise<void> {
  const begun = await begin(parts, sealing)
  if (!begun) return
  const { session, surveyId, now } = sealing
  if (!(await parts.tabulator.withTenant(session, (tx) => hasCells(tx, surveyId)))) {
    const results = await counted(parts, sealing, begun)
    await parts.tabulator.withTenant(session, (tx) => publish(tx, surveyId, results))
  }
  await keepResults(parts, sealing)
  await destroy(parts, sealing, begun.keyPlace)
  await parts.db.withTenant(session, async (tx) => {
    await sql`update climate_survey set sealed_at = ${now}, version = version + 1,
        (invited, answered) = (select count(*)::int,
          (count(*) filter (where given.status = 'COMPLETE'))::int
          from user_survey given where given.company_id = app.current_company()
            and given.survey_id = ${surveyId})
      where company_id = app.current_company() and survey_id = ${surveyId}
        and sealed_at is null`.execute(tx)
    await surveySealing.publishSealed({ tx, now }, surveyId)
  })
}

/** Forgets the answers of a survey that was eliminated before its results, and destroys its key. */
export async function discardAnswers(parts: Counting, sealing: Sealing): Promise<void> {
  const { session, surveyId } = sealing
  await parts.tabulator.withTenant(session, (tx) => forgetResponses(tx, surveyId))
  const place = await parts.db.withTenant(session, (tx) =>
    tx
      .selectFrom('climateSurvey')
      .select('keyPlace')
      .where('surveyId', '=', surveyId)
      .executeTakeFirst(),
  )
  await destroy(parts, sealing, place?.keyPlace ?? null)
}

type Begun = NonNullable<Awaited<ReturnType<typeof surveySealing.closeForGood>>> & {
  keyPlace: string | null
  textKeyPlace: string
  families: readonly ClimateFamily[]
  crossings: readonly (readonly [string, string])[]
}

/** Ends the survey for good, and makes the key of what was written in it. */
async function begin({ db, storage }: Counting, sealing: Sealing): Promise<Begun | undefined> {
  const { session, surveyId, now } = sealing
  return db.withTenant(session, async (tx) => {
    const survey = await surveySealing.closeForGood({ tx, now }, surveyId)
    if (!survey) return undefined
    await tx
      .insertInto('climateSurvey')
      .values({ surveyId })
      .onConflict((on) => on.columns(['companyId', 'surveyId']).doNothing())
      .execute()
    const row = await tx
      .selectFrom('climateSurvey')
      .select(['keyPlace', 'textKeyPlace'])
      .select(sql<ClimateFamily[]>`families`.as('families'))
      .select(sql<[string, string][]>`crossings`.as('crossings'))
      .where('surveyId', '=', surveyId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const textKeyPlace = row.textKeyPlace ?? (await newKeyIn(storage, session.companyId, now))
    await tx
      .updateTable('climateSurvey')
      .set({ textKeyPlace })
      .where('surveyId', '=', surveyId)
      .execute()
    return { ...survey, ...row, textKeyPlace }
  })
}

/** Joins answers to where their people were, in memory alone, and counts them. */
async function counted(parts: Counting, { session, surveyId, now }: Sealing, begun: Begun) {
  const { db, tabulator, storage } = parts
  const of = { companyId: session.companyId, surveyId }
  const key = begun.keyPlace === null ? null : await keyAt(storage, begun.keyPlace)
  const textKey = await keyAt(storage, begun.textKeyPlace)
  const responses = await tabulator.withTenant(session, (tx) => responsesOf({ tx }, surveyId))
  const sent = new Set([...responses.values()].filter(({ done }) => done).map((r) => r.responseId))
  return db.withTenant(session, async (tx) => {
    const invited = await snapshotsOf({ tx }, surveyId)
    if (key) {
      const changed = changedOf(invited, key, of, sent).filter(({ isComplete }) => isComplete)
      await keepParticipation({ tx, now }, surveyId, changed)
    }
    const asked = invited.flatMap(({ userId, place }): Person[] => {
      const response = key && responses.get(responseIdOf(key, { ...of, userId }))
      if (!response || !response.done) return []
      return [{ response, key, places: placesOf(begun.families, place) }]
    })
    const people = [...asked, ...strangersOf(begun, key, responses, asked)]
    const families = familiesOf(
      begun.families,
      people.map(({ places }) => places),
    )
    return resultsOf({
      people,
      cuts: { families, crossings: begun.crossings },
      asked: await askedIn({ tx }, surveyId),
      edition: begun.edition,
      least: begun.minGroup,
      leastComments: begun.minComments,
      names: await placeNames({ tx }, families),
      textKey,
    })
  })
}

/** Who answered by a link that everybody shares: of no place. */
function strangersOf(
  { families }: Begun,
  key: Buffer | null,
  responses: Awaited<ReturnType<typeof responsesOf>>,
  asked: readonly Person[],
): Person[] {
  if (!key) return []
  const known = new Set(asked.map(({ response }) => response.responseId))
  return [...responses.values()].flatMap((response): Person[] =>
    response.done && !known.has(response.responseId)
      ? [{ response, key, places: placesOf(families, {}) }]
      : [],
  )
}

async function destroy({ db, storage }: Counting, sealing: Sealing, place: string | null) {
  if (place === null) return
  await destroyKey(storage, place)
  const { session, surveyId, now } = sealing
  await db.withTenant(session, (tx) =>
    tx
      .updateTable('climateSurvey')
      .set({ keyGoneAt: now })
      .where('surveyId', '=', surveyId)
      .where('keyGoneAt', 'is', null)
      .execute(),
  )
}
