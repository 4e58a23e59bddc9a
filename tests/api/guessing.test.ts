// Guesses: how many are looked at, from where, and that those of strangers do not keep the owner
// of an account out of it.
import { beforeEach, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { demoPassword } from '#tests/world.ts'

/** One proxy is in front of this API: the last entry of the header is the caller. */
const { api, clock, database } = await startApi({
  trustedHops: 1,
  // Up to three hundred guesses at once; demand.test.ts is about a server that refuses requests.
  underWay: 400,
})
const { owner } = database

const SIGN_IN = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    status message error { kind message field } data { token browser user { username } }
  }
}`
const RECOVER = `mutation Recover($input: RecoverPasswordInput!) {
  recoverPassword(input: $input) { status message error { kind message } data }
}`

type Answer = {
  status: string
  message: string | null
  error: { kind: string; message: string } | null
  data: { token: string; browser: string } | null
}
type From = { from?: string; browsers?: string }

const signIn = async (username: string, password: string, { from, browsers }: From = {}) => {
  const input = { username, password, ...(browsers ? { browsers } : {}) }
  const headers = { 'x-forwarded-for': from ?? '203.0.113.1' }
  const { json } = await api.post({ query: SIGN_IN, variables: { input } }, { headers })
  return json?.data?.['signIn'] as Answer
}
const many = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))
const kindsOf = (answers: readonly Answer[]) => {
  const counts: Record<string, number> = {}
  for (const { error } of answers)
    counts[error?.kind ?? 'in'] = (counts[error?.kind ?? 'in'] ?? 0) + 1
  return counts
}
const bucketsLeft = async () => (await owner.query('select from rate_limit')).rowCount

beforeEach(async () => {
  await owner.query('delete from rate_limit')
  clock.set('2026-09-15T12:00:00Z')
})

describe('three hundred guesses at once', () => {
  test('are ten: the others are refused before any password is looked at', async () => {
    const guesses = await many(300, (at) =>
      signIn('gerente', at === 299 ? demoPassword : `Minga${at}`),
    )
    expect(kindsOf(guesses)).toEqual({ invalid: 10, 'too-many': 290 })
    expect(guesses.at(-1)).toMatchObject({ status: 'ERROR', data: null })
  })

  test('with the right one among the first let it in, and no other', async () => {
    const guess = (at: number) => signIn('gerente', at === 3 ? demoPassword : `x${at}`)
    // The first four are at the door before the others: three hundred sockets keep no order.
    const first = await many(4, guess)
    const others = await many(296, (at) => guess(at + 4))
    const guesses = [...first, ...others]
    expect(guesses.filter(({ status }) => status === 'OK')).toHaveLength(1)
    expect(kindsOf(guesses)['invalid'] ?? 0).toBeLessThan(25)
  })

  test('at as many accounts are sixty from one machine', async () => {
    const guesses = await many(300, (at) => signIn(`nadie.${at}`, 'x'))
    expect(kindsOf(guesses)).toMatchObject({ 'too-many': expect.any(Number) })
    expect(kindsOf(guesses)['invalid'] ?? 0).toBeLessThanOrEqual(60)
  })
})

describe('what waits for its password to be looked at', () => {
  test('is fifty at most; whoever comes then is asked to return', async () => {
    const storm = await many(200, (at) =>
      signIn(`nadie.${at}`, 'x', { from: `198.51.100.${at % 250}` }),
    )
    const refused = storm.filter(({ error }) => error?.message.includes('muchos ingresos a la vez'))
    expect(refused.length).toBeGreaterThan(0)
    expect(storm.filter(({ error }) => error?.kind === 'invalid').length).toBeGreaterThanOrEqual(50)
    const { rows } = await owner.query<{ full: boolean }>(
      `select bool_and(full_at < clock_timestamp() + interval '91 s') as full from rate_limit`,
    )
    // One failure each, at most: ninety seconds are one of ten in a quarter of an hour.
    expect(rows[0]?.full).toBe(false)
    expect(await signIn('lectura', demoPassword, { from: '192.0.2.9' })).toMatchObject({
      status: 'OK',
    })
  })
})

describe('a stranger who guesses', () => {
  const stranger = { from: '198.51.100.66' }

  test('does not keep out the owner, who is elsewhere', async () => {
    await many(12, (at) => signIn('supervisor', `Minga${at}`, stranger))
    expect((await signIn('supervisor', demoPassword, stranger)).error?.kind).toBe('too-many')
    expect((await signIn('supervisor', demoPassword)).status).toBe('OK')
  })

  test('in the same office does not keep out an owner whose browser is known', async () => {
    const { data } = await signIn('supervisor', demoPassword)
    await many(12, (at) => signIn('supervisor', `Minga${at}`))
    expect((await signIn('supervisor', demoPassword)).error?.kind).toBe('too-many')
    const known = { browsers: data?.browser ?? '' }
    expect((await signIn('supervisor', demoPassword, known)).status).toBe('OK')
  })

  test('with many machines has forty guesses; the owner’s browser comes in', async () => {
    const { data } = await signIn('trabajador', demoPassword)
    const guesses = await many(120, (at) =>
      signIn('trabajador', `Minga${at}`, { from: `198.51.${at}.1` }),
    )
    expect(kindsOf(guesses)['invalid'] ?? 0).toBeLessThanOrEqual(40)
    expect((await signIn('trabajador', demoPassword)).error?.kind).toBe('too-many')
    const known = { browsers: `nada ${data?.browser ?? ''}` }
    expect((await signIn('trabajador', demoPassword, known)).status).toBe('OK')
  })

  test('multiplies nothing by addresses that they write themselves', async () => {
    const guesses = await many(30, (at) =>
      signIn('admin', `Minga${at}`, { from: `10.0.0.${at}, 192.0.2.${at}, 198.51.100.7` }),
    )
    expect(kindsOf(guesses)).toEqual({ invalid: 10, 'too-many': 20 })
  })

  test('multiplies nothing by the addresses of one customer of IPv6', async () => {
    const guesses = await many(30, (at) =>
      signIn('admin', `Minga${at}`, { from: `2001:db8:1:2::${at.toString(16)}` }),
    )
    expect(kindsOf(guesses)).toEqual({ invalid: 10, 'too-many': 20 })
  })
})

describe('a browser that somebody came in with', () => {
  const browserOf = async (username: string) =>
    (await signIn(username, demoPassword)).data?.browser ?? ''

  test('has ten guesses of its own and no more', async () => {
    const browsers = await browserOf('gerente')
    const guesses = await many(30, (at) => signIn('gerente', `x${at}`, { browsers }))
    expect(kindsOf(guesses)).toEqual({ invalid: 10, 'too-many': 20 })
  })

  test('opens nothing by itself, and is worth nothing for another account', async () => {
    const browsers = await browserOf('gerente')
    expect((await signIn('gerente', 'Minga2025', { browsers })).status).toBe('ERROR')
    await many(10, (at) => signIn('admin', `x${at}`, { browsers }))
    expect((await signIn('admin', demoPassword, { browsers })).error?.kind).toBe('too-many')
    const asToken = await api.post({ query: '{ me { username } }' }, { token: browsers })
    expect(asToken.json?.errors?.[0]?.extensions?.kind).toBe('unauthenticated')
  })

  test('is forgotten when the password changes, and after half a year', async () => {
    const browsers = await browserOf('lectura')
    await many(10, (at) => signIn('lectura', `x${at}`))
    expect((await signIn('lectura', demoPassword, { browsers })).status).toBe('OK')
    await owner.query(
      `update login set password_changed_at = password_changed_at + interval '1 second'
       where username = 'lectura'`,
    )
    await many(10, (at) => signIn('lectura', `x${at}`))
    expect((await signIn('lectura', demoPassword, { browsers })).error?.kind).toBe('too-many')

    await owner.query('delete from rate_limit')
    const fresh = await browserOf('lectura')
    clock.advance({ days: 181 })
    await many(10, (at) => signIn('lectura', `x${at}`))
    const late = await signIn('lectura', demoPassword, { browsers: fresh })
    expect(late.error?.kind).toBe('too-many')
  })

  test.each(['', 'x', 'a.b.c', 'x '.repeat(900), 'eyJ.eyJ.x'])(
    'is not made up: %j',
    async (made) => {
      const answer = await signIn('gerente', demoPassword, { browsers: made })
      expect(answer.status).toBe('OK')
    },
  )
})

describe('recovery mails', () => {
  const ask = async (email: string, from: string) => {
    const variables = { input: { email } }
    const headers = { 'x-forwarded-for': from }
    const { json } = await api.post({ query: RECOVER, variables }, { headers })
    return json?.data?.['recoverPassword'] as Answer
  }
  const mail = 'bernarda.huenchul@coihues.example'

  test('that a stranger asks for leave the owner theirs', async () => {
    const strangers = await many(20, () => ask(mail, '198.51.100.66'))
    expect(strangers.filter(({ status }) => status === 'OK')).toHaveLength(3)
    expect((await ask(mail, '203.0.113.1')).status).toBe('OK')
  })

  test('are ten for one address, from whatever many machines', async () => {
    const asked = await many(40, (at) => ask(mail, `198.51.${at}.1`))
    expect(asked.filter(({ status }) => status === 'OK')).toHaveLength(10)
  })

  test('are counted alike for an address that nobody has', async () => {
    const asked = await many(40, (at) => ask('nadie@coihues.example', `198.51.${at}.1`))
    expect(asked.filter(({ status }) => status === 'OK')).toHaveLength(10)
  })
})

test('a wrong document takes nothing from anybody', async () => {
  await api.post({ query: `mutation { signIn(input: { username: "admin" }) { status } }` })
  expect(await bucketsLeft()).toBe(0)
})
