import { expect, test } from 'vitest'
import { startApi, type Payload } from '#tests/api.ts'

const { api, world, database } = await startApi()
const { bernarda, hernan } = world.people

const outcome = 'status message error { kind message field traceId }'
const Create = `mutation C($input: CreateAbsenceInput!) {
  createAbsence(input: $input) {
    ${outcome} data { id format sendEmailToSupervisor creator lastUpdateUser }
  }
}`
const Update = `mutation U($input: UpdateAbsenceInput!) {
  updateAbsence(input: $input) { ${outcome} data { id format creator lastUpdateUser } }
}`
type Shown = { id: string; creator: string | null; lastUpdateUser: string | null }
const leave = (more: object = {}) => ({
  userContractId: bernarda.contracts[0]?.publicId,
  type: 'LICENSE',
  startDate: '2026-11-02',
  endDate: '2026-11-04',
  ...more,
})
const at = ({ error }: Payload) => error?.field

test('a leave is electronic or on paper; nothing else has a format', async () => {
  const input = leave({ format: 'ELECTRONIC', approve: true })
  const made = await api.as('admin').mutate<Shown>(Create, { input })
  expect(made).toMatchObject({ format: 'ELECTRONIC', sendEmailToSupervisor: false })
  const day = { type: 'NOT_WORKED', startDate: '2026-11-09', endDate: '2026-11-09' }
  const other = await api.as('admin').result(Create, { input: leave({ ...day, format: 'PAPER' }) })
  expect(at(other)).toBe('format')
})

test('it says who registered it and who changed it last', async () => {
  const input = leave({ startDate: '2026-11-16', endDate: '2026-11-17', format: 'PAPER' })
  const made = await api.as('admin').mutate<Shown>(Create, { input })
  expect(made.creator).toBe(made.lastUpdateUser)
  const change = { id: made.id, endDate: '2026-11-18' }
  const changed = await api.as('supergerente').mutate<Shown>(Update, { input: change })
  expect(changed).toMatchObject({ format: 'PAPER', creator: made.creator })
  expect(changed.lastUpdateUser).not.toBe(made.lastUpdateUser)
})

test('writes to who supervises, once, who is absent and when, and not why', async () => {
  const { rows: before } = await database.owner.query(
    `select distinct supervisor_id::int as id from user_contract_version
     where user_contract_id = $1 and superseded_at is null`,
    [bernarda.contracts[0]?.id],
  )
  expect(before).toEqual([{ id: hernan.id }])
  const dates = { startDate: '2026-11-23', endDate: '2026-11-24' }
  const input = leave({ ...dates, sendEmailToSupervisor: true, description: 'Lumbago agudo' })
  const { id } = await api.as('admin').mutate<Shown>(Create, { input })
  await api.as('admin').mutate(Update, { input: { id, endDate: '2026-11-25' } })
  const { rows } = await database.owner.query<{ subject: string; body: string }>(
    `select subject, text_body || html_body as body from mail_outbox
     where text_body like '%del 23-11-2026 al 24-11-2026%'`,
  )
  expect(rows.map(({ subject }) => subject)).toEqual(['Ausencia de Bernarda Huenchul'])
  expect(rows[0]?.body).not.toMatch(/licencia|lumbago/i)
})
