import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { plainQuestion } from '#modules/talent/surveys/model/templates.ts'

const { api, world, database, clock } = await startApi()
const { bernarda } = world.people

const Respond = `mutation R($input: RespondSurveyInput!) { respondSurvey(input: $input) {
  ${outcome} data { status progress stored { questionId choice rev } } } }`
const Reopen = `mutation O($input: ReopenSurveyInput!) { reopenSurvey(input: $input) {
  ${outcome} data { status } } }`
const Mine = `query M($input: ByIdUserSurvey!) { userSurvey(input: $input) { status progress
  survey { competences { title questions { id title conditions { questionId is values } } } }
  answers { questionId choice texts { text } } } }`
const make = `mutation C($input: CreateSurveyInput!) { createSurvey(input: $input) {
  ${outcome} data { id version } } }`
const save = `mutation S($input: SaveSurveyDefinitionInput!) {
  saveSurveyDefinition(input: $input) { ${outcome} data { version } } }`
const assign = `mutation A($input: AssignmentInput!) { assignSurvey(input: $input) {
  ${outcome} data { id version } } }`
const move = `mutation M($input: MoveSurveyInput!) { moveSurvey(input: $input) {
  ${outcome} data { id status } } }`
const checks = 'query C($input: ByIdSurvey!) { surveyChecks(input: $input) { code level message } }'

const likert = (key: string, shownIf: object | null = null) => ({
  ...plainQuestion,
  key,
  title: key,
  type: 'LIKERT',
  scaleCode: 'AGREE_5',
  shownIf: shownIf && JSON.stringify(shownIf),
})
const why = {
  ...plainQuestion,
  key: 'why',
  title: '¿Por qué?',
  type: 'OPEN',
  shownIf: JSON.stringify({ question: 'happy', is: 'AT_MOST', values: [2] }),
}
const competences = [
  { key: 'a', title: 'Ánimo', weight: 1, shownIf: null, questions: [likert('happy'), why] },
  {
    key: 'b',
    title: 'Jefatura',
    weight: 1,
    shownIf: JSON.stringify({ question: 'happy', is: 'AT_LEAST', values: [3] }),
    questions: [likert('boss')],
  },
]

async function written(title: string, privacy: string, asked: object[] = competences) {
  const input = {
    type: 'CUSTOM',
    title,
    privacy,
    startAt: '2026-09-18T13:00:00Z',
    endAt: '2026-10-20T22:00:00Z',
  }
  const { id } = await api.as('admin').mutate<{ id: string }>(make, { input })
  const definition = { id, edition: 1, version: 1, competences: asked }
  await api.as('admin').mutate(save, { input: definition })
  await api.as('admin').mutate(assign, {
    input: { id, kind: 'LIST', pasted: bernarda.rut, includeInactive: false },
  })
  return id
}
const activate = (id: string) =>
  api.as('admin').result<{ status: string }>(move, { input: { id, move: 'ACTIVATE' } })

type Taken = {
  status: string
  progress: number
  survey: { competences: { questions: { id: string; title: string; conditions: object[] }[] }[] }
  answers: { questionId: string; choice: number | null }[]
}
const mineOf = async (id: string) =>
  (await api.as('trabajador').run<{ userSurvey: Taken }>(Mine, { input: { id } })).userSurvey
type Receipt = { status: string; progress: number; stored: { choice: number | null }[] }

/** Bernarda with a survey that branches, and what she sends of it. */
async function takerOf(title: string, privacy: string) {
  const id = await written(title, privacy)
  expect((await activate(id)).data?.status).toBe('ACTIVE')
  clock.set('2026-09-21T12:00:00Z')
  const { surveysForRespondent } = await api.as('trabajador').run<{
    surveysForRespondent: { rows: { id: string; surveyId: string }[] }
  }>(`query { surveysForRespondent(page: { number: 1, size: 50 }) { rows { id surveyId } } }`)
  const own = surveysForRespondent.rows.find(({ surveyId }) => surveyId === id)?.id ?? ''
  const taken = await mineOf(own)
  const asked = taken.survey.competences.flatMap(({ questions }) => questions)
  const ids = new Map(asked.map((one) => [one.title, one.id]))
  const idOf = (question: string) => ids.get(question) ?? ''
  const given = (question: string, rev: number) => ({
    questionId: idOf(question),
    choice: null,
    omit: false,
    rev,
  })
  return {
    own,
    asked,
    idOf,
    respond: (answers: object[], complete = false) =>
      api.as('trabajador').result<Receipt>(Respond, {
        input: { userSurveyId: own, answers, complete },
      }),
    choice: (question: string, value: number, rev: number) => ({
      ...given(question, rev),
      choice: value,
    }),
    words: (text: string, rev: number) => ({
      ...given('¿Por qué?', rev),
      texts: [{ text, choice: null, number: null }],
    }),
    answered: async () => (await mineOf(own)).answers.map(({ questionId }) => questionId),
  }
}

describe.each(['IDENTIFIED', 'CONFIDENTIAL'])('a survey of kind %s branches', (privacy) => {
  let taker: Awaited<ReturnType<typeof takerOf>>
  beforeAll(async () => {
    taker = await takerOf(`Con ramas ${privacy}`, privacy)
  })

  test('each question says what it is shown by, those of a competence too', () => {
    const { asked, idOf } = taker
    expect(asked.map(({ conditions }) => conditions)).toEqual([
      [],
      [{ questionId: idOf('happy'), is: 'AT_MOST', values: [2] }],
      [{ questionId: idOf('happy'), is: 'AT_LEAST', values: [3] }],
    ])
  })

  test('what another answer hid is kept, and counts for nothing', async () => {
    const { respond, choice, words, answered } = taker
    expect((await respond([choice('happy', 1, 1), words('Poca luz', 1)])).data).toMatchObject({
      progress: 100,
    })
    const turned = await respond([choice('happy', 4, 2)])
    expect(turned.data).toMatchObject({ progress: 50 })
    expect(await answered()).toHaveLength(2)
    const early = await respond([], true)
    expect(early.error?.message).toBe('Falta responder 1 pregunta')
  })

  test('sending leaves it out, and sent twice it changes nothing', async () => {
    const { respond, choice, words, idOf, answered } = taker
    const all = [choice('happy', 4, 2), words('Poca luz', 1), choice('boss', 5, 1)]
    expect((await respond(all, true)).data).toMatchObject({ status: 'COMPLETE', progress: 100 })
    const again = await respond(all, true)
    expect(again.error).toBeNull()
    // Each answer that was sent is acknowledged, or the browser would send it for ever.
    expect(again.data?.stored).toHaveLength(3)
    expect((await respond([choice('boss', 1, 2)])).error?.message).toMatch(/Ya envió/)
    expect(await answered()).toEqual([idOf('happy'), idOf('boss')])
  })
})

test('opened again, what is asked once more is answered once more', async () => {
  const { own, respond, choice, words, idOf, answered } = await takerOf('Abierta', 'IDENTIFIED')
  await respond([choice('happy', 1, 1), words('Poca luz', 1)])
  await respond([choice('happy', 4, 2), choice('boss', 5, 1)], true)
  const opened = await api
    .as('admin')
    .result(Reopen, { input: { userSurveyId: own, reason: 'Se equivocó de respuesta' } })
  expect(opened.error).toBeNull()
  await respond([choice('happy', 2, 3)])
  expect((await respond([], true)).error?.message).toBe('Falta responder 1 pregunta')
  const sent = await respond([words('Mucho ruido', 2)], true)
  expect(sent.data?.status).toBe('COMPLETE')
  expect(await answered()).toEqual([idOf('happy'), idOf('¿Por qué?')])
})

test('an answer that was sent is taken away by nobody, in the database either', async () => {
  await expect(
    database.owner.query(`delete from answer where user_survey_id in
      (select id from user_survey where status = 'COMPLETE')`),
  ).rejects.toThrow(/no se quita/)
})

test('what looks ahead is said before activating, and refused there', async () => {
  const ahead = [
    {
      key: 'a',
      title: 'Ánimo',
      weight: 1,
      questions: [likert('one', { question: 'two', is: 'ANSWERED', values: [] }), likert('two')],
    },
  ]
  const id = await written('Mira adelante', 'IDENTIFIED', ahead)
  const { surveyChecks } = await api
    .as('admin')
    .run<{ surveyChecks: { code: string; message: string }[] }>(checks, { input: { id } })
  const message = '1.1: Depende de una pregunta que ya no está antes'
  expect(surveyChecks).toContainEqual({ code: 'branching', level: 'ERROR', message })
  expect((await activate(id)).error?.message).toBe(message)
  const broken = { ...competences[0], shownIf: 'siempre' }
  const refused = await api
    .as('admin')
    .result(save, { input: { id, edition: 1, version: 2, competences: [broken] } })
  expect(refused.error?.message).toBe('Revise cuándo se muestra')
})
