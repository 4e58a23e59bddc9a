import { counted } from '#chile/counts.ts'
import { formatDate } from '#chile/dates.ts'
import { formatPesos } from '#chile/numbers.ts'
import {
  isYearMonth,
  monthLabel,
  previousMonth,
  type YearMonth,
  yearMonthOf,
  monthTitle,
} from '#chile/period.ts'
import { requireContract } from '#modules/people/contracts/server/index.ts'
import {
  type ContractRow,
  contractsOf,
  monthlySalariesOf,
} from '#modules/payroll/payroll-input/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { constraintMessages } from '#platform/server/database-errors.ts'
import { sql } from '#platform/server/sql/db.ts'
import { changedMeanwhile, conflict, invalid } from '#platform/server/errors.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import {
  afterPause,
  afterPayment,
  fewestQuotas,
  type LoanWay,
  type Quota,
  scheduleOf,
  smallerQuotas,
} from '../model/loan.ts'
import { employerLoan, type Loan, loanById } from './loans.queries.ts'
import { dropQuotas, writeQuotas } from './quotas.ts'

constraintMessages({
  employer_loan_enough: {
    message: 'Cada cuota debe ser de al menos 1 peso',
    field: 'totalQuotas',
    kind: 'invalid',
  },
})

type Fresh = {
  contractId: number
  amount: number
  totalQuotas: number
  startMonth: YearMonth
  grantedOn: string
  comment: string | null
}

/** Grants a loan without interest; its quotas are discounted from the given month. */
export async function createEmployerLoan(context: Context, input: Fresh) {
  const { contractId, amount, totalQuotas, startMonth, grantedOn, comment } = input
  const contract = await requireContract(context, contractId, 'userItems.create')
  if (grantedOn > context.today) throw invalid('grantedOn', 'No puede ser una fecha futura')
  if (amount < totalQuotas) throw invalid('totalQuotas', 'Cada cuota debe ser de al menos 1 peso')
  const schedule = scheduleOf(amount, totalQuotas, startMonth)
  await requireRoom(context, input, contract.businessId, schedule)
  const { id } = await context.tx
    .insertInto('employerLoan')
    .values({
      userContractId: contractId,
      userId: contract.userId,
      amount,
      totalQuotas,
      startMonth,
      grantedOn,
      comment,
      createdBy: context.session.loginId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeQuotas(
    context,
    schedule.map((quota) => ({ loanId: id, contractId, ...quota })),
  )
  return employerLoan(context, { id })
}

/**
 * Requires that the agreed discounts stay within 15 % of the pay (Código del Trabajo, art. 58 inc.
 * 3) and end before the contract does.
 */
async function requireRoom(
  context: Context,
  { contractId, amount, startMonth }: Fresh,
  businessId: number,
  schedule: readonly Quota[],
): Promise<void> {
  const [terms] = await contractsOf(context.tx, businessId, startMonth, [contractId])
  if (!terms) throw invalid('startMonth', 'El contrato no está vigente en ese mes')
  const last = schedule.at(-1)?.yearMonth ?? startMonth
  if (terms.finalDate !== null && yearMonthOf(terms.finalDate) < last) {
    const end = monthLabel(yearMonthOf(terms.finalDate))
    throw invalid('totalQuotas', `El contrato termina en ${end}, antes de la última cuota`)
  }
  const salary = await salaryFor(context, businessId, startMonth, terms)
  const others = await otherQuotas(context, contractId, startMonth)
  const room = Math.floor((salary * 15) / 100) - others
  const [{ amount: quota } = { amount: 0 }] = schedule
  if (quota <= room) return
  const fewest = fewestQuotas(amount, salary, others)
  throw invalid(
    'totalQuotas',
    `La cuota de ${formatPesos(quota)} supera el 15% del sueldo que permite descontar el ` +
      `art. 58 del Código del Trabajo (${formatPesos(Math.max(0, room))} disponibles)` +
      (fewest === undefined ? '' : `: desde ${counted(fewest, 'cuota')} queda dentro`),
  )
}

/**
 * The contract's pay for a whole month, in pesos. A loan that begins later uses today's UF or,
 * before it is published, that of the month before.
 */
async function salaryFor(
  { tx, session, today }: Context,
  businessId: number,
  startMonth: YearMonth,
  terms: ContractRow,
): Promise<number> {
  const now = yearMonthOf(today)
  const months = [startMonth, now, previousMonth(now)]
  const payOf = await monthlySalariesOf(tx, { companyId: session.companyId, businessId, months })
  const pay = payOf(terms)
  if ('salary' in pay) return pay.salary
  throw conflict(`No se sabe el 15% del sueldo que permite descontar el art. 58. ${pay.problem}`)
}

/** The quotas of other loans of a contract in a month. */
async function otherQuotas({ tx }: Context, contractId: number, month: YearMonth) {
  const { total } = await tx
    .selectFrom('userItem')
    .select(sql<number>`coalesce(sum(value), 0)::bigint`.as('total'))
    .where('userContractId', '=', contractId)
    .where('itemCode', '=', 'PRESTAMO_EMPRESA')
    .where('status', '=', 'ACTIVE')
    .where('startMonth', '<=', month)
    .where((eb) => eb.or([eb('endMonth', 'is', null), eb('endMonth', '>=', month)]))
    .executeTakeFirstOrThrow()
  return total
}

/** The quotas that no closed month has discounted. */
async function pendingOf({ tx }: Context, loan: Loan): Promise<Quota[]> {
  const rows = await tx
    .selectFrom('employerLoanQuota')
    .select(['yearMonth', 'amount'])
    .where('loanId', '=', loan.id)
    .where('kind', '=', 'QUOTA')
    .where('yearMonth', '>', loan.closedMonth)
    .orderBy('yearMonth')
    .execute()
  return rows.flatMap(({ yearMonth, amount }) =>
    isYearMonth(yearMonth) ? [{ yearMonth, amount }] : [],
  )
}

/** Replaces the pending quotas. */
async function rewrite(context: Context, loan: Loan, schedule: readonly Quota[]) {
  await dropQuotas(context, [loan.id], loan.closedMonth + 1)
  const { id: loanId, contractId } = loan
  await writeQuotas(
    context,
    schedule.map((quota) => ({ loanId, contractId, ...quota })),
  )
}

/** Locks the loan until the end of the transaction. */
async function locked(context: Context, id: number, version: number): Promise<Loan> {
  const { numUpdatedRows } = await context.tx
    .updateTable('employerLoan')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  const loan = await loanById(context, id, 'userItems.update')
  if (numUpdatedRows === 0n) {
    throw changedMeanwhile({ table: 'employerLoan', key: { id } }, 'cambió este préstamo')
  }
  return loan
}

type Payment = {
  id: number
  version: number
  amount: number
  paidOn: string
  way: ValueOf<typeof LoanWay>
  comment: string | null
}

const recut = { LAST: afterPayment, SMALLER: smallerQuotas }

/**
 * Records a payment outside the payslip. It cancels the last quotas, so that the loan ends sooner,
 * or makes those that are left smaller, as was agreed.
 */
export async function payEmployerLoan(context: Context, given: Payment) {
  const { id, version, amount, paidOn, way, comment } = given
  const loan = await locked(context, id, version)
  if (paidOn > context.today) throw invalid('paidOn', 'No puede ser una fecha futura')
  if (paidOn < loan.grantedOn) {
    throw invalid('paidOn', `El préstamo se otorgó el ${formatDate(loan.grantedOn)}`)
  }
  if (loan.balance === 0) throw conflict('El préstamo ya está pagado')
  if (amount > loan.balance) {
    throw invalid('amount', `Se deben ${formatPesos(loan.balance)}`)
  }
  const pending = await pendingOf(context, loan)
  await rewrite(context, loan, recut[way](pending, amount))
  await context.tx
    .insertInto('employerLoanQuota')
    .values({
      loanId: id,
      kind: 'EARLY',
      yearMonth: yearMonthOf(paidOn),
      amount,
      paidOn,
      way,
      comment,
    })
    .execute()
  return employerLoan(context, { id })
}

type Pause = {
  id: number
  version: number
  fromMonth: YearMonth
  months: number
  reason: string
}

/** Postpones the quotas from a month on, with its reason; the loan ends that many months later. */
export async function suspendEmployerLoan(context: Context, given: Pause) {
  const { id, version, fromMonth, months, reason } = given
  const loan = await locked(context, id, version)
  const pending = await pendingOf(context, loan)
  if (!pending.some((quota) => quota.yearMonth >= fromMonth)) {
    throw invalid('fromMonth', 'No quedan cuotas desde ese mes')
  }
  if (fromMonth <= loan.closedMonth) {
    throw invalid('fromMonth', `${monthTitle(loan.closedMonth)} ya está cerrado`)
  }
  await rewrite(context, loan, afterPause(pending, fromMonth, months))
  const { loginId } = context.session
  await context.tx
    .insertInto('employerLoanPause')
    .values({ loanId: id, fromMonth, months, reason, loginId })
    .execute()
  return employerLoan(context, { id })
}
