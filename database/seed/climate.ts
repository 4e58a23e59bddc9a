import type pg from 'pg'
import { type Answer, noAnswer } from '#modules/talent/surveys/model/answer.ts'
import { climateTask, markDraft, saveDraft } from '#modules/talent/climate/server/index.ts'
import { inCompany, type RequestContext } from '#platform/server/context.ts'
import { type Database, openDatabase } from '#platform/server/sql/db.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { tabulatorUrl } from '../migrate.ts'
import { climateSurveys, saidOfAreas, type SeedClimate, suggestions } from './climate-surveys.ts'

type DemoClimate = {
  readonly owner: pg.Client
  readonly ownerUrl: string
  readonly db: Database
  readonly storage: Storage
  readonly companyId: number
  /** A request of somebody, at an instant. */
  readonly requestAs: (userId: number, instant: Date) => RequestContext
}

/**
 * Answers the confidential surveys of the demo world as their people do, and publishes those that
 * closed as the worker does: two of climate are there to read, and one is being answered.
 */
export async function seedClimate(demo: DemoClimate): Promise<void> {
  const tabulator = openDatabase(tabulatorUrl(demo.ownerUrl), { connections: 2 })
  try {
    for (const survey of climateSurveys) {
      const id = await answer(demo, survey)
      if (survey.closedAt) await close(demo, id, survey.closedAt)
      const now = new Date(survey.countedAt)
      const { db, storage } = demo
      await climateTask({ db, tabulator, storage, now: () => now }).run({}, { isLast: false })
    }
    await sayOfAreas(demo, 'Clima, agosto 2026')
  } finally {
    await tabulator.close()
  }
}

async function answer(demo: DemoClimate, survey: SeedClimate): Promise<number> {
  const { owner, companyId, requestAs } = demo
  const { rows: people } = await owner.query<{ surveyId: number; userId: number; areaId: number }>(
    `select s.id as "surveyId", u.respondent_id as "userId",
       coalesce((u.person_snapshot -> 'respondent' ->> 'areaId')::int, 0) as "areaId"
     from survey s join user_survey u on u.company_id = s.company_id and u.survey_id = s.id
     where s.company_id = $1 and s.title = $2 order by u.respondent_id`,
    [companyId, survey.title],
  )
  const surveyId = Number(people[0]?.surveyId)
  const { rows: questions } = await owner.query<Asked>(
    `select q.id, q.scale_code as scale from question q
     join competence c on c.company_id = q.company_id and c.id = q.competence_id
     where q.company_id = $1 and q.survey_id = $2 order by c.position, q.position`,
    [companyId, surveyId],
  )
  for (const [at, { userId, areaId }] of people.entries()) {
    if (at % survey.of >= survey.answer) continue
    const given = questions.map(({ id, scale }, place) => ({
      ...noAnswer,
      questionId: Number(id),
      rev: 1,
      ...answerOf(survey, { at, place, areaId, scale }),
    }))
    await inCompany(requestAs(userId, new Date(survey.answeredAt)), async (context) => {
      await saveDraft(context, { surveyId, edition: 1 }, given)
      await markDraft(context, { surveyId, edition: 1 }, true)
    })
  }
  return surveyId
}

type Asked = { id: number; scale: string | null }
type Place = { at: number; place: number; areaId: number; scale: string | null }

/** What somebody answers: a value of the scale, or in words, which two of three leave out. */
function answerOf(survey: SeedClimate, { at, place, areaId, scale }: Place): Partial<Answer> {
  if (scale !== null) {
    const choice = choiceOf(survey, at, place, areaId)
    return { choice: scale === 'ENPS_11' ? Math.min(10, 2 * choice + 1) : choice }
  }
  const text = suggestions[(at + place) % suggestions.length]
  if (at % 3 !== 0 || text === undefined) return { omit: true }
  return { texts: [{ text, choice: null, number: null }] }
}

/** A value from 1 to 5 that differs by person, question and area; the same at every run. */
function choiceOf({ mood }: SeedClimate, person: number, question: number, areaId: number): number {
  const own = (person * 7 + question * 5 + person * question) % 4
  return Math.min(5, Math.max(1, own + mood + ((areaId + question) % 3 === 0 ? 1 : 0)))
}

async function close({ owner, companyId }: DemoClimate, id: number, at: string): Promise<void> {
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  await owner.query(
    `update survey set status = 'CLOSED', closed_at = $3 where company_id = $1 and id = $2`,
    [companyId, id, at],
  )
  await owner.query('commit')
}

/** Some of the people who were asked say something of the area in which they work. */
async function sayOfAreas({ owner, companyId }: DemoClimate, title: string): Promise<void> {
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  await owner.query(
    `insert into area_feedback (company_id, survey_id, area_id, author_id, comment, created_at)
     select $1, asked.survey_id, asked.area, asked.author, said.comment, s.closed_at
     from unnest($3::text[]) with ordinality said (comment, place)
     join survey s on s.company_id = $1 and s.title = $2
     join (select u.survey_id, u.respondent_id as author,
         (u.person_snapshot #>> '{respondent,areaId}')::bigint as area,
         row_number() over (partition by u.survey_id order by u.respondent_id desc) as place
       from user_survey u where u.company_id = $1
         and u.person_snapshot #>> '{respondent,areaId}' is not null) asked
       on asked.survey_id = s.id and asked.place = said.place`,
    [companyId, title, [...saidOfAreas]],
  )
  await owner.query('commit')
}
