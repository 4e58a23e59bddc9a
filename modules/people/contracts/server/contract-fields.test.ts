import { expect, test } from 'vitest'
import { startApi, type Payload } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database } = await startApi()
const { bernarda } = world.people
const id = bernarda.contracts[0]?.publicId

const outcome = 'status message error { kind message field traceId }'
const Contract = `query C($input: UserContractInput!) { userContract(input: $input) {
  id state secondaryStatus signatureIntegrationCode shiftWork remoteWork partTime
  exceptionalJourney userContractVersionId current versionStatus validFrom validTo
  weekdayRate { value currency } sundayRate { value currency }
  healthInstitution healthAmountUf healthAmount healthPercentage
} }`
const Update = `mutation U($input: UpdateUserContractInput!) {
  updateUserContract(input: $input) { ${outcome} data { id } }
}`
type Shown = Record<string, unknown>
const shown = async (more: object = {}, who: Username = 'admin') =>
  (await api.as(who).run<{ userContract: Shown }>(Contract, { input: { id, ...more } }))
    .userContract
const update = (input: object) => api.as('admin').result(Update, { input: { id, ...input } })
const at = ({ error }: Payload) => error?.field

test('the price of an hour is money: pesos or UF, from a day on', async () => {
  const rates = {
    weekdayRate: { value: '6500', currency: 'CLP' },
    sundayRate: { value: '0.245', currency: 'UF' },
  }
  expect(await update({ from: '2026-08-01', ...rates })).toMatchObject({ status: 'OK' })
  expect(await shown({ reveal: true })).toMatchObject(rates)
  expect(await shown()).toMatchObject({ weekdayRate: null, sundayRate: null })
  expect(await shown({ reveal: true, asOf: '2026-07-31' })).toMatchObject({ weekdayRate: null })
  expect(at(await update({ weekdayRate: { value: '-1', currency: 'CLP' } }))).toBe(
    'weekdayRate.value',
  )
})

test('a contract says how its day is, and its number at who keeps the signatures', async () => {
  const day = { shiftWork: true, remoteWork: true, hoursPerWeek: '30' }
  expect(await update({ from: '2026-09-01', ...day })).toMatchObject({ status: 'OK' })
  expect(await update({ signatureIntegrationCode: 'FE-2026-118' })).toMatchObject({ status: 'OK' })
  expect(await shown()).toMatchObject({
    shiftWork: true,
    remoteWork: true,
    partTime: true,
    exceptionalJourney: false,
    signatureIntegrationCode: 'FE-2026-118',
    secondaryStatus: 'ACTIVE',
  })
  expect(await shown({ asOf: '2026-08-31' })).toMatchObject({ shiftWork: false, partTime: false })
})

test('a version says since when until when it holds, and whether it does today', async () => {
  const now = await shown()
  const before = await shown({ asOf: '2026-08-31' })
  expect(now).toMatchObject({ current: true, versionStatus: 'CURRENT', validTo: null })
  expect(before).toMatchObject({ current: false, versionStatus: 'PAST', validTo: '2026-09-01' })
  expect(before['userContractVersionId']).not.toBe(now['userContractVersionId'])
})

test('the health plan of another comes only when asked for, and leaves a trace', async () => {
  expect(await shown()).toMatchObject({ healthInstitution: null })
  expect(await shown({ reveal: true })).toMatchObject({ healthInstitution: 'FONASA' })
  expect(await shown({}, 'trabajador')).toMatchObject({ healthInstitution: 'FONASA' })
  const { rows } = await database.owner.query<{ many: boolean }>(
    `select count(*) > 0 as many from audit_event
     where entity = 'lectura:salud' and entity_id = $1`,
    [String(bernarda.id)],
  )
  expect(rows).toEqual([{ many: true }])
})
