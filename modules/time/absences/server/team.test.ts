import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { rightsOf } from '#tests/api/rights.ts'
import type { KnownPerson } from '#tests/world.ts'

const { api, world } = await startApi()
const { bernarda, hernan } = world.people

const shown = 'id responseStatus version canWithdraw changedAt'
const Create = `mutation Create($input: CreateAbsenceInput!) {
  createAbsence(input: $input) { ${outcome} data { ${shown} } }
}`
const Answer = `mutation Answer($input: UpdateAbsenceResponseInput!) {
  updateAbsenceResponse(input: $input) { ${outcome} data { ${shown} } }
}`
const Withdraw = `mutation Withdraw($input: WithdrawAbsenceInput!) {
  withdrawAbsence(input: $input) { ${outcome} data { ${shown} } }
}`
const Correct = `mutation Correct($input: CorrectAbsenceInput!) {
  correctAbsence(input: $input) { ${outcome} data { ${shown} } }
}`
const Team = `{ teamAbsences(input: {}) { ${shown} } }`
const Own = `{ userAbsences(input: { userId: "${bernarda.publicId}" }) { ${shown} } }`
const Remove = `mutation Remove($input: ByIdAbsence!) {
  deleteAbsence(input: $input) { ${outcome} data }
}`
type Absence = {
  id: string
  responseStatus: string
  version: number
  canWithdraw: boolean
  changedAt: string | null
}
type Who = Parameters<typeof api.as>[0]

const create = ({ contracts: [contract] }: KnownPerson, more: object, who: Who = 'admin') =>
  api.as(who).mutate<Absence>(Create, {
    input: {
      userContractId: contract?.publicId,
      type: 'NOT_WORKED',
      ...(who === 'admin' ? { approve: true } : {}),
      ...more,
    },
  })
const remove = ({ id }: Absence) => api.as('admin').mutate(Remove, { input: { id } })

test('a request is taken back by its person or who asked for it, until answered', async () => {
  const day = { type: 'LEAVE', startDate: '2026-09-29', endDate: '2026-09-29' }
  const withdraw = (who: Who, { id }: Absence, version: number | null = null) =>
    api.as(who).mutate<Absence>(Withdraw, { input: { id, version } })
  const own = await create(bernarda, day, 'trabajador')
  expect((await api.as('trabajador').run<{ userAbsences: Absence[] }>(Own)).userAbsences).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: own.id, canWithdraw: true })]),
  )
  for (const who of ['admin', 'supervisor'] as const) {
    await expect(withdraw(who, own)).rejects.toMatchObject({ kind: 'forbidden' })
  }
  await expect(withdraw('boreal.admin', own)).rejects.toMatchObject({ kind: 'not-found' })
  await expect(withdraw('trabajador', own, 99)).rejects.toMatchObject({ kind: 'conflict' })
  expect(await withdraw('trabajador', own)).toMatchObject({ responseStatus: 'CANCELED' })
  // The days are free again, and what was taken back stays so.
  const again = await create(bernarda, day, 'supervisor')
  await expect(withdraw('trabajador', own)).rejects.toMatchObject({ kind: 'conflict' })
  expect(await withdraw('supervisor', again)).toMatchObject({ responseStatus: 'CANCELED' })
  const answered = await create(bernarda, day, 'trabajador')
  await api.as('admin').mutate(Answer, { input: { id: answered.id, responseStatus: 'APPROVED' } })
  await expect(withdraw('trabajador', answered)).rejects.toMatchObject({ kind: 'conflict' })
  for (const one of [own, again, answered]) await remove(one)
})

test('a request is changed by its person or who asked for it, until answered', async () => {
  const day = { type: 'LEAVE', startDate: '2026-09-29', endDate: '2026-09-29' }
  const correct = (who: Who, { id, version }: Absence, more: object) =>
    api.as(who).mutate<Absence>(Correct, { input: { id, version, ...more } })
  const own = await create(bernarda, day, 'trabajador')
  for (const who of ['admin', 'supervisor'] as const) {
    await expect(correct(who, own, {})).rejects.toMatchObject({ kind: 'forbidden' })
  }
  await expect(correct('boreal.admin', own, {})).rejects.toMatchObject({ kind: 'not-found' })
  const longer = await correct('trabajador', own, { endDate: '2026-09-30', comment: 'Son dos' })
  expect(longer.changedAt).not.toBeNull()
  await expect(correct('trabajador', own, { comment: 'Uno' })).rejects.toMatchObject({
    kind: 'conflict',
  })
  // An answer to the day that it asked before is refused, and one to what it asks now is not.
  const approve = ({ id, version }: Absence) =>
    api.as('admin').mutate(Answer, { input: { id, version, responseStatus: 'APPROVED' } })
  await expect(approve(own)).rejects.toMatchObject({ kind: 'conflict' })
  await approve(longer)
  await expect(correct('trabajador', longer, {})).rejects.toMatchObject({ kind: 'conflict' })
  await remove(own)
  const asked = await create(bernarda, day, 'supervisor')
  expect(await correct('supervisor', asked, { endDate: '2026-09-30' })).toMatchObject({
    version: 2,
  })
  await remove(asked)
})

test('a supervisor follows what they asked, and answers only with that right', async () => {
  const team = async () =>
    (await api.as('supervisor').run<{ teamAbsences: Absence[] }>(Team)).teamAbsences
  const asked = await create(
    bernarda,
    { startDate: '2026-09-29', endDate: '2026-09-29' },
    'supervisor',
  )
  const hers = await create(
    bernarda,
    { type: 'LEAVE', startDate: '2026-09-30', endDate: '2026-09-30' },
    'trabajador',
  )
  const entered = await create(bernarda, { startDate: '2026-09-25', endDate: '2026-09-25' })
  expect((await team()).map(({ id }) => id)).toEqual([asked.id])
  expect(await api.as('trabajador').run(Team)).toEqual({ teamAbsences: [] })
  const answer = ({ id }: Absence, responseStatus: string) =>
    api.as('supervisor').mutate<Absence>(Answer, { input: { id, responseStatus } })
  await expect(answer(hers, 'APPROVED')).rejects.toMatchObject({ kind: 'forbidden' })

  const rights = rightsOf(api.as('admin'))
  await rights.newProfile('Jefatura que responde', { GP_0021: 'u' })
  await rights.profile(hernan, 'Jefatura que responde')
  expect((await team()).map(({ id }) => id)).toEqual([hers.id, asked.id])
  expect(await answer(hers, 'APPROVED')).toMatchObject({ responseStatus: 'APPROVED' })
  const own = await create(
    hernan,
    { type: 'LEAVE', startDate: '2026-09-30', endDate: '2026-09-30' },
    'supervisor',
  )
  await expect(answer(own, 'APPROVED')).rejects.toMatchObject({
    message: 'No puede responder su propia solicitud',
  })
  await rights.profile(hernan, null)
  for (const one of [asked, hers, entered, own]) await remove(one)
})
