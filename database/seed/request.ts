import type { Actor, Company } from '#access/actor.ts'
import type { RequestContext } from '#platform/server/context.ts'
import { createLog } from '#platform/server/observe/logger.ts'
import type { Database, TenantSession } from '#platform/server/sql/db.ts'
import type { Storage } from '#platform/server/storage/storage.ts'

export type Tools = { readonly db: Database; readonly storage: Storage }

type Asking = {
  /** The account that asks; zero for a person who has none. */
  readonly loginId: number
  readonly username: string
  readonly actor: Actor
  /** The company in which it is asked; none for whoever keeps the platform. */
  readonly company: Company | null
  readonly tenant: TenantSession | null
}

const log = createLog({ level: 'silent' })

/** A request of somebody at an instant, without a browser, as the services take it. */
export function requestAt(now: Date, tools: Tools, asking: Asking) {
  const traceId = `seed-${asking.company?.slug ?? 'platform'}`
  return {
    services: { ...tools, publicUrl: 'http://localhost', sendsMail: false, now: () => now },
    principal: {
      ...asking,
      sessionId: 0,
      signedInAt: now,
      mustChangePassword: false,
      proof: 'PASSWORD',
      factorRequired: false,
      mustAddFactor: false,
      shell: { uiConfig: {}, expiresAt: now, lastSeenAt: now, actingUntil: null, company: null },
    },
    traceId,
    log,
    address: '127.0.0.1',
    userAgent: 'seed',
    asks: false,
    idempotencyKey: null,
    deadline: Infinity,
  } satisfies RequestContext
}
