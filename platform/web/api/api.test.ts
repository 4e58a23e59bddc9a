import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, dataOf, failureToError, request } from './api.ts'
import { connection } from './connection.ts'
import { sessionStore } from './session-store.ts'

vi.stubGlobal('location', { pathname: '/home/trabajadores', search: '?q=soto' })
afterEach(() => sessionStore.leave())

const answering = (body: unknown, headers: Record<string, string> = {}, status = 200) =>
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    sent = new Headers(init.headers).get('authorization')
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers }))
  })
let sent: string | null = null

test('a request carries the token and keeps the renewed one', async () => {
  sessionStore.set('first')
  answering({ data: { me: 1 } }, { 'x-session-token': 'second' })
  await expect(request('query { me }')).resolves.toEqual({ me: 1 })
  expect(sent).toBe('Bearer first')
  expect(sessionStore.token()).toBe('second')
})

test('a session that ended is forgotten, with the page to come back to', async () => {
  sessionStore.set('old')
  answering({ errors: [{ message: 'Debe ingresar', extensions: { kind: 'unauthenticated' } }] })
  await expect(request('query { me }')).rejects.toMatchObject({ kind: 'unauthenticated' })
  expect(sessionStore.token()).toBe('')
  expect(sessionStore.ending()).toEqual({ expired: true, path: '/home/trabajadores?q=soto' })
})

test('a late answer does not bring back a session that was left', async () => {
  sessionStore.set('first')
  answering({ data: {} }, { 'x-session-token': 'second' })
  const late = request('query { me }')
  sessionStore.leave()
  await late
  expect(sessionStore.token()).toBe('')
})

test('a broken network, a slow-down and a page for an answer are said in words', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  await expect(request('query { me }')).rejects.toMatchObject({ kind: 'offline' })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 429 })))
  await expect(request('query { me }')).rejects.toMatchObject({ kind: 'too-many' })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502 })))
  await expect(request('query { me }')).rejects.toMatchObject({ kind: 'offline' })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 500 })))
  await expect(request('query { me }')).rejects.toMatchObject({ kind: 'internal' })
})

test('a recent proof that nobody can be asked for stays the refusal it is', async () => {
  const error = { kind: 'forbidden', message: 'Confirme primero quién es', field: 'proof' }
  answering({ data: { closeMonth: { status: 'ERROR', message: error.message, error } } })
  const { closeMonth } = (await request('mutation { closeMonth { status } }')) as {
    closeMonth: Parameters<typeof dataOf>[0]
  }
  expect(() => dataOf(closeMonth)).toThrow('Confirme primero quién es')
})

describe('a busy server', () => {
  const busy = () =>
    new Response(
      JSON.stringify({ errors: [{ message: 'Hay mucha demanda', extensions: { kind: 'busy' } }] }),
      { status: 503, headers: { 'retry-after': '2', 'content-type': 'application/json' } },
    )
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('gets the request again after its waiting time, which the page shows', async () => {
    const answers = [busy(), busy(), new Response(JSON.stringify({ data: { me: 1 } }))]
    vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()))
    const asked = request('query { me }')
    await vi.advanceTimersByTimeAsync(1900)
    expect([answers.length, connection.isBusy()]).toEqual([2, true])
    await vi.advanceTimersByTimeAsync(8000)
    await expect(asked).resolves.toEqual({ me: 1 })
    expect(connection.isBusy()).toBe(false)
  })

  test('that stays busy is reported in its own words, after a few repetitions', async () => {
    const fetched = vi.fn(() => Promise.resolve(busy()))
    vi.stubGlobal('fetch', fetched)
    const asked = request('query { me }')
    const refused = expect(asked).rejects.toMatchObject({
      kind: 'busy',
      message: 'Hay mucha demanda',
    })
    await vi.advanceTimersByTimeAsync(60_000)
    await refused
    expect(fetched).toHaveBeenCalledTimes(4)
  })

  test('gets no repetition after the person has left the page', async () => {
    const fetched = vi.fn(() => Promise.resolve(busy()))
    vi.stubGlobal('fetch', fetched)
    const leaving = new AbortController()
    const asked = request('query { me }', undefined, { signal: leaving.signal })
    const refused = expect(asked).rejects.toMatchObject({ name: 'AbortError' })
    await vi.advanceTimersByTimeAsync(100)
    leaving.abort()
    await vi.advanceTimersByTimeAsync(60_000)
    await refused
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})

test('an outcome gives its data or throws its error, with field and trace', () => {
  expect(dataOf({ status: 'OK', data: { id: 'x' } })).toEqual({ id: 'x' })
  const error = { kind: 'invalid', message: 'Ya existe', field: 'rut', traceId: 't1' }
  expect(() => dataOf({ status: 'ERROR', message: 'Ya existe', error, data: null })).toThrow(
    expect.objectContaining({ kind: 'invalid', field: 'rut', traceId: 't1' }),
  )
  expect(failureToError({ kind: 'bad-request', message: 'Error con query' })).toMatchObject({
    kind: 'bad-request',
    message: 'Error con query',
  })
  expect(failureToError({ kind: 'surprising' })).toEqual(
    new ApiError('internal', 'Ha ocurrido un error'),
  )
})
