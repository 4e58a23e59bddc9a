// A token is a handle to a row and nothing else: whatever does not carry our signature over that
// handle opens nothing.
import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
} from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { startApi, testSecret } from '#tests/api.ts'

const { api, clock, database } = await startApi()
const { owner } = database
const ME = '{ me { username } }'

/** The key of the tests' installation, made as the server makes it. */
const ours = createPrivateKey({
  key: Buffer.concat([
    Buffer.from('302e020100300506032b657004220420', 'hex'),
    Buffer.from(hkdfSync('sha256', testSecret, 'minga', 'session-token', 32)),
  ]),
  format: 'der',
  type: 'pkcs8',
})
const theirs = generateKeyPairSync('ed25519').privateKey

const real = await (await api.signIn('admin')).token()
const [head = '', body = '', signature = ''] = real.split('.')
type Claims = { sid: number; nonce: string; iss: string; aud: string; iat: number; exp: number }
const claims: Claims = decode(body)

function decode(part: string): Claims {
  return JSON.parse(Buffer.from(part, 'base64url').toString())
}
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token as ours but for what is changed. */
const forge = (change: object, header: object = {}, key = ours) =>
  new SignJWT({ ...claims, ...change })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', ...header })
    .sign(key)

const hmac = (header: object, key: string | Buffer) => {
  const signed = `${encode(header)}.${body}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}

async function opens(token: string): Promise<boolean> {
  const answer = await api.post({ query: ME }, { headers: { authorization: `Bearer ${token}` } })
  expect([200, 400]).toContain(answer.status)
  if (answer.json?.data?.['me']) return true
  expect(answer.json?.errors?.[0]).toMatchObject({ extensions: { kind: 'unauthenticated' } })
  return false
}

test('the token as it was given opens, also when made again from the same handle', async () => {
  expect(await opens(real)).toBe(true)
  expect(await opens(await forge({}))).toBe(true)
})

test('the token says nothing of the person', () => {
  expect(Object.keys(claims).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'nonce', 'sid'])
})

describe('nothing opens with', () => {
  const publicPem = createPublicKey(ours).export({ format: 'pem', type: 'spki' })
  const cases: Record<string, () => Promise<string> | string> = {
    'no signature': () => `${head}.${body}.`,
    'two parts': () => `${head}.${body}`,
    'the algorithm «none»': () => `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
    'the algorithm «None» and our signature': () =>
      `${encode({ alg: 'None', typ: 'JWT' })}.${body}.${signature}`,
    'a shared secret that is the public key': () =>
      hmac({ alg: 'HS256', typ: 'JWT' }, String(publicPem)),
    'a shared secret that is the installation’s': () =>
      hmac({ alg: 'HS256', typ: 'JWT' }, testSecret),
    'an empty shared secret': () => hmac({ alg: 'HS256', typ: 'JWT' }, ''),
    'the key of somebody else': () => forge({}, {}, theirs),
    'a key named by a path': () => forge({}, { kid: '../../../dev/null' }, theirs),
    'a key sent along': () =>
      forge({}, { jwk: createPublicKey(theirs).export({ format: 'jwk' }) }, theirs),
    'a key to be fetched': () => forge({}, { jku: 'http://127.0.0.1:1/keys' }, theirs),
    'another session’s number and our signature': () =>
      `${head}.${encode({ ...claims, sid: claims.sid + 1 })}.${signature}`,
    'a number that is no session': () => forge({ sid: 999_999_999 }),
    'a number as text': () => forge({ sid: String(claims.sid) }),
    'a number beyond all numbers': () => forge({ sid: 1e300 }),
    'a fraction of a number': () => forge({ sid: 1.5 }),
    'another nonce': () => forge({ nonce: 'A'.repeat(43) }),
    'no nonce': () => forge({ nonce: undefined }),
    'a list of nonces': () => forge({ nonce: [claims.nonce] }),
    'another issuer': () => forge({ iss: 'other' }),
    'another audience': () => forge({ aud: 'minga-integration' }),
    'another type': () => forge({}, { typ: 'at+jwt' }),
    'an end in the past': () => forge({ exp: claims.iat - 1 }),
    'a beginning in the future': () => forge({ nbf: claims.exp }),
    'a critical extension': () => forge({}, { crit: ['x'], x: 1 }).catch(() => 'eyJ.eyJ.x'),
    'a signature of other bytes': () => `${head}.${body}.${signature.slice(0, -4)}AAAA`,
    'sixty-four kilobytes': () => `${real}${'A'.repeat(60_000)}`.slice(0, 12_000),
    words: () => 'undefined',
  }
  test.each(Object.keys(cases))('%s', async (name) => {
    expect(await opens(await (cases[name] ?? String)())).toBe(false)
  })
})

describe('nothing opens when the header', () => {
  test.each([
    'Basic YWRtaW46TWluZ2EyMDI2',
    `bearer ${real}`,
    `Bearer  ${real}`,
    `Bearer ${real} x`,
    real,
  ])('is %.24s…', async (authorization) => {
    const answer = await api.post({ query: ME }, { headers: { authorization } })
    expect(answer.json?.data?.['me']).toBeUndefined()
    expect(answer.json?.errors?.[0]?.extensions?.kind).toBe('unauthenticated')
  })
})

test('nothing opens with the token in the address or in a cookie', async () => {
  const answers = [
    await api.post({ query: ME }, { path: `/graphql?token=${real}&access_token=${real}` }),
    await api.post({ query: ME }, { headers: { cookie: `token=${real}; authorization=${real}` } }),
    await api.post({ query: ME }, { headers: { 'x-authorization': `Bearer ${real}` } }),
  ]
  for (const { json } of answers)
    expect(json?.errors?.[0]?.extensions?.kind).toBe('unauthenticated')
})

test('a token whose row is gone, ended or of another hash opens nothing', async () => {
  const session = await api.signIn('gerente')
  const token = await session.token()
  const { sid } = decode(token.split('.')[1] ?? '')
  const attempts = [
    'update login_session set revoked_at = now() where id = $1',
    `update login_session set token_hash = '\\x00' where id = $1`,
    `update login_session set expires_at = '2026-09-15T11:59:59Z' where id = $1`,
  ]
  for (const statement of attempts) {
    expect(await opens(token)).toBe(true)
    await owner.query('begin')
    const kept = await owner.query('select * from login_session where id = $1', [sid])
    await owner.query(statement, [sid])
    await owner.query('commit')
    expect(await opens(token)).toBe(false)
    const { token_hash, revoked_at, expires_at } = kept.rows[0]
    await owner.query(
      'update login_session set token_hash = $2, revoked_at = $3, expires_at = $4 where id = $1',
      [sid, token_hash, revoked_at, expires_at],
    )
  }
  await owner.query('delete from login_session where id = $1', [sid])
  expect(await opens(token)).toBe(false)
})

test('a token of before its time opens nothing', async () => {
  clock.advance({ hours: -1 })
  const early = await forge({ nbf: claims.iat })
  expect(await opens(early)).toBe(false)
  clock.advance({ hours: 1 })
  expect(await opens(early)).toBe(true)
})
