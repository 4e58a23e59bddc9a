import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { createAuthenticator } from '#tests/authenticator.ts'
import { type Session, startApi } from '#tests/api.ts'
import { demoPassword, type Username } from '#tests/world.ts'

const { api, clock, database, services, world } = await startApi()
const { owner } = database
// Keys are made for a name, and a test's server has only a number.
services.publicUrl = 'http://minga.localhost'

const outcome = 'status message error { kind message field }'
const second = 'second { challenge totp recoveryCodes passkey }'
const documents = {
  signIn: `mutation ($input: SignInInput!) { signIn(input: $input) {
    ${outcome} data { token ${second} } } }`,
  signInSecond: `mutation ($input: SignInSecondInput!) { signInSecond(input: $input) {
    ${outcome} data { token } } }`,
  ownFactors: `{ ownFactors { totpSince recoveryCodesLeft canAddPasskey required
    passkeys { id label lastUsedAt } } }`,
  startTotp: `mutation { startTotp { ${outcome} data { challenge secret uri } } }`,
  confirmTotp: `mutation ($input: ConfirmTotpInput!) { confirmTotp(input: $input) {
    ${outcome} data { recoveryCodes } } }`,
  removeTotp: `mutation { removeTotp { ${outcome} data } }`,
  startPasskey: `mutation { startPasskey { ${outcome} data { challenge options } } }`,
  confirmPasskey: `mutation ($input: ConfirmPasskeyInput!) { confirmPasskey(input: $input) {
    ${outcome} data { recoveryCodes } } }`,
  removePasskey: `mutation ($input: ByIdPasskey!) { removePasskey(input: $input) {
    ${outcome} data } }`,
  newRecoveryCodes: `mutation { newRecoveryCodes { ${outcome} data { recoveryCodes } } }`,
  proveIdentity: `mutation ($input: ProveIdentityInput!) { proveIdentity(input: $input) {
    ${outcome} data { ${second} } } }`,
  proveSecond: `mutation ($input: ProveSecondInput!) { proveSecond(input: $input) {
    ${outcome} data } }`,
  resetSecondFactor: `mutation ($input: OfAccess!) { resetSecondFactor(input: $input) {
    ${outcome} data } }`,
  security: `mutation ($input: UpdateCompanySecurityInput!) { updateCompanySecurity(input: $input) {
    ${outcome} data { secondFactor } } }`,
}

type Asked = { challenge: string; totp: boolean; recoveryCodes: boolean; passkey: string | null }
type SignedIn = { token: string | null; second: Asked | null }

const ask = (username: string, password = demoPassword) =>
  api.nobody.result<SignedIn>(documents.signIn, { input: { username, password } })
const answer = (challenge: string, given: { code?: string; passkey?: string }) =>
  api.nobody.result<SignedIn>(documents.signInSecond, { input: { challenge, ...given } })
const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now().getTime() + seconds * 1000,
  })
const factorsOf = async (session: Session) =>
  (
    await session.run<{
      ownFactors: {
        totpSince: string | null
        recoveryCodesLeft: number
        required: boolean
        canAddPasskey: boolean
        passkeys: { id: string; label: string; lastUsedAt: string | null }[]
      }
    }>(documents.ownFactors)
  ).ownFactors

/** An application in somebody's pocket: its secret, and the codes for paper. */
async function addTotp(session: Session) {
  const started = await session.mutate<{ challenge: string; secret: string; uri: string }>(
    documents.startTotp,
  )
  const { challenge, secret } = started
  const { recoveryCodes } = await session.mutate<{ recoveryCodes: string[] }>(
    documents.confirmTotp,
    { input: { challenge, code: codeOf(secret) } },
  )
  // Its code was used up: the next one is of the next half minute.
  clock.advance({ seconds: 60 })
  return { ...started, recoveryCodes }
}

async function addKey(session: Session, label = 'Notebook') {
  const key = createAuthenticator(services.publicUrl)
  const { challenge, options } = await session.mutate<{ challenge: string; options: string }>(
    documents.startPasskey,
  )
  const input = { challenge, passkey: key.make(options), label }
  const added = await session.result(documents.confirmPasskey, { input })
  return { key, added, challenge, options }
}

const secondOf = async (username: Username): Promise<Asked> => {
  const { data } = await ask(username)
  if (!data?.second) throw new Error('no second step')
  return data.second
}

beforeEach(async () => {
  await owner.query('delete from rate_limit')
  for (const table of ['login_totp', 'login_passkey', 'login_recovery_code', 'login_challenge']) {
    await owner.query(`delete from ${table}`)
  }
  await owner.query(`update company set second_factor = 'OPTIONAL'`)
  clock.set('2026-09-15T12:00:00Z')
})

describe('an application of codes', () => {
  test('is added with a code that it made, and then asked for at sign-in', async () => {
    const session = await api.signIn('gerente')
    expect(await factorsOf(session)).toMatchObject({ totpSince: null, required: false })
    const { secret, uri, recoveryCodes } = await addTotp(session)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Minga:gerente\?/)
    expect(recoveryCodes).toHaveLength(10)

    const first = await ask('gerente')
    expect(first).toMatchObject({
      status: 'OK',
      data: { token: null, second: { totp: true, recoveryCodes: true, passkey: null } },
    })
    const { challenge } = await secondOf('gerente')
    const { data } = await answer(challenge, { code: codeOf(secret) })
    const inside = api.withToken(data.token ?? '')
    expect(await inside.run('{ me { username } }')).toEqual({ me: { username: 'gerente' } })
    expect(await factorsOf(inside)).toMatchObject({ totpSince: expect.any(String) })
  })

  test('is not added with a wrong code, another one’s challenge, or a late one', async () => {
    const session = await api.signIn('gerente')
    const other = await api.signIn('lectura')
    const { challenge, secret } = await session.mutate<{ challenge: string; secret: string }>(
      documents.startTotp,
    )
    const confirm = (who: Session, code: string) =>
      who.result(documents.confirmTotp, { input: { challenge, code } })
    expect(await confirm(session, '000000')).toMatchObject({ error: { field: 'code' } })
    expect((await confirm(other, codeOf(secret))).error?.kind).toBe('not-found')
    clock.advance({ minutes: 11 })
    expect(await confirm(session, codeOf(secret))).toMatchObject({ status: 'ERROR' })
    expect(await factorsOf(session)).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 })
  })

  test('takes each code once, also when it comes twice at the same moment', async () => {
    const { secret } = await addTotp(await api.signIn('gerente'))
    const [one, other] = [await secondOf('gerente'), await secondOf('gerente')]
    const code = codeOf(secret)
    const answers = await Promise.all([
      answer(one.challenge, { code }),
      answer(other.challenge, { code }),
    ])
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(1)
    const third = await secondOf('gerente')
    expect((await answer(third.challenge, { code })).error).toMatchObject({ field: 'code' })
  })

  test('forgives a clock that is half a minute off, and no more', async () => {
    const { secret } = await addTotp(await api.signIn('gerente'))
    const { challenge } = await secondOf('gerente')
    expect((await answer(challenge, { code: codeOf(secret, 90) })).status).toBe('ERROR')
    expect((await answer(challenge, { code: codeOf(secret, -90) })).status).toBe('ERROR')
    expect((await answer(challenge, { code: codeOf(secret, 30) })).status).toBe('OK')
  })

  test('is guessed ten times, and then not even the right code comes in', async () => {
    const { secret } = await addTotp(await api.signIn('gerente'))
    const { challenge } = await secondOf('gerente')
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, at) => answer(challenge, { code: String(100_000 + at * 7) })),
    )
    expect(guesses.filter(({ error }) => error?.kind === 'invalid').length).toBeLessThanOrEqual(10)
    expect((await answer(challenge, { code: codeOf(secret) })).error?.kind).toBe('too-many')
    // Whoever does not know the password asks nothing and blocks nobody.
    await owner.query('delete from rate_limit')
    expect((await answer('A'.repeat(43), { code: codeOf(secret) })).status).toBe('ERROR')
    expect((await owner.query('select from rate_limit')).rowCount).toBe(0)
  })

  test('is kept so that nobody who reads the table makes codes', async () => {
    const { secret, recoveryCodes } = await addTotp(await api.signIn('gerente'))
    const { rows } = await owner.query<{ row: string }>(
      `select t::text as row from login_totp t union all
       select c::text from login_recovery_code c union all select q::text from login_challenge q`,
    )
    const kept = rows.map(({ row }) => row).join('\n')
    const hex = Buffer.from(secret).toString('hex')
    expect(kept).not.toContain(secret)
    expect(kept).not.toContain(hex)
    for (const code of recoveryCodes) expect(kept).not.toContain(code.replace('-', ''))
    // Moved to the row of another login it is no secret of theirs.
    const ids = await owner.query<{ id: number }>(
      `select id from login where username in ('gerente', 'lectura') order by username`,
    )
    await owner.query('update login_totp set login_id = $1', [ids.rows[1]?.id])
    const { challenge } = await secondOf('lectura')
    const moved = await api.nobody.raw(documents.signInSecond, {
      input: { challenge, code: codeOf(secret) },
    })
    expect(moved.text).not.toContain('"token":"')
  })
})

describe('a code on paper', () => {
  test('comes in once, in the place of the application', async () => {
    const { recoveryCodes } = await addTotp(await api.signIn('gerente'))
    const [code = ''] = recoveryCodes
    const { challenge } = await secondOf('gerente')
    const typed = ` ${code.toLowerCase().replace('-', ' ')} `
    const { data } = await answer(challenge, { code: typed })
    expect(await factorsOf(api.withToken(data.token ?? ''))).toMatchObject({ recoveryCodesLeft: 9 })
    const again = await secondOf('gerente')
    expect((await answer(again.challenge, { code })).error).toMatchObject({ field: 'code' })
  })

  test('is renewed with the factor at hand, and the old ones end', async () => {
    const { recoveryCodes, secret } = await addTotp(await api.signIn('gerente'))
    const { challenge } = await secondOf('gerente')
    const { data } = await answer(challenge, { code: codeOf(secret) })
    const inside = api.withToken(data.token ?? '')
    const renewed = await inside.mutate<{ recoveryCodes: string[] }>(documents.newRecoveryCodes)
    expect(renewed.recoveryCodes).toHaveLength(10)
    const asked = await secondOf('gerente')
    const [old = ''] = recoveryCodes
    expect((await answer(asked.challenge, { code: old })).status).toBe('ERROR')
    const [fresh = ''] = renewed.recoveryCodes
    expect((await answer(asked.challenge, { code: fresh })).status).toBe('OK')
  })
})

describe('a key', () => {
  test('is made, asked for at sign-in, and counts its uses', async () => {
    const session = await api.signIn('gerente')
    const { key, added } = await addKey(session)
    expect(added).toMatchObject({ status: 'OK' })
    const { challenge, passkey, totp } = await secondOf('gerente')
    expect([totp, passkey?.includes(key.name)]).toEqual([false, true])
    const { data } = await answer(challenge, { passkey: key.sign(passkey ?? '') })
    expect(await factorsOf(api.withToken(data.token ?? ''))).toMatchObject({
      passkeys: [{ label: 'Notebook', lastUsedAt: expect.any(String) }],
    })
  })

  test.each([
    ['for another place', { place: 'evil.example' }],
    ['from another address', { origin: 'http://evil.example' }],
    ['that counts backwards', { counter: 1 }],
  ])('%s is refused', async (_what, bend) => {
    const { key } = await addKey(await api.signIn('gerente'))
    const before = await secondOf('gerente')
    await answer(before.challenge, { passkey: key.sign(before.passkey ?? '', { counter: 5 }) })
    const { challenge, passkey } = await secondOf('gerente')
    const refused = await answer(challenge, { passkey: key.sign(passkey ?? '', bend) })
    expect(refused).toMatchObject({ status: 'ERROR', error: { field: 'passkey' } })
  })

  test('answers its own question, once', async () => {
    const { key } = await addKey(await api.signIn('gerente'))
    const [one, other] = [await secondOf('gerente'), await secondOf('gerente')]
    const signed = key.sign(one.passkey ?? '')
    expect((await answer(other.challenge, { passkey: signed })).status).toBe('ERROR')
    expect((await answer(one.challenge, { passkey: signed })).status).toBe('OK')
    expect((await answer(one.challenge, { passkey: signed })).status).toBe('ERROR')
  })

  test('of somebody else opens nothing', async () => {
    const { key } = await addKey(await api.signIn('lectura'))
    await addKey(await api.signIn('gerente'))
    const { challenge, passkey } = await secondOf('gerente')
    const refused = await answer(challenge, { passkey: key.sign(passkey ?? '') })
    expect(refused).toMatchObject({ error: { field: 'passkey' } })
  })

  test.each(['', 'x', '{}', '[]', 'null', '{"id":"x","rawId":"x","type":"public-key"}'])(
    'is not made of %j',
    async (made) => {
      const session = await api.signIn('gerente')
      const { challenge } = await session.mutate<{ challenge: string }>(documents.startPasskey)
      const input = { challenge, passkey: made, label: 'Nada' }
      const refused = await session.result(documents.confirmPasskey, { input })
      expect(refused).toMatchObject({ status: 'ERROR', error: { kind: 'invalid' } })
    },
  )

  test('is one of ten at most, also at the same moment, and none without a name', async () => {
    const session = await api.signIn('gerente')
    const { key } = await addKey(session)
    expect((await session.result(documents.startPasskey)).error).toMatchObject({ field: 'proof' })
    const { second } = await session.mutate<{ second: Asked }>(documents.proveIdentity, {
      input: { password: demoPassword },
    })
    const passkey = key.sign(second.passkey ?? '')
    const input = { challenge: second.challenge, passkey }
    await session.mutate(documents.proveSecond, { input })
    for (let count = 2; count <= 9; count += 1) await addKey(session, `Llave ${count}`)
    const started = []
    for (let count = 0; count < 5; count += 1) {
      const { challenge: question, options } = await session.mutate<{
        challenge: string
        options: string
      }>(documents.startPasskey)
      const made = createAuthenticator(services.publicUrl).make(options)
      started.push({ challenge: question, passkey: made, label: `Llave ${count}` })
    }
    const added = await Promise.all(
      started.map((one) => session.result(documents.confirmPasskey, { input: one })),
    )
    expect(added.filter(({ status }) => status === 'OK')).toHaveLength(1)
    expect((await session.result(documents.startPasskey)).error?.kind).toBe('conflict')
    services.publicUrl = 'http://127.0.0.1:3000'
    expect(await factorsOf(session)).toMatchObject({ canAddPasskey: false })
    const other = await api.signIn('lectura')
    expect((await other.result(documents.startPasskey)).message).toContain('un nombre')
    services.publicUrl = 'http://minga.localhost'
  })
})

describe('taking a factor away', () => {
  test('asks for the factor, not only for the password', async () => {
    const session = await api.signIn('gerente')
    const { secret } = await addTotp(session)
    expect((await session.result(documents.removeTotp)).error).toMatchObject({ field: 'proof' })
    const proved = await session.mutate<{ second: Asked | null }>(documents.proveIdentity, {
      input: { password: demoPassword },
    })
    expect((await session.result(documents.removeTotp)).error).toMatchObject({ field: 'proof' })
    const input = { challenge: proved.second?.challenge, code: codeOf(secret) }
    await session.mutate(documents.proveSecond, { input })
    expect(await session.result(documents.removeTotp)).toMatchObject({ status: 'OK' })
    expect(await factorsOf(session)).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 })
    expect(await ask('gerente')).toMatchObject({ data: { token: expect.any(String) } })
  })

  test('and adding one ask for a proof that is not older than a quarter of an hour', async () => {
    const session = await api.signIn('gerente')
    clock.advance({ minutes: 16 })
    for (const document of [documents.startTotp, documents.startPasskey]) {
      expect((await session.result(document)).error).toMatchObject({ field: 'proof' })
    }
    const wrong = await session.result(documents.proveIdentity, { input: { password: 'Otra2026' } })
    expect(wrong).toMatchObject({ error: { kind: 'invalid', field: 'password' } })
    await session.mutate(documents.proveIdentity, { input: { password: demoPassword } })
    expect(await session.result(documents.startTotp)).toMatchObject({ status: 'OK' })
  })

  test('of another needs the right to set their password, and ends their sessions', async () => {
    const theirs = await api.signIn('trabajador')
    await addTotp(theirs)
    await owner.query('delete from mail_outbox')
    const input = { userId: world.people.bernarda.publicId }
    for (const who of ['supervisor', 'lectura', 'gerente'] as const) {
      const refused = await api.as(who).result(documents.resetSecondFactor, { input })
      expect(refused.error?.kind, who).toMatch(/forbidden|not-found/)
    }
    expect(await api.as('admin').result(documents.resetSecondFactor, { input })).toMatchObject({
      status: 'OK',
    })
    await expect(theirs.run('{ me { username } }')).rejects.toThrow()
    expect(await ask('trabajador')).toMatchObject({ data: { token: expect.any(String) } })
    const { rows } = await owner.query<{ recipient: string; text: string }>(
      'select recipient, text_body as text from mail_outbox',
    )
    expect(rows).toEqual([
      {
        recipient: 'bernarda.huenchul@coihues.example',
        text: expect.stringContaining('aplicación de códigos a ninguno'),
      },
    ])
    const trail = await owner.query(
      `select before ->> 'second_factor' as before, after ->> 'second_factor' as after
       from audit_event where entity = 'login' and after ? 'second_factor'
       order by seq desc limit 1`,
    )
    expect(trail.rows).toEqual([{ before: 'aplicación de códigos', after: 'ninguno' }])
    const again = await api.as('admin').result(documents.resetSecondFactor, { input })
    expect(again.error?.kind).toBe('conflict')
  })

  test('of a superadmin is in the platform’s record', async () => {
    const session = await api.signIn('superadmin')
    await addTotp(session)
    const { rows } = await owner.query(
      `select subject from platform_event where subject like 'Segundo factor%'`,
    )
    expect(rows).toEqual([{ subject: 'Segundo factor de superadmin' }])
  })
})

describe('a company that asks its managers for a factor', () => {
  const require = async (rule = 'MANAGERS') =>
    (await api.signIn('admin')).mutate(documents.security, { input: { secondFactor: rule } })

  test('lets them do nothing else until they have one, and the others as before', async () => {
    await require()
    const manager = await api.signIn('gerente')
    expect(await manager.run('{ me { mustAddFactor forcePasswordChange } }')).toEqual({
      me: { mustAddFactor: true, forcePasswordChange: false },
    })
    await expect(manager.run('{ businesses { id } }')).rejects.toMatchObject({
      kind: 'forbidden',
      message: expect.stringContaining('segundo factor'),
    })
    await addTotp(manager)
    await expect(manager.run('{ businesses { id } }')).resolves.toBeDefined()
    const worker = await api.signIn('trabajador')
    expect(await worker.run('{ me { mustAddFactor } }')).toEqual({ me: { mustAddFactor: false } })
  })

  test('does not let the last one be taken away, but be replaced', async () => {
    await require()
    const session = await api.signIn('gerente')
    const { secret } = await addTotp(session)
    const { challenge } = await secondOf('gerente')
    const { data } = await answer(challenge, { code: codeOf(secret) })
    const inside = api.withToken(data.token ?? '')
    expect((await inside.result(documents.removeTotp)).error?.kind).toBe('conflict')
    await addKey(inside)
    expect((await inside.result(documents.removeTotp)).status).toBe('OK')
    const { passkeys } = await factorsOf(inside)
    const last = { input: { id: passkeys[0]?.id } }
    expect((await inside.result(documents.removePasskey, last)).error?.kind).toBe('conflict')
    await owner.query(`update company set second_factor = 'OPTIONAL'`)
    expect((await inside.result(documents.removePasskey, last)).status).toBe('OK')
  })

  test('is not set in a session left open, and the administrators read of it', async () => {
    const input = { secondFactor: 'MANAGERS' }
    const session = await api.signIn('admin')
    await owner.query(
      `update login_session set proved_at = proved_at - interval '9 hours'
       where login_id = (select id from login where username = 'admin')`,
    )
    expect((await session.result(documents.security, { input })).error).toMatchObject({
      kind: 'forbidden',
      field: 'proof',
    })
    await (await api.signIn('admin')).mutate(documents.security, { input })
    const { rows } = await owner.query<{ text: string }>(
      `select text_body as text from mail_outbox
       where subject = 'Cambió la seguridad de su empresa' order by id desc limit 1`,
    )
    expect(rows[0]?.text).toMatch(/El segundo factor al ingresar pasó de «.+» a «.+»/)
  })

  test('is set by who administers it, and its trail says so', async () => {
    const input = { secondFactor: 'MANAGERS' }
    for (const who of ['trabajador', 'supervisor', 'gerente', 'lectura', 'supergerente'] as const) {
      const refused = await api.as(who).result(documents.security, { input })
      expect(refused.error?.kind, who).toBe('forbidden')
    }
    await require()
    expect(await api.as('boreal.admin').run('{ companySecurity { secondFactor } }')).toEqual({
      companySecurity: { secondFactor: 'OPTIONAL' },
    })
    const trail = await owner.query(
      `select after from audit_event where entity = 'company' and after ? 'second_factor'
       and company_id = $1 order by seq desc limit 1`,
      [world.coihues.id],
    )
    expect(trail.rows).toEqual([{ after: { second_factor: 'MANAGERS' } }])
  })

  test('asks superadmins where the installation says so', async () => {
    services.superadminFactor = true
    const session = await api.signIn('superadmin')
    await expect(session.run('{ superadminGeneral { companies } }')).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await addTotp(session)
    await expect(session.run('{ superadminGeneral { companies } }')).resolves.toBeDefined()
    services.superadminFactor = false
  })
})
