import { z } from 'zod'
import type { ISODate } from '#chile/dates.ts'
import { monthLabel, type YearMonth } from '#chile/period.ts'
import {
  approvalKind,
  type StoredPending,
  type WaitingOfBusiness,
} from '#modules/company/approvals/server/index.ts'
import type { ReminderRun } from '#modules/company/notices/server/index.ts'
import { ProcessType } from '#modules/payroll/payroll-frame/model/payroll-month.ts'
import { processScreen } from '#modules/payroll/payroll-frame/model/process-screen.ts'
import { publicId } from '#platform/model/ids.ts'
import type { Context } from '#platform/server/context.ts'
import { dayInChile } from '#platform/server/sql/day-in-chile.ts'
import { sql } from '#platform/server/sql/db.ts'
import { answerPayrollClosing } from './closing.service.ts'
import { processWords } from './mails.ts'
import { businessWithin } from '#platform/server/sql/reach.ts'

/** The closings that somebody else asked for. */
function pending({ actor, principal, reach, can }: Context) {
  if (!can('payrollClosing.create')) return undefined
  const reached = reach('payrollClosing.create')
  return sql<StoredPending>`
    select 'PAYROLL_CLOSING' as kind, request.payroll_month_id as id, request.number as seen,
      request.requested_user as user_id, request.requested_at as since,
      jsonb_build_object('month', month.year_month, 'type', month.type,
        'business', business.name, 'note', request.note, 'id', month.id) as facts
    from closing_request request
    join payroll_month month on month.company_id = app.current_company()
      and month.id = request.payroll_month_id
    join business on business.company_id = app.current_company()
      and business.id = month.business_id
    where request.company_id = app.current_company() and request.state = 'PENDING'
      and request.requested_by <> ${principal.loginId}
      and request.requested_user is distinct from ${actor.userId}
      and ${businessWithin(reached, 'month.businessId')}`
}

/** Closings that nobody answered. */
async function unanswered({ tx }: ReminderRun, since: ISODate): Promise<WaitingOfBusiness[]> {
  type Row = Omit<WaitingOfBusiness, 'title'> & { month: YearMonth; business: string }
  const { rows } = await sql<Row>`
    select 'closing:' || request.payroll_month_id || ':' || request.number as key,
      month.business_id as "businessId", month.year_month as month, business.name as business,
      ${dayInChile('request.requested_at')} as asked,
      request.requested_user as "authorId"
    from closing_request request
    join payroll_month month on month.company_id = app.current_company()
      and month.id = request.payroll_month_id
    join business on business.company_id = app.current_company()
      and business.id = month.business_id
    where request.company_id = app.current_company() and request.state = 'PENDING'
      and ${dayInChile('request.requested_at')} > ${since}
    order by request.requested_at, month.id`.execute(tx)
  return rows.map(({ month, business, ...row }) => ({
    ...row,
    title: `El cierre de ${monthLabel(month)} de ${business} espera respuesta`,
  }))
}

const factsSchema = z.object({
  id: z.number(),
  month: z.number(),
  type: ProcessType.schema,
  business: z.string(),
  note: z.string().nullable(),
})

function words(given: unknown) {
  const { id, month, type, business, note } = factsSchema.parse(given)
  return {
    title: `Cierre de ${processWords(ProcessType.label(type), month, business)}`,
    // People write amounts in notes: the page of the month shows them to whoever may read pay.
    summary: note ? 'Con una nota de quien lo pidió' : 'Sin notas',
    link: `/home/${processScreen(type).replace(':id', publicId('payrollMonth', id))}`,
  }
}

approvalKind.on('payroll-closing', {
  kind: 'PAYROLL_CLOSING',
  entity: 'payrollMonth',
  pending,
  words,
  waits: { answeredWith: 'payrollClosing.create', ofBusinesses: unanswered },
  answer: (context, { id, seen }, answer, reason) =>
    answerPayrollClosing(context, {
      payrollMonthId: id,
      number: seen,
      answer: answer === 'APPROVE' ? 'APPROVED' : 'RETURNED',
      note: reason,
    }),
})
