import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

const { api, world } = await startApi()
const { bernarda, hernan } = world.people

const data =
  'id version canSkip hasComments privacy minGroup participants previousSurveyId questions'
const mutation = (name: string, input: string) =>
  `mutation Do($input: ${input}!) { ${name}(input: $input) { ${outcome} data { ${data} } } }`
type Made = { id: string; version: number; participants: number }
const send = (name: string, input: string, values: object) =>
  api.as('admin').mutate<Made>(mutation(name, input), { input: values })
const days = { startAt: '2026-09-20T13:00:00Z', endAt: '2026-10-20T22:00:00Z' }
const keysOf = async (id: string) =>
  (
    await api.as('admin').run<{
      surveyDefinition: { competences: { key: string; questions: { key: string }[] }[] }
    }>(
      `query D($input: SurveyDefinitionInput!) { surveyDefinition(input: $input) {
        competences { key questions { key } } } }`,
      { input: { id, edition: null } },
    )
  ).surveyDefinition.competences.map(({ key, questions }) => [key, questions.length])

test('a copy has the questions, the rules and, if asked, the people of its survey', async () => {
  const made = await send('createSurvey', 'CreateSurveyInput', {
    type: 'PERFORMANCE',
    title: 'De 2026',
    template: 'desempeno180',
    ...days,
  })
  await send('updateSurvey', 'UpdateSurveyInput', {
    id: made.id,
    version: made.version,
    canSkip: true,
    minGroup: 7,
  })
  await api.as('admin').mutate(mutation('assignSurvey', 'AssignmentInput'), {
    input: {
      id: made.id,
      kind: 'IMPORT',
      pasted: `${bernarda.rut};${bernarda.rut}\n${hernan.rut};${bernarda.rut};jefatura`,
      includeInactive: false,
    },
  })
  const copy = { type: 'PERFORMANCE', title: 'De 2027', fromSurveyId: made.id, ...days }
  const alone = await send('createSurvey', 'CreateSurveyInput', copy)
  expect(alone).toMatchObject({
    canSkip: true,
    hasComments: true,
    minGroup: 7,
    participants: 0,
    previousSurveyId: made.id,
    questions: 16,
  })
  expect(await keysOf(alone.id)).toEqual(await keysOf(made.id))
  const whole = await send('createSurvey', 'CreateSurveyInput', { ...copy, withParticipants: true })
  expect(whole.participants).toBe(2)
})

test('a copy of another type takes the questions alone, and is compared with nothing', async () => {
  const made = await send('createSurvey', 'CreateSurveyInput', {
    type: 'CUSTOM',
    title: 'Con nombre',
    template: 'enps',
    ...days,
  })
  const climate = await send('createSurvey', 'CreateSurveyInput', {
    type: 'CLIMATE',
    title: 'En secreto',
    fromSurveyId: made.id,
    ...days,
  })
  expect(climate).toMatchObject({ privacy: 'CONFIDENTIAL', previousSurveyId: null })
})

test('the bank finds questions by their words and by their survey, accents or not', async () => {
  const found = async (search: string) =>
    (
      await api
        .as('admin')
        .run<{ surveyBank: { title: string; surveyTitle: string }[] }>(
          'query B($input: SurveyBankInput!) { surveyBank(input: $input) { title surveyTitle } }',
          { input: { search } },
        )
    ).surveyBank
  expect((await found('razon principal')).map(({ title }) => title)).toContain(
    '¿Cuál es la razón principal de su respuesta?',
  )
  expect((await found('en secreto')).length).toBeGreaterThan(0)
})
