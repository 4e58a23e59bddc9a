import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

const { api, asCompany, database } = await startApi()

type Settings = {
  version: number
  families: { family: string }[]
  crossings: { one: string; other: string }[]
  openToEveryone: boolean
  fixed: string | null
}
const FIELDS = 'version openToEveryone families { family } crossings { one other } fixed'
const Read = `query R($input: ClimateSettingsInput!) {
  climateSettings(input: $input) { ${FIELDS} } }`
const Preview = `query P($input: ClimateCutsPreviewInput!) { climateCutsPreview(input: $input) {
  words isPossible cuts { label groups hidden } } }`
const Checks = `query K($input: ByIdSurvey!) { surveyChecks(input: $input) { code level message } }`
const mutation = (name: string, input: string, fields: string) =>
  `mutation Do($input: ${input}!) { ${name}(input: $input) { ${outcome} data { ${fields} } } }`
const Update = mutation('updateClimateSettings', 'UpdateClimateSettingsInput', FIELDS)
const Create = mutation('createSurvey', 'CreateSurveyInput', 'id')
const Assign = mutation('assignSurvey', 'AssignmentInput', 'id')
const Move = mutation('moveSurvey', 'MoveSurveyInput', 'status')

const keeper = api.as('supergerente')
let surveyId = ''
beforeAll(async () => {
  const created = await keeper.mutate<{ id: string }>(Create, {
    input: {
      type: 'CLIMATE',
      title: 'Clima de primavera',
      template: 'clima',
      startAt: '2026-10-01T12:00:00Z',
      endAt: '2026-10-15T12:00:00Z',
      fromSurveyId: null,
      privacy: null,
    },
  })
  surveyId = created?.id ?? ''
  const nobody = { businessId: null, unitId: null, areaId: null, branchOfficeId: null }
  const everybody = { jobTitle: null, contractType: null, minMonths: null, pasted: null }
  await keeper.mutate(Assign, {
    input: { id: surveyId, kind: 'FILTER', ...nobody, ...everybody, includeInactive: false },
  })
})

const read = async () =>
  (await keeper.run<{ climateSettings: Settings }>(Read, { input: { surveyId } })).climateSettings
const cuts = (families: readonly string[], ...pairs: readonly (readonly [string, string])[]) => ({
  surveyId,
  families: families.map((family) => ({ family })),
  crossings: pairs.map(([one, other]) => ({ one, other })),
})
const update = (given: ReturnType<typeof cuts>, version: number, openToEveryone = false) =>
  keeper.result<Settings>(Update, { input: { ...given, version, openToEveryone } })

test('a survey is cut by area until somebody says otherwise', async () => {
  expect(await read()).toEqual({
    version: 0,
    openToEveryone: false,
    families: [{ family: 'area' }],
    crossings: [],
    fixed: null,
  })
})

test('before it is activated the groups are counted, and those that stay hidden', async () => {
  type Shown = { words: string; isPossible: boolean; cuts: { label: string; groups: number }[] }
  const preview = async (given: ReturnType<typeof cuts>) =>
    (await keeper.run<{ climateCutsPreview: Shown }>(Preview, { input: given })).climateCutsPreview
  const families = ['area', 'branch', 'seniority', 'contract'] as const
  const shown = await preview(cuts(families, ['area', 'seniority']))
  expect(shown.isPossible).toBe(true)
  expect(shown.words).toMatch(/^\d+ grupos; \d+ tienen menos de 5 invitados/)
  expect(shown.cuts.map(({ label }) => label)).toEqual([
    'Toda la empresa',
    'Área',
    'Sucursal',
    'Antigüedad',
    'Tipo de contrato',
    'Área × Antigüedad',
  ])
  const none = await preview(cuts([]))
  expect(none).toMatchObject({ isPossible: false, words: 'Elija al menos una forma de agrupar' })
})

test('groups, crossings and readers are kept, if the last version was seen', async () => {
  const wanted = cuts(['area', 'contract'], ['area', 'contract'])
  const kept = await update(wanted, 0, true)
  expect(kept.data).toEqual({
    version: 1,
    openToEveryone: true,
    families: wanted.families,
    crossings: wanted.crossings,
    fixed: null,
  })
  expect((await update(cuts(['area']), 0)).error?.kind).toBe('conflict')
  expect((await update(cuts(['area'], ['area', 'job']), 1)).error).toMatchObject({
    field: 'crossings',
    message: 'Se cruzan dos formas de agrupar que estén elegidas',
  })
  const six = ['area', 'business', 'branch', 'job', 'seniority', 'contract'] as const
  expect((await update(cuts(six), 1)).error?.field).toBe('families')
})

test('a manager of some units, another company and an identified survey have none', async () => {
  for (const who of ['boreal.admin', 'supervisor', 'trabajador'] as const) {
    await expect(api.as(who).run(Read, { input: { surveyId } })).rejects.toThrow()
  }
})

test('what is looked at before activating says the groups, and then they are fixed', async () => {
  type Check = { code: string; level: string; message: string }
  const { surveyChecks } = await keeper.run<{ surveyChecks: Check[] }>(Checks, {
    input: { id: surveyId },
  })
  expect(surveyChecks.find(({ code }) => code === 'cuts')).toMatchObject({
    level: 'OK',
    message: expect.stringMatching(/^Resultados: \d+ grupos/),
  })
  await keeper.mutate(Move, {
    input: { id: surveyId, version: null, move: 'ACTIVATE', reason: null, endAt: null },
  })
  expect((await read()).fixed).toBe('Una encuesta activada ya no cambia: corríjala en otra versión')
  expect((await update(cuts(['area']), 1)).error?.message).toContain('ya no cambia')
  for (const change of [`families = '["area"]'`, `crossings = '[]'`, 'open_to_everyone = false']) {
    await expect(
      asCompany(`update climate_survey set ${change} where families = '["area", "contract"]'`, []),
    ).rejects.toThrow('Los grupos de los resultados se fijan antes de activar la encuesta')
  }
})

test('the areas, the contracts and the seniority of its first day are kept', async () => {
  const { rows } = await database.owner.query<{ places: number; bands: number }>(
    `select count(*)::int as places,
       count(person_snapshot #>> '{respondent,seniority}')::int as bands
     from user_survey given join survey s on s.company_id = given.company_id
       and s.id = given.survey_id
     where s.title = 'Clima de primavera'
       and person_snapshot #>> '{respondent,contractType}' <> ''`,
  )
  expect(rows[0]?.places).toBeGreaterThan(100)
  expect(rows[0]?.bands).toBe(rows[0]?.places)
})
