import { reachesPay } from '#access/reach.ts'
import { sortedBySurname } from '#chile/names.ts'
import { personName, personSurname, lastPerson } from '#platform/server/person-names.ts'
import {
  type ContractRow,
  contractsOf,
  monthlySalariesOf,
} from '#modules/payroll/payroll-input/server/index.ts'
import type { MonthlySalary } from '#modules/payroll/payroll-input/model/monthly-salary.ts'
import { nameInMonth } from '#modules/payroll/payroll-input/model/name-in-month.ts'
import { monthById, type MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { payWithin } from '#modules/people/sight/server/index.ts'

type OfMonth = { payrollMonthId: number }

/** A month of advances within reach; out of reach is answered as not found. */
export async function advanceMonth(context: Context, id: number): Promise<MonthHead> {
  const month = await monthById(context, id)
  if (month.type !== 'ADVANCE') throw notFound()
  return month
}

/** Every contract of the month, with its salary and its advance. */
export async function advances(context: Context, { payrollMonthId }: OfMonth) {
  const month = await advanceMonth(context, payrollMonthId)
  const contracts = await salariesOf(context, month)
  const rows = await context.tx
    .selectFrom('salaryAdvance')
    .select(['userContractId', 'mode', 'value', 'amount'])
    .where('payrollMonthId', '=', payrollMonthId)
    .execute()
  const given = new Map(rows.map((row) => [row.userContractId, row]))
  const seen = contracts.filter((one) => one.seen)
  return sortedBySurname(seen, ({ row }) => row).map(({ row, pay }) => ({
    payrollMonthId,
    contractId: row.contractId,
    userId: row.ownerId,
    name: nameInMonth(row),
    rut: row.rut,
    jobTitle: row.jobTitle,
    salary: 'salary' in pay ? pay.salary : null,
    salaryProblem: 'problem' in pay ? pay.problem : null,
    mode: given.get(row.contractId)?.mode ?? null,
    value: given.get(row.contractId)?.value ?? null,
    amount: given.get(row.contractId)?.amount ?? null,
  }))
}
export type Advance = Awaited<ReturnType<typeof advances>>[number]

export type Salaried = { row: ContractRow; pay: MonthlySalary; seen: boolean }

/**
 * The contracts of a month with their agreed pay for a whole month, in pesos. A salary in UF uses
 * the UF of the month's payslips; while that is unknown, the reason is given instead.
 */
export async function salariesOf(context: Context, month: MonthHead): Promise<Salaried[]> {
  const { businessId, yearMonth } = month
  const rows = await contractsOf(context.tx, businessId, yearMonth)
  const payOf = await monthlySalariesOf(context.tx, {
    companyId: context.session.companyId,
    businessId,
    months: [yearMonth],
  })
  // An advance is shown beside the salary, so both rights are needed.
  const reaches = [context.reach('userItems.read'), context.reach('payslips.read')]
  return rows.map((row) => {
    const { ownerId: userId, isPrivate } = row
    const paid = { userId, businessId: row.businessId, isPrivate }
    return {
      row,
      pay: payOf(row),
      seen: reaches.every((reach) => reachesPay(reach, paid, context.actor.userId)),
    }
  })
}

/**
 * The advances of a month that its payroll discounts as «Anticipo». Those of closed processes are
 * already items of the payroll; those of an open one become items when it closes.
 */
export async function itemsAdvanceToProcess(context: Context, { payrollMonthId }: OfMonth) {
  const month = await monthById(context, payrollMonthId)
  const columns = { user: 'advance.userId', business: 'process.businessId' }
  return context.tx
    .selectFrom('salaryAdvance as advance')
    .innerJoin('payrollMonth as process', 'process.id', 'advance.payrollMonthId')
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'advance.userId'))
    .select([
      'advance.payrollMonthId as processId',
      'advance.userContractId as contractId',
      'advance.userId',
      'advance.amount',
      sql<boolean>`not process.is_open`.as('inPayroll'),
      personName.as('name'),
    ])
    .where('process.businessId', '=', month.businessId)
    .where('process.yearMonth', '=', month.yearMonth)
    .where('process.type', '=', 'ADVANCE')
    .where(payWithin(context.reach('userItems.read'), columns, context.actor.userId))
    .orderBy(personSurname)
    .orderBy('advance.userContractId')
    .execute()
}
export type AdvanceItem = Awaited<ReturnType<typeof itemsAdvanceToProcess>>[number]
