import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { makeSurvey } from '#tests/api/taken-survey.ts'

const { api, world, database } = await startApi()
const { bernarda, hernan } = world.people
type Who = Parameters<typeof api.as>[0]

const shape =
  'canKeep needs { name written keys isMerged people answers lines { area level people } }'
const Read = `query N($input: ByIdSurvey!) { trainingNeeds(input: $input) { ${shape} } }`
const Merge = `mutation M($input: MergeTrainingNeedsInput!) {
  mergeTrainingNeeds(input: $input) { ${outcome} data { ${shape} } } }`
const Split = `mutation S($input: SplitTrainingNeedsInput!) {
  splitTrainingNeeds(input: $input) { ${outcome} data { ${shape} } } }`
const Respond = `mutation R($input: RespondSurveyInput!) {
  respondSurvey(input: $input) { ${outcome} data { status } } }`

type Need = { name: string; keys: string[]; isMerged: boolean; people: number; answers: number }
type Report = { canKeep: boolean; needs: Need[] }

let survey: Awaited<ReturnType<typeof makeSurvey>>
const levels = ['Básico', 'Intermedio', 'Avanzado'].map((label, at) => ({ value: at + 1, label }))
const answer = (who: Who, place: number, rows: [string, number, number][], complete = true) =>
  api.as(who).result<{ status: string }>(Respond, {
    input: {
      userSurveyId: survey.taken[place]?.publicId,
      answers: [
        {
          questionId: survey.questions[0]?.publicId,
          choice: null,
          omit: false,
          texts: rows.map(([text, choice, number]) => ({ text, choice, number })),
        },
      ],
      complete,
    },
  })
const read = async (who: Who) =>
  (await api.as(who).run<{ trainingNeeds: Report }>(Read, { input: { id: survey.publicId } }))
    .trainingNeeds
const keysOf = (needs: readonly Need[], ...names: string[]) =>
  needs
    .filter(({ name }) => names.includes(name))
    .flatMap(({ keys }) => keys.map((key) => ({ key })))

beforeAll(async () => {
  survey = await makeSurvey(database.owner, world.coihues.id, {
    title: 'Capacitación 2027',
    type: 'DNC',
    questions: [
      {
        title: '¿Qué necesita su equipo?',
        type: 'MULTIPLE_OPEN_WITH_CHOICE',
        metadata: { answers: 3, choices: levels, config: { number: true } },
      },
    ],
    of: [
      { respondent: hernan.id, evaluatee: null },
      { respondent: bernarda.id, evaluatee: null },
    ],
  })
})

test('needs count once they are sent, by level and area, and name nobody', async () => {
  await answer(
    'supervisor',
    0,
    [
      ['Excel', 1, 4],
      ['Liderazgo', 2, 1],
    ],
    false,
  )
  expect((await read('admin')).needs).toEqual([])
  await answer('supervisor', 0, [
    ['Excel', 1, 4],
    ['Liderazgo', 2, 1],
  ])
  await answer('trabajador', 1, [
    ['Planilla de cálculo', 1, 2],
    ['EXCEL', 3, 1],
  ])
  const { needs, canKeep } = await read('admin')
  expect(canKeep).toBe(true)
  expect(needs.map(({ name, people, answers }) => [name, people, answers])).toEqual([
    ['Excel', 5, 2],
    ['Planilla de cálculo', 2, 1],
    ['Liderazgo', 1, 1],
  ])
  expect(JSON.stringify(needs)).not.toMatch(/Bernarda|Hernán/)
})

test('Carolina joins two that are one, and takes them apart again', async () => {
  const { needs } = await read('admin')
  const keys = keysOf(needs, 'Excel', 'Planilla de cálculo')
  const id = survey.publicId
  const joined = await api
    .as('admin')
    .result<Report>(Merge, { input: { id, keys, name: 'Planillas de cálculo' } })
  expect(joined.data?.needs[0]).toMatchObject({
    name: 'Planillas de cálculo',
    isMerged: true,
    people: 7,
    answers: 3,
  })
  const apart = await api.as('admin').result<Report>(Split, { input: { id, keys } })
  expect(apart.data?.needs.map(({ people }) => people)).toEqual([5, 2, 1])
})

test('a worker neither reads nor joins them, and another company finds none', async () => {
  await expect(read('trabajador')).rejects.toThrow()
  await expect(read('boreal.admin')).rejects.toThrow()
  const refused = await api
    .as('trabajador')
    .result(Merge, { input: { id: survey.publicId, keys: [{ key: 'excel' }], name: 'Otra' } })
  expect(refused.error?.kind).toBe('forbidden')
})
