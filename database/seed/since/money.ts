import { addDays, type ISODate } from '#chile/dates.ts'
import { lastDay, type YearMonth } from '#chile/period.ts'
import { dutiesWithin } from '#modules/money/compliance/server/registrations.queries.ts'
import { markLabourRegistration } from '#modules/money/compliance/server/registrations.service.ts'
import { payExpenseReports } from '#modules/money/expenses/server/pay.service.ts'
import type { AnyJob } from '#platform/server/jobs/job.ts'
import { bookMonths } from '../accounting.ts'
import { coihues } from '../companies.ts'
import { meetDuties } from '../duties.ts'
import { expense, type SeedReport, writeReports } from '../expenses.ts'
import { fileMonths } from '../filings.ts'
import type { Since } from './acting.ts'
import type { Days } from './days.ts'

/** What is paid, declared and rendered. */
export async function seedMoney(since: Since, days: Days): Promise<void> {
  await declare(since)
  await register(since, days)
  await payReports(since)
  await render(since, days)
}

type Closed = { month: YearMonth; business: number; isFiled: boolean; isBooked: boolean }

/** The months of the second half of the year that are closed, and what was made of them. */
async function closedMonths({ owner, companyId, today }: Since): Promise<Closed[]> {
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  const { rows } = await owner.query<Closed>(
    `select year_month as month, business_id::int as business,
       exists (select from filing f where f.company_id = $1 and f.year_month = m.year_month)
         as "isFiled",
       exists (select from accounting_entry e join payroll_month of on of.company_id = $1
           and of.id = e.payroll_month_id and of.year_month = m.year_month
         where e.company_id = $1) as "isBooked"
     from payroll_month m
     where company_id = $1 and type = 'PAYROLL' and not is_open and year_month > 202606
     order by 1, 2`,
    [companyId],
  )
  await owner.query('commit')
  return rows.filter(({ month }) => addDays(lastDay(month), 20) < today)
}

/** The months that were closed and not yet declared are declared and booked. */
async function declare(since: Since): Promise<void> {
  const { owner, companyId, requestOf, work, today } = since
  const closed = await closedMonths(since)
  const monthsOf = (rows: readonly Closed[]) => [...new Set(rows.map(({ month }) => month))]
  const businessIds = [...new Set(closed.map(({ business }) => business))]
  const on: ISODate = '2026-09-16'
  const request = await requestOf('carolina', on)
  const loginId = request.principal?.loginId ?? 0
  const met = { months: monthsOf(closed), until: addDays(today, -12) }
  await meetDuties(owner, { companyId, businessIds, loginId }, met)
  const [businessId = 0] = businessIds
  const run = (job: AnyJob, id: number) => work(job, id, on)
  const demo = { owner, companyId, businessId, request, run }
  await fileMonths(demo, monthsOf(closed.filter(({ isFiled }) => !isFiled)))
  await bookMonths(demo, monthsOf(closed.filter(({ isBooked }) => !isBooked)))
}

/** What was late of the contracts at the Dirección del Trabajo was registered there. */
async function register({ act }: Since, { work }: Days): Promise<void> {
  const doneOn = work(-3)
  await act('carolina', doneOn, async (context) => {
    const late = await dutiesWithin(context, { businessId: null, kind: null, state: 'OVERDUE' })
    const registrations = late.map(({ kind, annex, row }) => ({
      userContractId: row.id,
      kind,
      annexId: annex?.id ?? null,
    }))
    if (registrations.length === 0) return
    await markLabourRegistration(context, { registrations, doneOn, fileId: null, note: null })
  })
}

/** What was approved of the expenses was paid. */
async function payReports({ act, owner, companyId, today }: Since): Promise<void> {
  const paidOn: ISODate = '2026-09-29'
  if (paidOn >= today) return
  const { rows } = await owner.query<{ id: string }>(
    `select id from expense_report where company_id = $1 and status = 'APPROVED' order by id`,
    [companyId],
  )
  const reports = rows.map(({ id }) => ({ reportId: Number(id) }))
  await act('rodrigo', paidOn, (context) =>
    payExpenseReports(context, { reports, paidOn, payment: 'TRANSFER' }),
  )
}

const bus = ['BOLETA', '6604', '76118245-5'] as const
const fuel = ['BOLETA', '198410', '96544320-7'] as const

/** A report that waits for its answer, one that waits for its money, and one being written. */
async function render({ owner, companyId }: Since, { work }: Days): Promise<void> {
  const reports: readonly SeedReport[] = [
    {
      person: 'hernan',
      title: 'Repuestos del tractor en Curicó',
      status: 'APPROVED',
      at: work(-6),
      expenses: [expense('Combustible', 'COM', work(-8), 38_700, fuel)],
    },
    {
      person: 'bernarda',
      title: 'Curso de primeros auxilios en Rancagua',
      status: 'SUBMITTED',
      at: work(-2),
      expenses: [
        expense('Bus de ida y vuelta', 'TRA', work(-4), 12_400, bus),
        expense('Almuerzo', 'ALI', work(-4), 9800, ['BOLETA', '8823', '76543210-3']),
      ],
    },
  ]
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  await writeReports(owner, coihues, companyId, reports)
  await owner.query('commit')
}
