import type pg from 'pg'
import '#modules/payroll/additional-payments/server/process.ts'
import { createPaymentList } from '#modules/money/bank-lists/server/index.ts'
import { saveAdditionalPayments } from '#modules/payroll/additional-payments/server/additional.service.ts'
import { requestPayrollClosing } from '#modules/payroll/payroll-closing/server/closing.service.ts'
import { initPayrollMonth } from '#modules/payroll/payroll-months/server/months.service.ts'
import { unpaidJuly } from './payments.ts'
import { inCompany, type RequestContext } from '#platform/server/context.ts'

type DemoDecisions = {
  readonly owner: pg.Client
  readonly companyId: number
  /** Whoever asks what the administrator answers, and a request of theirs. */
  readonly by: { readonly loginId: number; readonly userId: number }
  readonly asker: RequestContext
}

/** Whoever asks what the administrator answers. */
export async function askerOf(owner: pg.Client, companyId: number) {
  const { rows } = await owner.query<{ userId: number; loginId: number; username: string }>(
    `select user_id as "userId", id as "loginId", username from login
     where company_id = $1 and username = 'supergerente'`,
    [companyId],
  )
  const [found] = rows
  if (!found) throw new Error('Nobody asks anything of the administrator')
  return found
}

/** The month of the estate of which a bonus and a list of payments wait. */
const july = 202607
/** Above this total somebody else releases the lists of the estate, in pesos. */
const limit = 2_000_000

/**
 * What one person asked for and another one has to answer, in the estate: the closing of a bonus of
 * July, a list of payments above the amount that asks for two people, and another such amount.
 */
export async function seedDecisions(demo: DemoDecisions): Promise<void> {
  const { owner, companyId, asker } = demo
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  const businessId = await ruled(demo)
  const contractIds = await paidInJuly(demo, businessId)
  const unpaid = await unpaidJuly({ owner, companyId, businessId })
  await owner.query('commit')
  await inCompany(asker, async (context) => {
    const { id } = await initPayrollMonth(context, {
      businessId,
      yearMonth: july,
      type: 'ADDITIONAL',
      name: 'Bono de temporada',
    })
    const rows = contractIds.map((contractId) => ({
      contractId,
      itemCode: 'AGUINALDO',
      value: '85000',
    }))
    await saveAdditionalPayments(context, { payrollMonthId: id, rows })
    await requestPayrollClosing(context, {
      payrollMonthId: id,
      acceptErrors: false,
      note: 'Lo acordado con quienes terminaron la poda',
    })
  })
  await inCompany(asker, (context) =>
    createPaymentList(context, {
      payrollMonthId: unpaid,
      pays: 'PAY',
      templateId: null,
      builtin: 'BCI',
    }),
  )
  // Nobody of the demo world is written to.
  await owner.query(
    "delete from mail_outbox where key like 'closing-asked:%' or key like 'payment-list:%'",
  )
}

/**
 * Two people close the processes of July alone, and release lists above an amount, which somebody
 * asks to raise.
 */
async function ruled({ owner, companyId, by }: DemoDecisions): Promise<number> {
  const { rows } = await owner.query<{ id: string }>(
    "select id from business where company_id = $1 and slug = 'peumal'",
    [companyId],
  )
  const id = Number(rows[0]?.id)
  await owner.query(
    `insert into process_rule (company_id, business_id, from_month, closing_approval)
     values ($1, $2, 202608, false), ($1, $2, $3, true)`,
    [companyId, id, july],
  )
  await owner.query(
    `insert into payment_limit (company_id, business_id, amount, state, creator_login_id,
       creator_user_id, created_at, answered_login_id, answered_at)
     select $1, $2, asked.amount, asked.state, $3, $4, asked.at::timestamptz,
       case when asked.answered is not null then boss.id end, asked.answered::timestamptz
     from (values ($5::bigint, 'APPROVED', '2026-06-02T14:00:00Z', '2026-06-02T19:30:00Z'),
       ($5 * 2, 'PENDING', '2026-09-11T13:40:00Z', null)) as asked (amount, state, at, answered)
     join login boss on boss.company_id = $1 and boss.username = 'admin'`,
    [companyId, id, by.loginId, by.userId, limit],
  )
  return id
}

/** Some of those who had a payslip in July. */
async function paidInJuly({ owner, companyId }: DemoDecisions, businessId: number) {
  const { rows } = await owner.query<{ id: string }>(
    `select slip.user_contract_id as id from payroll_month month
     join payslip slip on slip.company_id = $1 and slip.payroll_run_id = month.current_run_id
     where month.company_id = $1 and month.business_id = $2 and month.year_month = $3
       and month.type = 'PAYROLL'
     order by 1 limit 4`,
    [companyId, businessId, july],
  )
  return rows.map(({ id }) => Number(id))
}
