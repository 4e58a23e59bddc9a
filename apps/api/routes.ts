import path from 'node:path'
import { givesFiles, serveCompanyImages } from '#modules/company/companies/server/index.ts'
import { serveSingleSignOn } from '#modules/company/single-sign-on/server/index.ts'
import { personNow } from '#modules/company/accounts/server/index.ts'
import { serveAdvancedWebhook } from '#modules/papers/advanced-signature/server/index.ts'
import { serveCalendarFeeds } from '#modules/time/calendar/server/index.ts'
import type { Services } from '#platform/server/context.ts'
import { serveWeb } from '#platform/server/http/static.ts'
import { health, metricsPage, ready } from '#platform/server/observe/handlers.ts'
import type { OpenedStorage } from '#platform/server/storage/open.ts'
import type { Log } from '#platform/server/observe/logger.ts'
import type { Metrics } from '#platform/server/observe/metrics.ts'
import { uploadRoute } from './uploads.ts'
import { currentTrace } from '#platform/server/observe/trace.ts'
import type { Route } from './server.ts'

type Parts = {
  environment: { metricsToken: string | undefined; companyBytes?: number }
  services: Services
  log: Log
  metrics: Metrics
  serveFiles: OpenedStorage['serve']
}

const webFolder = path.join(import.meta.dirname, '../../dist/web')

/** Everything the API answers besides GraphQL, in the order in which it is tried. */
export function standardRoutes(parts: Parts): Route[] {
  const { environment, services, metrics, serveFiles } = parts
  const web = serveWeb(webFolder)
  return [
    exact('/health', () => health()),
    exact('/ready', () => ready({ database: () => services.db.ping() })),
    exact('/metrics', (request) => metricsPage(metrics, request, environment.metricsToken)),
    (request) =>
      new URL(request.url).pathname.startsWith('/files/')
        ? serveFiles(request, (owner) => givesFiles(services, owner))
        : undefined,
    serveCompanyImages(services),
    serveCalendarFeeds(services, personNow, () => currentTrace() ?? ''),
    serveAdvancedWebhook(services, () => currentTrace() ?? ''),
    serveSingleSignOn(),
    uploadRoute(environment.companyBytes),
    (request) => web(request),
  ]
}

const exact =
  (pathname: string, answer: (request: Request) => Promise<Response> | Response): Route =>
  (request) =>
    new URL(request.url).pathname === pathname ? answer(request) : undefined
