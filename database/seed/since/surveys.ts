import { type ISODate, partsOf, MONTHS } from '#chile/dates.ts'
import { everybody } from '#modules/talent/surveys/model/assignment.ts'
import { assignSurvey } from '#modules/talent/surveys/server/assignment.service.ts'
import { moveSurvey } from '#modules/talent/surveys/server/life.service.ts'
import { createSurvey } from '#modules/talent/surveys/server/surveys.service.ts'
import { answerSome } from '../surveys.ts'
import type { Since } from './acting.ts'
import type { Days } from './days.ts'

/** What ended is closed, and people are asked something that they answer in these days. */
export async function seedSurveys(since: Since, days: Days): Promise<void> {
  await close(since)
  await ask(since, days)
}

type Ended = { id: number; version: number; on: ISODate }

/** The surveys whose days ran out were closed on the last of them. */
async function close({ act, owner, companyId, today }: Since): Promise<void> {
  const { rows } = await owner.query<Ended>(
    `select id::int as id, version, (end_at at time zone 'America/Santiago')::date::text as on
     from survey where company_id = $1 and status = 'ACTIVE' and end_at < $2::date order by id`,
    [companyId, today],
  )
  for (const { id, version, on } of rows) {
    const move = { move: 'CLOSE', reason: 'Terminaron sus días', endAt: null } as const
    await act('carolina', on, (context) => moveSurvey(context, { id, version, ...move }))
  }
}

/** Everybody is asked how they would recommend the company; every third person answered. */
async function ask({ act, owner, companyId }: Since, { work }: Days): Promise<void> {
  const [from, until] = [work(-4), work(8)]
  const { year, month } = partsOf(from)
  const id = await act('carolina', from, async (context) => {
    const made = await createSurvey(context, {
      type: 'ENGAGEMENT',
      title: `Recomendación, ${MONTHS[month - 1]} ${year}`,
      startAt: `${from}T15:00:00Z`,
      endAt: `${until}T23:00:00Z`,
      privacy: null,
      template: 'enps',
      fromSurveyId: null,
      withParticipants: null,
    })
    await assignSurvey(context, { id: made.id, ...everybody() })
    const move = { move: 'ACTIVATE', reason: null, endAt: null } as const
    await moveSurvey(context, { id: made.id, version: made.version, ...move })
    return made.id
  })
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  await answerSome(owner, companyId, id, { who: 'u.id % 3 = 0', at: `${work(-3)}T15:00:00Z` })
  await owner.query('commit')
}
