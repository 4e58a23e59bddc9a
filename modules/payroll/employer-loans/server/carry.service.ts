import { nextMonth, type YearMonth } from '#chile/period.ts'
import { type MonthHead, monthClosing } from '#modules/payroll/payroll-frame/server/index.ts'
import { takenIn } from '#modules/payroll/payroll-results/server/index.ts'
import type { CompanyTx, Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { afterPayment, carriedOf } from '../model/loan.ts'
import { dropQuotas, type FreshQuota, writeQuotas } from './quotas.ts'

/**
 * When a payroll closes, the part of each loan quota that its payslips could not discount becomes a
 * new quota after the last one, so that no later month discounts more than was agreed.
 */
monthClosing.on('employer-loans', {
  async closed(context, month) {
    if (month.type !== 'PAYROLL') return
    const quotas = await quotasOf(context.tx, month).forUpdate('loan').execute()
    const carried = await shortOf(context, month, quotas)
    if (carried.length === 0) return
    await markCarried(context, carried)
    await writeQuotas(
      context,
      carried.map(({ quota, amount }) => ({
        loanId: quota.loanId,
        contractId: quota.contractId,
        yearMonth: nextMonth(quota.lastMonth),
        amount,
      })),
    )
  },
})

type OfRun = Pick<MonthHead, 'businessId' | 'yearMonth' | 'currentRunId'>

/**
 * For each loan, the part of its quotas that the current payslips of a month could not discount.
 */
export async function loanShortIn(db: CompanyTx, month: OfRun) {
  const short = await shortOf(db, month, await quotasOf(db.tx, month).execute())
  return short.map(({ quota, amount }) => ({ loanId: quota.loanId, amount }))
}

async function shortOf(
  db: CompanyTx,
  month: OfRun,
  quotas: readonly Awaited<ReturnType<ReturnType<typeof quotasOf>['execute']>>[number][],
) {
  if (quotas.length === 0) return []
  const contracts = quotas.map(({ contractId }) => contractId)
  const taken = await takenIn(db, month, contracts)
  return [...Map.groupBy(quotas, ({ contractId }) => contractId)].flatMap(([id, ofContract]) =>
    carriedOf(ofContract, taken.of(id, 'PRESTAMO_EMPRESA')),
  )
}

/**
 * The loan quotas of a month of a razón social, oldest loan first, with the last month of each
 * loan.
 */
function quotasOf(tx: Tx, { businessId, yearMonth }: Pick<MonthHead, 'businessId' | 'yearMonth'>) {
  return tx
    .selectFrom('employerLoanQuota as quota')
    .innerJoin('employerLoan as loan', 'loan.id', 'quota.loanId')
    .innerJoin('userContract as contract', 'contract.id', 'loan.userContractId')
    .select([
      'quota.id',
      'quota.loanId',
      'quota.amount',
      'loan.userContractId as contractId',
      sql<YearMonth>`(select max(other.year_month) from employer_loan_quota other
        where other.company_id = app.current_company() and other.loan_id = loan.id
          and other.kind = 'QUOTA')`.as('lastMonth'),
    ])
    .where('contract.businessId', '=', businessId)
    .where('quota.kind', '=', 'QUOTA')
    .where('quota.yearMonth', '=', yearMonth)
    .orderBy('loan.id')
}

type Carried = { quota: { id: number; loanId: number }; amount: number }

async function markCarried({ client, session }: Context, carried: readonly Carried[]) {
  await client.query(
    `update employer_loan_quota q set carried = c.amount
     from unnest($2::bigint[], $3::bigint[]) as c (id, amount)
     where q.company_id = $1 and q.id = c.id`,
    [session.companyId, carried.map(({ quota }) => quota.id), carried.map(({ amount }) => amount)],
  )
  await client.query(
    `update employer_loan set version = version + 1
     where company_id = $1 and id = any($2::bigint[])`,
    [session.companyId, carried.map(({ quota }) => quota.loanId)],
  )
}

/**
 * When a payroll is reopened, its payslips have discounted nothing: its quotas are whole again, and
 * the quotas carried to the end of each plan are removed.
 */
monthClosing.on('employer-loans', {
  async reopened(context, month) {
    if (month.type !== 'PAYROLL') return
    const { tx } = context
    const held = await quotasOf(tx, month).forUpdate('loan').execute()
    const loans = held.map(({ loanId }) => loanId)
    if (loans.length === 0) return
    const rows = await tx
      .selectFrom('employerLoanQuota as quota')
      .innerJoin('employerLoan as loan', 'loan.id', 'quota.loanId')
      .select(['quota.loanId', 'quota.yearMonth', 'quota.amount', 'quota.carried'])
      .select('loan.userContractId as contractId')
      .where(sql<boolean>`quota.loan_id = any(${loans}::bigint[])`)
      .where('quota.kind', '=', 'QUOTA')
      .where('quota.yearMonth', '>=', month.yearMonth)
      .orderBy('quota.yearMonth')
      .execute()
    const fresh: FreshQuota[] = []
    for (const [loanId, pending] of Map.groupBy(rows, (row) => row.loanId)) {
      const carried = pending.reduce((sum, row) => sum + row.carried, 0)
      const [{ contractId } = { contractId: 0 }] = pending
      if (carried === 0) continue
      for (const quota of afterPayment(pending, carried)) {
        fresh.push({ loanId, contractId, yearMonth: quota.yearMonth, amount: quota.amount })
      }
    }
    const touched = [...new Set(fresh.map(({ loanId }) => loanId))]
    if (touched.length === 0) return
    await dropQuotas(context, touched, month.yearMonth)
    await writeQuotas(context, fresh)
  },
})
