import { reachedIn } from '#access/reach.ts'
import { addDays, type ISODate } from '#chile/dates.ts'
import { firstDay, isYearMonth, lastDay, shiftMonth, yearMonthOf } from '#chile/period.ts'
import { rulesOf } from '#modules/company/businesses/server/index.ts'
import { businessDaysOff } from '#modules/time/time-off/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, notFound } from '#platform/server/errors.ts'
import { deadlineMarks } from './deadline-marks.ts'
import { DeadlineKind, declaredBy, paidIn, payDayOf, standingOf } from '../model/deadlines.ts'
import { businessWithin } from '#platform/server/sql/reach.ts'

/** How many days a missed deadline is shown after its day, while its month is closed. */
const remembered = 60
/** How many days a met deadline is shown, so that marking it can be undone. */
const undoable = 3

/** The deadlines of the months of remuneraciones within reach, the nearest first. */
export async function payrollDeadlines(context: Context) {
  const months = await payrollMonths(context)
  if (months.length === 0) return []
  const rules = await rulesOf(context.tx, [...new Set(months.map((month) => month.businessId))])
  const payDay = await payDaysOf(context, months, rules)
  const all = months.flatMap(({ paid, declared, ...month }) =>
    DeadlineKind.values.map((kind) => {
      const due = kind === 'PAY' ? payDay(month) : declaredBy[kind](month.yearMonth)
      const done = kind === 'PAY' ? paid : declared.includes(kind)
      return { ...month, kind, due, ...standingOf(due, context.today, done) }
    }),
  )
  const since = addDays(context.today, -remembered)
  return all
    .filter(({ state, due, isOpen }) =>
      state === 'DONE' ? due >= addDays(context.today, -undoable) : isOpen || due >= since,
    )
    .toSorted((a, b) => a.due.localeCompare(b.due) || a.businessId - b.businessId)
}
export type Deadline = Awaited<ReturnType<typeof payrollDeadlines>>[number]

/** The days of pay of some months, by the days off of their razones sociales. One statement. */
async function payDaysOf(
  { tx }: Context,
  months: readonly Paid[],
  rules: Awaited<ReturnType<typeof rulesOf>>,
): Promise<(month: Paid) => ISODate> {
  const ruleOf = ({ businessId, yearMonth }: Paid) => rules(businessId, yearMonth)
  const paid = months.map((month) => paidIn(month.yearMonth, ruleOf(month)))
  const [first, last] = [Math.min(...paid), Math.max(...paid)]
  // A first of January that is no day of work is paid in the year before.
  const off = await businessDaysOff.ofWork(tx, {
    from: addDays(firstDay(first), -7),
    to: lastDay(last),
  })
  return (month) => payDayOf(month.yearMonth, ruleOf(month), off(month.businessId))
}

type Paid = Pick<Month, 'businessId' | 'yearMonth'>
type Month = {
  payrollMonthId: number
  businessId: number
  businessName: string
  yearMonth: number
  isOpen: boolean
  /** Whether every amount of the month is paid. */
  paid: boolean
  declared: string[]
}

/**
 * Open months, and closed ones of the last half year: older ones have no pending deadline. Whether
 * all is paid is asked of the months whose pay was due so lately that it is still shown: a month is
 * paid in it or in the next one.
 */
async function payrollMonths({ client, session, today, reach: reachOf }: Context) {
  const reach = reachOf('payrollDashboard.read')
  const { rows } = await client.query<Month>(
    `select m.id as "payrollMonthId", m.business_id as "businessId", b.name as "businessName",
       m.year_month as "yearMonth", m.is_open as "isOpen",
       not m.is_open and m.year_month >= $5 and not exists (select from payslip p
         left join payslip_payment y on y.company_id = $1 and y.payroll_month_id = m.id
           and y.user_contract_id = p.user_contract_id
         where p.company_id = $1 and p.payroll_run_id = m.current_run_id and p.net > 0
           and y.status is distinct from 'PAID') as paid,
       array(select d.kind from payroll_deadline d where d.company_id = $1
         and d.business_id = m.business_id and d.year_month = m.year_month) as declared
     from payroll_month m join business b on b.company_id = $1 and b.id = m.business_id
     where m.company_id = $1 and m.type = 'PAYROLL' and (m.is_open or m.year_month >= $4)
       and ($2 or m.business_id = any($3::bigint[]))
     order by m.year_month, m.business_id`,
    [
      session.companyId,
      reach.all,
      [...reachedIn(reach)],
      shiftMonth(yearMonthOf(today), -6),
      shiftMonth(yearMonthOf(addDays(today, -remembered)), -1),
    ],
  )
  return rows.filter(({ yearMonth }) => isYearMonth(yearMonth))
}

type Marking = {
  kind: 'PREVIRED' | 'LRE'
  done: boolean
  months: readonly { payrollMonthId: number }[]
}

/** Marks legal duties of closed months as done, or as not done. */
export async function markPayrollDeadline(context: Context, { kind, done, months }: Marking) {
  const { tx, today } = context
  const reach = context.reach('payrollMonths.update')
  const asked = [...new Set(months.map(({ payrollMonthId }) => payrollMonthId))]
  const found = await tx
    .selectFrom('payrollMonth')
    .select(['businessId', 'yearMonth', 'isOpen'])
    .where(sql<boolean>`id = any(${asked}::bigint[])`)
    .where('type', '=', 'PAYROLL')
    .where(businessWithin(reach, 'businessId'))
    .execute()
  if (asked.length === 0 || found.length < asked.length) throw notFound()
  if (found.some(({ isOpen }) => isOpen)) throw conflict('Primero hay que cerrar el mes')
  if (done) {
    await deadlineMarks.add(
      context,
      found.map((month) => ({ ...month, kind, doneOn: today })),
    )
  } else {
    await deadlineMarks.remove(
      context,
      found.map((month) => ({ ...month, kind })),
    )
  }
  return { marked: found.length }
}
