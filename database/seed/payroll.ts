import pg from 'pg'
import { actorOf } from '#access/actor.ts'
import { standardModules } from '#access/modules.ts'
import { lastDay, monthRange, type YearMonth } from '#chile/period.ts'
import { calculateMonth } from '#modules/payroll/payroll-months/server/calculate.job.ts'
import {
  closePayrollMonth,
  generateProcess,
  initPayrollMonth,
} from '#modules/payroll/payroll-months/server/months.service.ts'
import { type Context, inCompany, type RequestContext } from '#platform/server/context.ts'
import { type Database, openDatabase } from '#platform/server/sql/db.ts'
import type { AnyJob } from '#platform/server/jobs/job.ts'
import { runJob } from '#platform/server/jobs/run-job.ts'
import { createLog } from '#platform/server/observe/logger.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { appUrl } from '../migrate.ts'
import { seedCertificates } from './certificates.ts'
import { seedAccounting } from './accounting.ts'
import { seedClimate } from './climate.ts'
import { askerOf, seedDecisions } from './decisions.ts'
import { seedDutiesMet } from './duties.ts'
import { seedEvaluations } from './evaluations.ts'
import { seedFilings, seedYearDeclared } from './filings.ts'
import { seedPayments } from './payments.ts'
import { seedProcesses } from './processes.ts'
import { seedSettlements } from './settlements.ts'
import { seedTemplates } from './templates.ts'
import { seedFigures, seedYear } from './year.ts'

/** The month that is open on the day of the demo world; those before it this year are closed. */
const openMonth: YearMonth = 202609
const lastClosed: YearMonth = 202608
const months = monthRange(202601, openMonth)
/** The small company has been here a year longer: its 2025 is over. */
const longer = { slug: 'boreal', months: monthRange(202501, openMonth) } as const
const log = createLog({ level: 'silent' })

/**
 * Opens, calculates and closes the months of every razón social, by the services, the job and the
 * role of the application. The last month stays open.
 */
export async function seedPayroll(ownerUrl: string, storage: Storage): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const db = openDatabase(appUrl(ownerUrl), { connections: 2 })
  const tools = { db, storage }
  try {
    for (const admin of await administrators(owner)) {
      const isLonger = admin.slug === longer.slug
      if (isLonger) await seedFigures(owner, admin.companyId, admin.loginId)
      await payCompany(tools, admin)
      await seedProcesses(owner, requestOf(tools, admin, closingDay(openMonth)), admin.companyId)
      await seedSettlements(owner, requestOf(tools, admin, closingDay(openMonth)), admin.companyId)
      if (isLonger) await seedFinishedYear(owner, tools, admin)
      await backdate(owner, admin)
      await (isLonger ? seedWages(owner, tools, admin) : seedDeclared(owner, tools, admin))
      const requestAs = (userId: number, now: Date) => requestOf(tools, { ...admin, userId }, now)
      if (!isLonger) await seedClimate({ ...tools, ...admin, owner, ownerUrl, requestAs })
    }
    // What was queued was run here: a worker would find nothing to do.
    await owner.query('delete from graphile_worker._private_jobs')
  } finally {
    await db.close()
    await owner.end()
  }
}

type Administrator = {
  companyId: number
  slug: string
  userId: number
  loginId: number
  username: string
  businessIds: number[]
}

async function administrators(owner: pg.Client): Promise<Administrator[]> {
  const { rows } = await owner.query<Administrator>(
    `select c.id as "companyId", c.slug, l.user_id as "userId", l.id as "loginId", l.username
     from company c join login l on l.company_id = c.id and l.username in ('admin', 'boreal.admin')
     order by c.id`,
  )
  const all: Administrator[] = []
  for (const row of rows) {
    await owner.query('begin')
    await owner.query('select app.begin_request($1, null, null, false, null)', [row.companyId])
    const found = await owner.query<{ id: number }>(
      'select id from business where company_id = $1 order by id',
      [row.companyId],
    )
    await owner.query('commit')
    all.push({ ...row, businessIds: found.rows.map(({ id }) => id) })
  }
  return all
}

type Tools = { readonly db: Database; readonly storage: Storage }

async function payCompany(tools: Tools, admin: Administrator): Promise<void> {
  for (const businessId of admin.businessIds) {
    const own = admin.slug === longer.slug ? longer.months : months
    for (const month of own) await payMonth(tools, admin, businessId, month)
  }
}

async function seedFinishedYear(owner: pg.Client, tools: Tools, admin: Administrator) {
  const { companyId, businessIds } = admin
  await seedYear({
    owner,
    companyId,
    businessId: businessIds[0] ?? 0,
    requestAt: (instant) => requestOf(tools, admin, new Date(instant)),
    run: (job, jobId) => runNow(tools.db, job, { companyId, jobId }),
  })
}

const demoOf = (owner: pg.Client, tools: Tools, admin: Administrator, day: Date) => ({
  owner,
  companyId: admin.companyId,
  businessId: admin.businessIds[0] ?? 0,
  request: requestOf(tools, admin, day),
  run: (job: AnyJob, jobId: number) => runNow(tools.db, job, { companyId: admin.companyId, jobId }),
})

const seedWages = (owner: pg.Client, tools: Tools, admin: Administrator): Promise<void> =>
  seedYearDeclared(demoOf(owner, tools, admin, new Date('2026-03-20T15:00:00Z')), 2025)

async function seedDeclared(owner: pg.Client, tools: Tools, admin: Administrator) {
  const { companyId } = admin
  const demo = demoOf(owner, tools, admin, closingDay(openMonth))
  await seedEvaluations(owner, demo.request, companyId)
  await seedFilings(demo)
  await seedAccounting(demo)
  await seedPayments(demo)
  await seedDutiesMet(owner, admin)
  const by = { ...admin, ...(await askerOf(owner, companyId)) }
  const asker = requestOf(tools, by, closingDay(openMonth), 'SUPER_MANAGER')
  await seedDecisions({ owner, companyId, by, asker })
  const requestAt = (instant: string) => requestOf(tools, admin, new Date(instant))
  await seedCertificates({ owner, companyId, requestAt })
  await seedTemplates({ owner, companyId, requestAt, run: demo.run, storage: tools.storage })
}

async function payMonth(tools: Tools, admin: Administrator, businessId: number, month: YearMonth) {
  const request = requestOf(tools, admin, closingDay(month))
  const { id } = await inCompany(request, (context) =>
    initPayrollMonth(context, { businessId, yearMonth: month }),
  )
  if (month === openMonth) return
  const jobId = await inCompany(request, (context) => ask(context, id))
  await runNow(tools.db, calculateMonth, { companyId: admin.companyId, jobId })
  await inCompany(request, (context) => closePayrollMonth(context, { id, acceptErrors: false }))
}

/** Does here what a worker would. */
async function runNow(db: Database, job: AnyJob, which: { companyId: number; jobId: number }) {
  const tools = { db, log, jobs: new Map([[job.kind, job]]), measure: () => {} }
  const outcome = await runJob(tools, which, neverStopped)
  if (outcome !== 'done') throw new Error(`No se pudo hacer ${job.kind}: ${outcome}`)
}

/**
 * Calculations bear the day of the demo world, not of the machine, and what was closed is paid. The
 * guards sleep meanwhile.
 */
async function backdate(owner: pg.Client, { companyId }: Administrator): Promise<void> {
  const tables = ['payroll_month', 'payroll_run', 'payslip_payment', 'job']
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  for (const table of tables) await owner.query(`alter table ${table} disable trigger user`)
  await owner.query(
    `update payroll_month set opened_at = to_date(year_month::text, 'YYYYMM') + interval '15 hours'
     where company_id = $1`,
    [companyId],
  )
  await owner.query(
    `update payroll_run r set started_at = m.closed_at - interval '2 hours',
       finished_at = m.closed_at - interval '2 hours' + interval '1 second'
     from payroll_month m
     where r.company_id = $1 and m.company_id = $1 and m.id = r.payroll_month_id`,
    [companyId],
  )
  await owner.query(
    `update job j set created_at = r.started_at, started_at = r.started_at,
       finished_at = r.finished_at, touched_at = r.finished_at
     from payroll_run r where j.company_id = $1 and r.company_id = $1 and r.job_id = j.id`,
    [companyId],
  )
  await owner.query(
    `insert into payslip_payment
       (company_id, payroll_month_id, user_contract_id, status, way, updated_at)
     select p.company_id, m.id, p.user_contract_id, 'PAID', 'HAND', m.closed_at + interval '1 day'
     from payroll_month m join payslip p
       on p.company_id = m.company_id and p.payroll_run_id = m.current_run_id
     where m.company_id = $1 and p.company_id = $1 and not m.is_open`,
    [companyId],
  )
  await payApart(owner, companyId)
  await releaseClosed(owner, companyId)
  for (const table of tables) await owner.query(`alter table ${table} enable trigger user`)
  await owner.query('commit')
}

/** What was paid apart was shown and paid the day after its closing, without mail. */
async function payApart(owner: pg.Client, companyId: number): Promise<void> {
  await owner.query(
    `insert into payslip_payment
       (company_id, payroll_month_id, user_contract_id, status, way, updated_at)
     select a.company_id, m.id, a.user_contract_id, 'PAID', 'HAND', m.closed_at + interval '1 day'
     from payroll_month m join additional_payment a
       on a.company_id = m.company_id and a.payroll_month_id = m.id
     where m.company_id = $1 and not m.is_open`,
    [companyId],
  )
  await owner.query(
    `insert into additional_release (company_id, payroll_month_id, user_contract_id, print,
       user_id, released_at, released_by)
     select a.company_id, m.id, a.user_contract_id, a.print, a.user_id,
       m.closed_at + interval '1 day', m.closed_by
     from payroll_month m join additional_payment a
       on a.company_id = m.company_id and a.payroll_month_id = m.id
     where m.company_id = $1 and not m.is_open`,
    [companyId],
  )
}

/**
 * What was closed was released the day after, without mail. Who has a login read it; of the last
 * month some have not yet.
 */
async function releaseClosed(owner: pg.Client, companyId: number): Promise<void> {
  await owner.query(
    `insert into payslip_release (company_id, payroll_run_id, user_contract_id, payroll_month_id,
       user_id, released_at, released_by, acknowledged_at, acknowledged_by)
     select p.company_id, p.payroll_run_id, p.user_contract_id, m.id, p.user_id,
       m.closed_at + interval '1 day', m.closed_by,
       case when read then m.closed_at + interval '1 day' + p.user_id % 50 * interval '1 hour' end,
       case when read then m.closed_by end
     from payroll_month m
     join payslip p on p.company_id = m.company_id and p.payroll_run_id = m.current_run_id
     cross join lateral (select m.year_month < $2 and p.user_id % 7 <> 0
       or p.user_id % 3 = 0 as read) said
     where m.company_id = $1 and p.company_id = $1 and not m.is_open and m.type = 'PAYROLL'`,
    [companyId, lastClosed],
  )
}

const neverStopped = new AbortController().signal

async function ask(context: Context, id: number): Promise<number> {
  const { activeJobId } = await generateProcess(context, { id })
  if (activeJobId === null) throw new Error('The calculation was not queued')
  return activeJobId
}

/** A month is closed on the third day after it ends. */
const closingDay = (month: YearMonth): Date =>
  month === openMonth
    ? new Date('2026-09-15T12:00:00Z')
    : new Date(new Date(`${lastDay(month)}T15:00:00Z`).getTime() + 3 * 86_400_000)

/** A request of the administrator, or of somebody else, at an instant, without a browser. */
function requestOf(tools: Tools, who: Administrator, now: Date, role?: 'SUPER_MANAGER') {
  const { companyId, userId, loginId, username, slug } = who
  const traceId = `seed-${slug}`
  return {
    services: { ...tools, publicUrl: 'http://localhost', sendsMail: false, now: () => now },
    principal: {
      sessionId: 0,
      loginId,
      username,
      actor: actorOf({ role: role ?? 'ADMIN', userId, companyId }),
      company: {
        id: companyId,
        slug,
        access: 'ALL',
        modules: standardModules,
        options: {},
        exceptions: [],
        today: now.toISOString().slice(0, 10),
      },
      tenant: { companyId, userId, loginId, acting: false, traceId },
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
