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
import { type Context, inCompany } from '#platform/server/context.ts'
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
import { dateMonths } from './past-months.ts'
import { seedProcesses } from './processes.ts'
import { requestAt, type Tools } from './request.ts'
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
      await dateMonths(owner, admin.companyId, { from: 202501, unread: lastClosed })
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

export type Administrator = {
  companyId: number
  slug: string
  userId: number
  loginId: number
  username: string
  businessIds: number[]
}

/** Who runs the payroll of each company. */
export async function administrators(owner: pg.Client): Promise<Administrator[]> {
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
  await calculate(tools, admin, id, closingDay(month))
  await inCompany(request, (context) => closePayrollMonth(context, { id, acceptErrors: false }))
}

/** Calculates a month of an administrator, as on an instant. */
export async function calculate(tools: Tools, admin: Administrator, id: number, now: Date) {
  const jobId = await inCompany(requestOf(tools, admin, now), (context) => ask(context, id))
  await runNow(tools.db, calculateMonth, { companyId: admin.companyId, jobId })
}

/** Does here what a worker would. */
async function runNow(db: Database, job: AnyJob, which: { companyId: number; jobId: number }) {
  const tools = { db, log, jobs: new Map([[job.kind, job]]), measure: () => {} }
  const outcome = await runJob(tools, which, neverStopped)
  if (outcome !== 'done') throw new Error(`No se pudo hacer ${job.kind}: ${outcome}`)
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
export function requestOf(tools: Tools, who: Administrator, now: Date, role?: 'SUPER_MANAGER') {
  const { companyId, userId, loginId, username, slug } = who
  return requestAt(now, tools, {
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
    tenant: { companyId, userId, loginId, acting: false, traceId: `seed-${slug}` },
  })
}
