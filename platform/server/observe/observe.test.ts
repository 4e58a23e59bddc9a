import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { scrub } from './fields.ts'
import { health, metricsPage, ready } from './handlers.ts'
import { createLog } from './logger.ts'
import { createMetrics } from './metrics.ts'
import { currentTrace, newTraceId, traceOf, withTrace } from './trace.ts'

const captured = () => {
  const lines: string[] = []
  const log = createLog({ level: 'debug', destination: { write: (line) => lines.push(line) } })
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? 'null') }
}

describe('the log', () => {
  test('writes an event with its fields and the trace of the request', async () => {
    const { log, last } = captured()
    const traceId = newTraceId()

    await withTrace(traceId, async () => {
      await sleep(1)
      log.with({ companyId: 7 }).info('operation done', { operation: 'signIn', durationMs: 12 })
    })

    expect(last()).toMatchObject({
      level: 'info',
      event: 'operation done',
      traceId,
      companyId: 7,
      operation: 'signIn',
      durationMs: 12,
    })
  })

  test('drops a field nobody allowed, and an allowed one of the wrong type', () => {
    const { log, last } = captured()
    const careless = { rut: '12.345.678-5', count: 'Juan Pérez', total: 3 }
    log.info('people read', careless as unknown as { total: number })

    expect(last()).not.toHaveProperty('rut')
    expect(last()).not.toHaveProperty('count')
    expect(last().total).toBe(3)
  })

  test('keeps the data of a person out of an error', () => {
    const { log, lines, last } = captured()
    const error = Object.assign(
      new Error(
        'duplicate key value violates unique constraint "users_email_key" for "ana@soto.cl"',
      ),
      { code: '23505', detail: 'Key (rut)=(12.345.678-5) already exists.' },
    )
    log.error('operation failed', { operation: 'createUser' }, error)

    expect(last().error).toMatchObject({ name: 'Error', code: '23505' })
    expect(last().error.message).toContain('users_email_key')
    expect(last().error.at[0]).toContain('observe.test.ts')
    expect(lines.join()).not.toMatch(/ana@|12\.345/)
  })

  test.each([
    ['Key (rut)=(12.345.678-5) already exists', 'Key (•)=(•) already exists'],
    ['invalid input syntax for type integer: "Juan"', 'invalid input syntax for type integer: "•"'],
    ['no se pudo escribir a ana.soto@minga.cl hoy', 'no se pudo escribir a • hoy'],
    ['sueldo 1.250.000 fuera de rango', 'sueldo • fuera de rango'],
    ['relation "payroll_run" does not exist', 'relation "payroll_run" does not exist'],
  ])('scrubs «%s»', (text, expected) => {
    expect(scrub(text)).toBe(expected)
  })
})

describe('the trace', () => {
  test('is taken from a well formed traceparent', () => {
    const traceId = 'ab'.repeat(16)
    expect(traceOf(`00-${traceId}-${'cd'.repeat(8)}-01`)).toBe(traceId)
  })

  test.each(['', 'x', `00-${'0'.repeat(32)}-${'cd'.repeat(8)}-01`, '00-abc-def-01'])(
    'is new when traceparent is «%s»',
    (traceparent) => {
      expect(traceOf(traceparent)).toMatch(/^[0-9a-f]{32}$/)
    },
  )

  test('does not leak out of its request', () => {
    withTrace('a', () => {})
    expect(currentTrace()).toBeUndefined()
  })
})

describe('the pages of operations', () => {
  test('health asks nobody', async () => {
    expect(await health().json()).toEqual({ status: 'ok' })
  })

  test('ready says which dependency is down, and not why', async () => {
    const answer = await ready({
      database: async () => {
        throw new Error('password of minga_app is wrong')
      },
      storage: async () => true,
    })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({
      status: 'unavailable',
      dependencies: { database: 'down', storage: 'ok' },
    })
  })

  test('metrics counts what happened', async () => {
    const metrics = createMetrics()
    metrics.http({ method: 'POST', route: '/graphql', status: 200 }, 0.02)
    metrics.job({ kind: 'mail', result: 'done' }, 1)
    metrics.watchPool('app', { totalCount: 5, idleCount: 3, waitingCount: 0 })

    const headers = { authorization: 'Bearer llave' }
    const request = new Request('http://m/metrics', { headers })
    const text = await (await metricsPage(metrics, request, 'llave')).text()

    expect(text).toContain(
      'minga_http_seconds_count{method="POST",route="/graphql",status="200"} 1',
    )
    expect(text).toContain('minga_job_seconds_count{kind="mail",result="done"} 1')
    expect(text).toContain('minga_pool_app{state="busy"} 2')
  })

  test('metrics with a token is closed to who does not bear it', async () => {
    const metrics = createMetrics()
    const asked = (authorization: string) =>
      metricsPage(metrics, new Request('http://m/metrics', { headers: { authorization } }), 'llave')

    expect((await asked('Bearer otra')).status).toBe(401)
    expect((await asked('Bearer llave')).status).toBe(200)
    const nobody = new Request('http://m/metrics', { headers: { authorization: 'Bearer ' } })
    expect((await metricsPage(metrics, nobody, undefined)).status).toBe(404)
    expect((await metricsPage(metrics, nobody, '')).status).toBe(404)
  })
})
