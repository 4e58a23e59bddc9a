import type pg from 'pg'
import { addDays, type ISODate } from '#chile/dates.ts'
import { lastDay, nextMonth, type YearMonth, yearMonthOf } from '#chile/period.ts'
import { findingsOfMonth } from '#modules/payroll/payroll-checks/server/checks.queries.ts'
import { evaluated } from '#modules/payroll/payroll-checks/server/evaluation.queries.ts'
import { notePayrollChecks } from '#modules/payroll/payroll-checks/server/notes.service.ts'
import { missingIndicators } from '#modules/payroll/payroll-frame/server/index.ts'
import {
  closePayrollMonth,
  initPayrollMonth,
} from '#modules/payroll/payroll-months/server/months.service.ts'
import { monthView } from '#modules/payroll/payroll-months/server/index.ts'
import { type Context, inCompany } from '#platform/server/context.ts'
import { dateMonths } from '../past-months.ts'
import { type Administrator, administrators, calculate, requestOf } from '../payroll.ts'
import type { Tools } from '../request.ts'

type Paying = { owner: pg.Client; tools: Tools; admin: Administrator; today: ISODate }

/** A month is closed on the third day after it ends. */
const closedOn = (month: YearMonth): ISODate => addDays(lastDay(month), 3)

const noon = (day: ISODate): Date => new Date(`${day}T15:00:00Z`)

/**
 * Every razón social closes its months, pays and releases them, and opens the next one, as far as
 * the legal figures of that one are known: what nobody has published is not invented. The last one
 * stays open, and is calculated with what is known of it.
 */
export async function payMonths(owner: pg.Client, tools: Tools, today: ISODate): Promise<void> {
  for (const admin of await administrators(owner)) {
    const paying = { owner, tools, admin, today }
    const closed = []
    for (const businessId of admin.businessIds) closed.push(...(await payUntil(paying, businessId)))
    const [from, unread] = [Math.min(...closed), Math.max(...closed)]
    if (closed.length > 0) await dateMonths(owner, admin.companyId, { from, unread })
  }
}

/** Closes the months of a razón social while the next one may be opened; answers which. */
async function payUntil(paying: Paying, businessId: number): Promise<YearMonth[]> {
  const { tools, admin, today } = paying
  const closed: YearMonth[] = []
  for (;;) {
    const open = await openMonth(paying, businessId)
    const on = closedOn(open.yearMonth)
    const next = nextMonth(open.yearMonth)
    if (on >= today || next > yearMonthOf(today)) return closed
    const request = requestOf(tools, admin, noon(on))
    if (await inCompany(request, (context) => missingIndicators(context, next))) return closed
    await calculate(tools, admin, open.id, noon(on))
    await inCompany(request, (context) => noteFindings(context, open.id))
    await inCompany(request, (context) =>
      closePayrollMonth(context, { id: open.id, acceptErrors: true }),
    )
    await inCompany(request, (context) =>
      initPayrollMonth(context, { businessId, yearMonth: next }),
    )
    closed.push(open.yearMonth)
  }
}

/** Each warning is looked at before closing, and says so. */
async function noteFindings(context: Context, payrollMonthId: number): Promise<void> {
  const month = await monthView(context, payrollMonthId)
  const all = await findingsOfMonth(context, month, await evaluated(context, month))
  const findings = all.filter(({ noted, answerable }) => !noted && answerable)
  if (findings.length === 0) return
  const note = 'Revisado con la jefatura: está bien así'
  await notePayrollChecks(context, { payrollMonthId, note, findings, waiting: null, rule: null })
}

/** Calculates the months that are open, at the end: with all that was entered for them. */
export async function calculateOpen(owner: pg.Client, tools: Tools, today: ISODate) {
  for (const admin of await administrators(owner)) {
    for (const businessId of admin.businessIds) {
      const { id } = await openMonth({ owner, tools, admin, today }, businessId)
      await calculate(tools, admin, id, noon(addDays(today, -1)))
    }
  }
}

async function openMonth({ owner, admin }: Paying, businessId: number) {
  const { rows } = await owner.query<{ id: number; yearMonth: YearMonth }>(
    `select id::int as id, year_month as "yearMonth" from payroll_month
     where company_id = $1 and business_id = $2 and type = 'PAYROLL' and is_open
     order by year_month desc limit 1`,
    [admin.companyId, businessId],
  )
  const [open] = rows
  if (!open) throw new Error('A razón social of the demo world has no open month')
  return open
}
