// A forgotten password, from the mail to the new one; and passwords changed by oneself or by
// others.
import { beforeEach, describe, expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { ApiFailure, startApi } from '#tests/api.ts'
import { demoPassword } from '#tests/world.ts'

const { api, clock, database, drainJobs, url, world } = await startApi()
const { owner } = database

const RECOVER = `mutation Recover($input: RecoverPasswordInput!) {
  recoverPassword(input: $input) { status message error { kind message field } data }
}`
const CHANGE = `mutation Change($input: ChangePasswordInput!) {
  changePassword(input: $input) { status message error { kind message field } data }
}`
const UPDATE = `mutation Update($input: UpdatePasswordInput!) {
  updatePassword(input: $input) { status message error { kind message field } data }
}`
const ME = '{ me { username forcePasswordChange } }'

const sent = 'Si el correo está registrado, recibirá un enlace para recuperar su contraseña'
const worn = 'El enlace no es válido o ya venció. Pida uno nuevo.'
const { bernarda, carolina, camilo, gonzalo, rodrigo } = world.people
const mail = { trabajador: 'bernarda.huenchul@coihues.example' }

beforeEach(async () => {
  await owner.query('delete from rate_limit')
  await owner.query('delete from mail_outbox')
  // Everybody has again the password and the flags of the demo world.
  await owner.query(
    `update login l set force_password_change = username = 'forzado',
       password_hash = (select password_hash from login where username = 'superadmin')`,
  )
  clock.set('2026-09-15T12:00:00Z')
})

async function outbox() {
  const { rows } = await owner.query<{ recipient: string; subject: string; text: string }>(
    'select recipient, subject, text_body as text from mail_outbox order by id',
  )
  return rows
}

async function askForLink(email = mail.trabajador): Promise<string> {
  expect(await api.nobody.result(RECOVER, { input: { email } })).toMatchObject({ data: sent })
  const text = (await outbox()).at(-1)?.text ?? ''
  const link = /http\S+/.exec(text)?.[0] ?? ''
  expect(link.startsWith(`${url}/recover/`)).toBe(true)
  return link.slice(`${url}/recover/`.length)
}

const change = (token: string, newPassword = 'Nueva2026') =>
  api.nobody.result(CHANGE, { input: { token, newPassword } })

const isIn = (session: { run: (document: string) => Promise<unknown> }) =>
  session.run(ME).then(
    () => true,
    (error: unknown) => !(error instanceof ApiFailure) && Promise.reject(error),
  )

describe('a recovery link', () => {
  test('comes by mail, sets a new password, ends every session and tells the owner', async () => {
    const before = await api.signIn('trabajador')
    const token = await askForLink()
    expect(await isIn(before)).toBe(true)
    expect(await change(token)).toMatchObject({ status: 'OK', data: true })
    expect(await isIn(before)).toBe(false)
    await expect(api.signIn('trabajador')).rejects.toThrow('Usuario o Contraseña incorrectos')
    await expect(api.signIn('trabajador', 'Nueva2026')).resolves.toBeDefined()
    expect((await outbox()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [mail.trabajador, 'Recuperar contraseña'],
      [mail.trabajador, 'Su contraseña cambió'],
    ])
  })

  test('opens once', async () => {
    const token = await askForLink()
    const answers = await Promise.all([change(token), change(token), change(token)])
    expect(answers.filter(({ status }) => status === 'OK')).toHaveLength(1)
    expect(await change(token)).toMatchObject({ status: 'ERROR', message: worn })
  })

  test('lasts thirty minutes', async () => {
    const token = await askForLink()
    clock.advance({ minutes: 29 })
    expect(await change(token)).toMatchObject({ status: 'OK' })
    const late = await askForLink()
    clock.advance({ minutes: 31 })
    expect(await change(late)).toMatchObject({ status: 'ERROR', message: worn })
  })

  test('ends the ones asked for before', async () => {
    const first = await askForLink()
    const second = await askForLink()
    expect(await change(first)).toMatchObject({ status: 'ERROR', message: worn })
    expect(await change(second)).toMatchObject({ status: 'OK' })
  })

  test('is nowhere in the database', async () => {
    const token = await askForLink()
    const { rows } = await owner.query<{ row: string }>(
      'select r::text as row from password_reset r',
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.some(({ row }) => row.includes(token))).toBe(false)
  })

  test('keeps its password from a weak one, and stays good', async () => {
    const token = await askForLink()
    expect(await change(token, 'corta')).toMatchObject({
      status: 'ERROR',
      error: { kind: 'invalid', field: 'newPassword' },
    })
    expect(await change(token)).toMatchObject({ status: 'OK' })
  })

  test.each(['', 'x', 'null', '../../etc', 'A'.repeat(43)])('is not guessed: %j', async (token) => {
    expect(await change(token)).toMatchObject({ status: 'ERROR', error: { kind: 'invalid' } })
  })

  test('names our address, whatever the request says of itself', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' }
    await api.post(
      { query: RECOVER, variables: { input: { email: mail.trabajador } } },
      { headers },
    )
    const [letter] = await outbox()
    expect(letter?.text).toContain(`${url}/recover/`)
    expect(letter?.text).not.toContain('evil')
  })
})

describe('asking for a link', () => {
  const ask = (email: string) => api.post({ query: RECOVER, variables: { input: { email } } })

  test('does not tell who is known', async () => {
    const [known, unknown, disabled] = await Promise.all([
      ask(mail.trabajador),
      ask('nadie@coihues.example'),
      ask('bastian.rebolledo@coihues.example'),
    ])
    expect(unknown.text).toBe(known.text)
    expect(disabled.text).toBe(known.text)
    expect((await outbox()).map(({ recipient }) => recipient)).toEqual([mail.trabajador])
  })

  test('wants an address', async () => {
    const payload = await api.nobody.result(RECOVER, { input: { email: 'no es un correo' } })
    expect(payload).toMatchObject({ status: 'ERROR', error: { kind: 'invalid', field: 'email' } })
  })

  test('is forgiving with capitals', async () => {
    await ask('Bernarda.Huenchul@Coihues.Example')
    expect(await outbox()).toHaveLength(1)
  })

  test('stops after three in an hour, known or not', async () => {
    for (const email of [mail.trabajador, 'nadie@coihues.example']) {
      for (let time = 0; time < 3; time += 1) await ask(email)
      expect((await ask(email)).text).toContain('too-many')
    }
    expect(await outbox()).toHaveLength(3)
  })

  test('leaves the mail for the superadmin to read where no server sends it', async () => {
    await askForLink()
    await drainJobs()
    const { rows } = await owner.query('select status from mail_outbox')
    expect(rows).toEqual([{ status: 'KEPT' }])
  })
})

describe('changing a password from inside', () => {
  const input = (userId: string, password: string | null, repeatedPassword = password ?? '') => ({
    input: { userId, password, repeatedPassword },
  })

  test('keeps this session and ends the others', async () => {
    const [here, there] = [await api.signIn('trabajador'), await api.signIn('trabajador')]
    await here.mutate(UPDATE, input(bernarda.publicId, 'Nueva2026'))
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
    await expect(api.signIn('trabajador')).rejects.toThrow()
    await expect(api.signIn('trabajador', 'Nueva2026')).resolves.toBeDefined()
  })

  test.each([
    ['Corta1', 'password', 'La contraseña debe cumplir: al menos 8 caracteres'],
    ['minuscula2026', 'password', 'La contraseña debe cumplir: una letra mayúscula'],
    ['MAYUSCULA2026', 'password', 'La contraseña debe cumplir: una letra minúscula'],
    ['SinNumeros', 'password', 'La contraseña debe cumplir: un número'],
    ['Password123', 'password', 'Esa contraseña es demasiado común'],
    [`A1${'a'.repeat(199)}`, 'password', 'La contraseña debe tener a lo más 200 caracteres'],
  ])('refuses %s', async (password, field, message) => {
    const session = await api.signIn('trabajador')
    const payload = await session.result(UPDATE, input(bernarda.publicId, password))
    expect(payload).toMatchObject({ status: 'ERROR', message, error: { kind: 'invalid', field } })
    await expect(api.signIn('trabajador')).resolves.toBeDefined()
  })

  test('takes a long one as it is, blanks and signs included', async () => {
    const session = await api.signIn('trabajador')
    const password = ` Una frase larga, con ñandú y 4 signos: ${'¿'.repeat(60)} `
    await session.mutate(UPDATE, input(bernarda.publicId, password))
    await expect(api.signIn('trabajador', password)).resolves.toBeDefined()
    await expect(api.signIn('trabajador', password.trim())).rejects.toThrow()
  })

  test('wants it twice', async () => {
    const session = await api.signIn('trabajador')
    const payload = await session.result(UPDATE, input(bernarda.publicId, 'Nueva2026', 'Nueva2027'))
    expect(payload).toMatchObject({
      message: 'Las contraseñas no coinciden',
      error: { field: 'repeatedPassword' },
    })
  })

  test('wants to know again who it is after a quarter of an hour', async () => {
    const session = await api.signIn('trabajador')
    clock.advance({ minutes: 16 })
    expect(await session.result(UPDATE, input(bernarda.publicId, 'Nueva2026'))).toMatchObject({
      error: { kind: 'forbidden', message: expect.stringContaining('vuelva a ingresar') },
    })
    const fresh = await api.signIn('trabajador')
    clock.advance({ minutes: 14 })
    await fresh.mutate(UPDATE, input(bernarda.publicId, 'Nueva2026'))
  })

  test('is demanded before anything else where a change is due, at any time', async () => {
    const session = await api.signIn('forzado')
    clock.advance({ minutes: 20 })
    expect(await session.run(ME)).toEqual({
      me: { username: 'forzado', forcePasswordChange: true },
    })
    await session.mutate(UPDATE, input(camilo.publicId, 'Nueva2026'))
    expect(await session.run(ME)).toEqual({
      me: { username: 'forzado', forcePasswordChange: false },
    })
  })

  test('of another needs a higher rank, and makes them choose their own', async () => {
    const theirs = await api.signIn('trabajador')
    const manager = await api.signIn('supergerente')
    await manager.mutate(UPDATE, input(bernarda.publicId, 'Nueva2026'))
    expect(await isIn(theirs)).toBe(false)
    const again = await api.signIn('trabajador', 'Nueva2026')
    expect(await again.run(ME)).toEqual({
      me: { username: 'trabajador', forcePasswordChange: true },
    })
  })

  test.each(['trabajador', 'supervisor', 'lectura', 'gerente', 'externo', 'invitado'] as const)(
    'of another is not for %s',
    async (username) => {
      const session = await api.signIn(username)
      const other = username === 'lectura' ? carolina : gonzalo
      for (const person of [other, rodrigo, { publicId: 'QQQQQQQQQQ' }]) {
        const payload = await session.result(UPDATE, input(person.publicId, 'Robada2026'))
        expect(payload).toMatchObject({
          status: 'ERROR',
          error: { kind: expect.stringMatching(/forbidden|not-found/) },
        })
      }
      await expect(api.signIn('admin', demoPassword)).resolves.toBeDefined()
    },
  )

  test('of an administrator is for administrators', async () => {
    const manager = await api.signIn('supergerente')
    expect(await manager.result(UPDATE, input(carolina.publicId, 'Robada2026'))).toMatchObject({
      error: { kind: 'forbidden' },
    })
    const admin = await api.signIn('admin')
    await admin.mutate(UPDATE, input(rodrigo.publicId, 'Nueva2026'))
  })

  test('of somebody of another company is as of nobody', async () => {
    const admin = await api.signIn('admin')
    const { nahuel } = world.boreal.people
    const [foreign, missing] = [
      await admin.result(UPDATE, input(nahuel.publicId, 'Robada2026')),
      await admin.result(UPDATE, input(publicId('user', 999_999), 'Robada2026')),
    ]
    expect(foreign).toMatchObject({ error: { kind: 'not-found', message: 'No encontrado' } })
    expect(missing).toEqual(foreign)
    await expect(api.signIn('boreal.trabajador')).resolves.toBeDefined()
  })
})
