import { beforeAll, expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { openClimate } from '#tests/climate.ts'

const started = await startApi()
const { api, database, world } = started
const { owner } = database
const { bernarda } = world.people
const companyId = world.coihues.id

const Respond = `mutation R($input: RespondSurveyInput!) { respondSurvey(input: $input) {
  status message error { kind message } data { status progress stored { choice rev } } } }`
const Mine = `query M($input: ByIdUserSurvey!) { userSurvey(input: $input) {
  status isOwn answers { choice } } }`

let questions: string[] = []
let userSurveyId: string
let before: string
const marks = `select status, progress, version, xmin::text as xmin, xmax::text as xmax
  from user_survey where respondent_id = $1 and survey_id = $2`
let surveyId = 0

beforeAll(async () => {
  const climate = await openClimate({ ...started, companyId }, [{ userId: bernarda.id, place: {} }])
  surveyId = climate.surveyId
  questions = climate.questions.map((id) => publicId('question', id))
  const { rows } = await owner.query<{ id: string }>(
    'select id from user_survey where survey_id = $1',
    [surveyId],
  )
  userSurveyId = publicId('userSurvey', Number(rows[0]?.id))
  const found = await owner.query(marks, [bernarda.id, surveyId])
  before = JSON.stringify(found.rows)
})

const answers = () =>
  questions.map((questionId, at) => ({
    questionId,
    omit: false,
    choice: at < 4 ? 4 : null,
    texts: at < 4 ? [] : [{ text: 'Más luz', choice: null, number: null }],
  }))

test('what seems to name somebody is said to who writes it, and kept all the same', async () => {
  const Save = `mutation R($input: RespondSurveyInput!) { respondSurvey(input: $input) {
    status message error { kind message } data { mentions { questionId mentions } } } }`
  const mentions = async (text: string, rev: number) => {
    const texts = [{ text, choice: null, number: null }]
    const answer = { questionId: questions[4], omit: false, choice: null, rev, texts }
    const { data } = await api
      .as('trabajador')
      .result<{ mentions: { mentions: string[] }[] }>(Save, {
        input: { userSurveyId, answers: [answer] },
      })
    return data?.mentions[0]?.mentions
  }
  expect(await mentions('Hernán Quezada no escucha', 1)).toEqual(['NAME'])
  expect(await mentions('Escriban a ana@coihues.example o al 9 8765 4321', 2)).toEqual([
    'MAIL',
    'PHONE',
  ])
  expect(await mentions('Falta luz en la bodega', 3)).toEqual([])
})

test('Bernarda answers a confidential survey, and reads what she answered', async () => {
  const { data } = await api
    .as('trabajador')
    .result<{ status: string; progress: number }>(Respond, {
      input: { userSurveyId, answers: answers(), complete: true },
    })
  expect(data).toMatchObject({ status: 'COMPLETE', progress: 100 })
  const mine = await api.as('trabajador').run<{ userSurvey: object }>(Mine, {
    input: { id: userSurveyId },
  })
  expect(mine.userSurvey).toMatchObject({ status: 'COMPLETE', isOwn: true })
})

test('no row of hers was written or locked, and no trail names the answer', async () => {
  const { rows } = await owner.query(marks, [bernarda.id, surveyId])
  expect(JSON.stringify(rows)).toBe(before)
  const trail = await owner.query(
    `select from audit_event where company_id = $1 and entity like '%espond%'`,
    [companyId],
  )
  expect(trail.rowCount).toBe(0)
  const named = await owner.query(
    'select from answer a join user_survey u on u.id = a.user_survey_id where u.survey_id = $1',
    [surveyId],
  )
  expect(named.rowCount).toBe(0)
})

test('an administrator who reads all surveys sees no answer of hers', async () => {
  const seen = await api
    .as('admin')
    .run<{ userSurvey: { answers: object[] } }>(Mine, { input: { id: userSurveyId } })
    .catch(() => ({ userSurvey: { answers: [] } }))
  expect(seen.userSurvey.answers).toEqual([])
})
