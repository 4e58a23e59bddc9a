// What the address of the API takes and what it gives back, before any operation runs.
import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { createClient } from '#tests/client.ts'
import { startServer } from '#tests/server.ts'

const { api, clock, database, url, world } = await startApi()
const registered = await startApi({ registeredOnly: true })

const ME = '{ me { username } }'
const open = { query: '{ __typename }' }
const json = { 'content-type': 'application/json' }

test('answers a question by POST', async () => {
  expect((await api.post(open)).json).toEqual({ data: { __typename: 'Query' } })
})

describe('compresses', () => {
  const question = { query: '{ me { username permissions } }' }
  const encoded = async (accept: string, asked = question) => {
    const token = await (await api.signIn('admin')).token()
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${token}`, 'accept-encoding': accept },
      body: JSON.stringify(asked),
    })
    return { encoding: answer.headers.get('content-encoding'), answer: await answer.json() }
  }

  test('long answers, for clients that accept it', async () => {
    const [zipped, plain] = [await encoded('gzip'), await encoded('identity')]
    expect([zipped.encoding, plain.encoding]).toEqual(['gzip', null])
    expect(zipped.answer).toEqual(plain.answer)
    expect(zipped.answer).toMatchObject({ data: { me: { permissions: expect.anything() } } })
  })

  test('nothing that is short', async () => {
    expect((await encoded('gzip', { query: ME })).encoding).toBeNull()
  })
})

describe('refuses', () => {
  test('anything but POST', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await fetch(`${url}/graphql?query=${encodeURIComponent(open.query)}`, {
        method,
      })
      expect([method, answer.status]).toEqual([method, 405])
    }
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('a body that is %s', async (type) => {
    const answer = await api.post(open, { headers: { 'content-type': type } })
    expect(answer.status).toBe(415)
  })

  test('several questions in one body', async () => {
    const answer = await api.post([open, open])
    expect(answer.status).toBe(400)
    expect(answer.text).not.toContain('__typename')
  })

  test('a body of more than 256 kB', async () => {
    const big = (bytes: number) => ({ ...open, variables: { unused: 'x'.repeat(bytes) } })
    expect((await api.post(big(200 * 1024))).status).toBe(200)
    expect((await api.post(big(256 * 1024))).status).toBe(413)
  })

  test.each(['{', 'null', '[]', '"x"', '{"query":1}', '{"variables":{}}', ''])(
    'the body %s, without falling',
    async (body) => {
      const answer = await fetch(`${url}/graphql`, { method: 'POST', headers: json, body })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    },
  )

  test('an address that is none of its own', async () => {
    expect((await api.post(open, { path: '/graphql/payroll' })).status).toBe(200)
    expect((await api.post(open, { path: '/graphql/other' })).status).toBe(404)
    const kinds = async (path: string) =>
      (await api.post({ query: ME }, { path })).json?.errors?.[0]?.message
    // What was found right at one address is not right at the next for that.
    expect(await kinds('/graphql')).toBe('La sesión terminó. Ingrese nuevamente.')
    expect(await kinds('/graphql/performance')).toBe('Error con query')
    expect(await kinds('/graphql/user')).toBe('La sesión terminó. Ingrese nuevamente.')
  })
})

describe('limits a document', () => {
  const many = (count: number, text: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => text(n)).join(' ')
  const nest = (levels: number) =>
    `{ __type(name: "Query")
      ${'{ fields { type '.repeat(levels)} { name } ${'} }'.repeat(levels)} }`
  const aliases = (count: number) => `{ ${many(count, (n) => `a${n}: __typename`)} }`
  const inside = (count: number) =>
    `{ __schema { ${many(count, (n) => `a${n}: queryType { name }`)} } }`

  test.each([
    ['depth', nest(2), nest(5)],
    ['root fields', aliases(5), aliases(6)],
    ['aliases', inside(15), inside(16)],
  ])('%s', async (_what, fine, tooMuch) => {
    const session = api.as('lectura')
    expect((await session.raw(fine)).json?.errors).toBeUndefined()
    const [error] = (await session.raw(tooMuch)).json?.errors ?? []
    expect(error?.message).toContain('Consulta demasiado grande')
    expect(error?.extensions?.kind).toBe('bad-request')
  })

  test('a fragment that contains itself', async () => {
    const query = '{ ...a } fragment a on Query { __typename ...a }'
    expect((await api.post({ query })).json?.errors).toHaveLength(1)
  })
})

test('a failure has the name that the specification gives it beside our kind', async () => {
  const authorization = `Bearer ${await api.as('trabajador').token()}`
  const named = async (query: string, variables = {}) =>
    (await api.post({ query, variables }, { headers: { authorization } })).json
  const asked = await named('{ users { total } }')
  expect(asked?.errors?.[0]?.extensions).toMatchObject({ kind: 'forbidden', name: 'ClientError' })
  const wrong = await named(
    `mutation C($input: UpdatePasswordInput!) {
      updatePassword(input: $input) { error { kind name field } } }`,
    { input: { userId: world.people.bernarda.publicId, repeatedPassword: 'x', password: 'y' } },
  )
  expect(wrong).toMatchObject({
    data: { updatePassword: { error: { kind: 'invalid', name: 'ValidationError' } } },
  })
})

describe('tells nothing', () => {
  test.each(['{ mee { username } }', '{ me { usernam } }', '{ me(', 'mutation { signIn }'])(
    'of its names to who guesses: %s',
    async (query) => {
      const { text, json: answer } = await api.post({ query })
      expect(answer?.errors?.[0]).toMatchObject({
        message: 'Error con query',
        extensions: { kind: 'bad-request', traceId: expect.any(String) },
      })
      expect(text).not.toMatch(/Did you mean|Cannot query|SignInInput|username"/)
    },
  )

  test('of its schema, without signing in', async () => {
    const query = '{ __schema { types { name } } __typename }'
    expect((await api.post({ query })).json).toMatchObject({
      errors: [{ extensions: { kind: 'unauthenticated' } }],
    })
    expect((await api.as('lectura').raw(query)).json?.data?.['__schema']).toBeDefined()
  })

  test('of its schema, in production', async () => {
    const server = await startServer(database, { NODE_ENV: 'production' })
    const strict = createClient(server.url, clock)
    const query = '{ __schema { types { name } } }'
    expect((await api.as('lectura').raw(query)).json?.errors).toBeUndefined()
    expect((await strict.post({ query })).json?.errors?.[0]?.message).toBe('Error con query')
    expect((await strict.post({ query })).text).not.toContain('AccountType')
    expect((await strict.post(open)).json?.errors).toBeUndefined()
    await server.stop()
  })

  test('to a document that is not of our screens, where only those are', async () => {
    expect((await registered.api.post(open)).json?.errors?.[0]).toMatchObject({
      message: 'Error con query',
    })
  })
})

test('does not let anybody wait without end, nor begin what nobody waits for', async () => {
  const impatient = await startApi({ budgetMs: 1500 })
  const { owner } = impatient.database
  const admin = await impatient.api.signIn('admin')
  await owner.query('begin')
  await owner.query('lock table business in access exclusive mode')
  const slow = admin.raw('{ businesses { id } }')
  const both = admin.raw('{ businesses { id } me { username } }')
  for (const { json: answer } of [await slow, await both]) {
    expect(answer).toMatchObject({
      data: null,
      errors: [{ message: expect.stringContaining('tarda'), extensions: { kind: 'too-many' } }],
    })
  }
  await owner.query('rollback')
  expect((await admin.raw('{ businesses { id } }')).json?.errors).toBeUndefined()
  await impatient.close()
})

test('names each answer, keeps none and lets no browser guess its type', async () => {
  const { headers } = await api.post(open)
  expect(headers.get('x-trace-id')).toMatch(/^[0-9a-f]{32}$/)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('access-control-allow-origin')).toBeNull()
  const trace = 'a'.repeat(32)
  const traced = await api.post(open, {
    headers: { traceparent: `00-${trace}-${'b'.repeat(16)}-01` },
  })
  expect(traced.headers.get('x-trace-id')).toBe(trace)
})

test('says that it lives and that it is ready', async () => {
  for (const path of ['/health', '/ready']) {
    expect((await fetch(`${url}${path}`)).status).toBe(200)
  }
})
