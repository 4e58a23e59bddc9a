import {
  lastPerson,
  personName,
  type ContractRow,
  contractsOf,
  monthById,
  type MonthHead,
  nameInMonth,
  salaryInPesos,
} from '#modules/payroll-months/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'
import { notFound } from '#platform/server/errors.ts'

type OfMonth = { payrollMonthId: number }

/** A month of advances within reach; any other is as if there were none. */
export async function advanceMonth(context: Context, id: number): Promise<MonthHead> {
  const month = await monthById(context, id)
  if (month.type !== 'ADVANCE') throw notFound()
  return month
}

/** Everybody with a contract in the month, with the salary and the advance of each. */
export async function advances(context: Context, { payrollMonthId }: OfMonth) {
  const month = await advanceMonth(context, payrollMonthId)
  const contracts = await salariesOf(context, month)
  const rows = await context.tx
    .selectFrom('salaryAdvance')
    .select(['userContractId', 'mode', 'value', 'amount'])
    .where('payrollMonthId', '=', payrollMonthId)
    .execute()
  const given = new Map(rows.map((row) => [row.userContractId, row]))
  return contracts
    .filter(({ seen }) => seen)
    .map(({ row, salary }) => ({
      payrollMonthId,
      contractId: row.contractId,
      userId: row.ownerId,
      name: nameInMonth(row),
      rut: row.rut,
      jobTitle: row.jobTitle,
      salary,
      mode: given.get(row.contractId)?.mode ?? null,
      value: given.get(row.contractId)?.value ?? null,
      amount: given.get(row.contractId)?.amount ?? null,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'es'))
}
export type Advance = Awaited<ReturnType<typeof advances>>[number]

export type Salaried = { row: ContractRow; salary: number; seen: boolean }

/** The contracts of the month with their salary in pesos; a salary in UF at the month's own UF. */
export async function salariesOf(context: Context, month: MonthHead): Promise<Salaried[]> {
  const rows = await contractsOf(context.tx, month.businessId, month.yearMonth)
  const { includesPrivate } = context.reach('payslips.read')
  return rows.map((row) => ({
    row,
    salary: salaryInPesos(row, [month.yearMonth]),
    seen: includesPrivate || !row.isPrivate || row.ownerId === context.actor.userId,
  }))
}

/**
 * What advances of a month go into its payroll as «Anticipo», by themselves: of closed ones they
 * are already there, of an open one they will be.
 */
export async function itemsAdvanceToProcess(context: Context, { payrollMonthId }: OfMonth) {
  const month = await monthById(context, payrollMonthId)
  const { includesPrivate } = context.reach('payslips.read')
  return context.tx
    .selectFrom('salaryAdvance as advance')
    .innerJoin('payrollMonth as process', 'process.id', 'advance.payrollMonthId')
    .innerJoin('users', 'users.id', 'advance.userId')
    .leftJoin('userBusiness as link', (join) =>
      join
        .onRef('link.userId', '=', 'advance.userId')
        .onRef('link.businessId', '=', 'process.businessId'),
    )
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'advance.userId'))
    .select([
      'advance.payrollMonthId as processId',
      'advance.userContractId as contractId',
      'advance.userId',
      'advance.amount',
      sql<boolean>`not process.is_open`.as('inPayroll'),
      personName.short.as('name'),
    ])
    .where('process.businessId', '=', month.businessId)
    .where('process.yearMonth', '=', month.yearMonth)
    .where('process.type', '=', 'ADVANCE')
    .$if(!includesPrivate, (query) =>
      query.where((eb) =>
        eb.or([
          eb('advance.userId', '=', context.actor.userId ?? 0),
          sql<boolean>`not (users.is_private_role or coalesce(link.private_role, false))`,
        ]),
      ),
    )
    .orderBy('name')
    .orderBy('advance.userContractId')
    .execute()
}
export type AdvanceItem = Awaited<ReturnType<typeof itemsAdvanceToProcess>>[number]
