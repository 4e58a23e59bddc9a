// What the address of the API answers, to the letter: status, type and words, whatever is sent.
import http from 'node:http'
import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'

const { api, url, clock } = await startApi()
const { port } = new URL(url)

type Sent = { body?: string; headers?: Record<string, string>; path?: string; method?: string }
type Answered = { status: number; type: string; vary: string; traceId: string; text: string }

/** An answer to exactly what is sent: `fetch` would add headers of its own. */
function answerTo({ body = '', headers = {}, path = '/graphql', method = 'POST' }: Sent) {
  return new Promise<Answered>((resolve, reject) => {
    const all = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      ...headers,
    }
    const request = http.request({ port, path, method, headers: all }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const { 'content-type': type = '', vary = '', 'x-trace-id': trace } = answer.headers
        const text = Buffer.concat(parts).toString('utf8')
        const status = answer.statusCode ?? 0
        resolve({ status, type, vary, traceId: String(trace), text })
      })
    })
    request.on('error', reject)
    request.end(body)
  })
}

const asked = (query: string, more: object = {}) => JSON.stringify({ query, ...more })
const signedIn = async () => ({ authorization: `Bearer ${await api.as('admin').token()}` })
const ME = '{ me { username } }'
const found = '{"data":{"me":{"username":"admin"}}}'
const plain = 'application/json; charset=utf-8'
const graphql = 'application/graphql-response+json; charset=utf-8'

describe('what a caller takes', () => {
  test.each([
    [undefined, plain],
    ['', plain],
    ['*/*', plain],
    ['application/*', plain],
    ['application/json', plain],
    ['application/json; charset=UTF-8', plain],
    ['application/json, */*;q=0.1', plain],
    ['text/html, application/json', plain],
    ['application/graphql-response+json', graphql],
    ['application/graphql-response+json, application/json', graphql],
  ])('%s is answered as %s', async (accept, type) => {
    const headers = { ...(await signedIn()), ...(accept === undefined ? {} : { accept }) }
    const answer = await answerTo({ body: asked(ME), headers })
    expect([answer.status, answer.type, answer.text]).toEqual([200, type, found])
    expect(answer.vary).toBe('accept-encoding')
  })

  test.each([
    'text/html',
    'text/event-stream',
    'multipart/mixed',
    'application/json;charset=utf-16',
  ])('%s is no answer of ours, and nothing is done', async (accept) => {
    const body = asked('mutation { signOut { status } }')
    const headers = await signedIn()
    const answer = await answerTo({ body, headers: { ...headers, accept } })
    expect([answer.status, answer.text]).toEqual([406, ''])
    expect((await answerTo({ body: asked(ME), headers })).text).toBe(found)
  })
})

const wrong = /^\{"errors":\[\{"message":"Error con query","extensions":\{"kind":"bad-request"/

describe('a body that is no question', () => {
  test.each([
    ['nothing', ''],
    ['half of one', '{'],
    ['null', 'null'],
    ['a text', '"x"'],
    ['a list', '[]'],
    ['two at once', `[${asked(ME)}, ${asked(ME)}]`],
    ['no document', '{"variables":{}}'],
    ['a document that is null', '{"query":null}'],
    ['a document that is none', '{"query":{"a":1}}'],
    ['variables that are a text', asked(ME, { variables: 'x' })],
    ['variables that are a list', asked(ME, { variables: [1] })],
    ['extensions that are a number', asked(ME, { extensions: 7 })],
    ['the name of an operation that is none', asked(ME, { operationName: {} })],
    ['an operation that it has not', asked('query A { __typename }', { operationName: 'B' })],
    ['two operations and no name', asked('query A { __typename } query B { __typename }')],
    ['a part that nobody knows', asked(ME, { more: 7 })],
    ['an heir of another', '{"__proto__":{"query":"{__typename}"}}'],
  ])('%s', async (_what, body) => {
    const { status, type, text } = await answerTo({ body, headers: await signedIn() })
    expect([status, type]).toEqual([400, plain])
    expect(text).toMatch(wrong)
  })

  test('parts that say nothing are let pass', async () => {
    const body = asked(ME, { variables: null, operationName: null, extensions: {}, more: null })
    expect((await answerTo({ body, headers: await signedIn() })).text).toBe(found)
  })

  test('one of several operations is chosen by its name', async () => {
    const body = asked('query A { a: __typename } query B { b: __typename }', {
      operationName: 'B',
    })
    expect((await answerTo({ body })).text).toBe('{"data":{"b":"Query"}}')
  })
})

describe('a document', () => {
  const unknown = asked('{ mee { username } }')

  test('that is wrong is no failure to who takes plain JSON, and one to the other', async () => {
    expect(await answerTo({ body: unknown })).toMatchObject({ status: 200, type: plain })
    const headers = { accept: 'application/graphql-response+json' }
    expect(await answerTo({ body: unknown, headers })).toMatchObject({ status: 400 })
  })

  test('that cannot be read is one to both', async () => {
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const { status, text } = await answerTo({ body: asked('{ me('), headers: { accept } })
      expect(status).toBe(400)
      expect(text).toMatch(wrong)
    }
  })

  test('that was refused once is refused again, under the trace of its own request', async () => {
    for (const body of [unknown, asked('{ me('), asked(`{ ${'a '.repeat(1_600)} }`)]) {
      const answers = [await answerTo({ body }), await answerTo({ body })]
      for (const { text, traceId } of answers) expect(text).toContain(`"traceId":"${traceId}"`)
      expect(new Set(answers.map(({ traceId }) => traceId)).size).toBe(2)
    }
  })

  test('that was found right for somebody is answered to nobody without a session', async () => {
    const body = asked(ME)
    expect((await answerTo({ body, headers: await signedIn() })).text).toBe(found)
    expect((await answerTo({ body })).text).toContain('"kind":"unauthenticated"')
    clock.advance({ minutes: 1 })
    expect((await answerTo({ body })).text).toContain('"kind":"unauthenticated"')
  })
})

test('the address is read as browsers read one', async () => {
  const body = asked('{ __typename }')
  const statusAt = async (path: string) => (await answerTo({ body, path })).status
  for (const path of ['/graphql', '/graphql?x=%', '/x/../graphql', '/./graphql/user']) {
    expect([path, await statusAt(path)]).toEqual([path, 200])
  }
  for (const path of ['/graphql/', '/graphqlx', '//graphql', '/graphql/other', '/graph%71l']) {
    expect([path, await statusAt(path)]).not.toEqual([path, 200])
  }
})

test('a body without its length, or in another language, is not read', async () => {
  const statusWith = async (headers: Record<string, string>) =>
    (await answerTo({ body: asked('{ __typename }'), headers })).status
  for (const type of ['text/plain', 'application/json-patch', 'application/json x', '']) {
    expect([type, await statusWith({ 'content-type': type })]).toEqual([type, 415])
  }
  for (const type of ['application/json', 'application/json; charset=utf-8']) {
    expect([type, await statusWith({ 'content-type': type })]).toEqual([type, 200])
  }
})

test('the health is said in words', async () => {
  const answer = await fetch(`${url}/health`)
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
})
