import type http from 'node:http'
import { authenticate } from '#modules/company/session/server/index.ts'
import { programOf } from '#modules/company/tokens/server/index.ts'
import { sessionTokens } from '#modules/company/credentials/server/index.ts'
import type { Principal, RequestContext, Services } from '#platform/server/context.ts'
import { KeptTransaction } from '#platform/server/transaction/reused-transaction.ts'
import { limits } from '#platform/server/graphql/limits.ts'
import { callerAddress } from '#platform/server/http/address.ts'
import type { Log } from '#platform/server/observe/logger.ts'
import { currentTrace } from '#platform/server/observe/trace.ts'

export type Parts = {
  services: Services
  log: Log
  /** Proxies of ours between the caller and this process, each of which adds to the header. */
  trustedHops: number
  /** Milliseconds that an answer may take; a minute unless said. */
  budgetMs?: number
}

/** The network address of the caller. */
export const addressOf = (
  { trustedHops }: Pick<Parts, 'trustedHops'>,
  req: http.IncomingMessage,
): string =>
  callerAddress(
    { forwarded: headerOf(req, 'x-forwarded-for'), socket: req.socket.remoteAddress },
    trustedHops,
  )

/** A header, or null; of one that came several times all that was said. */
function headerOf({ headers }: http.IncomingMessage, name: string): string | null {
  const found = headers[name]
  return found === undefined ? null : String(found)
}

/**
 * The caller and the services of a request, built once for each request. One that only reads goes
 * on in the transaction in which its caller was read: whoever builds it ends that.
 */
export async function contextOf(
  parts: Parts,
  req: http.IncomingMessage,
  reads = false,
): Promise<RequestContext> {
  const transaction = reads ? new KeptTransaction() : undefined
  const principal = await authenticate(parts.services, sessionTokens(), {
    authorization: headerOf(req, 'authorization'),
    background: headerOf(req, 'x-background') === '1',
    traceId: currentTrace() ?? '',
    address: addressOf(parts, req),
    transaction,
  })
  return { ...contextFor(parts, req, principal), ...(transaction ? { transaction } : {}) }
}

/**
 * The same for a program with a key of integration.
 *
 * @throws UserError when the key opens nothing
 */
export async function programContext(
  parts: Parts,
  req: http.IncomingMessage,
): Promise<RequestContext> {
  const principal = await programOf(parts.services, {
    authorization: headerOf(req, 'authorization'),
    traceId: currentTrace() ?? '',
    address: addressOf(parts, req),
  })
  return contextFor(parts, req, principal)
}

function contextFor(
  parts: Parts,
  req: http.IncomingMessage,
  principal: Principal | null,
): RequestContext {
  const { services, log, budgetMs = limits.budgetMs } = parts
  return {
    services: principal ? withLinksFor(services, principal.loginId) : services,
    traceId: currentTrace() ?? '',
    log,
    address: addressOf(parts, req),
    userAgent: headerOf(req, 'user-agent') ?? '',
    deadline: performance.now() + budgetMs,
    asks: headerOf(req, 'x-asks') === '1',
    idempotencyKey: headerOf(req, 'idempotency-key'),
    principal,
  }
}

/** The services with links to files that end with the account that they are given to. */
const withLinksFor = (services: Services, loginId: number): Services => ({
  ...services,
  storage: services.storage.linksFor(loginId),
})
