import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { makeSurvey } from '#tests/api/taken-survey.ts'

const { api, world, database, clock } = await startApi()
const { bernarda, hernan } = world.people

const stored =
  'questionId competenceId type choice omit na texts { text choice number } comment rev'
const Read = `query Read($input: ByIdUserSurvey!) { userSurvey(input: $input) {
  status progress isOwn relation evaluatee { fullname area jobTitle }
  survey { title instructions closed canSkip competences { title questions { id title type
    required metadata { answers } scale { code max naAllowed values { value label } } } } }
  answers { ${stored} } } }`
const Respond = `mutation Respond($input: RespondSurveyInput!) {
  respondSurvey(input: $input) { ${outcome} data { status progress stored { ${stored} } } } }`
const Complete = `mutation Complete($input: CompleteSurveyInput!) {
  completeSurvey(input: $input) { ${outcome} data { status progress } } }`
const Reopen = `mutation Reopen($input: ReopenSurveyInput!) {
  reopenSurvey(input: $input) { ${outcome} data { status progress } } }`

type Who = Parameters<typeof api.as>[0]
type Stored = { questionId: string; choice: number | null; omit: boolean; rev: number }
type Receipt = { status: string; progress: number; stored: Stored[] }
type Survey = Awaited<ReturnType<typeof makeSurvey>>

let survey: Survey
let own: string
const make = (more: Partial<Parameters<typeof makeSurvey>[2]> = {}) =>
  makeSurvey(database.owner, world.coihues.id, {
    questions: [
      { title: 'Ayuda a sus compañeros' },
      { title: 'Escucha' },
      { title: 'Cumple plazos' },
    ],
    of: [
      { respondent: hernan.id, evaluatee: bernarda.id },
      { respondent: bernarda.id, evaluatee: bernarda.id },
    ],
    ...more,
  })
beforeAll(async () => {
  survey = await make()
  own = survey.taken[0]?.publicId ?? ''
})

const question = (place: number, of = survey) => of.questions[place]?.publicId ?? ''
const choice = (place: number, value: number | null, rev: number | null = null, of = survey) => ({
  questionId: question(place, of),
  choice: value,
  omit: false,
  rev,
})
const respond = (who: Who, answers: object[], more: object = {}) =>
  api.as(who).result<Receipt>(Respond, { input: { userSurveyId: own, answers, ...more } })
type Read = {
  userSurvey: { status: string; progress: number; isOwn: boolean; answers: Stored[] } & Record<
    string,
    unknown
  >
}
const read = async (who: Who, id = own) =>
  (await api.as(who).run<Read>(Read, { input: { id } })).userSurvey

test('Hernán reads what is asked of him about Bernarda, and how far he is', async () => {
  const taken = await read('supervisor')
  expect(taken).toMatchObject({
    status: 'INCOMPLETE',
    progress: 0,
    isOwn: true,
    relation: 'SUPERVISOR',
    evaluatee: { fullname: bernarda.name },
    survey: {
      title: 'Desempeño 2026',
      closed: false,
      competences: [
        { title: 'Trabajo en equipo', questions: [{ title: 'Ayuda a sus compañeros' }, {}] },
        { title: 'Resultados', questions: [{ scale: { code: 'PERF_5', max: 5 } }] },
      ],
    },
    answers: [],
  })
})

test('each answer is kept once: sent again it changes nothing, the later one stays', async () => {
  const first = await respond('supervisor', [choice(0, 4, 1)])
  expect(first.data).toMatchObject({ status: 'INCOMPLETE', progress: 33 })
  const again = await respond('supervisor', [choice(0, 4, 1)])
  expect(again.data?.stored).toEqual(first.data?.stored)
  // The same number from another device: the first one stays, and both see it.
  const tie = await respond('supervisor', [choice(0, 2, 1)])
  expect(tie.data?.stored).toMatchObject([{ choice: 4, rev: 1, type: 'CHOICE' }])
  const later = await respond('supervisor', [choice(0, 2, 3)])
  expect(later.data?.stored).toMatchObject([{ choice: 2, rev: 3 }])
  const late = await respond('supervisor', [choice(0, 5, 2)])
  expect(late.data?.stored).toMatchObject([{ choice: 2, rev: 3 }])
  // As the specification names them, without a number: the next one.
  const plain = await respond('supervisor', [
    { questionId: question(0), type: 'CHOICE', choice: 3, omit: false },
  ])
  expect(plain.data?.stored).toMatchObject([{ choice: 3, rev: 4 }])
})

test('what a question does not admit is refused whole, what is half written is kept', async () => {
  const refused = async (answers: object[]) => (await respond('supervisor', answers)).error?.message
  expect(await refused([choice(0, 6, 9)])).toBe('Debe elegir un valor de 1 a 5')
  expect(await refused([choice(1, 3, 9), { ...choice(0, null, 9), na: true }])).toBe(
    'Esta pregunta no admite «No aplica»',
  )
  expect(await refused([{ ...choice(0, 3, 9), comment: 'Sí' }])).toBe(
    'Esta encuesta no lleva comentarios',
  )
  expect((await read('supervisor')).answers.map(({ rev }) => rev)).toEqual([4])
  expect((await respond('supervisor', [choice(1, null, 1)])).data).toMatchObject({ progress: 33 })
})

test('it is sent when every question is complete, once, and then no longer changes', async () => {
  expect((await respond('supervisor', [], { complete: true })).error?.message).toBe(
    'Falta responder 2 preguntas',
  )
  const omitted = { ...choice(2, null, 1), omit: true }
  const sent = await respond('supervisor', [choice(1, 5, 2), omitted], { complete: true })
  expect(sent.data).toMatchObject({ status: 'COMPLETE', progress: 100 })
  const again = await respond('supervisor', [choice(1, 5, 2), omitted], { complete: true })
  expect(again.data).toMatchObject({ status: 'COMPLETE', progress: 100 })
  const completed = await api
    .as('supervisor')
    .result<Receipt>(Complete, { input: { userSurveyId: own } })
  expect(completed.data).toMatchObject({ status: 'COMPLETE' })
  expect((await respond('supervisor', [choice(1, 1, 7)])).error?.message).toBe(
    'Ya envió esta encuesta: ábrala de nuevo para cambiarla',
  )
})

test('nobody answers for another, and who reaches nobody reads nothing', async () => {
  const theirs = survey.taken[1]?.publicId ?? ''
  for (const who of ['admin', 'supergerente', 'supervisor', 'boreal.admin'] as const) {
    const answered = await api.as(who).result<Receipt>(Respond, {
      input: { userSurveyId: theirs, answers: [choice(0, 5)] },
    })
    expect([who, answered.error?.kind]).toEqual([who, 'not-found'])
  }
  // What Hernán says of Bernarda is not hers to read here.
  for (const who of ['trabajador', 'gerente', 'admin', 'boreal.admin'] as const)
    await expect(read(who), who).rejects.toThrow('No encontrado')
  expect((await read('trabajador', theirs)).isOwn).toBe(true)
})

test('who simulates a company answers nothing in it', async () => {
  const superadmin = await api.signIn('superadmin')
  await superadmin.mutate(
    `mutation Act($input: SimulateCompanyInput!) {
      simulateCompany(input: $input) { ${outcome} data } }`,
    { input: { companyId: world.coihues.publicId } },
  )
  const answered = await superadmin.result<Receipt>(Respond, {
    input: { userSurveyId: survey.taken[1]?.publicId, answers: [choice(0, 5)] },
  })
  expect(answered.error).toMatchObject({
    kind: 'forbidden',
    message: 'Cada persona responde lo suyo',
  })
})

test('it is opened again before its end, with a reason where it is somebody else’s', async () => {
  const reopen = (who: Who, reason: string | null = null) =>
    api.as(who).result<Receipt>(Reopen, { input: { userSurveyId: own, reason } })
  expect((await reopen('trabajador')).status).toBe('ERROR')
  expect((await reopen('supergerente')).error).toMatchObject({
    field: 'reason',
    message: 'Diga por qué se abre la encuesta de otra persona',
  })
  const opened = await reopen('supergerente', 'Se equivocó de persona')
  expect(opened.data).toMatchObject({ status: 'INCOMPLETE' })
  expect((await read('supervisor')).answers).toHaveLength(3)
  clock.set('2026-09-30T21:00:00Z')
  expect((await reopen('supergerente', 'Tarde')).error?.message).toBe('Evaluacion finalizada')
  clock.set('2026-09-15T12:00:00Z')
})

test('after the end only what was given before it arrives, within the hours of grace', async () => {
  const at = '2026-09-30T20:59:00Z'
  clock.set('2026-09-30T22:00:00Z')
  expect((await respond('supervisor', [choice(0, 1, 50)])).error?.message).toBe(
    'No alcanzó a enviarse: la encuesta ya había cerrado',
  )
  const intime = await respond('supervisor', [{ ...choice(0, 1, 50), at }])
  expect(intime.data?.stored).toMatchObject([{ choice: 1, rev: 50 }])
  const sent = await respond('supervisor', [], { complete: true, sentAt: at })
  expect(sent.data).toMatchObject({ status: 'COMPLETE' })
  clock.set('2026-09-30T23:00:00Z')
  own = survey.taken[1]?.publicId ?? ''
  expect((await respond('trabajador', [{ ...choice(0, 1, 1), at }])).error?.message).toBe(
    'No alcanzó a enviarse: la encuesta ya había cerrado',
  )
  clock.set('2026-09-15T12:00:00Z')
})

test('every kind of question is kept as it was answered', async () => {
  const kinds = await make({
    title: 'Necesidades 2026',
    type: 'CUSTOM',
    questions: [
      { title: '¿Qué mejoraría?', type: 'OPEN' },
      { title: 'Tres fortalezas', type: 'MULTIPLE_OPEN', metadata: { answers: 3 } },
      {
        title: 'Cursos que necesita',
        type: 'MULTIPLE_OPEN_WITH_CHOICE',
        metadata: {
          answers: 2,
          choices: [
            { value: 1, label: 'Básico' },
            { value: 2, label: 'Avanzado' },
          ],
          config: { number: true },
        },
      },
      {
        title: 'Turno que prefiere',
        type: 'SELECT',
        metadata: { options: [{ value: 1, label: 'Día' }], config: { other: true } },
      },
    ],
    of: [{ respondent: bernarda.id, evaluatee: null }],
    rules: { canSkip: false },
  })
  own = kinds.taken[0]?.publicId ?? ''
  const texts = (place: number, lines: object[], chosen: number | null = null) => ({
    ...choice(place, chosen, 1, kinds),
    texts: lines.map((line) => ({ text: null, choice: null, number: null, ...line })),
  })
  const half = await respond('trabajador', [texts(2, [{ text: 'Excel' }])])
  expect(half.data).toMatchObject({ progress: 0, stored: [{ texts: [{ text: 'Excel' }] }] })
  const all = [
    texts(0, [{ text: 'Los turnos' }]),
    texts(1, [{ text: 'Puntual' }, { text: '' }, { text: 'Ordenada' }]),
    { ...texts(2, [{ text: 'Excel', choice: 2, number: 4 }]), rev: 2 },
    texts(3, [{ text: 'Tarde' }], 99),
  ]
  const sent = await respond('trabajador', all, { complete: true })
  expect(sent.data).toMatchObject({ status: 'COMPLETE', progress: 100 })
  expect((await read('trabajador')).answers).toMatchObject([
    { type: 'TEXT', texts: [{ text: 'Los turnos' }] },
    { texts: [{ text: 'Puntual' }, { text: '' }, { text: 'Ordenada' }] },
    { texts: [{ text: 'Excel', choice: 2, number: 4 }] },
    { type: 'CHOICE', choice: 99, texts: [{ text: 'Tarde' }] },
  ])
})

test('two tabs that answer at once leave one answer of each question', async () => {
  const race = await make({ title: 'Dos pestañas' })
  own = race.taken[0]?.publicId ?? ''
  const answers = Array.from({ length: 12 }, (_, place) =>
    respond('supervisor', [choice(0, (place % 5) + 1, place + 1, race)]),
  )
  for (const { error } of await Promise.all(answers)) expect(error).toBeNull()
  expect((await read('supervisor')).answers).toMatchObject([{ choice: 2, rev: 12 }])
})
