import type pg from 'pg'
import { makeFiling, makeFilingFile } from '#modules/money/filings/server/index.ts'
import { type YearMonth, yearMonth } from '#chile/period.ts'
import { inCompany, type RequestContext } from '#platform/server/context.ts'
import type { AnyJob } from '#platform/server/jobs/job.ts'

type DemoFilings = {
  readonly owner: pg.Client
  readonly companyId: number
  readonly businessId: number
  readonly request: RequestContext
  readonly run: (job: AnyJob, jobId: number) => Promise<void>
}

/** Months that are declared, the newest last; August is still to be done. */
const declared: readonly YearMonth[] = [202605, 202606, 202607]

/**
 * Three months of Previred and LRE, made as somebody would make them. The book of May was made
 * before its month was opened again and closed otherwise: it is stale.
 */
export const seedFilings = (demo: DemoFilings): Promise<void> =>
  fileMonths(demo, declared, declared[0])

/** Makes Previred and the LRE of some months, two days after each was closed. */
export async function fileMonths(
  demo: DemoFilings,
  months: readonly YearMonth[],
  stale?: YearMonth,
): Promise<void> {
  const { owner, companyId, businessId, request, run } = demo
  const { rows } = await owner.query<{ id: string }>(
    `select id from payroll_month where company_id = $1 and business_id = $2 and type = 'PAYROLL'
       and year_month = any($3::int[]) order by year_month`,
    [companyId, businessId, months],
  )
  const job = makeFilingFile(request.services.storage)
  for (const { id } of rows) {
    for (const kind of ['PREVIRED', 'LRE'] as const) {
      const layout = 'SEPARATED' as const
      const wanted = { payrollMonthId: Number(id), kind, layout, originMonth: null }
      const made = await inCompany(request, (context) =>
        makeFiling(context, { ...wanted, ccafPercent: kind === 'LRE' ? null : '4.2' }),
      )
      await run(job, await jobOf(owner, companyId, made.id))
    }
  }
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  await owner.query(
    `update filing f set asked_at = m.closed_at + interval '2 days',
       made_at = m.closed_at + interval '2 days 5 seconds',
       closed_hash = case when f.kind = 'LRE' and f.year_month = $3 then 'antes de reabrirse'
         else f.closed_hash end
     from payroll_month m
     where f.company_id = $1 and m.company_id = $1 and m.id = f.payroll_month_id
       and f.year_month = any($2::int[])`,
    [companyId, months, stale ?? null],
  )
  await owner.query('commit')
}

/** The salaries of the year that is over, declared in the March after it. */
export async function seedYearDeclared(demo: DemoFilings, year: number): Promise<void> {
  const { owner, companyId, businessId, request, run } = demo
  const { rows } = await owner.query<{ id: string }>(
    `select id from payroll_month where company_id = $1 and business_id = $2 and type = 'PAYROLL'
       and year_month = $3`,
    [companyId, businessId, yearMonth(year, 12)],
  )
  const layout = 'SEPARATED' as const
  const wanted = { kind: 'DJ1887' as const, layout, ccafPercent: null, originMonth: null }
  const made = await inCompany(request, (context) =>
    makeFiling(context, { payrollMonthId: Number(rows[0]?.id), ...wanted }),
  )
  await run(makeFilingFile(request.services.storage), await jobOf(owner, companyId, made.id))
}

async function jobOf(owner: pg.Client, companyId: number, filingId: number): Promise<number> {
  const { rows } = await owner.query<{ id: string }>(
    'select job_id as id from filing where company_id = $1 and id = $2',
    [companyId, filingId],
  )
  return Number(rows[0]?.id)
}
