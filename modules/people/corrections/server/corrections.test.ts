import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

const { api, world } = await startApi()
const { bernarda } = world.people

const List = `query List($filter: DataCorrectionFilter) {
  dataCorrections(filter: $filter) { total rows { id userId part responseStatus } }
}`
const One = `query One($input: ByIdDataCorrection!) {
  dataCorrection(input: $input) { responseStatus since
    changes { attribute label before after moved } }
}`
const Ask = `mutation Ask($input: RequestDataCorrectionInput!) {
  requestDataCorrection(input: $input) { ${outcome} data { id version responseStatus since } }
}`
const Answer = `mutation Answer($input: AnswerDataCorrectionInput!) {
  answerDataCorrection(input: $input) { ${outcome} data { id responseStatus since response } }
}`
const Steps = `query Steps($input: ByIdDataCorrection!) {
  dataCorrectionSteps(input: $input) { state reason author }
}`
const Withdraw = `mutation Withdraw($input: WithdrawDataCorrectionInput!) {
  withdrawDataCorrection(input: $input) { ${outcome} data { responseStatus } }
}`
const Record = `query Record($input: UserInput!) {
  user(input: $input) { city address communeCode healthInstitution versionFrom }
}`
type Who = Parameters<typeof api.as>[0]
type Asked = { id: string; version: number; responseStatus: string; since: string }

const ask = (who: Who, input: object) => api.as(who).result<Asked>(Ask, { input })
const answer = (who: Who, input: object) => api.as(who).result<Asked>(Answer, { input })
const withdraw = (who: Who, { id }: { id: string }) =>
  api.as(who).result<Asked>(Withdraw, { input: { id } })
const recordOf = async (person: { publicId: string }, asOf: string | null = null) =>
  (
    await api.as('admin').run<{ user: Record<string, string | null> }>(Record, {
      input: { id: person.publicId, asOf },
    })
  ).user
const one = async (who: Who, id: string) =>
  (
    await api.as(who).run<{
      dataCorrection: {
        changes: {
          attribute: string
          before: string | null
          after: string | null
          moved: boolean
        }[]
      }
    }>(One, { input: { id } })
  ).dataCorrection
const listed = async (who: Who, filter: object = {}) =>
  (
    await api.as(who).run<{
      dataCorrections: { total: number; rows: { id: string; userId: string; part: string }[] }
    }>(List, { filter })
  ).dataCorrections

describe('a worker proposes to correct their own record', () => {
  test('and nothing changes until somebody else approves it, from the day asked for', async () => {
    const before = await recordOf(bernarda)
    const { data } = await ask('trabajador', {
      part: 'CONTACT',
      city: 'Quilpué',
      since: '2026-10-01',
      comment: 'Me cambié de casa',
    })
    expect(data).toMatchObject({ responseStatus: 'PENDING', since: '2026-10-01' })
    const id = data?.id ?? ''
    expect(await recordOf(bernarda, '2026-10-02')).toEqual({
      ...before,
      versionFrom: expect.anything(),
    })
    expect((await one('admin', id)).changes).toEqual([
      {
        attribute: 'city',
        label: 'Ciudad',
        before: before['city'],
        after: 'Quilpué',
        moved: false,
      },
    ])
    const approved = await answer('admin', { id, approve: true })
    expect(approved.data).toMatchObject({ responseStatus: 'APPROVED' })
    expect(await recordOf(bernarda, '2026-09-30')).toMatchObject({ city: before['city'] })
    expect(await recordOf(bernarda, '2026-10-02')).toMatchObject({
      city: 'Quilpué',
      versionFrom: '2026-10-01',
    })
  })

  test('is checked as the change would be, before anybody reads it', async () => {
    const wrong = await ask('trabajador', { part: 'PERSONAL', birthday: '2030-01-01' })
    expect(wrong.error).toMatchObject({ kind: 'invalid', field: 'birthday' })
    const same = await ask('trabajador', { part: 'CONTACT', since: '2026-10-05', city: 'Quilpué' })
    expect(same.error).toMatchObject({ field: 'part' })
  })

  test('one at a time about each part, which they may withdraw', async () => {
    const first = await ask('trabajador', { part: 'CONTACT', postalCode: '2430000' })
    const second = await ask('trabajador', { part: 'CONTACT', postalCode: '2440000' })
    expect(second.error?.message).toBe(
      'Ya pidió corregir esos datos: espere la respuesta o retire la solicitud',
    )
    const { id = '' } = first.data ?? {}
    expect((await withdraw('admin', { id })).status).not.toBe('OK')
    expect((await withdraw('trabajador', { id })).data?.responseStatus).toBe('CANCELED')
    expect((await answer('admin', { id, approve: true })).error?.message).toBe('Está retirada')
  })

  test('a rejection says why, and the record stays', async () => {
    const { data } = await ask('trabajador', { part: 'CONTACT', address: 'Otra calle 1' })
    const id = data?.id ?? ''
    expect((await answer('admin', { id, approve: false })).error?.message).toBe(
      'Diga por qué se rechaza',
    )
    await answer('admin', { id, approve: false, response: 'Falta el certificado' })
    expect((await recordOf(bernarda)).address).not.toBe('Otra calle 1')
    const steps = await api.as('trabajador').run(Steps, { input: { id } })
    expect(steps).toMatchObject({
      dataCorrectionSteps: [
        { state: 'PENDING' },
        { state: 'REJECTED', reason: 'Falta el certificado' },
      ],
    })
  })
})

describe('who reads and answers', () => {
  test('nobody answers their own, and only who keeps records reads it', async () => {
    const { data } = await ask('admin', { part: 'CONTACT', postalCode: '1234567' })
    const id = data?.id ?? ''
    expect((await answer('admin', { id, approve: true })).error?.message).toBe(
      'No puede responder su propia solicitud',
    )
    expect((await answer('trabajador', { id, approve: true })).status).not.toBe('OK')
    const seen = await listed('trabajador')
    expect(new Set(seen.rows.map(({ userId }) => userId))).toEqual(new Set([bernarda.publicId]))
    expect(seen.rows.map((row) => row.id)).not.toContain(id)
    await withdraw('admin', { id })
  })

  test('previsión y salud are left out where the reader may not see them', async () => {
    const { data } = await ask('trabajador', {
      part: 'SAVINGS',
      apvi: { value: '30000', currency: 'CLP' },
      apviInstitution: 'HABITAT',
      apviRegime: 'B',
    })
    expect(data?.responseStatus).toBe('PENDING')
    const id = data?.id ?? ''
    expect((await listed('supergerente')).rows.map((row) => row.id)).toContain(id)
    expect((await one('supergerente', id)).changes.map(({ attribute }) => attribute)).toContain(
      'apvi',
    )
    expect((await listed('supervisor')).rows.map((row) => row.id)).not.toContain(id)
  })
})
