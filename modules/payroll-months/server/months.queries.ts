import { firstDay, lastDay } from '#chile/period.ts'
import { periodValues } from '#payroll/period.ts'
import { MissingParameter } from '#payroll/parameters/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { monthStateLabel } from '../model/payroll-month.ts'

type Wanted = { businessId?: number | null; id?: number }

/** Months within the actor's reach, newest first, each with its current run and what changed after it. */
export async function monthsInReach(context: Context, { businessId, id }: Wanted = {}) {
  const { tx } = context
  const reach = context.reach('payrollMonths.read')
  if (!reach.all && reach.businessIds.length === 0) return []
  const rows = await tx
    .selectFrom('payrollMonth as month')
    .innerJoin('business', 'business.id', 'month.businessId')
    .leftJoin('payrollRun as run', 'run.id', 'month.currentRunId')
    .leftJoin('job', (join) =>
      join
        .on('job.kind', '=', 'payrollMonths.calculate')
        .on(sql<boolean>`job.key = 'month:' || month.id`)
        .on('job.status', 'in', ['QUEUED', 'RUNNING']),
    )
    .select([
      'month.id',
      'month.businessId',
      'business.name as businessName',
      'month.yearMonth',
      'month.type',
      'month.isOpen',
      'month.currentRunId',
      'month.closedAt',
      'month.closedBy',
      'month.closedHash',
      'month.version',
      'run.startedAt',
      'run.finishedAt as calculatedAt',
      'run.totals',
      'run.failed',
      'job.id as activeJobId',
    ])
    .$if(!reach.all, (query) => query.where('month.businessId', 'in', reach.businessIds))
    .$if(businessId != null, (query) => query.where('month.businessId', '=', businessId ?? 0))
    .$if(id !== undefined, (query) => query.where('month.id', '=', id ?? 0))
    .orderBy('month.yearMonth', 'desc')
    .orderBy('month.businessId')
    .execute()
  const open = rows.filter((row) => row.isOpen)
  const changes = await changesSince(context, open)
  const contracts = await contractCounts(context, open)
  const closers = await closerNames(context, rows.flatMap((row) => row.closedBy ?? []))
  return rows.map(({ startedAt: _startedAt, totals, failed, closedBy, ...row }) => {
    const missing = row.isOpen ? missingIndicators(row.yearMonth) : null
    const sums = totalsOf(totals)
    return {
      ...row,
      stateLabel: monthStateLabel(row.isOpen),
      hasPayrollIndicators: missing === null,
      missingIndicators: missing,
      contracts: contracts.get(row.id) ?? (sums.payslips ?? 0) + (failed ?? 0),
      calculated: sums.payslips ?? 0,
      failed: failed ?? 0,
      changesSince: changes.get(row.id) ?? 0,
      totalEarnings: sums.earnings ?? null,
      totalDeductions: sums.deductions ?? null,
      totalNet: sums.net ?? null,
      totalCost: sums.employerCost ?? null,
      closedBy: closedBy === null ? null : (closers.get(closedBy) ?? null),
    }
  })
}

export async function monthById(context: Context, id: number) {
  const [month] = await monthsInReach(context, { id })
  if (!month) throw notFound()
  return month
}
export type MonthView = Awaited<ReturnType<typeof monthById>>

/** Which legal figure of the month is not known, in words; null when all are. */
export function missingIndicators(month: number): string | null {
  try {
    periodValues(month)
    return null
  } catch (error) {
    if (error instanceof MissingParameter) return error.message
    throw error
  }
}

type Totals = { payslips?: number; net?: number; earnings?: number; deductions?: number; employerCost?: number }

function totalsOf(stored: unknown): Totals {
  if (typeof stored !== 'object' || stored === null) return {}
  const number = (value: unknown) => (typeof value === 'number' ? { value } : {})
  const map = new Map(Object.entries(stored))
  const read = (name: string) => number(map.get(name)).value
  const found: Totals = {}
  for (const name of ['payslips', 'net', 'earnings', 'deductions', 'employerCost'] as const) {
    const value = read(name)
    if (value !== undefined) found[name] = value
  }
  return found
}

type OpenMonth = { id: number; businessId: number; yearMonth: number; startedAt: Date | null }

/** How many records that payroll reads were changed after the current run began, by month. */
async function changesSince({ client, session }: Context, months: readonly OpenMonth[]) {
  const calculated = months.filter((month) => month.startedAt !== null)
  if (calculated.length === 0) return new Map<number, number>()
  const { rows } = await client.query<{ id: number; changes: number }>(
    `select m.id, count(e.seq)::int as changes
     from unnest($2::bigint[], $3::timestamptz[]) as m (id, since)
     left join audit_event e on e.company_id = $1 and e.at > m.since and e.entity = any($4)
     group by m.id`,
    [
      session.companyId,
      calculated.map((month) => month.id),
      calculated.map((month) => month.startedAt),
      ['user_item', 'user_contract', 'user_contract_version', 'user_version', 'user_business', 'item', 'business', 'business_option'],
    ],
  )
  return new Map(rows.map((row) => [row.id, row.changes]))
}

/** How many contracts hold in each open month: what a calculation would answer. */
async function contractCounts({ client, session }: Context, months: readonly OpenMonth[]) {
  if (months.length === 0) return new Map<number, number>()
  const { rows } = await client.query<{ id: number; contracts: number }>(
    `select m.id, count(c.id)::int as contracts
     from unnest($2::bigint[], $3::bigint[], $4::date[], $5::date[]) as m (id, business_id, first, last)
     left join (user_contract c join user_business b
         on b.company_id = c.company_id and b.id = c.user_business_id and b.in_payroll)
       on c.company_id = $1 and c.business_id = m.business_id and c.status = 'ACTIVE'
       and c.initial_date <= m.last and (c.final_date is null or c.final_date >= m.first)
     group by m.id`,
    [
      session.companyId,
      months.map((month) => month.id),
      months.map((month) => month.businessId),
      months.map((month) => firstDay(month.yearMonth)),
      months.map((month) => lastDay(month.yearMonth)),
    ],
  )
  return new Map(rows.map((row) => [row.id, row.contracts]))
}

async function closerNames({ services }: Context, loginIds: number[]): Promise<Map<number, string>> {
  if (loginIds.length === 0) return new Map()
  const logins = await services.db.withPlatform((tx) =>
    tx.selectFrom('login').select(['id', 'username']).where('id', 'in', loginIds).execute(),
  )
  return new Map(logins.map((login) => [login.id, login.username]))
}
