// A program of the company reads and writes with a key, as far as the key and its author reach.
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { apiReference } from '#generated/api-reference.ts'
import { publicId } from '#platform/model/ids.ts'
import { take } from '#platform/server/limits/limits.ts'
import { ApiFailure, type Payload, startApi } from '#tests/api.ts'
import { demoKey } from '#database/seed/tokens.ts'
import type { Username } from '#tests/world.ts'
import { TokenScope } from '../model/scopes.ts'
import { keyOf } from './secret.ts'

const { api, database, world, clock, services, asCompany } = await startApi()
const { owner } = database
const outcome = 'status message error { kind message field }'
const { carolina, bernarda } = world.people

type Made = { id: string; token: string; prefix: string; state: string; scopes: string[] }

const CREATE = `mutation ($input: CreateIntegrationTokenInput!) {
  createIntegrationToken(input: $input) { ${outcome} data { id token prefix state scopes } } }`
const create = (who: Username, input: object) =>
  api.as(who).result<Made>(CREATE, { input: { description: 'Prueba', ...input } })
const made = async (scopes: readonly string[], more: object = {}) => {
  const { data, error } = await create('admin', {
    scopes: scopes.map((scope) => ({ scope })),
    ...more,
  })
  if (error) throw new ApiFailure(error)
  return data
}
const revoke = (who: Username, id: string) =>
  api.as(who).result(
    `mutation ($input: ByIdIntegrationToken!) { deleteIntegrationToken(input: $input)
        { ${outcome} data { state lastUsedAt } } }`,
    { input: { id } },
  )
const withKey = (token: string) => api.withToken(token)
const refused = async (token: string, query = '{ businessNames { name } }') => {
  const { status, json } = await api.post({ query }, { token })
  return { status, kind: json?.errors?.[0]?.extensions?.kind, words: json?.errors?.[0]?.message }
}
const people = `{ users(page: { number: 1, size: 100 }) { rows { id fullname } total } }`
type People = { users: { rows: { id: string; fullname: string }[]; total: number } }

describe('a key', () => {
  test('is shown once to the administrator who makes it, and kept as its digest', async () => {
    const { token, prefix, id } = await made(['PEOPLE_READ'])
    expect(token).toMatch(/^mg_[\w-]{43}$/)
    expect(token.startsWith(prefix)).toBe(true)
    const { integrationTokens } = await api.as('admin').run<{
      integrationTokens: { rows: Record<string, unknown>[] }
    }>('{ integrationTokens { rows { id description prefix state author lastUsedAt } total } }')
    const row = integrationTokens.rows.find((one) => one['id'] === id)
    expect(row).toMatchObject({ description: 'Prueba', state: 'OPEN', lastUsedAt: null })
    expect(JSON.stringify(integrationTokens)).not.toContain(token.slice(prefix.length))
    const { rows } = await owner.query<{ kept: Buffer; trail: string }>(
      `select token_hash as kept, (select string_agg(after::text, '') from audit_event
         where entity = 'integration_token') as trail
       from integration_token where prefix = $1`,
      [prefix],
    )
    expect(rows[0]?.kept).toEqual(createHash('sha256').update(token).digest())
    expect(rows[0]?.trail).not.toContain(rows[0]?.kept.toString('hex'))
  })

  test('reads nothing that somebody had blocked, as no other reader does', async () => {
    const { token } = await made(['PEOPLE_READ'])
    const { rows } = await owner.query<{ id: number; email: string | null; phone: string | null }>(
      `update user_version v set email = 'cerrado@canario.example', personal_phone = '+56977700413'
       from privacy_block b where b.company_id = $1 and b.scope = 'CONTACT' and b.until is null
         and v.company_id = $1 and v.user_id = b.user_id
       returning v.user_id::int as id, v.email, v.personal_phone as phone`,
      [world.coihues.id],
    )
    expect(rows[0]).toMatchObject({ email: 'cerrado@canario.example' })
    const answer = await withKey(token).raw(
      '{ users(page: { number: 1, size: 100 }) { rows { id email personalPhone } total } }',
    )
    expect(answer.text).toContain(publicId('user', rows[0]?.id ?? 0))
    expect(answer.text).toMatch(/"email":"[^"]+@/)
    expect(answer.text).not.toContain('cerrado@canario.example')
    expect(answer.text).not.toContain('77700413')
  })

  test('lives a year at most, and a year without saying', async () => {
    expect((await made([])) satisfies Made).toMatchObject({ scopes: ['PEOPLE_READ'] })
    expect(await create('admin', { expiresOn: '2027-09-16' })).toMatchObject({
      error: { field: 'expiresOn' },
    })
    expect(await create('admin', { expiresOn: '2026-09-15' })).toMatchObject({
      error: { field: 'expiresOn' },
    })
  })

  test('is made by an administrator with a recent proof, for no other company', async () => {
    for (const who of ['supergerente', 'gerente', 'trabajador', 'externo'] as const) {
      expect((await create(who, {})).error?.kind).toBe('forbidden')
    }
    const elsewhere = { companyId: world.boreal.publicId }
    expect((await create('admin', elsewhere)).error?.kind).toBe('not-found')
    const session = await api.signIn('admin')
    clock.advance({ minutes: 20 })
    const late = await session.result(CREATE, { input: { description: 'Tarde' } })
    expect(late.error).toMatchObject({ kind: 'forbidden', field: 'proof' })
    clock.advance({ minutes: -20 })
  })

  test('is the fiftieth at most, when several are made at the same moment', async () => {
    await asCompany(`insert into integration_token (company_id, description, prefix, token_hash,
        scopes, is_whole, expires_on, creator_login_id, created_at)
      select company_id, 'Muchas', 'mg_muchas', sha256(convert_to(n::text, 'UTF8')), scopes, true,
        '2026-12-31', creator_login_id, '2026-09-15T12:00:00Z'
      from integration_token, generate_series(1, 47 - (select count(*)::int
        from integration_token where revoked_at is null)) n
      where prefix = (select max(prefix) from integration_token)`)
    const results = await Promise.all(
      Array.from({ length: 5 }, () => create('admin', { description: 'Muchas' })),
    )
    expect(results.filter(({ status }) => status === 'OK')).toHaveLength(3)
    expect(results.find(({ error }) => error)?.error?.message).toMatch(/Hay 50 claves/)
    await asCompany(`update integration_token set revoked_at = now() where description = 'Muchas'`)
  })

  test('is revoked for good by its company and by no other', async () => {
    const { id, token } = await made(['PEOPLE_READ'])
    expect((await revoke('boreal.admin', id)).error?.kind).toBe('not-found')
    expect((await revoke('gerente', id)).error?.kind).toBe('forbidden')
    expect(await revoke('admin', id)).toMatchObject({ data: { state: 'REVOKED' } })
    expect(await refused(token)).toMatchObject({ status: 401, kind: 'unauthenticated' })
    expect((await revoke('admin', id)).error?.kind).toBe('conflict')
    await expect(
      asCompany(`update integration_token set revoked_at = null where revoked_at is not null`),
    ).rejects.toThrow(/no vuelve a abrir/)
  })
})

describe('a program', () => {
  test('calls each example of the page of the API', async () => {
    const { token } = await made(TokenScope.values)
    const contract = bernarda.contracts[0]
    const { rows } = await owner.query<{ id: string }>(
      `select m.id from payroll_month m where m.company_id = $1 and m.business_id = $2
         and m.type = 'PAYROLL' and not m.is_open order by m.year_month desc limit 1`,
      [world.coihues.id, contract?.business.id],
    )
    const ids: Record<string, string> = {
      user: bernarda.publicId,
      contract: contract?.publicId ?? '',
      business: contract?.business.publicId ?? '',
      payrollMonth: publicId('payrollMonth', Number(rows[0]?.id)),
    }
    const answers: Record<string, unknown> = {}
    for (const { name, document, variables } of apiReference.operations) {
      const given: object = JSON.parse(
        variables.replaceAll(/"id:(\w+)"/g, (_all, kind: string) => `"${ids[kind]}"`),
      )
      const data = await withKey(token).run<Record<string, Partial<Payload<{ id: string }>>>>(
        document,
        given,
      )
      answers[name] = data[name]
      if (name === 'createUserItem') ids['userItem'] = data[name]?.data?.id ?? ''
    }
    expect(Object.keys(answers)).toHaveLength(apiReference.operations.length)
    expect(answers['payrollSummaryView']).toMatchObject({ userId: bernarda.publicId })
  })

  test('reads nothing that no scope of its key names', async () => {
    const { token } = await made(['PEOPLE_READ'])
    const key = withKey(token)
    await expect(key.run('{ absences { total } }')).rejects.toThrow(/no llega a esa operación/)
    await expect(key.run('{ me { username } }')).rejects.toThrow(/no llega/)
    await expect(key.run('{ auditLog { total } }')).rejects.toThrow(/no llega/)
    await expect(key.run(`{ verifyPayslip(input: { code: "x" }) { __typename } }`)).rejects.toThrow(
      /no llega|query/,
    )
    const card = `user(input: { id: "${bernarda.publicId}", reveal: true })`
    await expect(key.run(`{ ${card} { fullname healthInstitution } }`)).rejects.toThrow(
      /no lee User.healthInstitution/,
    )
    await expect(key.run(`{ users { rows { ... on UserCard { role } } } }`)).rejects.toThrow(
      /no lee UserCard.role/,
    )
  })

  test('reads salaries with the scope of salaries alone', async () => {
    const document = `{ userContracts(input: { userId: "${bernarda.publicId}", reveal: true })
      { code monthlySalary { value } } }`
    const { token } = await made(['CONTRACTS_READ'])
    await expect(withKey(token).run(document)).rejects.toThrow(/monthlySalary/)
    const paid = await made(['CONTRACTS_READ', 'SALARIES_READ'])
    const { userContracts } = await withKey(paid.token).run<{
      userContracts: { monthlySalary: { value: string } | null }[]
    }>(document)
    expect(userContracts[0]?.monthlySalary?.value).toMatch(/^\d+/)
  })

  test('of one razón social sees nobody of another, nor its author', async () => {
    const { peumal } = world.businesses
    const { token } = await made(['PEOPLE_READ', 'CONTRACTS_READ'], {
      businesses: [{ businessId: peumal.publicId }],
    })
    const { users } = await withKey(token).run<People>(people)
    const { rows } = await owner.query<{ n: number }>(
      `select count(distinct user_id)::int as n from user_contract
       where company_id = $1 and business_id = $2 and status <> 'DELETED'`,
      [world.coihues.id, peumal.id],
    )
    expect(users.total).toBeGreaterThan(0)
    expect(users.total).toBeLessThanOrEqual(rows[0]?.n ?? 0)
    expect(users.rows.map(({ id }) => id)).not.toContain(carolina.publicId)
    await expect(
      withKey(token).run(`{ user(input: { id: "${carolina.publicId}" }) { fullname } }`),
    ).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('writes in its own name, and the chain of the trail holds it', async () => {
    const { token } = await made(['ABSENCES_WRITE'], { description: 'Reloj de la viña' })
    const contract = bernarda.contracts[0]?.publicId
    const input = {
      userContractId: contract,
      type: 'LEAVE',
      startDate: '2026-11-02',
      endDate: '2026-11-02',
    }
    const CREATE_ABSENCE = `mutation ($input: CreateAbsenceInput!) { createAbsence(input: $input)
      { ${outcome} data { id } } }`
    const approved = { input: { ...input, approve: true } }
    const answer = await withKey(token).result(CREATE_ABSENCE, approved)
    expect(answer.error?.kind).toBe('forbidden')
    expect(await withKey(token).result(CREATE_ABSENCE, { input })).toMatchObject({ status: 'OK' })
    const { auditLog } = await api.as('admin').run<{
      auditLog: { rows: { author: string; key: string | null }[] }
    }>(`{ auditLog(filter: { entity: "absence" }, sort: { by: at, descending: true }) {
      rows { author key } } }`)
    expect(auditLog.rows[0]).toMatchObject({ key: 'Reloj de la viña' })
    expect(auditLog.rows[0]?.author).toContain('Carolina')
    const { verifyAudit } = await api
      .as('admin')
      .run<{ verifyAudit: { intact: boolean } }>('{ verifyAudit { intact problem } }')
    expect(verifyAudit.intact).toBe(true)
    await owner.query('alter table audit_event disable trigger all')
    await owner.query('update audit_event set token_id = null where token_id is not null')
    await owner.query('alter table audit_event enable trigger all')
    const after = await api
      .as('admin')
      .run<{ verifyAudit: { intact: boolean } }>('{ verifyAudit { intact problem } }')
    expect(after.verifyAudit.intact).toBe(false)
  })

  test('writes when it was last there at most once a minute', async () => {
    const used = async () => {
      const { rows } = await owner.query<{ at: Date }>(
        `select u.used_at as at from integration_token_use u join integration_token t
           on t.company_id = u.company_id and t.id = u.integration_token_id
         where t.description = 'Control de asistencia'`,
      )
      return rows[0]?.at.getTime()
    }
    const token = demoKey(world.coihues.id)
    await withKey(token).run(people)
    const first = await used()
    clock.advance({ seconds: 30 })
    await withKey(token).run(people)
    expect(await used()).toBe(first)
    clock.advance({ seconds: 31 })
    await withKey(token).run(people)
    expect(await used()).toBe((first ?? 0) + 61_000)
  })

  test('asks 600 times a minute, and then waits', async () => {
    const { token } = await made(['PEOPLE_READ'])
    const { rows } = await owner.query<{ id: string }>(
      'select id from integration_token order by id desc limit 1',
    )
    const bucket = `token:${world.coihues.id}:${rows[0]?.id}`
    // As after five minutes' worth of them: a slow machine refills it no sooner than it asks.
    await services.db.withPlatform((tx) => take(tx, bucket, { capacity: 1, seconds: 300 }))
    expect(await refused(token)).toMatchObject({ status: 429, kind: 'too-many' })
  })
})

describe('a key opens nothing', () => {
  test('that was invented, cut, or is of another company', async () => {
    const key = demoKey(world.coihues.id)
    const other = keyOf(99, Buffer.alloc(28))
    for (const token of [`${key.slice(0, -1)}_`, key.slice(0, -1), 'mg_', other]) {
      expect(await refused(token)).toMatchObject({ status: 401, kind: 'unauthenticated' })
    }
  })

  test('while its author may make none, has no account, or the company is suspended', async () => {
    const { token } = await made(['PEOPLE_READ'])
    const closes = async (change: string, back: string) => {
      await asCompany(change)
      expect(await refused(token)).toMatchObject({ status: 401 })
      await asCompany(back)
      expect(await refused(token)).toMatchObject({ status: 200 })
    }
    const who = `username = 'admin'`
    await closes(
      `update login set is_disabled = true where ${who}`,
      `update login set is_disabled = false where ${who}`,
    )
    await closes(
      `update users set role = 'SUPER_MANAGER' where id = ${carolina.id}`,
      `update users set role = 'ADMIN' where id = ${carolina.id}`,
    )
    await closes(
      `update company set status = 'INACTIVE' where id = ${world.coihues.id}`,
      `update company set status = 'ACTIVE' where id = ${world.coihues.id}`,
    )
  })

  test('after its last day', async () => {
    const { token } = await made(['PEOPLE_READ'], { expiresOn: '2026-09-20' })
    clock.set('2026-09-20T23:00:00Z')
    expect(await refused(token)).toMatchObject({ status: 200 })
    clock.set('2026-09-21T12:00:00Z')
    expect(await refused(token)).toMatchObject({ status: 401 })
  })
})
