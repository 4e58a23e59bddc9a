// A form that is sent again, because somebody pressed twice or the network lost the answer, is done
// once. The key says which form it is; another body under the same key is another form.
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { startApi } from '../api.ts'

const { api, clock, database, world } = await startApi()
const { owner } = database
const contractId = world.people.bernarda.contracts[0]?.publicId ?? ''

const LOAN = `mutation ($input: CreateEmployerLoanInput!) {
  createEmployerLoan(input: $input) {
    status message error { kind message } data { id balance version schedule { number amount } }
  }
}`
const COMPANY = `mutation ($input: CreateCompanyInput!) {
  createCompany(input: $input) { status message error { kind message field } data { id name } }
}`
const loan = {
  contractId,
  amount: 1_200,
  totalQuotas: 3,
  startMonth: 202609,
  grantedOn: '2026-09-01',
}

type Answer = {
  status: string
  message: string | null
  error: { kind: string; message: string } | null
  data: { id: string } | null
}
const send = async (
  key: string | undefined,
  body: object = loan,
  who: Parameters<typeof api.as>[0] = 'admin',
  document = LOAN,
): Promise<Answer> => {
  const token = await api.as(who).token()
  const headers = key === undefined ? {} : { 'idempotency-key': key }
  const { json, text } = await api
    .as(who)
    .raw(document, { input: body }, { token, headers: { ...headers } })
  const [answer] = Object.values(json?.data ?? {})
  if (!answer) throw new Error(text)
  return answer as Answer
}
const count = async (table: string) =>
  Number((await owner.query(`select count(*) as n from ${table}`)).rows[0]?.n)

beforeEach(() => clock.set('2026-09-15T12:00:00Z'))

describe('a form', () => {
  test('that is sent six times at once makes one loan, and six equal answers', async () => {
    const before = await count('employer_loan')
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(key)))
    expect(await count('employer_loan')).toBe(before + 1)
    expect(answers[0]).toMatchObject({ status: 'OK', data: { balance: 1_200 } })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  test('without a key is another one each time', async () => {
    const before = await count('employer_loan')
    await send(undefined)
    await send(undefined)
    expect(await count('employer_loan')).toBe(before + 2)
  })

  test('sent again with other words is refused, and says that the first was kept', async () => {
    const key = randomUUID()
    const first = await send(key)
    expect(await send(key, { ...loan, amount: 900 })).toMatchObject({
      status: 'ERROR',
      error: { kind: 'conflict', message: expect.stringContaining('con otros datos') },
    })
    expect(await send(key)).toEqual(first)
  })

  test('is the same in whatever order its fields come', async () => {
    const key = randomUUID()
    const first = await send(key)
    expect(await send(key, Object.fromEntries(Object.entries(loan).toReversed()))).toEqual(first)
  })

  test('that was refused leaves nothing: corrected, it is sent with the same key', async () => {
    const key = randomUUID()
    expect(await send(key, { ...loan, totalQuotas: 0 })).toMatchObject({ status: 'ERROR' })
    expect(await send(key)).toMatchObject({ status: 'OK' })
  })

  test('is of who sent it', async () => {
    const key = randomUUID()
    const before = await count('employer_loan')
    const [one, other] = [await send(key), await send(key, loan, 'supergerente')]
    expect(other.status).toBe('OK')
    expect(other.data?.id).not.toBe(one.data?.id)
    expect(await count('employer_loan')).toBe(before + 2)
  })

  test('is forgotten after a day', async () => {
    const key = randomUUID()
    const first = await send(key)
    clock.set('2026-09-16T11:59:00Z')
    expect((await send(key)).data?.id).toBe(first.data?.id)
    clock.set('2026-09-16T12:01:00Z')
    expect((await send(key)).data?.id).not.toBe(first.data?.id)
  })

  test.each(['', 'x', 'a b c d e f g h i j', '../../../../etc/passwd', 'ñ'.repeat(20)])(
    'with the key %j is refused',
    async (key) => {
      const token = await api.as('admin').token()
      const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') }
      const answer = await api.as('admin').raw(LOAN, { input: loan }, { token, headers })
      expect(answer.text).toMatch(/no es válida|OK/)
      if (key !== '') expect(answer.text).toContain('no es válida')
    },
  )
})

describe('what is kept of a form', () => {
  test('is neither its key nor what was answered', async () => {
    const key = randomUUID()
    const { data } = await send(key)
    const { rows } = await owner.query<{ row: string; answer: Buffer }>(
      'select f::text as row, answer from sent_form f order by sent_at desc',
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.some(({ row }) => row.includes(key))).toBe(false)
    for (const { answer } of rows) {
      expect(answer.includes('balance')).toBe(false)
      expect(answer.includes(String(data?.id))).toBe(false)
    }
  })

  test('goes with the rest when a company’s trail is read: no event is of it', async () => {
    const { rows } = await owner.query(`select from audit_event where entity = 'sent_form'`)
    expect(rows).toEqual([])
  })
})

describe('a form of the platform', () => {
  const company = (slug: string) => ({
    name: 'Panadería Los Aromos',
    slug,
    adminFirstname: 'Rosa',
    adminLastname: 'Ñancupil',
    adminRut: '11.222.333-9',
    adminEmail: 'rosa@aromos.example',
    adminUsername: `rosa.${slug}`,
  })
  const open = (key: string, slug: string) => send(key, company(slug), 'superadmin', COMPANY)

  test('is done once: a second while it is being done is asked to wait', async () => {
    const key = randomUUID()
    const before = await count('company')
    const answers = await Promise.all(Array.from({ length: 4 }, () => open(key, 'aromos')))
    expect(await count('company')).toBe(before + 1)
    const [done, others] = [
      answers.filter(({ status }) => status === 'OK'),
      answers.filter(({ status }) => status === 'ERROR'),
    ]
    expect(done.length).toBeGreaterThan(0)
    for (const { error } of others) expect(error?.message).toContain('se está procesando')
    expect(await open(key, 'aromos')).toEqual(done[0])
    expect(await open(key, 'otros')).toMatchObject({ error: { kind: 'conflict' } })
  })

  test('whose process died meanwhile is done again', async () => {
    const key = randomUUID()
    await open(key, 'robles')
    await owner.query(`update sent_platform_form set done = false, answer = null`)
    expect(await open(key, 'robles')).toMatchObject({
      error: { message: expect.stringContaining('se está procesando') },
    })
    clock.advance({ minutes: 3 })
    expect(await open(key, 'robles')).toMatchObject({ error: { kind: 'conflict' } })
    expect((await open(key, 'robles')).error?.message).not.toContain('procesando')
  })
})
