import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/server/sql/db.ts'
import { createLog } from '#platform/server/observe/logger.ts'
import { createMetrics } from '#platform/server/observe/metrics.ts'
import { freshDatabase } from '#tests/database.ts'
import { rawAnswer, statusOf } from '#tests/raw-http.ts'
import { statusServer } from './status.ts'

const db = openDatabase((await freshDatabase('empty')).appUrl, { connections: 1 })
const parts = { db, log: createLog({ level: 'silent' }), metrics: createMetrics() }
const server = statusServer({ ...parts, token: 'llave' })
await once(server.listen(0, '127.0.0.1'), 'listening')
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(async () => {
  server.close()
  await db.close()
})

test('says that it lives, that it can work, and its numbers to who bears the token', async () => {
  const status = async (path: string, authorization = '') =>
    (await fetch(`${url}${path}`, { headers: { authorization } })).status
  expect(await status('/health')).toBe(200)
  expect(await status('/ready')).toBe(200)
  expect(await status('/metrics')).toBe(401)
  expect(await status('/metrics', 'Bearer llave')).toBe(200)
  expect(await status('/other')).toBe(404)
})

test.each([
  'GET * HTTP/1.1\r\nHost: a\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET http:// HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET :99999999/ HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /health HTTP/1.1\r\nHost: a b\r\n\r\n',
  'GET /health HTTP/1.1\r\nHost: [\r\n\r\n',
])('%j does not end the worker', async (bytes) => {
  expect(statusOf(await rawAnswer(url, bytes))).toBe(400)
  expect((await fetch(`${url}/health`)).status).toBe(200)
})
