import path from 'node:path'
import { appUrl } from '#database/migrate.ts'
import { useCertificateSecret } from '#modules/papers/company-certificates/server/index.ts'
import { usePush } from '#modules/company/push/server/index.ts'
import { useWebhooks } from '#modules/company/webhooks/server/index.ts'
import { useSingleSignOn } from '#modules/company/single-sign-on/server/index.ts'
import { useSealSecret } from '#modules/payroll/payslip-seal/server/index.ts'
import { useSessionSecret } from '#modules/company/credentials/server/index.ts'
import { useSpanishMessages } from '#platform/model/messages.ts'
import { openDatabase } from '#platform/server/sql/db.ts'
import { createLog } from '#platform/server/observe/logger.ts'
import { createMetrics } from '#platform/server/observe/metrics.ts'
import { openStorage } from '#platform/server/storage/open.ts'
import { readEnvironment } from '../environment.ts'
import { useProvider } from '../provider.ts'
import { standardRoutes } from './routes.ts'
import { createApi } from './server.ts'

// Whatever these processes write is nobody else's to read.
process.umask(0o077)
const environment = readEnvironment()
useSpanishMessages()
useSessionSecret(environment.sessionSecret)
useSealSecret(environment.sessionSecret)
useCertificateSecret(environment.sessionSecret)
useWebhooks(environment.sessionSecret)
useProvider(environment.advancedSignatures)
useSingleSignOn(environment.sessionSecret)
usePush(environment.sessionSecret, { hosts: environment.pushHosts })
const log = createLog({ level: environment.logLevel })
const metrics = createMetrics()
const db = openDatabase(appUrl(environment.ownerUrl))
const opened = openStorage(
  process.env,
  path.join(environment.dataFolder, 'files'),
  environment.publicUrl,
)
const services = {
  db,
  storage: opened.storage,
  publicUrl: environment.publicUrl,
  now: () => new Date(),
  sendsMail: environment.sendsMail,
  superadminFactor: environment.superadminFactor,
}

const server = createApi({
  ...environment,
  services,
  log,
  metrics,
  routes: standardRoutes({ environment, services, log, metrics, serveFiles: opened.serve }),
})
server.listen(environment.port, () => log.info('api listening', { port: environment.port }))

let stopping = false
/** Takes no new connections, lets the answers that are under way end, then closes the pool. */
async function stop(signal: string): Promise<void> {
  if (stopping) return
  stopping = true
  log.info('api stopping', { signal })
  setTimeout(() => server.closeAllConnections(), 10_000).unref()
  server.closeIdleConnections()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  await db.close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop('SIGTERM'))
process.on('SIGINT', () => void stop('SIGINT'))
