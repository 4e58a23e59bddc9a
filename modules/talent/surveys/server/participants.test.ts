import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { publicId } from '#platform/model/ids.ts'
import { plainQuestion } from '../model/templates.ts'

const { api, world, database } = await startApi()
const { bernarda, hernan } = world.people

const mutation = (name: string, input: string, data: string) =>
  `mutation Do($input: ${input}!) { ${name}(input: $input) { ${outcome} data { ${data} } } }`
const docs = {
  create: mutation('createSurvey', 'CreateSurveyInput', 'id'),
  save: mutation('saveSurveyDefinition', 'SaveSurveyDefinitionInput', 'version'),
  assign: mutation('assignSurvey', 'AssignmentInput', 'id participants'),
  move: mutation('moveSurvey', 'MoveSurveyInput', 'status'),
  leave: mutation('removeSurveyParticipant', 'ByIdUserSurvey', 'participants'),
}
const send = (name: keyof typeof docs, input: object) =>
  api.as('admin').result<{ id: string; participants: number }>(docs[name], { input })

async function written(title: string, privacy = 'IDENTIFIED') {
  const { data } = await send('create', {
    type: 'CUSTOM',
    title,
    privacy,
    startAt: '2026-09-20T13:00:00Z',
    endAt: '2026-10-20T22:00:00Z',
  })
  const id = data?.id ?? ''
  const question = { ...plainQuestion, key: 'q', title: 'Una', type: 'LIKERT' }
  const competences = [
    { key: 'c', title: 'C', weight: 1, questions: [{ ...question, scaleCode: 'AGREE_5' }] },
  ]
  await send('save', { id, edition: 1, version: 1, competences })
  return id
}
const rule = (id: string, more: object) => ({ id, kind: 'FILTER', includeInactive: false, ...more })
const preview = async (id: string, more: object = {}) =>
  (
    await api
      .as('admin')
      .run<{ previewAssignment: { created: number; words: string } }>(
        `query P($input: AssignmentInput!) { previewAssignment(input: $input) { created words } }`,
        { input: rule(id, more) },
      )
  ).previewAssignment.created

type Place = { id: string; name: string; people: number }
type Choices = { areas: Place[]; branchOffices: Place[]; units: Place[]; jobTitles: string[] }
const choicesOf = async (id: string) =>
  (
    await api.as('admin').run<{ surveyPeopleChoices: Choices }>(
      `query C($input: ByIdSurvey!) { surveyPeopleChoices(input: $input) {
        areas { id name people } branchOffices { id name people } units { id name people }
        jobTitles } }`,
      { input: { id } },
    )
  ).surveyPeopleChoices

test('each place that is offered has as many people as it says', async () => {
  const id = await written('Por lugares')
  const { areas, branchOffices, jobTitles, units } = await choicesOf(id)
  expect([areas.length, branchOffices.length, jobTitles.length, units.length]).not.toContain(0)
  for (const area of areas.slice(0, 3)) {
    expect([area.name, await preview(id, { areaId: area.id })]).toEqual([area.name, area.people])
  }
  const [office] = branchOffices
  expect(await preview(id, { branchOfficeId: office?.id })).toBe(office?.people)
  const [top] = units
  expect(await preview(id, { unitId: top?.id })).toBeGreaterThan(0)
})

test('by contract and by how long people have been there, and both together', async () => {
  const id = await written('Por antigüedad')
  const all = await preview(id)
  const kinds = ['INDEFINITE', 'FIXED', 'PROJECT'] as const
  const some = await preview(id, { contractType: kinds[0] })
  expect(some).toBeLessThan(all)
  const [long, short] = [await preview(id, { minMonths: 24 }), await preview(id, { maxMonths: 24 })]
  expect(long + short).toBeGreaterThanOrEqual(all)
  expect(long).toBeLessThan(all)
  const { error } = await send('assign', rule(id, { minMonths: 9, maxMonths: 3 }))
  expect(error?.field).toBe('maxMonths')
})

test('external people are asked only when that is ticked', async () => {
  const id = await written('Externos')
  const [without, within] = [await preview(id), await preview(id, { includeExternal: true })]
  const { rows } = await database.owner.query<{ count: number }>(
    `select count(*)::int as count from users where company_id = $1 and external
     and status = 'ACTIVE'`,
    [world.coihues.id],
  )
  expect(within - without).toBe(rows[0]?.count)
  expect(rows[0]?.count).toBeGreaterThan(0)
})

test('who has answered nothing leaves an active survey; who began does not', async () => {
  const pasted = `${bernarda.rut}\n${hernan.rut}`
  const givenIn = async (id: string) => {
    const { rows } = await database.owner.query<{ id: string; respondent: string }>(
      `select id, respondent_id as respondent from user_survey
       where survey_id = (select max(id) from survey where title = $1) order by id`,
      [id],
    )
    return rows.map((row) => publicId('userSurvey', Number(row.id)))
  }
  const id = await written('Con nombre')
  await send('assign', rule(id, { kind: 'LIST', pasted }))
  await send('move', { id, move: 'ACTIVATE' })
  const [first, second] = await givenIn('Con nombre')
  await database.owner.query(
    `insert into answer (company_id, user_survey_id, question_id, choice, at)
     select u.company_id, u.id, q.id, 4, now() from user_survey u
     join question q on q.survey_id = u.survey_id
     where u.id = (select min(id) from user_survey where survey_id = u.survey_id)
       and u.survey_id = (select max(id) from survey where title = 'Con nombre')`,
  )
  expect((await send('leave', { id: first })).error?.message).toBe('Ya comenzó a responder')
  expect((await send('leave', { id: second })).data).toMatchObject({ participants: 1 })

  const secret = await written('En secreto', 'CONFIDENTIAL')
  await send('assign', rule(secret, { kind: 'LIST', pasted }))
  await send('move', { id: secret, move: 'ACTIVATE' })
  const [hidden] = await givenIn('En secreto')
  expect((await send('leave', { id: hidden })).error?.message).toMatch(/no se quita a nadie/)
  await expect(
    database.owner.query(`delete from user_survey where survey_id =
      (select max(id) from survey where title = 'En secreto')`),
  ).rejects.toThrow(/no ha respondido nada/)
})
