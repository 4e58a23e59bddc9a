// Connections that begin to send something and stop: they keep nobody else from being answered.
import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { startApi } from '../api.ts'

const room = 8
const { api, url } = await startApi({ underWay: room, bodySeconds: 2 })
const { port } = new URL(url)

const sockets: net.Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** A connection that has sent these bytes and sends no more. */
async function stalled(bytes: string): Promise<net.Socket> {
  const socket = net.connect(Number(port), '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(bytes)
  sockets.push(socket)
  return socket
}
const head = (target: string, type: string, length: number, begin = '{') =>
  `POST ${target} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n` +
  `Content-Length: ${length}\r\n\r\n${begin}`

/** Every request that somebody who has not signed in may begin, as far as its sender sends it. */
const begun = {
  'nothing at all': '',
  'half a head': 'POST /graphql HTTP/1.1\r\nHost: x\r\nConte',
  'a query without the rest': head('/graphql', 'application/json', 100),
  'a query of an area': head('/graphql/payroll', 'application/json', 100),
  'a query as large as it may be': head('/graphql', 'application/json', 262_144, '{"query":"'),
  'files without a session': head('/uploadFile/create', 'multipart/form-data; boundary=x', 9_000),
  'a body for a page': head('/', 'text/plain', 900),
  'a body for the health': head('/health', 'text/plain', 900),
  'a body for a file': head('/files/1/2026/x', 'text/plain', 900),
  'a body for an image': head('/imagenes/coihues/logo', 'text/plain', 900),
  'a body for a calendar': head('/calendar/x.ics', 'text/plain', 900),
}

const signsIn = () => api.post({ query: '{ __typename }' })

describe('a stranger who begins and does not go on', () => {
  test.each(Object.entries(begun))('with %s keeps nobody out', async (_what, bytes) => {
    await Promise.all(Array.from({ length: room * 3 }, () => stalled(bytes)))
    await sleep(200)
    expect((await signsIn()).status).toBe(200)
    expect((await fetch(`${url}/health`)).status).toBe(200)
  })

  test('has some seconds, and loses the connection', async () => {
    const socket = await stalled(begun['a query without the rest'])
    const closed = once(socket, 'close')
    const late = sleep(6_000).then(() => 'still open')
    expect(await Promise.race([closed.then(() => 'closed'), late])).toBe('closed')
  })

  test('is refused in its own network beyond some tens, until they are over', async () => {
    const bytes = begun['a query without the rest']
    await Promise.all(Array.from({ length: 60 }, () => stalled(bytes)))
    await sleep(200)
    const { status, headers } = await signsIn()
    expect([status, headers.get('retry-after')]).toEqual([503, '2'])
    const later = async () => (await signsIn()).status
    await expect.poll(later, { timeout: 6_000 }).toBe(200)
  })
})
