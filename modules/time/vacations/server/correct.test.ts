// Bernarda corrects what she asked for until somebody answers it; Hernán, who supervises her, reads
// that it changed, and gives no answer to the days that it asked before.
import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

const { api, world, database } = await startApi()
const { owner } = database
const { vina } = world.businesses
const { bernarda } = world.people
const userContractId = bernarda.contracts[0]?.publicId
type Who = Parameters<typeof api.as>[0]
type Row = {
  id: string
  version: number
  changedAt: string | null
  canCorrect: boolean
  responseStatus: string
  steps: { state: string }[]
}

const shown = 'id version changedAt canCorrect responseStatus startDate comment steps { state }'
const Ask = `mutation ($input: CreateVacationInput!) {
  createVacation(input: $input) { ${outcome} data { ${shown} } } }`
const Correct = `mutation ($input: CorrectVacationInput!) {
  correctVacation(input: $input) { ${outcome} data { ${shown} } } }`
const Update = `mutation ($input: UpdateVacationInput!) {
  updateVacation(input: $input) { ${outcome} data { ${shown} } } }`
const Waiting = `query ($filter: InboxFilter) {
  inbox(filter: $filter) { rows { key kind title summary } } }`
const AnswerInbox = `mutation ($input: AnswerInboxInput!) {
  answerInbox(input: $input) { ${outcome} data { rows { key problem } } } }`
const SaveSteps = `mutation ($input: SaveApprovalRuleInput!) {
  saveApprovalRule(input: $input) { ${outcome} data { saved } } }`

const ask = (startDate: string, endDate: string, who: Who = 'trabajador') =>
  api.as(who).mutate<Row>(Ask, { input: { userContractId, startDate, endDate } })
const correct = (row: Row, more: object, who: Who = 'trabajador') =>
  api.as(who).mutate<Row>(Correct, { input: { id: row.id, version: row.version, ...more } })
const update = (row: Row, more: object, who: Who = 'supervisor') =>
  api.as(who).mutate<Row>(Update, { input: { id: row.id, version: row.version, ...more } })
const waiting = async () =>
  (
    await api
      .as('supervisor')
      .run<{ inbox: { rows: { key: string; title: string; summary: string }[] } }>(Waiting, {
        filter: { userId: bernarda.publicId, kind: 'VACATION' },
      })
  ).inbox.rows
const answerInbox = (key: string | undefined) =>
  api.as('supervisor').mutate<{ rows: { problem: string | null }[] }>(AnswerInbox, {
    input: { ids: [{ key }], answer: 'APPROVE' },
  })

beforeAll(() =>
  owner.query(
    `update business_option set vacation_public = true, vacation_public_supervisor = true,
       vacation_email_supervisor = true`,
  ),
)

test('its person changes days and comment; whoever answers reads that it changed', async () => {
  const asked = await ask('2026-11-02', '2026-11-06')
  expect(asked).toMatchObject({ canCorrect: true, changedAt: null })
  const [before] = await waiting()
  expect(before?.summary).not.toContain('Cambió')
  const now = await correct(asked, { endDate: '2026-11-04', comment: 'Vuelvo antes' })
  expect(now).toMatchObject({ responseStatus: 'PENDING', comment: 'Vuelvo antes' })
  expect(now.changedAt).not.toBeNull()
  const [after] = await waiting()
  expect(after?.title).toBe('Vacaciones del 02-11-2026 al 04-11-2026')
  expect(after?.summary).toContain('Cambió el 15-09-2026')
  const { rows: mails } = await owner.query<{ said: string }>(
    `select subject || text_body as said from mail_outbox where company_id = $1`,
    [world.coihues.id],
  )
  expect(mails.some(({ said }) => said.includes('Cambió su solicitud'))).toBe(true)
  // Two tabs: what was seen before is not answered any more, from the inbox or from its list.
  await expect(answerInbox(before?.key)).rejects.toMatchObject({
    kind: 'conflict',
    message: expect.stringMatching(/^Bernarda Huenchul cambió esta solicitud hoy/),
  })
  await expect(update(asked, { responseStatus: 'APPROVED' })).rejects.toMatchObject({
    kind: 'conflict',
  })
  expect((await answerInbox(after?.key)).rows).toMatchObject([{ problem: null }])
  await expect(correct({ ...now, version: now.version + 1 }, {})).rejects.toMatchObject({
    kind: 'conflict',
    message: 'Ya está aprobada',
  })
})

test('nobody else changes it so, and a stale form writes nothing over', async () => {
  const asked = await ask('2026-11-16', '2026-11-18')
  await expect(correct(asked, {}, 'supervisor')).rejects.toMatchObject({ kind: 'not-found' })
  await expect(correct(asked, {}, 'admin')).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(correct(asked, {}, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
  await correct(asked, { comment: 'Por la mañana' })
  await expect(correct(asked, { comment: 'Otra' })).rejects.toMatchObject({ kind: 'conflict' })
  await expect(correct({ ...asked, version: 2 }, { endDate: '2026-11-12' })).rejects.toMatchObject({
    kind: 'invalid',
  })
})

test('of several steps, it changes until somebody answered one, and then says who', async () => {
  const step = { holder: 'SUPERVISOR', when: 'ALWAYS' }
  await api.as('admin').mutate(SaveSteps, {
    input: {
      businessId: vina.publicId,
      kind: 'VACATION',
      fromDay: '2026-01-01',
      steps: [step, { ...step, holder: 'ROLE', role: 'ADMIN' }],
    },
  })
  const asked = await ask('2026-12-14', '2026-12-16')
  const now = await correct(asked, { endDate: '2026-12-15' })
  expect(now.steps.map(({ state }) => state)).toEqual(['WAITING', 'COMING'])
  const half = await update(now, { responseStatus: 'APPROVED' })
  expect(half.steps[0]).toMatchObject({ state: 'APPROVED' })
  await expect(correct(half, { endDate: '2026-12-14' })).rejects.toMatchObject({
    kind: 'conflict',
    message: expect.stringMatching(/ ya aprobó el paso 1: anúlela y pida otra$/),
  })
})
