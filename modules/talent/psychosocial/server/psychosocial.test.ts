import { describe, expect, test } from 'vitest'
import { CealDimension } from '#modules/talent/surveys/model/scoring/ceal-sm.ts'
import { startApi } from '#tests/api.ts'
import { labelledPlan } from '#tests/api/action-plans.ts'
import { outcome } from '#tests/api/payroll.ts'
import { powersIn } from '#tests/api/power.ts'

const { api, world, database } = await startApi()
const { bernarda, hernan } = world.people
const powers = powersIn(database.owner, world.coihues.id)
type Who = Parameters<typeof api.as>[0]

type Summary = { id: string; center: string; appliedOn: string; total: number; version: number }
type Detail = Summary & {
  risk: string
  valid: boolean
  isDue: boolean
  measures: number
  warnings: string[]
  previous: Summary | null
  dimensions: { dimension: string; points: number; previousPoints: number | null }[]
  measureRows: { objective: string; dimension: string; fullname: string; standing: string }[]
  unseenMeasures: number
}

const summary = 'id center appliedOn total version'
const List = `query L($filter: CealResultFilter) {
  cealResults(filter: $filter, sort: { by: appliedOn, descending: true }) {
    rows { ${summary} } } }`
const One = `query O($input: ByIdCealResult!) { cealResult(input: $input) { ${summary} risk valid
  isDue measures warnings previous { ${summary} } dimensions { dimension points previousPoints }
  measureRows { objective dimension fullname standing } unseenMeasures } }`
const Load = `mutation I($input: ImportCealResultsInput!) {
  importCealResults(input: $input) { ${outcome} data { count } } }`
const Remove = `mutation D($input: DeleteCealResultInput!) {
  deleteCealResult(input: $input) { ${outcome} data { id } } }`
const Measure = `mutation M($input: CreateCealMeasureInput!) {
  createCealMeasure(input: $input) { ${outcome} data { id } } }`

const list = async (who: Who, search: string | null = null) =>
  (await api.as(who).run<{ cealResults: { rows: Summary[] } }>(List, { filter: { search } }))
    .cealResults.rows
const one = async (who: Who, id: string) =>
  (await api.as(who).run<{ cealResult: Detail }>(One, { input: { id } })).cealResult
const load = (who: Who, pasted: string, appliedOn = '2026-08-20') =>
  api.as(who).result<{ count: number }>(Load, { input: { appliedOn, pasted } })
const measure = (who: Who, resultId: string, input: object = {}) =>
  api.as(who).result<{ id: string }>(Measure, {
    input: { ...labelledPlan(), resultId, dimension: 'CT', ...input },
  })

/** Everything at one level, of so many people, in each centre. */
const pasted = (centers: readonly string[], counts = '5;10;15') =>
  [
    'Centro;Trabajadores;Respuestas;Dimensión;Bajo;Medio;Alto',
    ...centers.flatMap((center) =>
      CealDimension.options.map(({ label }) => `${center};40;30;${label};${counts}`),
    ),
  ].join('\n')

const found = async (who: Who, center: string) => {
  const [row] = await list(who, center)
  if (!row) throw new Error(`no result of ${center}`)
  return row
}

describe('official results of CEAL-SM are loaded', () => {
  test('of several centres at once; each comes to its risk', async () => {
    expect(await load('supergerente', pasted(['Bodega Rengo', 'Bodega Talca']))).toMatchObject({
      data: { count: 2 },
    })
    const rengo = await one('supergerente', (await found('supergerente', 'rengo')).id)
    expect(rengo).toMatchObject({
      total: 24,
      risk: 'ALTO',
      valid: true,
      isDue: false,
      warnings: [],
    })
    expect(rengo.dimensions.map(({ points }) => points)).toEqual(
      Array.from({ length: 12 }, () => 2),
    )
  })

  test('all of them or none: a wrong line says which it is, and nothing is kept', async () => {
    const wrong = `${pasted(['Bodega Lolol'])}\nBodega Lolol;40;30;Ánimo;1;2;3`
    expect(await load('supergerente', wrong)).toMatchObject({
      data: null,
      error: { field: 'pasted', message: 'Línea 14: «Ánimo» no es una dimensión de CEAL-SM' },
    })
    expect(await list('supergerente', 'lolol')).toEqual([])
  })

  test.each([
    ['2026-08-20', 'pasted', '«Bodega Rengo» ya tiene resultados del 20-08-2026'],
    ['2026-09-16', 'appliedOn', 'No puede ser una fecha futura'],
    ['2022-12-31', 'appliedOn', 'CEAL-SM se aplica desde el 01-01-2023'],
  ])('not on %s', async (appliedOn, field, message) => {
    const refused = await load('supergerente', pasted(['BODEGA  RENGO']), appliedOn)
    expect(refused.error).toMatchObject({ field, message: expect.stringContaining(message) })
  })

  test('a centre that is measured again has its former points beside the new ones', async () => {
    await load('supergerente', pasted(['Bodega Rengo'], '30;0;0'), '2024-08-20')
    const again = await one('supergerente', (await found('supergerente', 'rengo')).id)
    expect(again.previous).toMatchObject({ appliedOn: '2024-08-20', total: -24 })
    expect(again.dimensions[0]).toEqual({ dimension: 'CT', points: 2, previousPoints: -2 })
    const rows = await list('supergerente', 'rengo')
    const former = rows.find(({ appliedOn }) => appliedOn === '2024-08-20')
    expect(await one('gerente', former?.id ?? '')).toMatchObject({ previous: null, isDue: true })
  })
})

describe('who reads them', () => {
  test('readers of the results of climate; nobody else, and no other company', async () => {
    const { id, version } = await found('gerente', 'rengo')
    for (const who of ['trabajador', 'supervisor', 'boreal.admin'] as const) {
      await expect(one(who, id), who).rejects.toThrow(/No encontrado|No tiene permiso/)
    }
    for (const who of ['trabajador', 'gerente'] as const) {
      const refused = await api.as(who).raw(Load, {
        input: { appliedOn: '2026-08-21', pasted: pasted(['Otro']) },
      })
      expect(JSON.stringify(refused), who).toContain('No tiene permiso')
      const kept = await api.as(who).raw(Remove, { input: { id, version } })
      expect(JSON.stringify(kept), who).toContain('No tiene permiso')
    }
  })

  test('not who reaches one razón social alone: centres are of the whole company', async () => {
    expect(await list('gerente.peumal')).toEqual([])
    const { id } = await found('gerente', 'rengo')
    await expect(one('gerente.peumal', id)).rejects.toThrow('No encontrado')
  })
})

describe('a measure is a plan of action', () => {
  test('of its responsible, who works on it as on any other, until its deadline', async () => {
    const { id } = await found('gerente', 'rengo')
    const made = await measure('gerente', id, {
      workerId: hernan.publicId,
      objective: 'Rotar los turnos de la bodega',
      submit: true,
    })
    expect(made.error).toBeNull()
    const own = await api
      .as('supervisor')
      .run<{ myActionPlans: { rows: { objective: string; approvalStatus: string }[] } }>(
        'query Q { myActionPlans { rows { objective approvalStatus } } }',
      )
    expect(own.myActionPlans.rows).toContainEqual({
      objective: 'Rotar los turnos de la bodega',
      approvalStatus: 'PENDING',
    })
    const result = await one('gerente', id)
    expect(result.measureRows).toMatchObject([
      { objective: 'Rotar los turnos de la bodega', dimension: 'CT', standing: 'PENDING' },
    ])
    expect(result).toMatchObject({ measures: 1, unseenMeasures: 0 })
  })

  test('nobody writes one for people out of reach, nor of a result out of sight', async () => {
    const { id } = await found('gerente', 'rengo')
    expect((await measure('trabajador', id)).error?.message).toBe('No encontrado')
    const boreal = world.boreal.people.nahuel.publicId
    expect((await measure('gerente', id, { workerId: boreal })).error).not.toBeNull()
    expect((await one('gerente', id)).measures).toBe(1)
  })

  test('who reads the results and not that person is given their number alone', async () => {
    const { id } = await found('gerente', 'rengo')
    await powers.profile(bernarda.id, { GPS_0002: 'r', GPA_0001: 'r' })
    const seen = await one('trabajador', id)
    expect(seen).toMatchObject({ measures: 1, measureRows: [], unseenMeasures: 1 })
    await powers.profile(bernarda.id, null)
  })

  test('a result with measures stays; one without them is removed', async () => {
    const kept = await found('supergerente', 'rengo')
    const input = (row: Summary) => ({ input: { id: row.id, version: row.version } })
    expect((await api.as('supergerente').result(Remove, input(kept))).error?.message).toBe(
      'Tiene 1 medida: se conserva con ellas',
    )
    const other = await found('supergerente', 'talca')
    expect((await api.as('supergerente').result(Remove, input(other))).error).toBeNull()
    expect(await list('supergerente', 'talca')).toEqual([])
  })
})
