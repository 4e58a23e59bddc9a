import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { tabulatorUrl } from '../database/migrate.ts'
import { jobsWith, tasksWith } from '../apps/worker/jobs.ts'
import type { Services } from '../platform/server/context.ts'
import { type Database, openDatabase } from '../platform/server/sql/db.ts'
import {
  type PlatformTask,
  type RunningWorker,
  startWorker,
} from '../platform/server/jobs/worker.ts'
import type { Log } from '../platform/server/observe/logger.ts'

type Parts = { ownerUrl: string; owner: pg.Client; services: Services; log: Log }

/** The worker of a test: started by the first that drains, in this process. */
export function createDrain({ ownerUrl, owner, services, log }: Parts) {
  let worker: Promise<RunningWorker> | undefined
  let tabulator: Database | undefined
  return {
    async drain(withinMs = 30_000): Promise<void> {
      tabulator ??= openDatabase(tabulatorUrl(ownerUrl), { connections: 1 })
      worker ??= startWorker({
        databaseUrl: ownerUrl,
        db: services.db,
        jobs: jobsWith(services),
        tasks: tasksWith({ ...services, tabulator, log, env: {} }).map(unscheduled),
        log,
      })
      await worker
      const deadline = performance.now() + withinMs
      while ((await waiting(owner)) > 0) {
        if (performance.now() > deadline) throw new Error('the queue does not empty')
        await sleep(20)
      }
    },
    /** No job begins until the next drain. */
    async stop() {
      if (worker) await (await worker).stop(1000)
      worker = undefined
      await tabulator?.close()
      tabulator = undefined
    },
  }
}

/** What a clock begins, begun by nothing: a test that crosses its minute is as any other. */
const unscheduled = ({ cron: _cron, ...task }: PlatformTask): PlatformTask => task

/** Jobs that are to run now or are running; those that wait for another try are not. */
async function waiting(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ count: string }>(
    `select count(*) from graphile_worker._private_jobs
     where (run_at <= now() and attempts < max_attempts) or locked_at is not null`,
  )
  return Number(rows[0]?.count)
}
