import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { plainQuestion } from '../model/templates.ts'

const { api, world } = await startApi()
const { bernarda } = world.people
type Who = Parameters<typeof api.as>[0]

const row = 'code version name min max naAllowed own from values { value label description }'
type Scale = { code: string; version: number; name: string; min: number; max: number; own: boolean }
const Keep = `mutation K($input: SurveyScaleInput!) {
  keepSurveyScale(input: $input) { ${outcome} data { ${row} } } }`
const Read = `query R($input: SurveyScalesInput!) { surveyScales(input: $input) { ${row} } }`
const keep = (who: Who, input: object) =>
  api.as(who).result<Scale>(Keep, {
    input: { fromZero: false, naAllowed: false, startsOn: '2026-09-01', code: null, ...input },
  })
const read = async (who: Who, day: string | null = null) =>
  (await api.as(who).run<{ surveyScales: Scale[] }>(Read, { input: { day } })).surveyScales

const mutation = (name: string, input: string, data: string) =>
  `mutation Do($input: ${input}!) { ${name}(input: $input) { ${outcome} data { ${data} } } }`

async function askingWith(scaleCode: string, title: string) {
  const { id } = await api
    .as('admin')
    .mutate<{ id: string }>(mutation('createSurvey', 'CreateSurveyInput', 'id'), {
      input: {
        type: 'CUSTOM',
        title,
        startAt: '2026-09-20T13:00:00Z',
        endAt: '2026-10-20T22:00:00Z',
      },
    })
  const question = { ...plainQuestion, key: 'q', title: 'Domina su oficio', type: 'LIKERT' }
  const saved = await api
    .as('admin')
    .result(mutation('saveSurveyDefinition', 'SaveSurveyDefinitionInput', 'version'), {
      input: {
        id,
        edition: 1,
        version: 1,
        competences: [
          { key: 'c', title: 'Oficio', weight: 1, questions: [{ ...question, scaleCode }] },
        ],
      },
    })
  await api.as('admin').mutate(mutation('assignSurvey', 'AssignmentInput', 'id'), {
    input: { id, kind: 'LIST', pasted: bernarda.rut, includeInactive: false },
  })
  return { id, error: saved.error }
}
const activate = (id: string) =>
  api.as('admin').result(mutation('moveSurvey', 'MoveSurveyInput', 'status'), {
    input: { id, move: 'ACTIVATE' },
  })
const versionIn = async (id: string) => {
  const { surveyDefinition } = await api.as('admin').run<{
    surveyDefinition: { competences: { questions: { scaleVersion: number }[] }[] }
  }>(
    `query D($input: SurveyDefinitionInput!) { surveyDefinition(input: $input) {
      competences { questions { scaleVersion } } } }`,
    { input: { id, edition: null } },
  )
  return surveyDefinition.competences[0]?.questions[0]?.scaleVersion
}

test('Carolina makes a scale of the company, and surveys keep the version they took', async () => {
  const made = await keep('admin', {
    name: 'Dominio',
    levels: 'Inicial\nMedio: con ayuda\nExperto',
  })
  expect(made.data).toMatchObject({
    code: 'OWN_1',
    version: 1,
    min: 1,
    max: 3,
    own: true,
    values: [{ value: 1, label: 'Inicial', description: null }, { description: 'con ayuda' }, {}],
  })
  const before = await askingWith('OWN_1', 'Con la primera')
  expect((await activate(before.id)).error).toBeNull()
  const changed = await keep('admin', {
    code: 'OWN_1',
    name: 'Dominio',
    levels: 'Inicial\nMedio\nAlto\nExperto',
  })
  expect(changed.data).toMatchObject({ code: 'OWN_1', version: 2, max: 4 })
  const after = await askingWith('OWN_1', 'Con la segunda')
  expect((await activate(after.id)).error).toBeNull()
  expect([await versionIn(before.id), await versionIn(after.id)]).toEqual([1, 2])
  const all = (await read('trabajador')).filter(({ code }) => code === 'OWN_1')
  expect(all.map(({ version }) => version).toSorted()).toEqual([1, 2])
})

test('a survey that starts before a scale does not ask with it', async () => {
  const later = { name: 'Del próximo año', levels: 'Poco\nMucho', startsOn: '2027-01-01' }
  const { data } = await keep('admin', later)
  const codesOn = async (day: string) => (await read('admin', day)).map(({ code }) => code)
  expect(await codesOn('2026-12-31')).not.toContain(data?.code)
  expect(await codesOn('2027-01-01')).toContain(data?.code)
  const { error } = await askingWith(data?.code ?? '', 'Antes de tiempo')
  expect(error?.message).toBe('Elija la escala')
})

test('what is wrong is said at its field, and a scale of the product is not changed', async () => {
  const wrong = await keep('admin', { name: 'Sí o no', levels: 'Uno\nDos' })
  expect(wrong.error).toMatchObject({ field: 'name' })
  const one = await keep('admin', { name: 'Corta', levels: 'Uno' })
  expect(one.error).toMatchObject({ field: 'levels' })
  const product = await keep('admin', { code: 'PERF_5', name: 'Otra', levels: 'Uno\nDos' })
  expect(product.error?.kind).toBe('not-found')
})

test('a worker reads the scales and makes none, another company sees none of these', async () => {
  await keep('admin', { name: 'De Los Coihues', levels: 'Uno\nDos' })
  expect((await read('trabajador')).some(({ name }) => name === 'De Los Coihues')).toBe(true)
  expect((await read('boreal.admin')).some(({ own }) => own)).toBe(false)
  const refused = await keep('trabajador', { name: 'Mía', levels: 'Uno\nDos' })
  expect(refused.error?.kind).toBe('forbidden')
})
