import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { linksTo } from '#tests/links.ts'

const { api, database, drainJobs } = await startApi()

const outcome = 'status message error { kind message field traceId }'
const Own = `{ company { id name slug description phone url email status logins version } }`
const Update = `mutation U($input: UpdateCompanyInput!) {
  updateCompany(input: $input) { ${outcome} data { name phone email version } }
}`
const Outbox = `query O($filter: MailOutboxFilter, $sort: MailOutboxSort) {
  mailOutbox(filter: $filter, sort: $sort) {
    total rows { recipient subject textBody status createdAt }
  }
}`

type Company = { name: string; phone: string | null; email: string; version: number }
const own = async () => (await api.as('admin').run<{ company: Company }>(Own)).company

describe('the company one works in', () => {
  test('says what it is to its managers, and not to its workers', async () => {
    expect(await own()).toMatchObject({ name: 'Los Coihues', slug: 'coihues', status: 'ACTIVE' })
    await expect(api.as('trabajador').run(Own)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(api.as('superadmin').run(Own)).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('is corrected field by field; what is left out stays', async () => {
    const before = await own()
    const input = { version: before.version, phone: '+56 72 271 9999' }
    const after = await api.as('admin').mutate<Company>(Update, { input })
    expect(after).toMatchObject({ phone: '+56 72 271 9999', email: before.email })
    expect(after.version).toBe(before.version + 1)
  })

  test('two who change it at once do not write over each other', async () => {
    const { version } = await own()
    const change = (name: string) =>
      api.as('admin').result(Update, { input: { version, phone: null, name } })
    const answers = await Promise.all([change('Los Coihues A'), change('Los Coihues B')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['ERROR', 'OK'])
    const refused = answers.find(({ status }) => status === 'ERROR')
    expect(refused?.error).toMatchObject({ kind: 'conflict', field: null })
    expect(refused?.message).toMatch(/^Usted guardó estos datos hoy a las/)
    await api.as('admin').mutate(Update, {
      input: { version: (await own()).version, name: 'Los Coihues' },
    })
  })

  test('leaves in the trail what it was and what it is', async () => {
    const { auditLog } = await api
      .as('admin')
      .run<{ auditLog: { rows: { parts: { changes: object[] }[] }[] } }>(
        `{ auditLog(filter: { entity: "company" }, sort: { by: at, descending: true }) {
        rows { action author acting parts { changes { field before after } } } } }`,
      )
    expect(auditLog.rows[0]).toMatchObject({ action: 'Modificado', acting: false })
    expect(auditLog.rows[0]?.parts[0]?.changes).toContainEqual(
      expect.objectContaining({ field: 'name', after: 'Los Coihues' }),
    )
  })

  test.each([
    ['email', 'nadie'],
    ['phone', 'llámame'],
    ['name', ''],
  ])('a wrong value is reported at %s', async (field, value) => {
    const { version } = await own()
    const refused = await api.as('admin').result(Update, { input: { version, [field]: value } })
    expect(refused.error).toMatchObject({ kind: 'invalid', field })
  })

  test('readers do not change it', async () => {
    const { version } = await own()
    const refused = await api.as('lectura').result(Update, { input: { version, name: 'Otra' } })
    expect(refused.error?.kind).toBe('forbidden')
  })
})

describe('mails of the platform', () => {
  type Mails = {
    mailOutbox: { total: number; rows: { textBody: string | null; status: string }[] }
  }

  test('are read by the superadmin where no mail server is set, without their links', async () => {
    await api.nobody.run(
      `mutation { recoverPassword(input: { email: "loreto.pizarro@coihues.example" }) {
        ${outcome} data } }`,
    )
    await drainJobs()
    const { mailOutbox } = await api.as('superadmin').run<Mails>(Outbox, {
      filter: { search: 'LORETO' },
      sort: { by: 'createdAt', descending: true },
    })
    expect(mailOutbox.total).toBe(1)
    expect(mailOutbox.rows[0]).toMatchObject({ status: 'KEPT' })
    for (const status of ['KEPT', 'QUEUED', 'FAILED']) {
      await database.owner.query('update mail_outbox set status = $1', [status])
      const { text } = await api.as('superadmin').raw(Outbox, { filter: { search: 'LORETO' } })
      expect(text, status).toContain('/recover/••••••••')
      for (const secret of await linksTo(database.owner, 'loreto.pizarro@coihues.example')) {
        expect(text.includes(secret), status).toBe(false)
      }
    }
    await database.owner.query(`update mail_outbox set status = 'KEPT'`)
  })

  test('are narrowed by state, and are nobody else’s', async () => {
    const { mailOutbox } = await api
      .as('superadmin')
      .run<Mails>(Outbox, { filter: { status: 'FAILED' } })
    expect(mailOutbox.total).toBe(0)
    await expect(api.as('admin').run(Outbox)).rejects.toMatchObject({ kind: 'forbidden' })
  })
})
