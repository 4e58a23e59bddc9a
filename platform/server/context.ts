import type pg from 'pg'
import type { Actor, Company as CompanyAccess } from '#access/actor.ts'
import { decide } from '#access/decide.ts'
import { type Reach, reachOf } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import type { ISODate } from '#chile/dates.ts'
import type { Database, TenantSession, Tx } from './db.ts'
import { forbidden, notFound, unauthenticated } from './errors.ts'
import type { Log } from './observe/logger.ts'
import type { Storage } from './storage/storage.ts'

/** What a process opens once and every request uses. */
export type Services = {
  db: Database
  storage: Storage
  /**
   * Where the application answers to people: links in mails are built from it, never from a
   * header.
   */
  publicUrl: string
  now: () => Date
}

/** Who is asking. `tenant` is null for a superadmin outside every company. */
export type Principal = {
  sessionId: number
  loginId: number
  username: string
  actor: Actor
  company: CompanyAccess | null
  tenant: TenantSession | null
  /** When the person proved who they are: some acts want it recent. */
  signedInAt: Date
}

/** One HTTP request, before any operation of it runs. */
export type RequestContext = {
  services: Services
  principal: Principal | null
  traceId: string
  log: Log
  address: string
  userAgent: string
}

/** One operation inside its company's transaction. */
export type Context = {
  tx: Tx
  /** The connection of `tx`, for what a query builder cannot say (COPY). */
  client: pg.PoolClient
  services: Services
  principal: Principal
  actor: Actor
  company: CompanyAccess
  session: TenantSession
  today: ISODate
  now: Date
  traceId: string
  log: Log
  /** Whether the actor may, without regard to a row. Screens ask the same function. */
  can(permission: Permission): boolean
  /** Which rows the permission opens: what a query adds to its `where`. */
  reach(permission: Permission): Reach
}

/** An operation of the platform, outside every company. */
export type PlatformContext = Omit<RequestContext, 'principal'> & {
  principal: Principal
  now: Date
}

const santiago = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' })

/** The calendar day in Chile at an instant. */
export const todayAt = (now: Date): ISODate => santiago.format(now)

/** Runs `work` in the transaction of the actor's company. */
export async function inCompany<T>(
  request: RequestContext,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const { principal, services } = request
  if (!principal) throw unauthenticated()
  const { tenant, company, actor } = principal
  if (!tenant || !company) throw forbidden('Elija primero una empresa')
  const now = services.now()
  return services.db.withTenant(tenant, (tx, client) =>
    work({
      tx,
      client,
      services,
      principal,
      actor,
      company,
      session: tenant,
      today: todayAt(now),
      now,
      traceId: request.traceId,
      log: request.log,
      can: (permission) => decide(actor, company, permission).allowed,
      reach: (permission) => reachOf(actor, company, permission),
    }),
  )
}

/**
 * Which company an operation of the platform speaks of: the one it names, or else the one its
 * caller is in. Only who is of the platform may name another.
 */
export function companyAsked({ principal }: PlatformContext, named: number | null): number {
  const { actor, company } = principal
  if (named === null) {
    if (!company) throw forbidden('Elija primero una empresa')
    return company.id
  }
  const isOwn = named === company?.id
  if (!isOwn && !decide(actor, company, 'companies.read').allowed) throw notFound()
  return named
}

/**
 * Runs `work` inside a company for who is of the platform, without simulating it: whatever it
 * changes is in the company's audit under the name of who did it.
 */
export function inNamedCompany<T>(
  { services, principal, traceId }: PlatformContext,
  companyId: number,
  work: (tx: Tx, client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const { loginId, tenant } = principal
  const session: TenantSession =
    tenant?.companyId === companyId
      ? tenant
      : { companyId, userId: null, loginId, acting: true, traceId }
  return services.db.withTenant(session, work)
}
