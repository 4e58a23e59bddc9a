import path from 'node:path'
import { appUrl, tabulatorUrl } from '#database/migrate.ts'
import {
  timestamps,
  useCertificateSecret,
} from '#modules/papers/company-certificates/server/index.ts'
import { usePush } from '#modules/company/push/server/index.ts'
import { useWebhooks } from '#modules/company/webhooks/server/index.ts'
import { useSealSecret } from '#modules/payroll/payslip-seal/server/index.ts'
import { openDatabase } from '#platform/server/sql/db.ts'
import { startWorker } from '#platform/server/jobs/worker.ts'
import { useSpanishMessages } from '#platform/model/messages.ts'
import { createLog } from '#platform/server/observe/logger.ts'
import { createMetrics } from '#platform/server/observe/metrics.ts'
import { openStorage } from '#platform/server/storage/open.ts'
import { readEnvironment } from '../environment.ts'
import { useProvider } from '../provider.ts'
import { jobsWith, tasksWith } from './jobs.ts'
import { statusServer } from './status.ts'

// Whatever these processes write is nobody else's to read.
process.umask(0o077)
const environment = readEnvironment()
useSpanishMessages()
useSealSecret(environment.sessionSecret)
useCertificateSecret(environment.sessionSecret)
if (environment.timestamps) {
  const { url, roots } = environment.timestamps
  timestamps.use({ url, roots: timestamps.certificatesIn(roots) })
}
useWebhooks(environment.sessionSecret)
useProvider(environment.advancedSignatures)
usePush(environment.sessionSecret, { hosts: environment.pushHosts })
const log = createLog({ level: environment.logLevel })
const metrics = createMetrics()
const db = openDatabase(appUrl(environment.ownerUrl))
const tabulator = openDatabase(tabulatorUrl(environment.ownerUrl), { connections: 2 })
const { storage } = openStorage(
  process.env,
  path.join(environment.dataFolder, 'files'),
  environment.publicUrl,
)

const worker = await startWorker({
  databaseUrl: environment.ownerUrl,
  db,
  jobs: jobsWith({
    db,
    storage,
    publicUrl: environment.publicUrl,
    now: () => new Date(),
    sendsMail: environment.sendsMail,
  }),
  tasks: tasksWith({
    db,
    tabulator,
    storage,
    log,
    env: process.env,
    publicUrl: environment.publicUrl,
  }),
  log,
  metrics,
})
const status = statusServer({ db, log, metrics, token: environment.metricsToken })
if (environment.workerPort) status.listen(environment.workerPort)

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  status.close()
  await worker.stop()
  await db.close()
  await tabulator.close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
