import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type JobHelpers,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import { z } from 'zod'
import type { Database } from '../sql/db.ts'
import type { Log } from '../observe/logger.ts'
import type { Metrics } from '../observe/metrics.ts'
import { newTraceId, withTrace } from '../observe/trace.ts'
import { queueLogger } from './install.ts'
import type { AnyJob } from './job.ts'
import { memoryAtRest } from './free-memory.ts'
import { keepAlive } from './keep-alive.ts'
import { runJob } from './run-job.ts'

/** Work of the platform itself, outside every company: sending mail, cleaning. May run twice. */
export type PlatformTask = {
  readonly name: string
  /** When it runs by itself, as a crontab says it, in UTC: `0 6 * * *`. */
  readonly cron?: string
  readonly run: (payload: unknown, round: Round) => Promise<void>
}

export type Round = {
  /** A failure now is the last one: nobody will try again. */
  readonly isLast: boolean
}

export type WorkerOptions = {
  /** The owner's address: the queue is the owner's, and only it can see who is alive. */
  readonly databaseUrl: string
  /** The application's door, through which every job's body works. */
  readonly db: Database
  readonly jobs: readonly AnyJob[]
  readonly tasks?: readonly PlatformTask[]
  readonly log: Log
  readonly metrics?: Metrics
  /** Jobs at once in this process. */
  readonly concurrency?: number
}

export type RunningWorker = {
  /** Takes no more jobs, waits for those that run up to `graceMs`, then tells them to stop. */
  stop(graceMs?: number): Promise<void>
}

const DEAF_MS = 5000
const payloadOf = z.object({ companyId: z.number().int(), jobId: z.number().int() })

/**
 * Starts taking jobs. Any number of processes may: each job is run by one at a time.
 *
 * @throws Error when two jobs share a kind, or the database cannot be reached
 */
export async function startWorker(options: WorkerOptions): Promise<RunningWorker> {
  const { databaseUrl, log, concurrency = 2 } = options
  const stopping = new AbortController()
  const events: WorkerEvents = new EventEmitter()
  const taskList = tasksOf(options, stopping.signal)
  const alive = await keepAlive(databaseUrl, log)
  events.once('pool:create', ({ workerPool }) => alive.start(workerPool.id))
  const runner = await run({
    connectionString: databaseUrl,
    concurrency,
    // Jobs use the application's pool; these serve the queue: listen, take, complete.
    maxPoolSize: concurrency + 2,
    pollInterval: 1000,
    noHandleSignals: true,
    logger: queueLogger(log),
    events,
    taskList,
    crontab: crontabOf(options.tasks ?? []),
  }).catch(async (error: unknown) => {
    await alive.stop()
    throw error
  })
  log.info('worker started', { count: options.jobs.length })
  return {
    async stop(graceMs = 20_000) {
      const patience = setTimeout(() => stopping.abort(new Error('the worker stops')), graceMs)
      // A body that hears nothing is left to the next worker: its connection ends with this
      // process.
      const over = new AbortController()
      const deaf = sleep(graceMs + DEAF_MS, undefined, { signal: over.signal })
      await Promise.race([stopQuietly(runner), deaf])
      over.abort()
      deaf.catch(() => undefined)
      clearTimeout(patience)
      await alive.stop()
      log.info('worker stopped')
    },
  }
}

function tasksOf(options: WorkerOptions, stopping: AbortSignal): TaskList {
  const { db, log, metrics, tasks = [] } = options
  const jobs = byKind(options.jobs)
  const memory = memoryAtRest()
  const measure = (kind: string, result: string, seconds: number) =>
    metrics?.job({ kind, result }, seconds)
  const list: TaskList = {
    job: async (payload: unknown) => {
      const asked = payloadOf.parse(payload)
      await memory.during(() => runJob({ db, log, jobs, measure }, asked, stopping))
    },
  }
  for (const task of tasks) {
    list[task.name] = (payload: unknown, { job }: JobHelpers) =>
      withTrace(newTraceId(), async () => {
        try {
          await task.run(payload, { isLast: job.attempts >= job.max_attempts })
        } catch (error) {
          log.error('task failed', { task: task.name }, error)
          throw error
        }
      })
  }
  return list
}

function byKind(jobs: readonly AnyJob[]): ReadonlyMap<string, AnyJob> {
  const map = new Map(jobs.map((job) => [job.kind, job]))
  if (map.size !== jobs.length) throw new Error('two jobs share a kind')
  return map
}

const crontabOf = (tasks: readonly PlatformTask[]) =>
  tasks.flatMap(({ name, cron }) => (cron ? [`${cron} ${name}`] : [])).join('\n')

/** Stopping what has stopped by itself (the database went away) is no error. */
const stopQuietly = (runner: Runner) => runner.stop().catch(() => undefined)
