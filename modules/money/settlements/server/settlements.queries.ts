import {
  lastPerson,
  personName,
  personSurname,
  userMatches,
} from '#platform/server/sql/person-names.ts'
import { firstDay, lastDay } from '#chile/period.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { monthById, type MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import { paymentStatusLabel } from '#modules/payroll/payslips/model/payslip.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { onPage, totalOf } from '#platform/server/sql/total-of.ts'
import { stateOf, whyNotClose } from '../model/settlement.ts'

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

type Asked = ListInput<OfMonth & { search: string | null }, 'name' | 'finalDate' | 'net'>

/**
 * The people of a month of settlements within reach, in pages, each with payslip, release and
 * payment. A search takes words of the name and the RUT.
 */
export async function settlementContracts(context: Context, input: Asked) {
  const { payrollMonthId, search } = input.filter
  const month = await settlementMonth(context, payrollMonthId)
  const payroll = await payrollOf(context.tx, month)
  const matching = seenLeaving(context, month, payroll)
    .innerJoin('users', 'users.id', 'contract.userId')
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
  const { by, descending } = input.sort
  const direction = descending ? 'desc' : 'asc'
  const ordered = matching
    .select(['users.rut', personName.as('name')])
    .$if(by === 'finalDate', (query) => query.orderBy('contract.finalDate', direction))
    .$if(by === 'net', (query) => query.orderBy(sql`coalesce(kept.net, payslip.net, 0)`, direction))
    .orderBy(personSurname, by === 'name' ? direction : 'asc')
    .orderBy('contract.id')
  const rows = await ordered.$call(onPage(input.page)).execute()
  return {
    rows: rows.map((row) => {
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
    }),
    total: await totalOf(matching, input, rows.length),
  }
}
export type SettlementContract = Awaited<ReturnType<typeof settlementContracts>>['rows'][number]

/** How many contracts end in a month, by their state; those calculated, and those not released. */
export async function settlementTotals(context: Context, { payrollMonthId }: OfMonth) {
  const month = await settlementMonth(context, payrollMonthId)
  const payroll = await payrollOf(context.tx, month)
  const rows = await seenLeaving(context, month, payroll).execute()
  const standings = rows.map(standingOf)
  const ready = standings.filter(({ state }) => state === 'READY')
  return {
    payrollMonthId,
    people: rows.length,
    ready: ready.length,
    unreleased: rows.filter(({ releasedAt }) => releasedAt === null).length,
    net: ready.reduce((sum, { kept }) => sum + (kept?.net ?? 0), 0),
    whyNotClose: whyNotClose(standings.map(({ state }) => state)) ?? null,
  }
}
export type SettlementTotals = Awaited<ReturnType<typeof settlementTotals>>

/** The contracts of a month of settlements within reach, with release and payment, in no order. */
const seenLeaving = (context: Context, month: MonthHead, payroll: Payroll) =>
  leavingIn(context.tx, month, payroll)
    .clearOrderBy()
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
    .select(['release.releasedAt', 'payment.status as paymentStatus'])
    .where(contractWithin(context, 'payslips.massRead'))

const nothing = { net: null, earnings: null, deductions: null }
