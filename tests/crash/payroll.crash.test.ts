import { seededRandom } from '#law/random.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { innerId } from '../../platform/model/ids.ts'
import { startApi } from '../api.ts'
import { stretch } from '../budget.ts'
import { type MonthRow, payrollOf, Stop } from '../api/payroll.ts'
import { startWorker, type TestProcess } from '../server.ts'
import { until as waited } from '../until.ts'

/** How many times a worker is killed in the middle of a calculation: at least, and at the most. */
const least = 12
const kills = Number(process.env['CRASH_KILLS'] ?? 50)
/** After this time no more than the least. `CRASH_KILLS=50 BUDGET=10` kills all fifty. */
const budgetMs = 35_000 * stretch
/** Longest wait from taking a job to the kill: a good part of a calculation by single contracts. */
const longestMs = 450
const seed = Number(process.env['CRASH_SEED'] ?? Date.now() % 1_000_000)
const random = seededRandom(seed)

const { api, world, database } = await startApi()
const { owner } = database
const admin = payrollOf(api.as('admin'))

let month: MonthRow
let monthId = 0
let expected: Outcome
const crew = createCrew()
afterAll(crew.stop)
beforeAll(async () => {
  process.stdout.write(`CRASH_SEED=${seed}\n`)
  month = await admin.monthAt(world.businesses.vina, 202609)
  monthId = innerId('payrollMonth', month.id) ?? 0
  await admin.calculate(month.id)
  await finished()
  expected = await outcome()
  expect(expected.payslips + expected.failures).toBe(month.contracts)
})

test(
  `a calculation survives ${least} to ${kills} kills of its worker`,
  { timeout: kills * 12_000 },
  async () => {
    let killed = 0
    let completed = 0
    const end = performance.now() + budgetMs
    const goesOn = () => killed < least || (killed < kills && performance.now() < end)
    while (goesOn()) {
      await admin.calculate(month.id)
      while (goesOn()) {
        const name = await holder()
        if (name === 'nobody asked') break
        if (!name) continue
        await sleep(random() * longestMs)
        if ((await holder()) !== name) continue
        await crew.kill(name)
        killed += 1
      }
      await finished()
      completed += 1
      // Every run that was published is the one that nobody interrupted, to the last peso.
      expect(await outcome(), `seed ${seed}, after ${killed} kills`).toEqual(expected)
      process.stdout.write(`${completed} calculations after ${killed} kills: the same pesos\n`)
    }

    // One line in the audit for each calculation that ended, however often it was taken up again.
    const audited = await count(`audit_event where entity = 'payroll_run'
    and (after ->> 'monthId')::bigint = ${monthId}`)
    const done =
      await count(`job where kind = 'payrollMonths.calculate' and key = 'month:${monthId}'
    and status = 'DONE'`)
    expect(audited).toBe(done)
    expect(done).toBe(completed + 1)
    expect(await count(`job where status in ('QUEUED', 'RUNNING')`)).toBe(0)
    expect(
      await count(`payroll_run where payroll_month_id = ${monthId} and state = 'RUNNING'`),
    ).toBe(0)
  },
)

test('a calculation that is stopped in the middle leaves the month as it was', async () => {
  const before = await admin.month(month.id)
  {
    // However slow the machine, the calculation does not end before it is asked to stop.
    await using _slow = await slowed({ seconds: 0.25 })
    await admin.calculate(month.id)
    await until(async () => {
      const job = await lastJob()
      return job.status === 'RUNNING' && job.done > 5
    })
    await api.as('admin').mutate(Stop, { input: { payrollMonthId: month.id } })
    await until(async () => (await lastJob()).status === 'CANCELLED')
  }
  const after = await admin.month(month.id)
  expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 })
  expect(await outcome()).toEqual(expected)

  await admin.calculate(month.id)
  await finished()
  expect(await outcome()).toEqual(expected)
})

test('a worker that was cut off and comes back writes nothing more', async () => {
  await using _slow = await slowed()
  await admin.calculate(month.id)
  let name: string | undefined
  await until(async () => {
    name = await holder()
    return name !== undefined && name !== 'nobody asked' && (await lastJob()).done > 5
  })
  crew.signal(name ?? '', 'SIGSTOP')
  // As when nothing was heard of it for half a minute.
  await sleep(600)
  await owner.query(`update worker_process set beat_at = beat_at - interval '1 hour' where id in
    (select locked_by from graphile_worker._private_jobs)`)
  await owner.query(`select app.release_dead_workers('30 s')`)
  await until(async () => {
    const now = await holder()
    return now !== undefined && now !== name
  })
  crew.signal(name ?? '', 'SIGCONT')
  await finished()
  await sleep(300)
  expect(await outcome()).toEqual(expected)
})

/** Until it is disposed of, every contract's result takes a while, so that a run has a middle. */
async function slowed({ seconds } = { seconds: 0.05 }): Promise<AsyncDisposable> {
  await owner.query(`create function app.take_a_while() returns trigger language plpgsql as
    $$ begin perform pg_sleep(${seconds}); return null; end $$`)
  await owner.query(`create trigger take_a_while after insert on payslip
    for each statement execute function app.take_a_while()`)
  return {
    async [Symbol.asyncDispose]() {
      await owner.query(`drop function app.take_a_while() cascade`)
    },
  }
}

type Outcome = Awaited<ReturnType<typeof outcome>>

/** What the month's run left, whatever its number: how many, and a hash of every result. */
async function outcome() {
  const { rows } = await owner.query<{ payslips: number; hash: string; failures: number }>(
    `select count(p.user_contract_id)::int as payslips,
       md5(string_agg(p.user_contract_id || ':' || array_to_string(p.facts, ',') || ':'
         || array_to_string(p.results, ','), ';' order by p.user_contract_id)) as hash,
       (select count(*)::int
         from payslip_error e where e.payroll_run_id = m.current_run_id) as failures
     from payroll_month m join payslip p on p.payroll_run_id = m.current_run_id
     where m.id = $1 group by m.id, m.current_run_id`,
    [monthId],
  )
  return rows[0] ?? { payslips: 0, hash: '', failures: 0 }
}

async function count(of: string): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(`select count(*)::int as count from ${of}`)
  return rows[0]?.count ?? 0
}

async function lastJob() {
  const { rows } = await owner.query<{ status: string; done: number }>(
    `select status, done from job where kind = 'payrollMonths.calculate' and key = $1
     order by id desc limit 1`,
    [`month:${monthId}`],
  )
  return rows[0] ?? { status: 'NONE', done: 0 }
}

/** The name of the worker that holds the calculation now; undefined while it waits for one. */
async function holder(): Promise<string | undefined> {
  await owner.query(`select app.release_dead_workers('30 s')`)
  const { rows } = await owner.query<{ name: string | null }>(
    `select (select a.application_name from worker_process w
       join pg_stat_activity a on a.pid = w.backend_pid and a.backend_start = w.backend_start
       where w.id = j.locked_by) as name
     from graphile_worker._private_jobs j`,
  )
  if (rows.length === 0) return 'nobody asked'
  if (rows[0]?.name) return rows[0].name
  await sleep(5)
  return undefined
}

async function finished(): Promise<void> {
  await until(async () => (await lastJob()).status === 'DONE')
}

const until = (holds: () => Promise<boolean>) => waited(holds, { of: `seed ${seed}` })

/**
 * Three workers, one of which works: whoever is killed has somebody to take over, and a successor.
 */
function createCrew() {
  const crew = new Map<string, TestProcess>()
  let born = 0
  const join = () => {
    born += 1
    const name = `crew-${born}`
    crew.set(name, startNamed(name))
  }
  for (let at = 0; at < 3; at += 1) join()
  const stop = async () => {
    await Promise.all([...crew.values()].map((worker) => worker.kill()))
  }
  return {
    stop,
    signal: (name: string, signal: NodeJS.Signals) =>
      process.kill(crew.get(name)?.pid ?? 0, signal),
    async kill(name: string) {
      const worker = crew.get(name)
      crew.delete(name)
      join()
      await worker?.kill()
    },
  }
}

/** A worker whose connections carry its name, so that the database says which one holds a job. */
function startNamed(name: string): TestProcess {
  return startWorker(
    { ...database, url: `${database.url}?application_name=${name}` },
    { PAYROLL_BATCH: '1', LOG_LEVEL: 'silent' },
  )
}
