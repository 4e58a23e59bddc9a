import type pg from 'pg'
import type { LegalCalendar } from '#chile/calendar.ts'
import type { ISODate } from '#chile/dates.ts'
import { rutOf } from '#chile/rut.ts'
import { actorOf } from '#access/actor.ts'
import { loadActing } from '#modules/company/authority/server/index.ts'
import {
  type Context,
  inCompany,
  type PlatformContext,
  type RequestContext,
} from '#platform/server/context.ts'
import type { AnyJob } from '#platform/server/jobs/job.ts'
import { runJob } from '#platform/server/jobs/run-job.ts'
import { createLog } from '#platform/server/observe/logger.ts'
import type { Database } from '#platform/server/sql/db.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { coihues, type SeedCompany } from '../companies.ts'
import { contractCode, found } from '../people.ts'
import type { SeedPerson } from '../person.ts'
import { legalDays } from '../legal-days.ts'
import { requestAt } from '../request.ts'

/** Somebody of the first company: by the key of their case, or by their place in the crowd. */
export type Who = keyof typeof coihues.people | number

/** Between which instants of the database something was written, and the day that it bears. */
export type Written = { readonly from: string; readonly to: string; readonly day: ISODate }

/** The first company from the day of the demo world until today, and who does something in it. */
export type Since = {
  readonly owner: pg.Client
  readonly db: Database
  readonly storage: Storage
  readonly companyId: number
  readonly today: ISODate
  readonly calendar: LegalCalendar
  /** Something that somebody did on a day, with the rights that they had on it. */
  readonly act: <T>(who: Who, day: ISODate, work: (context: Context) => Promise<T>) => Promise<T>
  /** When each act was written, and the day that it bears. */
  readonly written: readonly Written[]
  /** What an account of the platform did on a day. */
  readonly keep: <T>(
    who: 'superadmin' | 'superadmin2',
    day: ISODate,
    work: (context: PlatformContext) => Promise<T>,
  ) => Promise<T>
  /** The same for what works with requests of its own. */
  readonly requestOf: (who: Who, day: ISODate) => Promise<RequestContext>
  readonly userId: (who: Who) => number
  readonly contractId: (who: Who) => number
  /** What a worker would have done on a day. */
  readonly work: (job: AnyJob, jobId: number, day: ISODate) => Promise<void>
}

/** Everybody does what they do at noon. */
const instantOf = (day: ISODate): Date => new Date(`${day}T15:00:00Z`)

type Opened = Pick<Since, 'owner' | 'db' | 'storage' | 'today'>

const log = createLog({ level: 'silent' })

/** Reads who is who in the first company. */
export async function openSince(opened: Opened): Promise<Since> {
  const { owner, db, storage } = opened
  const { slug } = coihues.company
  const companyId = await companyNamed(owner, slug)
  const people = await peopleOf(owner, companyId)
  const userId = (who: Who) => people.userOf(rutOf(personOf(who).rut))
  const requestOf = async (who: Who, day: ISODate): Promise<RequestContext> => {
    const now = instantOf(day)
    const { loginId, username } = people.accountOf(userId(who))
    const session = { companyId, userId: userId(who), loginId, acting: false }
    const tenant = { ...session, traceId: `seed-${slug}` }
    const of = { id: companyId, slug, config: {} }
    const { actor, company } = await db.withTenant(tenant, (tx) =>
      loadActing(tx, of, day, { userId: tenant.userId, keepers: [] }),
    )
    // A person without an account is nobody who signs in: what they ask bears no account.
    const asking = { loginId: loginId ?? 0, username, tenant, actor, company }
    return requestAt(now, { db, storage }, asking)
  }
  const written: Written[] = []
  return {
    ...opened,
    companyId,
    calendar: await legalDays(owner),
    userId,
    contractId: (who) => people.contractOf(contractCode(personOf(who), 0)),
    requestOf,
    written,
    act: async (who, day, work) =>
      inCompany(await requestOf(who, day), async (context) => {
        const at = await clockOf(context.client)
        written.push({ from: at, to: at, day })
        return work(context)
      }),
    keep: async (who, day, work) => {
      const now = instantOf(day)
      const loginId = people.loginOf(who)
      const actor = actorOf({ role: 'SUPERADMIN' })
      const asking = { loginId, username: who, actor, tenant: null, company: null }
      const request = requestAt(now, { db, storage }, asking)
      return work({ ...request, now })
    },
    work: async (job, jobId, day) => {
      const from = await clockOf(owner)
      const tools = { db, log, jobs: new Map([[job.kind, job]]), measure: () => {} }
      const outcome = await runJob(tools, { companyId, jobId }, new AbortController().signal)
      if (outcome !== 'done') throw new Error(`No se pudo hacer ${job.kind}: ${outcome}`)
      written.push({ from, to: await clockOf(owner), day })
    },
  }
}

/** When the transaction of a connection began, as the database writes it. */
async function clockOf(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ at: string }>('select now()::text as at')
  const [now] = rows
  if (!now) throw new Error('The database has no clock')
  return now.at
}

function personOf(who: Who): SeedPerson {
  const { people, others }: SeedCompany = coihues
  if (typeof who === 'string') return found(people, who)
  const person = others[who]
  if (!person) throw new Error(`nobody at place ${who}`)
  return person
}

async function companyNamed(owner: pg.Client, slug: string): Promise<number> {
  const { rows } = await owner.query<{ id: string }>('select id from company where slug = $1', [
    slug,
  ])
  return Number(rows[0]?.id)
}

/** Who has which record, which contract and which account. */
async function peopleOf(owner: pg.Client, companyId: number) {
  const { rows } = await owner.query<{ id: string; rut: string }>(
    'select id, rut from users where company_id = $1',
    [companyId],
  )
  const users = new Map(rows.map(({ rut, id }) => [rut, Number(id)]))
  const { rows: held } = await owner.query<{ id: string; code: string }>(
    'select id, code from user_contract where company_id = $1',
    [companyId],
  )
  const contracts = new Map(held.map(({ code, id }) => [code, Number(id)]))
  const { rows: logins } = await owner.query<{ id: string; username: string; user: string | null }>(
    'select id, username, user_id as "user" from login where company_id = $1 or company_id is null',
    [companyId],
  )
  const accounts = new Map(logins.map((one) => [Number(one.user), one]))
  const loginIds = new Map(logins.map(({ username, id: loginId }) => [username, Number(loginId)]))
  return {
    userOf: (rut: string) => known(users, rut),
    contractOf: (code: string) => known(contracts, code),
    loginOf: (username: string) => known(loginIds, username),
    accountOf: (userId: number) => {
      const account = accounts.get(userId)
      return account
        ? { loginId: Number(account.id), username: account.username }
        : { loginId: null, username: 'sin-cuenta' }
    },
  }
}

function known<Key>(ids: ReadonlyMap<Key, number>, key: Key): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo world has no ${String(key)}`)
  return id
}
