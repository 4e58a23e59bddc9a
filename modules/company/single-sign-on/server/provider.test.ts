// What the administrators of a company set, and what that changes for its people.
import { beforeEach, describe, expect, test } from 'vitest'
import { type Payload } from '#tests/api.ts'
import { clientSecret } from '#tests/identity-provider.ts'
import { nonceOf, outcome, worker, startRounds } from '#tests/provider-rounds.ts'

const {
  aDayLater,
  act,
  active,
  admin,
  api,
  asCompany,
  callback,
  clock,
  fresh,
  issuer,
  lying,
  owner,
  post,
  provider,
  round,
  save,
  seen,
  state,
  url,
  username,
  world,
} = await startRounds()

const { rodrigo } = world.people
beforeEach(fresh)

describe('what an administrator sets', () => {
  test('is nothing at first, and says the address to paste', async () => {
    expect(await seen()).toEqual({
      callbackUrl: callback,
      signInUrl: `${url}/ingreso/${world.coihues.slug}`,
      provider: null,
      whyNotActivate: null,
    })
    const { status } = await post('start', { purpose: 'SIGN_IN', slug: world.coihues.slug })
    expect(status).toBe(400)
  })

  test('is refused with an address inside, without https, or with what is no domain', async () => {
    for (const wrong of [
      'http://accounts.example',
      'https://127.0.0.1/',
      'https://169.254.169.254/latest',
      'https://10.1.2.3',
      'https://intranet.local',
    ]) {
      expect((await save(admin, { issuer: wrong })).error, wrong).toMatchObject({ field: 'issuer' })
    }
    expect((await save(admin, { domains: 'coihues' })).error).toMatchObject({ field: 'domains' })
    expect((await save(admin, { clientSecret: null })).error).toMatchObject({
      field: 'clientSecret',
    })
    expect((await save(admin, { required: true })).error).toMatchObject({ field: 'required' })
  })

  test('is set by who administers alone, with a recent proof', async () => {
    for (const who of ['supergerente', 'gerente', 'trabajador'] as const) {
      expect((await save(api.as(who))).error?.kind).toBe('forbidden')
    }
    const late = await api.signIn('admin')
    clock.advance({ minutes: 20 })
    expect((await save(late)).error).toMatchObject({ field: 'proof' })
  })

  test('waits for another administrator, where there is one', async () => {
    await active()
    await asCompany(`update users set role = 'ADMIN' where id = $1`, [rodrigo.id])
    const other = await api.signIn('supergerente')
    const { provider: before } = await seen()
    const { data } = await save(admin, { clientSecret: 'otro', version: before?.version })
    expect(data.provider?.state).toBe('WAITING')
    expect(data.whyNotActivate).toContain('otra persona')
    const version = data.provider?.version ?? 0
    expect((await act(admin, 'activateSignInProvider', version)).error?.kind).toBe('conflict')
    expect((await act(other, 'activateSignInProvider', version - 1)).error?.kind).toBe('conflict')
    expect((await act(other, 'activateSignInProvider', version)).error).toBeNull()
    await asCompany(`update users set role = 'SUPER_MANAGER' where id = $1`, [rodrigo.id])
  })

  test('waits a day for who administers alone, and all of them read of it', async () => {
    const { provider: before } = await seen()
    const { data } = await save(admin, { clientSecret: 'nuevo', version: before?.version })
    expect(data.provider?.state).toBe('WAITING')
    const version = data.provider?.version ?? 0
    expect(data.whyNotActivate).toContain('Nadie más administra la empresa')
    const early = await act(admin, 'activateSignInProvider', version)
    expect(early.error?.message).toBe(data.whyNotActivate)
    const { rows } = await owner.query<{ said: string }>(
      `select text_body as said from mail_outbox where text_body like '%por confirmar%'
       order by id desc limit 1`,
    )
    expect(rows[0]?.said).toContain('si no lo reconoce, quítelo')
    // What is written again waits again.
    await aDayLater()
    const again = await save(admin, { clientSecret: 'otro más', version })
    const next = again.data.provider?.version ?? 0
    expect((await act(admin, 'activateSignInProvider', next)).error?.kind).toBe('conflict')
    await aDayLater()
    expect((await seen()).whyNotActivate).toBeNull()
    expect((await act(admin, 'activateSignInProvider', next)).error).toBeNull()
  })

  test('gives back what worked before when the change that waits is taken away', async () => {
    await active()
    expect(await username((await round()).token)).toBe('trabajador')
    const links = async () => {
      const { rows } = await owner.query<{ n: number }>(
        'select count(*)::int as n from sign_in_link where company_id = $1',
        [world.coihues.id],
      )
      return rows[0]?.n
    }
    const domains = async () => {
      const { rows } = await owner.query<{ domain: string }>(
        'select domain from sign_in_domain where company_id = $1',
        [world.coihues.id],
      )
      return rows.map(({ domain }) => domain)
    }
    const linked = await links()
    const before = (await seen()).provider
    expect(before).toMatchObject({ name: 'Google', state: 'ACTIVE', givesBack: null })
    // Two changes that wait: what worked is what was confirmed, and not the first of them.
    const first = await save(admin, {
      name: 'Otro',
      issuer: 'https://otro.example',
      domains: 'otro.example',
      version: before?.version,
    })
    const { data } = await save(admin, {
      name: 'Otro más',
      issuer: 'https://otro.example',
      domains: 'otro.example',
      version: first.data.provider?.version,
    })
    expect(data.provider).toMatchObject({ state: 'WAITING', givesBack: 'Google' })
    expect((await post('start', { slug: world.coihues.slug })).status).toBe(400)
    expect(await domains()).toEqual(['otro.example'])

    const remove = (version: number | undefined) =>
      admin.result(
        `mutation ($input: RemoveSignInProviderInput!) { removeSignInProvider(input: $input)
          { ${outcome} data } }`,
        { input: { version } },
      )
    expect((await remove(before?.version)).error?.kind).toBe('conflict')
    expect((await remove(data.provider?.version)).error).toBeNull()
    const again = (await seen()).provider
    expect(again).toMatchObject({ ...before, version: expect.any(Number) })
    expect(await domains()).toEqual(['coihues.example'])
    expect(await links()).toBe(linked)
    // With its own secret and links: a whole round opens again.
    expect(await username((await round()).token)).toBe('trabajador')
    // What is taken away without a change that waits is gone.
    expect((await remove(again?.version)).error).toBeNull()
    expect((await seen()).provider).toBeNull()
    expect(await links()).toBe(0)
  })

  test('confirmed with another issuer takes the links of the former one away', async () => {
    await active()
    await round()
    await active({ issuer: 'https://otro.example' })
    const { rows } = await owner.query(
      'select count(*)::int as n from sign_in_link where company_id = $1',
      [world.coihues.id],
    )
    expect(rows).toEqual([{ n: 0 }])
    await active()
  })

  test('is tried, and says in words what fails', async () => {
    const tried = async (address: string) => {
      const { data } = await admin.result<{ works: boolean; words: string }>(
        `mutation ($input: TestSignInProviderInput!) { testSignInProvider(input: $input)
          { ${outcome} data { works words } } }`,
        { input: { issuer: address } },
      )
      return data
    }
    expect(await tried(issuer)).toMatchObject({ works: true })
    expect((await tried(`${issuer}/otro`)).words).toContain('no responde como emisor')
    expect((await tried('https://127.0.0.1:9')).words).toContain('pública')
    state.mode = 'down'
    expect((await tried(issuer)).words).toContain('No se pudo conectar')
    state.mode = 'slow'
    expect((await tried(issuer)).words).toContain('No respondió a tiempo')
  })
})

describe('what the company demands besides', () => {
  const rule = (to: string) =>
    owner.query('update company set second_factor = $2 where id = $1', [world.coihues.id, to])
  const totp = (of: string) =>
    owner.query(
      `insert into login_totp (login_id, secret) select id, '\\x00' from login where username = $1
       on conflict do nothing`,
      [of],
    )
  const noTotp = () => owner.query('delete from login_totp')

  test('is asked after the provider too, unless the company says that it did', async () => {
    await active()
    await totp('trabajador')
    const asked = await round()
    expect({ token: asked.token, second: asked.second?.challenge }).toEqual({
      token: null,
      second: expect.any(String),
    })
    const more = { sub: worker.sub, email: worker.email, email_verified: true, amr: ['pwd', 'mfa'] }
    const told = () => lying((begun) => provider.identity({ ...more, nonce: nonceOf(begun) }))
    expect((await told()).token).toBeNull()
    await active({ givesFactor: true })
    state.mode = 'well'
    expect(await username((await told()).token)).toBe('trabajador')
    state.mode = 'well'
    expect((await round()).token).toBeNull()
    await noTotp()
  })

  test('closes the password for who can come otherwise, and not for who administers', async () => {
    await active()
    await rule('MANAGERS')
    await totp('admin')
    await active({ required: true })
    await expect(api.signIn('trabajador')).rejects.toThrow('use «Entrar con Google»')
    // Only who knows the password reads of it.
    await expect(api.signIn('trabajador', 'otra')).rejects.toThrow('incorrectos')
    expect(await username((await round()).token)).toBe('trabajador')
    const { second } = await api.nobody.mutate<{ second: object | null }>(
      `mutation ($input: SignInInput) { signIn(input: $input)
        { ${outcome} data { second { challenge } } } }`,
      { input: { username: 'admin', password: 'Minga2026' } },
    )
    expect(second).not.toBeNull()
    // Whose mail is of no domain of the company keeps the password.
    expect(await username((await (await api.signIn('subgerente')).token()) ?? '')).toBe(
      'subgerente',
    )
    const optional: Payload = await admin.result(
      `mutation ($input: UpdateCompanySecurityInput!) { updateCompanySecurity(input: $input)
        { ${outcome} data { secondFactor } } }`,
      { input: { secondFactor: 'OPTIONAL' } },
    )
    expect(optional.error?.message).toContain('obligatorio')
    const paused = await act(admin, 'pauseSignInProvider', (await seen()).provider?.version ?? 0)
    expect(paused.error).toBeNull()
    expect(await username((await (await api.signIn('trabajador')).token()) ?? '')).toBe(
      'trabajador',
    )
    await active({ required: false })
    await rule('OPTIONAL')
    await noTotp()
  })
})

describe('the secret', () => {
  test('is in no answer, no audit and no table', async () => {
    await active()
    await round()
    const { rows } = await owner.query<{ all: string }>(
      `select string_agg(e.before::text || e.after::text, '') || (select string_agg(p::text, '')
         from sign_in_provider p) as all from audit_event e where e.company_id = $1`,
      [world.coihues.id],
    )
    expect(rows[0]?.all).not.toContain(clientSecret)
    expect(rows[0]?.all).not.toContain(Buffer.from(clientSecret).toString('hex'))
    expect(JSON.stringify(await seen())).not.toContain(clientSecret)
  })

  test('is forgotten with the provider, and so are the links', async () => {
    await active()
    await round()
    const version = (await seen()).provider?.version
    const removed = await admin.result(
      `mutation ($input: RemoveSignInProviderInput!) { removeSignInProvider(input: $input)
        { ${outcome} data } }`,
      { input: { version } },
    )
    expect(removed.error).toBeNull()
    const { rows } = await owner.query(
      `select (select count(*)::int from sign_in_link) + (select count(*)::int from sign_in_domain)
         + (select count(*)::int from sign_in_provider) as left`,
    )
    expect(rows).toEqual([{ left: 0 }])
  })
})

describe('the doors', () => {
  test('take JSON of our own pages, in a cookie that no script reads', async () => {
    await active()
    const form = await fetch(`${url}/sso/start`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{}',
    })
    expect(form.status).toBe(415)
    const { response } = await post('start', { slug: world.coihues.slug })
    const set = response.headers.get('set-cookie') ?? ''
    for (const word of ['HttpOnly', 'SameSite=Lax', 'Path=/sso', 'Max-Age=600']) {
      expect(set).toContain(word)
    }
    expect((await post('start', { purpose: 'PROOF' })).status).toBe(400)
    expect((await post('start', { slug: 'no-existe' })).status).toBe(400)
  })

  test('close to a network that begins too many rounds', async () => {
    await active()
    state.mode = 'well'
    const all = await Promise.all(
      Array.from({ length: 70 }, () => post('start', { slug: 'no-existe' })),
    )
    expect(all.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  })
})
