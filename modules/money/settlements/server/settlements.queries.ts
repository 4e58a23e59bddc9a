import { personName, personSurname, lastPerson } from '#platform/server/person-names.ts'
import { firstDay, lastDay } from '#chile/period.ts'
import { payWithin } from '#modules/people/sight/server/index.ts'
import { monthById, type MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import { paymentStatusLabel } from '#modules/payroll/payslips/model/payslip.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { stateOf } from '../model/settlement.ts'

type OfMonth = { payrollMonthId: number }
type InMonth = { businessId: number; yearMonth: number }

/** A month of settlements within reach; out of reach is answered as not found. */
export async function settlementMonth(context: Context, id: number): Promise<MonthHead> {
  const month = await monthById(context, id)
  if (month.type !== 'SETTLEMENT') throw notFound()
  return month
}

/** The payroll of a month, with the payslips that its settlements rest on. */
export const payrollOf = (tx: Tx, { businessId, yearMonth }: InMonth) =>
  tx
    .selectFrom('payrollMonth')
    .select(['id', 'isOpen', 'currentRunId'])
    .where('businessId', '=', businessId)
    .where('yearMonth', '=', yearMonth)
    .where('type', '=', 'PAYROLL')
    .executeTakeFirst()
export type Payroll = Awaited<ReturnType<typeof payrollOf>>

/**
 * Contracts that end in a month, and those stored in the process: the stored amounts beside the
 * current payslip. One statement, whatever the caller may see.
 */
export const leavingIn = (tx: Tx, month: InMonth & { id: number }, payroll: Payroll) =>
  tx
    .selectFrom('userContract as contract')
    .innerJoin('userBusiness as link', 'link.id', 'contract.userBusinessId')
    .leftJoin('settlementPayslip as kept', (join) =>
      join
        .onRef('kept.userContractId', '=', 'contract.id')
        .on('kept.payrollMonthId', '=', month.id),
    )
    .leftJoin('payslip', (join) =>
      join
        .onRef('payslip.userContractId', '=', 'contract.id')
        .on('payslip.payrollRunId', '=', payroll?.currentRunId ?? 0),
    )
    .select([
      'contract.id as contractId',
      'contract.userId',
      'contract.finalDate',
      'kept.finalDate as keptFinal',
      'kept.baseRunId as keptRun',
      'kept.net as keptNet',
      'kept.earnings as keptEarnings',
      'kept.deductions as keptDeductions',
      'kept.employerCost as keptCost',
      'payslip.payrollRunId as runId',
      'payslip.net',
      'payslip.earnings',
      'payslip.deductions',
      'payslip.employerCost',
      ending(month.yearMonth).as('ending'),
    ])
    .where('contract.businessId', '=', month.businessId)
    .where(sql<boolean>`(kept.user_contract_id is not null or ${ending(month.yearMonth)})`)
    .orderBy('contract.id')

/** The contract ends in the month and is paid by the payroll. */
const ending = (month: number) => sql<boolean>`(contract.status = 'ACTIVE' and link.in_payroll
  and contract.final_date between ${firstDay(month)}::date and ${lastDay(month)}::date)`

export type Leaving = Awaited<ReturnType<ReturnType<typeof leavingIn>['execute']>>[number]

type Sums = {
  net: number | null
  earnings: number | null
  deductions: number | null
  employerCost: number | null
}

/** The amounts when all of them are present; null otherwise. */
function whole({ net, earnings, deductions, employerCost }: Sums) {
  return net === null || earnings === null || deductions === null || employerCost === null
    ? null
    : { net, earnings, deductions, employerCost }
}

/** The stored and the current amounts of a contract, and whether they are equal. */
export function standingOf(row: Leaving) {
  const { contractId, userId, finalDate, ending: ends, keptFinal, keptRun, runId } = row
  const held = whole({
    net: row.keptNet,
    earnings: row.keptEarnings,
    deductions: row.keptDeductions,
    employerCost: row.keptCost,
  })
  const now = whole(row)
  const kept =
    held && keptRun !== null && keptFinal !== null
      ? { ...held, runId: keptRun, finalDate: keptFinal }
      : null
  const current = now && runId !== null ? { ...now, runId } : null
  const state = stateOf({ ending: ends, finalDate, kept, current })
  return { contractId, userId, finalDate, kept, current, state }
}

/** The people of a month of settlements within reach, each with payslip, release and payment. */
export async function settlementContracts(context: Context, { payrollMonthId }: OfMonth) {
  const month = await settlementMonth(context, payrollMonthId)
  const payroll = await payrollOf(context.tx, month)
  const columns = { user: 'contract.userId', business: 'contract.businessId' }
  const rows = await leavingIn(context.tx, month, payroll)
    .innerJoin('users', 'users.id', 'contract.userId')
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .leftJoin('payslipRelease as release', (join) =>
      join
        .onRef('release.payrollRunId', '=', 'payslip.payrollRunId')
        .onRef('release.userContractId', '=', 'contract.id'),
    )
    .leftJoin('payslipPayment as payment', (join) =>
      join
        .on('payment.payrollMonthId', '=', payroll?.id ?? 0)
        .onRef('payment.userContractId', '=', 'contract.id'),
    )
    .select([
      'users.rut',
      'release.releasedAt',
      'payment.status as paymentStatus',
      personName.as('name'),
    ])
    .where(payWithin(context.reach('payslips.massRead'), columns, context.actor.userId))
    .orderBy(personSurname)
    .execute()
  return rows.map((row) => {
    const { kept, current, ...standing } = standingOf(row)
    const { net, earnings, deductions } = kept ?? current ?? nothing
    return {
      payrollMonthId,
      basePayrollMonthId: payroll?.id ?? null,
      ...standing,
      name: row.name,
      rut: row.rut,
      net,
      earnings,
      deductions,
      releasedAt: row.releasedAt,
      paymentLabel: kept
        ? paymentStatusLabel(row.paymentStatus ?? 'UNPAID', 'SETTLEMENT', false)
        : paymentStatusLabel(null, 'SETTLEMENT', true),
    }
  })
}
export type SettlementContract = Awaited<ReturnType<typeof settlementContracts>>[number]

const nothing = { net: null, earnings: null, deductions: null }
