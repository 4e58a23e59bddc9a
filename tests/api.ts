import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll } from 'vitest'
import { standardRoutes } from '../apps/api/routes.ts'
import { createApi } from '../apps/api/server.ts'
import { useSessionSecret } from '#modules/company/credentials/server/index.ts'
import { useCertificateSecret } from '#modules/papers/company-certificates/server/index.ts'
import { useSingleSignOn } from '#modules/company/single-sign-on/server/index.ts'
import { usePush } from '#modules/company/push/server/index.ts'
import { useWebhooks } from '#modules/company/webhooks/server/index.ts'
import { useSpanishMessages } from '../platform/model/messages.ts'
import type { Services } from '../platform/server/context.ts'
import { openDatabase } from '../platform/server/sql/db.ts'
import { createLog } from '../platform/server/observe/logger.ts'
import { createMetrics } from '../platform/server/observe/metrics.ts'
import { openStorage } from '../platform/server/storage/open.ts'
import { companyWriter } from './as-company.ts'
import { createClient } from './client.ts'
import { demoSecretFile, freshDatabase, withDemoFiles } from './database.ts'
import { createDrain } from './drain.ts'
import { holdStatements } from './every-statement.ts'
import { demoNow, readWorld } from './world.ts'

export { ApiFailure, type Payload, type Session } from './client.ts'

type Options = {
  /** Runs only the documents of our own screens. */
  registeredOnly?: boolean
  production?: boolean
  trustedHops?: number
  budgetMs?: number
  /** GraphQL requests that are worked on at once. */
  underWay?: number
  bodySeconds?: number
  /** Of one network. */
  requestsPerMinute?: number
  /** Of the pool; a half of them may write in one company at once. */
  connections?: number
  metricsToken?: string
  /** Whether there is a mail server, as most installations have. */
  sendsMail?: boolean
  /** Walls are taken out of it, to see that the tests notice. */
  planted?: boolean
}

/** The secret that signs the tokens of a test's API. */
export const testSecret = 'a secret of the tests, long enough to sign with'

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}

/**
 * The real API on a copy of the demo world, in this process, on a port of its own, with a clock
 * that the test moves. Everything ends with the test file.
 */
export async function startApi({ sendsMail = true, ...options }: Options = {}) {
  await holdStatements({ planted: options.planted ?? false })
  const database = await freshDatabase('demo')
  const folder = mkdtempSync(path.join(tmpdir(), 'minga-api-'))
  const owner = await connect(database.url)
  const clock = createClock(demoNow)
  const db = openDatabase(database.appUrl, { connections: options.connections ?? 6 })
  const opened = openFiles(path.join(folder, 'files'))
  const services: Services = {
    db,
    storage: opened.storage,
    publicUrl: 'http://localhost',
    now: clock.now,
    sendsMail,
  }
  useSpanishMessages()
  useSecrets()
  const log = createLog({ level: process.env['LOG_LEVEL'] ?? 'silent' })
  const metrics = createMetrics()
  const environment = { metricsToken: options.metricsToken }
  const parts = { environment, services, log, metrics, serveFiles: opened.serve }
  const server = createApi({
    services,
    log,
    metrics,
    ...limitsOf(options),
    routes: standardRoutes(parts),
  })
  const url = await listening(server)
  services.publicUrl = url

  const jobs = createDrain({ ownerUrl: database.url, owner, services, log })
  let closed = false
  const close = async () => {
    if (closed) return
    closed = true
    await jobs.stop()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await db.close()
    await owner.end()
    rmSync(folder, { recursive: true, force: true })
  }
  afterAll(close)

  const api = createClient(url, clock)
  const world = await readWorld(owner)
  return {
    ...api,
    api,
    url,
    world,
    /**
     * The superuser's connection: looks behind the row-level security, and sets up what no screen
     * can.
     */
    database: { ...database, owner },
    /** Writes in Los Coihues what no screen can set up. */
    asCompany: companyWriter(owner, world.coihues.id),
    services,
    clock,
    /** Where its files are, for a worker that reads them. */
    folder,
    /** Runs what waits in the queue, mail included, in this process, until nothing waits. */
    drainJobs: jobs.drain,
    restJobs: jobs.stop,
    close,
  }
}

/** The secrets of a process: those of sessions are the test's, those of keys the demo world's. */
function useSecrets(): void {
  useSessionSecret(testSecret)
  useWebhooks(testSecret)
  useSingleSignOn(testSecret)
  usePush(testSecret)
  useCertificateSecret(readFileSync(demoSecretFile(), 'utf8'))
}

/** Files of a test, with those of the demo world. */
function openFiles(folder: string) {
  withDemoFiles(folder)
  return openStorage({}, folder)
}

/** Takes requests on a free port: where. */
async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const limitsOf = (options: Options) => {
  const { production = false, registeredOnly = false, trustedHops = 0 } = options
  const { budgetMs, underWay, bodySeconds, requestsPerMinute } = options
  return {
    production,
    registeredOnly,
    trustedHops,
    ...(budgetMs ? { budgetMs } : {}),
    ...(underWay ? { underWay } : {}),
    ...(bodySeconds ? { bodySeconds } : {}),
    ...(requestsPerMinute ? { requestsPerMinute } : {}),
  }
}

export type Clock = ReturnType<typeof createClock>

function createClock(start: string) {
  let at = new Date(start).getTime()
  return {
    now: () => new Date(at),
    set: (instant: string) => {
      at = new Date(instant).getTime()
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      at += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
  }
}
