import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { rightsOf } from '#tests/api/rights.ts'
import type { KnownPerson } from '#tests/world.ts'

const { api, world, database } = await startApi()
const { bernarda, carolina, hernan, rodrigo } = world.people

const shown = 'id responseStatus response version'
const Create = `mutation Create($input: CreateAbsenceInput!) {
  createAbsence(input: $input) { ${outcome} data { ${shown} } }
}`
const Answer = `mutation Answer($input: UpdateAbsenceResponseInput!) {
  updateAbsenceResponse(input: $input) { ${outcome} data { ${shown} } }
}`
const Steps = `query Steps($input: ByIdAbsence!) {
  absenceSteps(input: $input) { state reason author }
}`
type Absence = { id: string; responseStatus: string; version: number }
type Step = { state: string; reason: string | null; author: string | null }
type Who = Parameters<typeof api.as>[0]

const day = { type: 'LEAVE', startDate: '2026-10-13', endDate: '2026-10-13' }
const ask = (who: Who, { contracts: [contract] }: KnownPerson, more: object = {}) =>
  api.as(who).mutate<Absence>(Create, {
    input: { userContractId: contract?.publicId, ...day, ...more },
  })
const answer = (who: Who, id: string, responseStatus: string, more: object = {}) =>
  api.as(who).mutate<Absence>(Answer, {
    input: { id, responseStatus, response: null, version: null, ...more },
  })
const stepsOf = async (who: Who, id: string) =>
  (await api.as(who).run<{ absenceSteps: Step[] }>(Steps, { input: { id } })).absenceSteps

const own = { kind: 'forbidden', message: 'No puede responder su propia solicitud' }

test('nobody answers their own: no worker, no supervisor and no administrator', async () => {
  const rights = rightsOf(api.as('admin'))
  await rights.newProfile('Responde ausencias', { GP_0021: 'u' })
  for (const person of [bernarda, hernan]) await rights.profile(person, 'Responde ausencias')
  const people = [
    ['trabajador', bernarda],
    ['supervisor', hernan],
    ['supergerente', rodrigo],
    ['admin', carolina],
  ] as const
  for (const [who, person] of people) {
    await expect(ask(who, person, { approve: true }), who).rejects.toMatchObject(own)
    const { id } = await ask(who, person)
    for (const status of ['APPROVED', 'REJECTED']) {
      const given = { response: 'Me la doy' }
      await expect(answer(who, id, status, given), who).rejects.toMatchObject(own)
    }
    expect((await stepsOf(who, id)).map(({ state }) => state)).toEqual(['PENDING'])
  }
})

const next = { startDate: '2026-10-14', endDate: '2026-10-14' }

test('of two who answer, the second one reads that it is answered already', async () => {
  const { id, version } = await ask('supervisor', bernarda, next)
  await answer('admin', id, 'APPROVED', { version })
  await expect(answer('supergerente', id, 'APPROVED', { version })).rejects.toMatchObject({
    kind: 'conflict',
    message: 'Ya está aprobada',
  })
  await expect(
    answer('supergerente', id, 'REJECTED', { version, response: 'No' }),
  ).rejects.toMatchObject({
    message: expect.stringMatching(/^Carolina Aránguiz guardó estos datos hoy a las/),
  })
})

test('two who answer at the same moment leave one answer', async () => {
  const { id } = await ask('supervisor', bernarda, {
    startDate: '2026-10-19',
    endDate: '2026-10-19',
  })
  const answered = await Promise.allSettled([
    answer('admin', id, 'APPROVED'),
    answer('supergerente', id, 'APPROVED'),
  ])
  const refused = answered.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused).toHaveLength(1)
  expect(refused[0]).toMatchObject({ message: 'Ya está aprobada' })
  expect((await stepsOf('admin', id)).map(({ state }) => state)).toEqual(['PENDING', 'APPROVED'])
})

test('a reason stays in the history when another answer replaces it', async () => {
  const { id } = await ask('supervisor', bernarda, {
    startDate: '2026-10-15',
    endDate: '2026-10-15',
  })
  await expect(answer('admin', id, 'REJECTED')).rejects.toMatchObject({
    field: 'response',
    message: 'Diga por qué se rechaza',
  })
  await answer('admin', id, 'REJECTED', { response: 'Hay vendimia' })
  await answer('supergerente', id, 'APPROVED')
  expect(await stepsOf('admin', id)).toEqual([
    { state: 'PENDING', reason: null, author: 'Hernán Quezada' },
    { state: 'REJECTED', reason: 'Hay vendimia', author: 'Carolina Aránguiz' },
    { state: 'APPROVED', reason: null, author: 'Rodrigo Covarrubias' },
  ])
  expect(await stepsOf('trabajador', id)).toHaveLength(3)
  await expect(stepsOf('boreal.admin', id)).rejects.toThrow('No encontrado')
  await expect(stepsOf('gerente.peumal', id)).rejects.toThrow('No encontrado')
  // What was written stays: the application may add a step, and change none.
  const { rows } = await database.owner.query(
    `select has_table_privilege('minga_app', 'absence_step', 'update') as changes,
       has_table_privilege('minga_app', 'absence_step', 'delete') as removes`,
  )
  expect(rows).toEqual([{ changes: false, removes: false }])
})
