import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#tests/database.ts'
import { type Database, openDatabase, sql, type TenantSession } from '../sql/db.ts'
import { createLog } from '../observe/logger.ts'
import { createMetrics } from '../observe/metrics.ts'
import { assertFence, claim, record } from './claim.ts'
import { cancelJob, enqueue, retryJob } from './enqueue.ts'
import { FenceLost, JobCancelled } from './job.ts'
import { count, fail, jobs } from './jobs.fixture.ts'
import { activeJob, deadJobs, findJob } from './jobs.queries.ts'
import { type RunningWorker, startWorker } from './worker.ts'

let database: TestDatabase
let db: Database
let owner: Client
const log = createLog({ level: 'silent' })

beforeAll(async () => {
  database = await freshDatabase('empty')
  db = openDatabase(database.appUrl)
  owner = new Client(database.url)
  // The database is dropped before this connection is closed.
  owner.on('error', () => undefined)
  await owner.connect()
  await owner.query(`create table effect (company_id bigint, job_id bigint, n integer,
    primary key (company_id, job_id, n))`)
  await owner.query('grant select, insert on effect to minga_app')
  await owner.query(
    `insert into company (name, slug) values ('Austral', 'austral'), ('Boreal', 'boreal')`,
  )
})
afterAll(async () => {
  await db.close()
  await owner.end()
})

describe('asking for work', () => {
  test('is undone with the transaction that asked', async () => {
    await expect(
      db.withTenant(austral, async (tx) => {
        await enqueue({ tx, session: austral }, count, { to: 1, pauseMs: 0 }, { key: 'undone' })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect(await rowsOf(`select from job where key = 'undone'`)).toHaveLength(0)
    expect(await rowsOf('select from graphile_worker._private_jobs')).toHaveLength(0)
  })

  test('twice with one key is once, per company', async () => {
    const first = await asked('same')
    const again = await asked('same')
    const other = await asked('same', boreal)

    expect(again).toEqual({ id: first.id, created: false })
    const active = await db.withTenant(austral, (tx) => activeJob(tx, 'test.count', 'same'))
    expect(active?.id).toBe(first.id)
    expect(other.created).toBe(true)
    expect(
      await rowsOf(`select from graphile_worker._private_jobs where key = 'job:1:${first.id}'`),
    ).toHaveLength(1)
    await cancelled(first.id)
    await cancelled(other.id, boreal)
  })

  test('is not possible outside a company, nor by hand in the queue', async () => {
    await expect(
      db.withPlatform((tx) => sql`select app.enqueue_job(1)`.execute(tx)),
    ).rejects.toThrow(/no company/)
    await expect(
      db.withTenant(austral, (tx) => sql`select * from graphile_worker._private_jobs`.execute(tx)),
    ).rejects.toThrow(/permission denied/)
    await expect(
      db.withTenant(austral, (tx) => sql`select app.release_dead_workers('0 s')`.execute(tx)),
    ).rejects.toThrow(/permission denied/)
  })

  test('another company neither sees nor cancels it', async () => {
    const { id } = await asked('mine')
    await expect(cancelled(id, boreal)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(db.withTenant(boreal, (tx) => findJob(tx, id))).rejects.toMatchObject({
      kind: 'not-found',
    })
    await cancelled(id)
    await expect(cancelled(id)).rejects.toMatchObject({ message: 'El proceso ya terminó' })
  })
})

describe('the fence', () => {
  test('a worker whose job was taken over writes nothing', async () => {
    const { id } = await asked('taken')
    const first = (await db.withTenant(austral, (tx) => claim(tx, 1, id)))!
    const second = (await db.withTenant(austral, (tx) => claim(tx, 1, id)))!
    expect(second.fence).toBe(first.fence + 1)

    await expect(db.withTenant(austral, (tx) => assertFence(tx, first))).rejects.toThrow(FenceLost)
    await expect(
      db.withTenant(austral, (tx) => record(tx, first, { status: 'DONE' })),
    ).rejects.toThrow(FenceLost)
    await db.withTenant(austral, (tx) => assertFence(tx, second))
  })

  test('a take-over waits for the transaction that proved the older number', async () => {
    const { id } = await asked('waits')
    const first = (await db.withTenant(austral, (tx) => claim(tx, 1, id)))!
    const events: string[] = []
    const writing = db.withTenant(austral, async (tx) => {
      await assertFence(tx, first)
      await db.withTenant(austral, (other) => record(other, first, { done: 1 }))
      events.push('progress written meanwhile')
      await sleep(150)
      events.push('first ends')
    })
    await sleep(50)
    const taking = db
      .withTenant(austral, (tx) => claim(tx, 1, id))
      .then(() => events.push('second holds it'))
    await Promise.all([writing, taking])
    expect(events).toEqual(['progress written meanwhile', 'first ends', 'second holds it'])
  })

  test('stops the transactions of a job that was cancelled', async () => {
    const { id } = await asked('cancel in between')
    const held = (await db.withTenant(austral, (tx) => claim(tx, 1, id)))!
    await cancelled(id)
    await expect(db.withTenant(austral, (tx) => assertFence(tx, held))).rejects.toThrow(
      JobCancelled,
    )
  })
})

describe('a worker', () => {
  let worker: RunningWorker
  const metrics = createMetrics()
  beforeAll(async () => {
    worker = await startWorker({ databaseUrl: database.url, db, jobs, log, metrics })
  })
  afterAll(() => worker.stop())

  test('runs what was asked, as the person who asked, and says how far it is', async () => {
    const { id } = await asked('run', austral, { to: 3, pauseMs: 0 })
    expect(await endOf(id)).toMatchObject({
      status: 'DONE',
      done: 3,
      total: 3,
      result: { counted: 3 },
      attempts: 0,
      error: null,
      message: 'Número 2',
    })
    expect(await numbersOf(id)).toEqual([0, 1, 2])
    expect(await metrics.registry.metrics()).toContain('kind="test.count",result="done"')
  })

  test('shows an expected failure in its words and does not repeat it', async () => {
    const { id } = await db.withTenant(austral, (tx) =>
      enqueue({ tx, session: austral }, fail, { expected: true }),
    )
    expect(await endOf(id)).toMatchObject({
      status: 'FAILED',
      attempts: 1,
      error: 'El mes está cerrado',
    })
  })

  test('tries an unexpected failure again, gives up, and can be asked once more', async () => {
    const { id } = await db.withTenant(austral, (tx) =>
      enqueue({ tx, session: austral }, fail, { expected: false }),
    )
    const dead = await endOf(id)
    expect(dead).toMatchObject({
      status: 'FAILED',
      attempts: 2,
      error: 'Ocurrió un error inesperado',
    })

    expect((await db.withTenant(austral, (tx) => deadJobs(tx)))[0]?.id).toBe(id)
    await db.withTenant(austral, (tx) => retryJob({ tx }, id))
    expect((await rowOf(id)).status).toMatch(/QUEUED|RUNNING/)
    await cancelled(id).catch(() => undefined)
  })

  test('stops at its next step when asked to, keeping what it wrote', async () => {
    const { id } = await asked('long', austral, { to: 1000, pauseMs: 20 })
    await until(async () => (await numbersOf(id)).length > 3)
    await cancelled(id)
    expect(await endOf(id)).toMatchObject({ status: 'CANCELLED' })
    const written = (await numbersOf(id)).length
    await sleep(200)
    expect((await numbersOf(id)).length).toBe(written)
    expect(written).toBeLessThan(200)
  })

  test('finds a job that the queue lost', async () => {
    const { id } = await db.withTenant(austral, (tx) =>
      enqueue({ tx, session: austral }, count, { to: 1, pauseMs: 0 }, { runAt: tomorrow() }),
    )
    await owner.query(`delete from graphile_worker._private_jobs where key = 'job:1:${id}'`)
    await owner.query(`update job set touched_at = now() - interval '1 h' where id = $1`, [id])
    await owner.query(`select app.requeue_lost_jobs('1 min')`)
    expect(await endOf(id)).toMatchObject({ status: 'DONE' })
  })
})

test('a worker that is stopped lets go of its job, and the next one ends it', async () => {
  const { id } = await asked('let go', austral, { to: 40, pauseMs: 20 })
  const first = await startWorker({ databaseUrl: database.url, db, jobs, log })
  await until(async () => (await numbersOf(id)).length > 3)
  await first.stop(50)
  expect((await rowOf(id)).status).toBe('RUNNING')

  const second = await startWorker({ databaseUrl: database.url, db, jobs, log })
  expect(await endOf(id)).toMatchObject({ status: 'DONE', attempts: 0 })
  await second.stop()
  expect(await numbersOf(id)).toHaveLength(40)
})

describe('kill -9', () => {
  test('in the middle of a job loses nothing and doubles nothing', async () => {
    const { id } = await asked('killed', austral, { to: 160, pauseMs: 15 })
    const took: number[] = []
    for (const written of [5, 20, 40]) {
      const victim = await startVictim()
      await until(async () => (await numbersOf(id)).length >= written)
      victim.kill('SIGKILL')
      await once(victim, 'exit')
      took.push(Date.now())
    }
    const worker = await startWorker({ databaseUrl: database.url, db, jobs, log })
    const end = await endOf(id)
    await worker.stop()

    expect(end).toMatchObject({ status: 'DONE', attempts: 0, result: { counted: 160 } })
    expect(end.fence).toBe(4)
    expect(await numbersOf(id)).toEqual(Array.from({ length: 160 }, (_, n) => n))
    expect(Date.now() - took.at(-1)!).toBeLessThan(12_000)
  })
})

test('two jobs of one kind do not start a worker', async () => {
  await expect(
    startWorker({ databaseUrl: database.url, db, jobs: [count, count], log }),
  ).rejects.toThrow('two jobs share a kind')
})

const sessionOf = (companyId: number): TenantSession => ({
  companyId,
  userId: 7,
  loginId: null,
  acting: false,
  traceId: 'ab'.repeat(16),
})
const austral = sessionOf(1)
const boreal = sessionOf(2)

const asked = (key: string, session = austral, input = { to: 1, pauseMs: 0 }) =>
  db.withTenant(session, (tx) => enqueue({ tx, session }, count, input, { key }))
const cancelled = (id: number, session = austral) =>
  db.withTenant(session, (tx) => cancelJob({ tx }, id))
const tomorrow = () => new Date(Date.now() + 86_400_000)

async function rowsOf(text: string) {
  return (await owner.query(text)).rows
}
const rowOf = async (id: number) => {
  const fences = await rowsOf(`select fence from job where id = ${id}`)
  return { ...(await db.withTenant(austral, (tx) => findJob(tx, id))), fence: fences[0]?.fence }
}

async function endOf(id: number) {
  await until(async () => (await rowOf(id)).finishedAt !== null)
  return rowOf(id)
}

const numbersOf = async (id: number): Promise<number[]> =>
  (await rowsOf(`select n from effect where job_id = ${id} order by n`)).map(({ n }) => n)

async function until(reached: () => Promise<boolean>, patienceMs = 15_000) {
  const start = Date.now()
  while (!(await reached())) {
    if (Date.now() - start > patienceMs) throw new Error('it did not happen in time')
    await sleep(25)
  }
}

async function startVictim(): Promise<ChildProcess> {
  const program = new URL('jobs.fixture.ts', import.meta.url).pathname
  const victim = spawn(process.execPath, [program, database.url, database.appUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(victim.stdout!, 'data')
  return victim
}
