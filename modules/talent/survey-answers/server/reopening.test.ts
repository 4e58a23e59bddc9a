import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { makeSurvey } from '#tests/api/taken-survey.ts'

const { api, world, database } = await startApi()
const { bernarda, hernan } = world.people
type Who = Parameters<typeof api.as>[0]

const Complete = `mutation C($input: RespondSurveyInput!) { respondSurvey(input: $input) {
  ${outcome} data { status } } }`
const Reopen = `mutation R($input: ReopenSurveyInput!) { reopenSurvey(input: $input) {
  ${outcome} data { status } } }`
const Seen = `query S($input: ByIdSurvey!) { surveyReopenings(input: $input) {
  respondent evaluatee relation reason author } }`

let survey: Awaited<ReturnType<typeof makeSurvey>>
const send = (who: Who, place: number) =>
  api.as(who).result<{ status: string }>(Complete, {
    input: {
      userSurveyId: survey.taken[place]?.publicId,
      answers: survey.questions.map(({ publicId: questionId }) => ({
        questionId,
        choice: 4,
        omit: false,
      })),
      complete: true,
    },
  })
const reopen = (who: Who, place: number, reason: string | null) =>
  api.as(who).result<{ status: string }>(Reopen, {
    input: { userSurveyId: survey.taken[place]?.publicId, reason },
  })
const seenBy = async (who: Who) =>
  (await api.as(who).run<{ surveyReopenings: object[] }>(Seen, { input: { id: survey.publicId } }))
    .surveyReopenings

beforeAll(async () => {
  survey = await makeSurvey(database.owner, world.coihues.id, {
    questions: [{ title: 'Ayuda' }, { title: 'Cumple' }],
    of: [
      { respondent: hernan.id, evaluatee: bernarda.id },
      { respondent: bernarda.id, evaluatee: bernarda.id },
    ],
  })
  await send('supervisor', 0)
  await send('trabajador', 1)
})

test('Carolina opens what Hernán sent, and the detail says who did and why', async () => {
  expect((await reopen('admin', 0, null)).error).toMatchObject({ field: 'reason' })
  expect(await seenBy('admin')).toEqual([])
  expect((await reopen('admin', 0, 'Evaluó a otra persona')).data?.status).toBe('INCOMPLETE')
  expect(await seenBy('admin')).toEqual([
    {
      respondent: hernan.name,
      evaluatee: bernarda.name,
      relation: 'SUPERVISOR',
      reason: 'Evaluó a otra persona',
      author: expect.any(String),
    },
  ])
})

test('what was not sent opens nothing, and is not said to have been opened', async () => {
  await reopen('admin', 0, 'Otra vez')
  expect(await seenBy('admin')).toHaveLength(1)
})

test('a worker reads none of it, another company finds nothing, no row is changed', async () => {
  await expect(seenBy('trabajador')).rejects.toThrow()
  await expect(seenBy('boreal.admin')).rejects.toThrow()
  const { rows } = await database.owner.query<{ allowed: boolean }>(
    `select has_table_privilege('minga_app', 'user_survey_reopening', 'update')
       or has_table_privilege('minga_app', 'user_survey_reopening', 'delete') as allowed`,
  )
  expect(rows[0]?.allowed).toBe(false)
})
