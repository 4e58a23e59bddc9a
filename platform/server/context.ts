import type pg from 'pg'
import type { Actor, Company as CompanyAccess } from '#access/actor.ts'
import { decide } from '#access/decide.ts'
import { type Reach, reachOf } from '#access/reach.ts'
import type { Permission } from '#access/services.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import type { Database, InTenant, PlatformTx, TenantSession, Tx } from './sql/db.ts'
import type { KeptTransaction } from './transaction/reused-transaction.ts'
import { forbidden, notFound, unauthenticated, UserError } from './errors.ts'
import type { ProgramLimits } from './program-limits.ts'
import { namedToPlatform } from './records/writers.ts'
import type { Log } from './observe/logger.ts'
import type { Storage } from './storage/storage.ts'
import type { Selectable } from 'kysely'
import type { DB } from '#generated/database.ts'
import { hook } from '#platform/model/hook.ts'

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
  /** Whether mail reaches people; otherwise access is given with codes that are shown once. */
  sendsMail: boolean
  /** Whether superadmins are asked for a second factor. */
  superadminFactor?: boolean
}

/** Who is asking. `tenant` is null for a superadmin outside every company. */
export type Principal = {
  sessionId: number
  loginId: number
  username: string
  actor: Actor
  company: CompanyAccess | null
  tenant: TenantSession | null
  /** When the person last proved who they are, and how: some acts want it recent. */
  signedInAt: Date
  proof: Selectable<DB['loginSession']>['proof']
  /** Their company, or the platform, asks them for a second factor. */
  factorRequired: boolean
  /** They have none yet, and must add one first. */
  mustAddFactor: boolean
  /** They sign in with a password that somebody else chose, and must choose their own first. */
  mustChangePassword: boolean
  /** What the shell shows of the session, read with it. */
  shell: ShellFacts
  /** The program that acts with a key of somebody's; whoever signed in has none. */
  program?: ProgramLimits
}

type ShellFacts = {
  /** Preferences of the screens, as the login has them. */
  uiConfig: unknown
  expiresAt: Date
  /** When it was last used; this request counts, unless the screen asked in background. */
  lastSeenAt: Date
  actingUntil: Date | null
  /** The company of `tenant`. */
  company: { name: string; config: unknown; logoFileId: number | null } | null
}

/** One HTTP request, before any operation of it runs. */
export type RequestContext = {
  services: Services
  principal: Principal | null
  traceId: string
  log: Log
  /** The network address of the caller. */
  address: string
  userAgent: string
  /** The screen asks the person before it saves what deserves a second look. */
  asks: boolean
  /** What a form sends so that it is done once, however often it is sent. */
  idempotencyKey: string | null
  /**
   * The transaction in which the actor of a reading request was read: its first operation goes on
   * in it.
   */
  transaction?: KeptTransaction
  /** When the caller stops waiting, by `performance.now()`: nothing begins after it. */
  deadline: number
}

/** A person in whose place another one answers, as people call them. */
export type OnBehalfOf = { userId: number; name: string }

/** «, por encargo de …», after what was answered in the place of somebody. */
export const inPlaceOf = ({ onBehalfOf }: Pick<Context, 'onBehalfOf'>): string =>
  onBehalfOf ? `, por encargo de ${onBehalfOf.name}` : ''

/** One operation inside its company's transaction. */
export type Context = {
  tx: Tx
  /** The connection of `tx`, for what a query builder cannot say (COPY). */
  client: pg.PoolClient
  /** The tables of the platform in the same transaction: accounts, sessions. */
  platform: PlatformTx
  services: Services
  principal: Principal
  actor: Actor
  company: CompanyAccess
  session: TenantSession
  today: ISODate
  now: Date
  traceId: string
  log: Log
  /** As in the request. */
  address: string
  /** As in the request. */
  asks: boolean
  /** In whose place an answer is given by somebody who received a delegation; null as oneself. */
  onBehalfOf: OnBehalfOf | null
  /** Whether the actor may, without regard to a row. Screens ask the same function. */
  can(permission: Permission): boolean
  /** Which rows the permission opens: what a query adds to its `where`. */
  reach(permission: Permission): Reach
}

/**
 * The open transaction of a company, from a request or a job. It carries no actor: what reads with
 * it checks no rights.
 */
export type CompanyDb = Pick<Context, 'tx' | 'client' | 'session'>

/** The same at an instant: what a request and the worker read alike. */
export type CompanyNow = CompanyDb & Pick<Context, 'now'>

/**
 * Somebody with their rights in the open transaction of their company: in a request, or in work in
 * background that reads the rights of its requester anew.
 */
export type Acting = CompanyDb &
  Pick<Context, 'actor' | 'company' | 'today' | 'now' | 'can' | 'reach'>

/** An actor of a company in one of its transactions, at an instant. */
export const actingIn = (
  { tx, client, session }: CompanyDb,
  { actor, company }: { actor: Actor; company: CompanyAccess },
  now: Date,
): Acting => ({
  tx,
  client,
  session,
  actor,
  company,
  today: todayAt(now),
  now,
  can: (permission) => decide(actor, company, permission).allowed,
  reach: (permission) => reachOf(actor, company, permission),
})

/** The same for statements that ask for the company alone: its transaction, and which one it is. */
export type CompanyTx = Pick<Context, 'tx'> & { session: Pick<TenantSession, 'companyId'> }

/** An operation of the platform, outside every company. */
export type PlatformContext = Omit<RequestContext, 'principal'> & {
  principal: Principal
  now: Date
}

const santiago = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' })

/** The last minute whose day was asked: a day begins and ends with a minute. */
let asked = { minute: Number.NaN, day: '' }

/** The calendar day in Chile at an instant. */
export function todayAt(now: Date): ISODate {
  const minute = Math.floor(now.getTime() / 60_000)
  if (minute !== asked.minute) asked = { minute, day: santiago.format(now) }
  return asked.day
}

const clock = new Intl.DateTimeFormat('es-CL', {
  timeZone: 'America/Santiago',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** An instant as a mail writes it: «15-09-2026 a las 09:00», in Chile. */
export const momentAt = (now: Date): string =>
  `${formatDate(todayAt(now))} a las ${clock.format(now)}`

const hours = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Santiago',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** The hour of the day in Chile at an instant, from 0 to 23. */
export const hourAt = (now: Date): number => Number(hours.format(now))

/** Runs work in the transaction that was kept for it, or else in one of its own. */
export async function inTenantOf<T>(
  { services, transaction }: Pick<RequestContext, 'services' | 'transaction'>,
  tenant: TenantSession,
  work: InTenant<T>,
): Promise<T> {
  const kept = transaction?.take()
  if (!kept) return services.db.withTenant(tenant, work)
  const result = await kept.during(work)
  await kept.commit()
  return result
}

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
  return inTenantOf(request, tenant, (tx, client, platform) =>
    work({
      ...actingIn({ tx, client, session: tenant }, { actor, company }, now),
      platform,
      services,
      principal,
      traceId: request.traceId,
      log: request.log,
      address: request.address,
      asks: request.asks,
      onBehalfOf: null,
    }),
  )
}

/**
 * The company of a platform operation: the one it names, or else the caller's own. Only platform
 * administrators may name another.
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
 * Runs `work` inside a company for a platform administrator, without simulating the company: its
 * changes are in the company's audit under the administrator's name.
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
  return services.db.withTenant(session, async (tx, client) => {
    try {
      return await work(tx, client)
    } catch (error) {
      throw error instanceof UserError ? await namedToPlatform(error, { tx, loginId }) : error
    }
  })
}

/**
 * A consequence of a change, in its transaction and before its commit. Answers a sentence for the
 * person who made the change, or nothing.
 */
type Follower = (context: Context) => Promise<string | undefined>

/**
 * The consequences of every mutation inside a company. A module that derives data from others' data
 * registers here, so that the others need not know it.
 */
export const afterChange = hook<Follower>('any change of a company')

/** Runs all registered consequences of a mutation, and answers their sentences. */
export async function follow(context: Context): Promise<string | null> {
  const sentences: string[] = []
  for (const follower of afterChange.listeners) {
    const sentence = await follower(context)
    if (sentence) sentences.push(sentence)
  }
  return sentences.length === 0 ? null : sentences.join('. ')
}
