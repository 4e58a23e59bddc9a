// What waits for one's signature is in the inbox of that person, and is signed on its own page.
import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { signaturesOf, testKey } from '#tests/signatures.ts'
import type { Username } from '#tests/world.ts'

const started = await startApi()
const { api, world, database } = started
const signatures = signaturesOf(started)
const { bernarda } = world.people

type Row = { key: string; kind: string; title: string; summary: string; link: string }
const inboxOf = async (who: Username) =>
  (
    await api.as(who).run<{ inbox: { rows: Row[] } }>(
      `{ inbox(filter: { kind: SIGNATURE }, page: { number: 1, size: 100 }) {
        rows { key kind title summary link } } }`,
    )
  ).inbox.rows
const countOf = async (who: Username) =>
  (await api.as(who).run<{ inboxCount: { pending: number } }>('{ inboxCount { pending } }'))
    .inboxCount.pending
const titlesOf = async (who: Username) => (await inboxOf(who)).map(({ title }) => title)

beforeAll(async () => {
  await signatures.enrol('supergerente')
  await signatures.enrol('trabajador')
})

test('a turn waits in the inbox of its signer, passes on, and is gone once signed', async () => {
  const before = { employer: await countOf('supergerente'), worker: await countOf('trabajador') }
  const request = await signatures.sent('Anexo de la bandeja', bernarda)
  expect(await titlesOf('supergerente')).toContain('Anexo de la bandeja')
  expect(await titlesOf('trabajador')).not.toContain('Anexo de la bandeja')
  expect(await titlesOf('admin')).not.toContain('Anexo de la bandeja')
  expect(await countOf('supergerente')).toBe(before.employer + 1)
  const row = (await inboxOf('supergerente')).find(({ title }) => title === 'Anexo de la bandeja')
  expect(row).toMatchObject({
    summary: expect.stringMatching(/^Anexo de contrato, hasta el \d\d-\d\d-\d{4}$/),
    link: `/home/firma-digital/${request.id}`,
  })
  await signatures.openAndSign('supergerente', request)
  expect(await titlesOf('supergerente')).not.toContain('Anexo de la bandeja')
  expect(await titlesOf('trabajador')).toContain('Anexo de la bandeja')
  expect(await countOf('trabajador')).toBe(before.worker + 1)
  await signatures.openAndSign('trabajador', request)
  expect(await countOf('trabajador')).toBe(before.worker)
})

test('nobody answers it in the inbox, and a simulated session sees none', async () => {
  const request = await signatures.sent('Anexo que no se aprueba', bernarda)
  const row = (await inboxOf('supergerente')).find(({ link }) => link.endsWith(request.id))
  for (const who of ['supergerente', 'admin', 'trabajador'] as const) {
    const { error } = await api.as(who).result(
      `mutation ($input: AnswerInboxInput!) { answerInbox(input: $input) {
        status message error { kind message field traceId } data { rows { key problem } } } }`,
      { input: { ids: [{ key: row?.key }], answer: 'APPROVE', reason: null } },
    )
    expect(error?.message).toBe('Se hace en su página: ábrala desde la bandeja')
  }
  expect((await signatures.one('admin', request.id)).state).toBe('SENT')
  const session = await api.signIn('superadmin')
  await session.mutate(
    `mutation ($input: SimulateCompanyInput!) { simulateCompany(input: $input) {
      status message error { kind message } data } }`,
    { input: { companyId: world.coihues.publicId } },
  )
  const { inbox } = await session.run<{ inbox: { rows: Row[] } }>(
    '{ inbox(filter: { kind: SIGNATURE }, page: { number: 1, size: 10 }) { rows { key } } }',
  )
  expect(inbox.rows).toEqual([])
})

test('who made an account signs nothing in it, until its person chose their password', async () => {
  const request = await signatures.sent('Anexo de cuenta ajena', bernarda, { order: 'WORKER_ONLY' })
  const { id, sha256 } = request
  await signatures.open('trabajador', request)
  const { textSha256 } = await signatures.own('trabajador')
  // Whoever administers accounts gave her the password: with it they could come in as her.
  await database.owner.query(
    `update login set given_by = (select id from login where username = 'admin'), taken_at = null
     where username = 'trabajador'`,
  )
  const key = { signingKey: testKey, read: true }
  const refusals = [
    await signatures.sign('trabajador', { id, sha256, ...key }),
    await signatures.signMany('trabajador', {
      documents: [{ id, sha256 }],
      summary: false,
      ...key,
    }),
    await signatures.reject('trabajador', { id, sha256, reason: 'No es lo que se acordó' }),
    await signatures.consent('trabajador', { accepts: true, textSha256 }),
    await signatures.askCode('trabajador'),
    await signatures.setKey('trabajador', {
      code: '123456',
      signingKey: testKey,
      repeatedKey: testKey,
    }),
  ]
  expect(refusals.map(({ error }) => error?.kind)).toEqual(refusals.map(() => 'forbidden'))
  expect(refusals[0]?.error?.message).toMatch(/^Otra persona puso su contraseña o su correo/)
  expect((await signatures.one('admin', id)).state).toBe('SENT')
  await database.owner.query(`update login set taken_at = now() where username = 'trabajador'`)
  expect((await signatures.openAndSign('trabajador', request)).error).toBeNull()
})
