import { beforeAll, expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { powersIn } from '#tests/api/power.ts'
import { makeSurvey } from '#tests/api/taken-survey.ts'

const { api, world, database } = await startApi()
const { bernarda, hernan } = world.people

const change = (name: string, input: string, data = 'id version') =>
  `mutation Change($input: ${input}!) { ${name}(input: $input) { ${outcome} data { ${data} } } }`
const Create = change('createFeedback', 'CreateFeedbackInput')
const Respond = change('respondFeedback', 'RespondFeedbackInput')
const Update = change('updateFeedback', 'UpdateFeedbackInput')
const Delete = change('deleteFeedback', 'DeleteFeedbackInput')
const OfArea = change(
  'createClimateFeedback',
  'CreateClimateFeedbackInput',
  'surveyId area comment',
)
const OfAreas = change(
  'createFeedbackSurveyAreas',
  'CreateFeedbackSurveyAreasInput',
  'said { area comment }',
)
const Read = `query Read($input: FeedbackFilter) { feedback(input: $input) {
  id userSurveyId surveyId area areaName author comment response version isOwn isAboutMe } }`

type Who = Parameters<typeof api.as>[0]
type Said = { id: string; version: number }
type Row = Said & {
  comment: string
  response: string | null
  areaName: string
  isOwn: boolean
  isAboutMe: boolean
}

let evaluation: string
let climate: string
beforeAll(async () => {
  const questions = [{ title: 'Ayuda' }, { title: 'Escucha' }]
  const made = await makeSurvey(database.owner, world.coihues.id, {
    questions,
    of: [{ respondent: hernan.id, evaluatee: bernarda.id }],
  })
  evaluation = made.taken[0]?.publicId ?? ''
  const climateSurvey = await makeSurvey(database.owner, world.coihues.id, {
    title: 'Clima 2026',
    type: 'CLIMATE',
    questions,
    of: [{ respondent: bernarda.id, evaluatee: null }],
  })
  climate = climateSurvey.publicId
})

const read = async (who: Who, input: object = {}) =>
  (await api.as(who).run<{ feedback: Row[] }>(Read, { input })).feedback
const sent = (who: Who, document: string, input: object) =>
  api.as(who).result<Said>(document, { input })

test('Hernán tells Bernarda what he saw once he sent the evaluation, and she answers', async () => {
  const said = { userSurveyId: evaluation, comment: 'Gran trimestre' }
  expect((await sent('supervisor', Create, said)).error?.message).toBe(
    'La evaluación todavía no se ha enviado',
  )
  await database.owner.query(
    `update user_survey set status = 'COMPLETE', progress = 100, completed_at = now()
    from survey where survey.company_id = user_survey.company_id
      and survey.id = user_survey.survey_id and survey.status = 'ACTIVE'
      and survey.privacy = 'IDENTIFIED' and respondent_id = $1`,
    [hernan.id],
  )
  expect((await sent('supervisor', Create, { ...said, comment: '   ' })).error?.field).toBe(
    'comment',
  )
  const created = await sent('supervisor', Create, said)
  expect(created.error).toBeNull()
  expect((await sent('supervisor', Create, said)).error?.message).toBe(
    'Esta evaluación ya tiene retroalimentación',
  )
  const [row] = await read('trabajador', { userSurveyId: evaluation })
  expect(row).toMatchObject({
    comment: 'Gran trimestre',
    response: null,
    isOwn: false,
    isAboutMe: true,
  })
  const written = { id: row?.id, version: row?.version, comment: 'Muy buen trimestre' }
  // Nobody changes the words of another under their name.
  for (const [who, why] of [
    ['supergerente', 'La corrige quien la escribió'],
    ['trabajador', 'No encontrado'],
  ] as const) {
    expect([who, (await sent(who, Update, written)).error?.message]).toEqual([who, why])
  }
  expect((await sent('supervisor', Update, written)).error).toBeNull()
  const seen = { id: row?.id, version: (row?.version ?? 0) + 1 }
  expect((await sent('supervisor', Respond, { ...seen, response: 'Yo' })).error?.message).toBe(
    'La responde la persona evaluada',
  )
  expect((await sent('trabajador', Respond, { ...seen, response: 'Gracias' })).error).toBeNull()
  const [answered] = await read('supervisor', { userSurveyId: evaluation })
  expect(answered).toMatchObject({
    comment: 'Muy buen trimestre',
    response: 'Gracias',
    isOwn: true,
    isAboutMe: false,
    version: 3,
  })
})

test('what was answered is not changed, and only who may takes it back', async () => {
  const [row] = await read('supergerente', { userSurveyId: evaluation })
  expect(row).toMatchObject({ isOwn: false, isAboutMe: false })
  const seen = { id: row?.id, version: row?.version }
  expect((await sent('supergerente', Update, { ...seen, comment: 'Otro' })).error?.message).toBe(
    'Ya tiene respuesta: no se cambia',
  )
  expect((await sent('trabajador', Delete, seen)).status).toBe('ERROR')
  expect((await sent('supergerente', Delete, { ...seen, version: 1 })).error?.kind).toBe('conflict')
  expect((await sent('supergerente', Delete, seen)).error).toBeNull()
  expect(await read('trabajador', { userSurveyId: evaluation })).toEqual([])
})

test('nobody of another company says or reads anything, nor anybody to themselves', async () => {
  for (const who of ['boreal.admin', 'trabajador'] as const) {
    const said = await sent(who, Create, { userSurveyId: evaluation, comment: 'Hola' })
    expect([who, said.status]).toEqual([who, 'ERROR'])
  }
  expect(await read('boreal.admin')).toEqual([])
})

test('Bernarda comments her own area, Hernán those of his team', async () => {
  const [own, ...others] = await areasFor('trabajador')
  expect(own).toMatchObject({ comment: null })
  expect(others).toEqual([])
  const team = (await areasFor('supervisor')).map(({ area }) => area)
  expect(team).toContain(own?.area)
  expect((await areasFor('supergerente')).length).toBeGreaterThan(team.length)
  expect(await areasFor('boreal.admin')).toEqual([])
  const blank = { surveyId: climate, area: own?.area, comment: '   ' }
  expect((await sent('trabajador', OfArea, blank)).error).toMatchObject({
    field: 'comment',
    message: 'Debe ingresar un comentario',
  })
  const nowhere = { ...blank, area: publicId('area', 999_999), comment: 'Hola' }
  expect((await sent('trabajador', OfArea, nowhere)).error?.message).toBe(
    'Error al ingresar el feedback del área seleccionada',
  )
})

const Areas = `query A($input: FeedbackAreasFilter!) { feedbackAreas(input: $input) {
  area areaName comment } }`
type OfArea = { area: string; areaName: string; comment: string | null }
const areasFor = async (who: Who) =>
  (await api.as(who).run<{ feedbackAreas: OfArea[] }>(Areas, { input: { surveyId: climate } }))
    .feedbackAreas

test('each person comments the climate of an area once, and few read all of it', async () => {
  const [own] = await areasFor('trabajador')
  const comment = { surveyId: climate, area: own?.area, comment: 'Falta ventilación' }
  expect((await sent('trabajador', OfArea, comment)).error).toBeNull()
  expect((await sent('trabajador', OfArea, comment)).error).toMatchObject({
    message: 'Ya comentó esa área en esta encuesta',
    field: 'comment',
  })
  // Hernán is not asked in it.
  expect((await sent('supervisor', OfArea, comment)).error?.kind).toBe('not-found')
  expect((await read('trabajador', { surveyId: climate })).map((row) => row.comment)).toEqual([
    'Falta ventilación',
  ])
  expect(await read('supervisor', { surveyId: climate })).toEqual([])
  expect(await read('supergerente', { surveyId: climate })).toHaveLength(1)
  expect(await read('boreal.admin', { surveyId: climate })).toEqual([])
})

test('several areas are commented at once, all or none, and none beyond reach', async () => {
  const [first, second] = await areasFor('supergerente')
  const [own] = await areasFor('trabajador')
  const other = [first, second].find((one) => one?.area !== own?.area)
  const of = (...rows: (OfArea | undefined)[]) => ({
    surveyId: climate,
    areas: rows.map((row) => ({ area: row?.area, comment: 'Buen ambiente' })),
  })
  for (const [who, input, error] of [
    ['supergerente', of(), { message: 'Elija al menos un área', field: 'areas' }],
    ['supergerente', of(first, first), { message: 'Cada área se comenta una vez' }],
    // Bernarda works in one area alone.
    ['trabajador', of(other), { message: 'Error al ingresar el feedback del área seleccionada' }],
    ['boreal.admin', of(first), { kind: 'not-found' }],
  ] as const) {
    const answer = await sent(who, OfAreas, input)
    expect([who, answer.error]).toEqual([who, expect.objectContaining(error)])
  }
  expect((await sent('supergerente', OfAreas, of(first))).error).toBeNull()
  const again = await sent('supergerente', OfAreas, of(first, second))
  expect(again.error?.message).toBe(`Ya comentó en esta encuesta: ${first?.areaName}`)
  const [, untouched] = await areasFor('supergerente')
  expect(untouched?.comment).toBeNull()
})

test('who is restricted to another razón social reads nothing that Bernarda said', async () => {
  expect((await read('supergerente', { surveyId: climate })).map(({ isOwn }) => isOwn)).toEqual([
    true,
    false,
  ])
  const { rows } = await database.owner.query<{ id: string }>(
    `select id from business where company_id = $1 and id not in (
       select business_id from user_business where company_id = $1 and user_id = $2)`,
    [world.coihues.id, bernarda.id],
  )
  const powers = powersIn(database.owner, world.coihues.id)
  await powers.restriction(world.people.rodrigo.id, [Number(rows[0]?.id)])
  expect((await read('supergerente', { surveyId: climate })).map(({ isOwn }) => isOwn)).toEqual([
    true,
  ])
})
