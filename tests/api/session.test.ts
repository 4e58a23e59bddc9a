// Coming in, staying in, and being put out. What a session is worth is decided by its row on the
// server, at every request.
import { beforeEach, describe, expect, test } from 'vitest'
import { ApiFailure, startApi } from '#tests/api.ts'

const { api, clock, database, world } = await startApi()
const { owner } = database

const SIGN_IN = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    status message error { kind message field }
    data { token user { username fullname role permissions company { name slug } } }
  }
}`
const ME = '{ me { username role permissions forcePasswordChange isAdmin theme } }'
const LOGOUT = 'mutation Logout { logout { status data } }'
const THEME = `mutation Theme($input: UpdateUiConfigInput!) {
  updateUiConfig(input: $input) { status data }
}`

type Me = {
  me: {
    username: string
    role: string
    permissions: string[]
    forcePasswordChange: boolean
    isAdmin: boolean
    theme: string
  }
}

beforeEach(async () => {
  await owner.query('delete from rate_limit')
  clock.set('2026-09-15T12:00:00Z')
})

const tryToSignIn = (username: unknown, password: unknown) =>
  api.post({ query: SIGN_IN, variables: { input: { username, password } } })

const sessions = async (username: string) =>
  Number(
    (
      await owner.query(
        `select count(*) as n from login_session s join login l on l.id = s.login_id
         where l.username = $1`,
        [username],
      )
    ).rows[0]?.n,
  )

const wrong = 'Usuario o Contraseña incorrectos'
const ended = { kind: 'unauthenticated', message: 'La sesión terminó. Ingrese nuevamente.' }

/** The answer to a request without a living session. */
const refusal = async (session: { run: (document: string) => Promise<unknown> }) =>
  session.run(ME).then(
    () => 'let in',
    (error: unknown) =>
      error instanceof ApiFailure ? { kind: error.kind, message: error.message } : error,
  )

test('says whether the confidential payroll is in what somebody is shown of pay', async () => {
  const seen = async (who: Parameters<typeof api.as>[0]) =>
    (await api.as(who).run<{ me: { seesConfidential: boolean } }>('{ me { seesConfidential } }')).me
      .seesConfidential
  expect(await seen('admin')).toBe(true)
  for (const who of ['contadora', 'lectura', 'gerente', 'trabajador'] as const) {
    expect([who, await seen(who)]).toEqual([who, false])
  }
})

describe('signing in', () => {
  test('gives a token and who one is', async () => {
    const payload = await api.nobody.result(SIGN_IN, {
      input: { username: 'admin', password: 'Minga2026' },
    })
    expect(payload).toMatchObject({
      status: 'OK',
      error: null,
      data: {
        token: expect.stringMatching(/^ey/),
        user: {
          username: 'admin',
          fullname: 'Carolina Aránguiz',
          role: 'ADMIN',
          company: { name: 'Los Coihues', slug: 'coihues' },
          permissions: expect.arrayContaining(['users.read', 'payrollMonths.create']),
        },
      },
    })
  })

  test('forgives blanks and capitals around the name, not in the password', async () => {
    const session = await api.signIn('  Admin ')
    expect((await session.run<Me>(ME)).me.username).toBe('admin')
    await expect(api.signIn('admin', ' Minga2026')).rejects.toThrow(wrong)
  })

  test.each([
    ['', 'Minga2026', 'username'],
    ['   ', 'Minga2026', 'username'],
    [null, null, 'username'],
    ['admin', '', 'password'],
    ['admin', null, 'password'],
  ])('asks for what is missing: %j %j', async (username, password, field) => {
    const payload = await api.nobody.result(SIGN_IN, { input: { username, password } })
    const message = 'Debe ingresar usuario y contraseña'
    expect(payload).toMatchObject({ status: 'ERROR', message, error: { kind: 'invalid', field } })
  })

  test('answers the same to a wrong password and to an unknown or disabled account', async () => {
    await owner.query(`update company set status = 'INACTIVE' where slug = 'boreal'`)
    const answers = await Promise.all([
      tryToSignIn('admin', 'Minga2025'),
      tryToSignIn('nadie', 'Minga2026'),
      tryToSignIn('deshabilitado', 'Minga2026'),
      tryToSignIn('boreal.admin', 'Minga2025'),
    ])
    await owner.query(`update company set status = 'ACTIVE' where slug = 'boreal'`)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.text).toContain(wrong)
  })

  test('says that the company is suspended, after the right password', async () => {
    await owner.query(`update company set status = 'INACTIVE' where slug = 'boreal'`)
    const before = await sessions('boreal.admin')
    const payload = await api.nobody.result(SIGN_IN, {
      input: { username: 'boreal.admin', password: 'Minga2026' },
    })
    expect(payload).toMatchObject({
      status: 'ERROR',
      data: null,
      error: { kind: 'forbidden', message: expect.stringContaining('está suspendida') },
    })
    expect(await sessions('boreal.admin')).toBe(before)
    await owner.query(`update company set status = 'ACTIVE' where slug = 'boreal'`)
    await expect(api.signIn('boreal.admin')).resolves.toBeDefined()
  })

  test('keeps nothing by which a token could be made again', async () => {
    const session = await api.signIn('lectura')
    const { rows } = await owner.query<{ row: string }>(
      'select s::text as row from login_session s',
    )
    const [, payload = ''] = (await session.token()).split('.')
    const { nonce } = JSON.parse(Buffer.from(payload, 'base64url').toString())
    expect(nonce).toHaveLength(43)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.some(({ row }) => row.includes(nonce))).toBe(false)
    const plain = await owner.query(`select from login where password_hash like '%Minga%'`)
    expect(plain.rowCount).toBe(0)
  })
})

describe('guessing', () => {
  const guess = async (username: string, times: number) => {
    for (let time = 0; time < times; time += 1) await tryToSignIn(username, `Minga${time}`)
  }

  test('stops after ten, also with the right one, for that account alone', async () => {
    await guess('gerente', 10)
    const payload = await api.nobody.result(SIGN_IN, {
      input: { username: 'gerente', password: 'Minga2026' },
    })
    expect(payload).toMatchObject({ status: 'ERROR', error: { kind: 'too-many' } })
    await expect(api.signIn('lectura')).resolves.toBeDefined()
  })

  test('is forgotten when the right password comes in time', async () => {
    for (const _round of [1, 2]) {
      await guess('gerente', 9)
      await expect(api.signIn('gerente')).resolves.toBeDefined()
    }
  })

  test('is counted for names that do not exist, in the same words', async () => {
    await guess('nadie.en.especial', 10)
    const [unknown, known] = [
      await tryToSignIn('nadie.en.especial', 'x'),
      (await guess('supervisor', 10), await tryToSignIn('supervisor', 'x')),
    ]
    expect(unknown.text).toBe(known.text)
    expect(unknown.text).toContain('too-many')
  })

  test('from one machine stops for all accounts', async () => {
    // Thirty at once: of sixty, the last find the queue of passwords full and do not count.
    for (const first of [0, 30]) {
      const tries = Array.from({ length: 30 }, (_, n) => tryToSignIn(`nadie.${first + n}`, 'x'))
      for (const { text } of await Promise.all(tries)) expect(text).toContain(wrong)
    }
    expect((await tryToSignIn('admin', 'Minga2026')).text).toContain('too-many')
  })

  test('is not multiplied by aliases in one document', async () => {
    const one = (n: number) =>
      `a${n}: signIn(input: { username: "externo", password: "x${n}" }) { status }`
    const answer = await api.post({ query: `mutation { ${one(1)} ${one(2)} }` })
    expect(answer.json?.errors?.[0]).toMatchObject({
      message: expect.stringContaining('más de una vez'),
      extensions: { kind: 'bad-request' },
    })
    expect((await owner.query('select from rate_limit')).rowCount).toBe(0)
  })
})

describe('a session', () => {
  test('is needed', async () => {
    expect(await refusal(api.nobody)).toEqual(ended)
    await expect((await api.signIn('lectura')).run(ME)).resolves.toBeDefined()
  })

  test('ends at once when one leaves, and no other with it', async () => {
    const [here, there] = [await api.signIn('lectura'), await api.signIn('lectura')]
    expect(await here.result(LOGOUT)).toMatchObject({ status: 'OK', data: true })
    expect(await refusal(here)).toEqual(ended)
    expect(await refusal(there)).toBe('let in')
  })

  test('ends half an hour after its last use', async () => {
    const session = await api.signIn('lectura')
    clock.advance({ minutes: 29 })
    expect(await refusal(session)).toBe('let in')
    clock.advance({ minutes: 29 })
    expect(await refusal(session)).toBe('let in')
    clock.advance({ minutes: 31 })
    expect(await refusal(session)).toEqual(ended)
    expect(await refusal(session)).toEqual(ended)
  })

  test('is not kept alive by a screen that asks by itself', async () => {
    const session = await api.signIn('lectura')
    const poll = () => session.raw(ME, {}, { headers: { 'x-background': '1' }, token: undefined })
    const background = async () =>
      (
        await api.post(
          { query: ME },
          { token: await session.token(), headers: { 'x-background': '1' } },
        )
      ).json?.errors
    for (const _time of [1, 2]) {
      clock.advance({ minutes: 14 })
      expect(await background()).toBeUndefined()
    }
    clock.advance({ minutes: 14 })
    expect(await background()).toHaveLength(1)
    expect((await poll()).json?.errors).toHaveLength(1)
  })

  test('ends after twelve hours, however much it is used', async () => {
    const session = await api.signIn('lectura')
    for (let minutes = 0; minutes < 12 * 60 - 25; minutes += 25) {
      clock.advance({ minutes: 25 })
      expect(await refusal(session)).toBe('let in')
    }
    clock.advance({ minutes: 25 })
    expect(await refusal(session)).toEqual(ended)
  })

  test('ends with its account', async () => {
    const session = await api.signIn('lectura')
    const set = (off: boolean) =>
      owner.query(`update login set is_disabled = $1 where username = 'lectura'`, [off])
    await set(true)
    expect(await refusal(session)).toEqual(ended)
    await set(false)
    expect(await refusal(session)).toBe('let in')
  })

  test('ends with its company', async () => {
    const session = await api.signIn('boreal.trabajador')
    const set = (status: string) =>
      owner.query(`update company set status = $1 where slug = 'boreal'`, [status])
    await set('INACTIVE')
    expect(await refusal(session)).toEqual(ended)
    await set('ACTIVE')
    expect(await refusal(session)).toBe('let in')
  })

  test('has at the next request what a new role gives, and loses what it takes', async () => {
    const session = await api.signIn('trabajador')
    const be = (role: string, off = false) =>
      owner.query('update users set role = $1, is_disabled = $2 where id = $3', [
        role,
        off,
        world.people.bernarda.id,
      ])
    const { me: worker } = await session.run<Me>(ME)
    await be('ADMIN')
    const { me: admin } = await session.run<Me>(ME)
    await be('EMPLOYEE', true)
    const { me: nobody } = await session.run<Me>(ME)
    await be('EMPLOYEE')
    const { me: again } = await session.run<Me>(ME)
    expect(admin).toMatchObject({ role: 'ADMIN', isAdmin: true })
    expect(admin.permissions).toContain('payrollMonths.create')
    expect(nobody).toMatchObject({ role: 'GUEST', permissions: [] })
    expect(worker.permissions).not.toContain('payrollMonths.create')
    expect(again).toEqual(worker)
  })

  test('keeps the theme with the person, in every browser', async () => {
    const session = await api.signIn('lectura')
    expect((await session.run<Me>(ME)).me.theme).toBe('system')
    await session.mutate(THEME, { input: { theme: 'dark' } })
    expect((await (await api.signIn('lectura')).run<Me>(ME)).me.theme).toBe('dark')
    await expect(session.mutate(THEME, { input: { theme: 'pink' } })).rejects.toThrow()
  })
})
