// What arrives before any operation: addresses, names, headers and bodies that no browser sends.
// Nothing of it is an error of ours, and nothing of it tells how the server is made.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { startApi } from '../api.ts'
import { rawAnswer, statusOf } from '../raw-http.ts'

const open = await startApi({ metricsToken: 'una llave de prueba' })
const closed = await startApi({ production: true })
const seed = Number(process.env['SEED'] ?? 20_261_122)

/** Words by which an answer would tell how the server is made. */
const TELLS = /\bat [\w.<>]+ \(|node:internal|node_modules|\/work\/|\/app\/|\.ts:\d|TypeError|ERR_/

const lives = async ({ url }: { url: string }) => (await fetch(`${url}/health`)).status === 200

const get = (target: string, ...headers: string[]) =>
  [`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n')
const post = (target: string, body: string, ...headers: string[]) =>
  [`POST ${target} HTTP/1.1`, ...headers, 'Connection: close', '', body].join('\r\n')

const JSON_TYPE = 'Content-Type: application/json'
const hosts = [
  'a b',
  '',
  ' ',
  '[',
  '[::1',
  'a/b',
  'a?b',
  'a#b',
  'a@b',
  'evil.example:99999999',
  ':::',
  '%',
  '%00',
  '%zz',
  'ñandú.cl',
  '\u0001',
  'x'.repeat(300),
  '{}',
  'a,b',
  'localhost:port',
  '0x7f.1',
  '<script>',
]
const targets = [
  '*',
  '//',
  '//evil.example/graphql',
  '///',
  'http://evil.example/graphql',
  'http://',
  'https://evil.example:99999999/',
  'graphql',
  '/%',
  '/%zz',
  '/%00',
  '/%E0%A4%A',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/../../../../etc/passwd',
  '/assets/../../package.json',
  '/assets/..%5c..%5cpackage.json',
  '/files/',
  '/files/%',
  '/files/1/2026/../../x?name=a',
  '/files/1/2026/00000000-0000-0000-0000-000000000000?e=%&s=%&n=%',
  '/graphql/%',
  '/graphql/constructor',
  '/graphql/__proto__',
  '/graphql?query=%',
  '/recover/%',
  '/?%',
  '/\\evil',
  `/${'a'.repeat(7_000)}`,
  '/.env',
  '/.git/config',
  '/metrics',
  '/metrics/',
  '/ready?x=%',
]
const headers = [
  'Content-Length: x',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Content-Length: 5\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: \u000bchunked',
  'Authorization: Bearer \u00ff\u00fe',
  'Authorization:',
  `Authorization: Bearer ${'a.'.repeat(3_000)}`,
  'Traceparent: 00-zz-zz-01',
  'Traceparent: 00-\u00e1-1-1',
  'X-Forwarded-For: \u00e1, , ,,',
  'X-Forwarded-For: [::1, %',
  'Accept: \u0001',
  'Accept-Encoding: gzip;q=\u00e1',
  'If-None-Match: *',
  'Expect: 200-maybe',
  'Expect: 100-continue',
  'Upgrade: websocket\r\nSec-WebSocket-Version: 13',
  'Content-Type: application/json; charset=utf-16',
  'Content-Type: \u00e1',
  'Idempotency-Key: \u00e1\u00e9',
  'Cookie: =;=;;==',
  'Range: bytes=9-1',
  ' Folded: yes',
  'No colon here',
  'X-Nul: a\u0000b',
  `X-Long: ${'x'.repeat(20_000)}`,
]
const bodies: [string, string][] = [
  ['/graphql', ''],
  ['/graphql', '{'],
  ['/graphql', 'null'],
  ['/graphql', '[[[[['],
  ['/graphql', '"\\ud800"'],
  ['/graphql', '{"query":{"a":1}}'],
  ['/graphql', '{"query":"{__typename}","variables":"x"}'],
  ['/graphql', '{"query":"{__typename}","variables":[1]}'],
  ['/graphql', '{"query":"{__typename}","operationName":{}}'],
  ['/graphql', '{"query":"{__typename}","extensions":7}'],
  ['/graphql', '{"query":"\\u0000"}'],
  ['/graphql', '{"__proto__":{"query":"{__typename}"}}'],
  ['/graphql', '\ufeff{"query":"{__typename}"}'],
  ['/graphql', '\xff\xfe{\x00'],
  ['/uploadFile/create', ''],
  ['/uploadFile/create', '--x\r\n\r\n'],
  ['/nowhere', 'x'],
]
const whole: [string, string | Buffer][] = [
  ['nothing', ''],
  ['no HTTP', 'hola\r\n\r\n'],
  ['a version of the future', 'GET / HTTP/9.9\r\n\r\n'],
  ['HTTP 1.0 without a name', 'GET / HTTP/1.0\r\n\r\n'],
  ['HTTP 1.1 without a name', 'GET / HTTP/1.1\r\n\r\n'],
  ['two names', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'],
  ['the start of HTTP 2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['the start of TLS', Buffer.from('16030100c8010000c40303', 'hex')],
  ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['a method of its own', 'BREW /pot HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  [
    'a smuggled second request',
    post('/graphql', '0\r\n\r\nGET /metrics HTTP/1.1\r\nHost: a\r\n\r\n', 'Host: a', JSON_TYPE),
  ],
  ['half a body', post('/graphql', '{"que', 'Host: a', JSON_TYPE, 'Content-Length: 100')],
  ['half an upload', post('/uploadFile/create', '--x', 'Host: a', 'Content-Length: 100')],
]

const requests: [string, string | Buffer][] = [
  ...hosts.map((host): [string, string] => [`host ${name(host)}`, get('/', `Host: ${host}`)]),
  ...targets.map((target): [string, string] => [
    `target ${name(target)}`,
    get(target, 'Host: minga.example'),
  ]),
  ...headers.flatMap((header): [string, string][] => [
    [`GET with ${name(header)}`, get('/', 'Host: a', header)],
    [
      `POST with ${name(header)}`,
      post('/graphql', '{"query":"{__typename}"}', 'Host: a', JSON_TYPE, header),
    ],
  ]),
  ...bodies.map(([target, body]): [string, string] => [
    `body ${name(body)} to ${target}`,
    post(target, body, 'Host: a', JSON_TYPE, `Content-Length: ${Buffer.byteLength(body)}`),
  ]),
  ...whole,
]

function name(text: string): string {
  return JSON.stringify(text).slice(0, 40)
}

describe('a request that no browser sends', () => {
  test.each(requests)('%s', async (_name, bytes) => {
    for (const server of [open, closed]) {
      const answer = await rawAnswer(server.url, bytes)
      expect(statusOf(answer)).toBeLessThan(500)
      expect(answer).not.toMatch(TELLS)
      expect(answer).not.toContain('evil.example')
      expect(await lives(server)).toBe(true)
    }
  })

  test('made of these parts in any order, a thousand times', { timeout: 120_000 }, async () => {
    const parts = fc.record({
      method: fc.constantFrom('GET', 'POST', 'HEAD', 'PUT', 'OPTIONS', 'get', 'G\u00c9T', ''),
      target: fc.oneof(
        fc.constantFrom(...targets),
        fc.string().map((one) => `/${one}`),
      ),
      host: fc.constantFrom(...hosts, 'minga.example'),
      more: fc.array(fc.constantFrom(...headers, JSON_TYPE), { maxLength: 3 }),
      body: fc.constantFrom(...bodies.map(([, body]) => body)),
    })
    const made = fc
      .sample(parts, { numRuns: 1_000, seed })
      .map(({ method, target, host, more, body }) =>
        [
          `${method} ${target} HTTP/1.1`,
          `Host: ${host}`,
          ...more,
          'Connection: close',
          '',
          body,
        ].join('\r\n'),
      )
    const wrong: string[] = []
    for (let at = 0; at < made.length; at += 20) {
      const answers = await Promise.all(
        made.slice(at, at + 20).map((bytes) => rawAnswer(open.url, bytes)),
      )
      answers.forEach((answer, index) => {
        if (statusOf(answer) < 500 && !TELLS.test(answer)) return
        wrong.push(`${JSON.stringify(made[at + index])} → ${answer.slice(0, 300)}`)
      })
    }
    expect({ wrong, seed }).toEqual({ wrong: [], seed })
    expect(await lives(open)).toBe(true)
  })

  test('beside one that a browser sends, which is answered', async () => {
    const answer = await rawAnswer(
      open.url,
      post('/graphql', ASK, 'Host: minga.example', JSON_TYPE, LENGTH),
    )
    expect(statusOf(answer)).toBe(200)
    expect(answer).toContain('"__typename":"Query"')
  })
})

const ASK = '{"query":"{__typename}"}'
const LENGTH = `Content-Length: ${ASK.length}`

describe('the numbers of the server', () => {
  const ask = ({ url }: { url: string }, authorization?: string) =>
    fetch(`${url}/metrics`, { headers: authorization ? { authorization } : {} })

  test('are for who bears the token', async () => {
    expect((await ask(open)).status).toBe(401)
    expect((await ask(open, 'Bearer otra')).status).toBe(401)
    expect((await ask(open, 'Bearer una llave de prueba')).status).toBe(200)
  })

  test('are for nobody where there is no token', async () => {
    for (const authorization of [undefined, 'Bearer ', 'Bearer undefined', 'Bearer null']) {
      expect((await ask(closed, authorization)).status).toBe(404)
    }
  })

  test('count addresses under names of their own, however many are invented', async () => {
    for (let at = 0; at < 50; at += 1) await fetch(`${open.url}/invented/${at}`)
    const text = await (await ask(open, 'Bearer una llave de prueba')).text()
    const routes = new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route))
    expect([...routes].filter((route) => route?.includes('invented'))).toEqual([])
  })
})
