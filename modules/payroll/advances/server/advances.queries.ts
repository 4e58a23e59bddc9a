import { reachesPay } from '#access/reach.ts'
import { documentTyped } from '#chile/rut.ts'
import {
  lastPerson,
  personName,
  personSurname,
  userMatches,
} from '#platform/server/sql/person-names.ts'
import {
  type ContractRow,
  contractsIn,
  contractsOf,
  monthlySalariesOf,
} from '#modules/payroll/payroll-input/server/index.ts'
import type { MonthlySalary } from '#modules/payroll/payroll-input/model/monthly-salary.ts'
import { nameInMonth } from '#modules/payroll/payroll-input/model/name-in-month.ts'
import { monthById, type MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { onPage, totalOf } from '#platform/server/sql/total-of.ts'
import { contractWithin, payWithin } from '#modules/people/sight/server/index.ts'

type OfMonth = { payrollMonthId: number }

/** A month of advances within reach; out of reach is answered as not found. */
export async function advanceMonth(context: Context, id: number): Promise<MonthHead> {
  const month = await monthById(context, id)
  if (month.type !== 'ADVANCE') throw notFound()
  return month
}

type Filter = {
  payrollMonthId: number
  search: string | null
  contracts: readonly { contractId: number }[] | null
  people: readonly { rut: string }[] | null
}
type Asked = ListInput<Filter, 'name' | 'amount'>

/**
 * The contracts of the month in pages, each with its salary and its advance. Only the contracts of
 * the page are read whole. A search takes words of the name and the RUT; some contracts, or some
 * people by their RUT, are what somebody has typed or pasted.
 */
export async function advances(context: Context, input: Asked) {
  const { payrollMonthId } = input.filter
  const month = await advanceMonth(context, payrollMonthId)
  const matching = matchingContracts(context, month, input.filter)
  const direction = input.sort.descending ? 'desc' : 'asc'
  const found = await matching
    .leftJoin(lastPerson(context.tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))
    .leftJoin('salaryAdvance as advance', (join) =>
      join
        .onRef('advance.userContractId', '=', 'contract.id')
        .on('advance.payrollMonthId', '=', payrollMonthId),
    )
    .select('contract.id')
    .$if(input.sort.by === 'amount', (query) =>
      query.orderBy(sql`coalesce(advance.amount, 0)`, direction),
    )
    .orderBy(personSurname, input.sort.by === 'name' ? direction : 'asc')
    .orderBy('contract.id')
    .$call(onPage(input.page))
    .execute()
  const ids = found.map(({ id }) => id)
  return {
    rows: await shownAdvances(context, month, ids),
    total: await totalOf(matching, input, ids.length),
  }
}
export type Advance = Awaited<ReturnType<typeof shownAdvances>>[number]

/** How many people of a month have an advance, of how many, and the pesos of all of them. */
export async function advanceTotals(context: Context, { payrollMonthId }: OfMonth) {
  const month = await advanceMonth(context, payrollMonthId)
  const totals = await seenContracts(context, month)
    .leftJoin('salaryAdvance as advance', (join) =>
      join
        .onRef('advance.userContractId', '=', 'contract.id')
        .on('advance.payrollMonthId', '=', payrollMonthId),
    )
    .select(({ fn }) => [
      fn.countAll<number>().as('people'),
      fn.count<number>('advance.userContractId').as('given'),
      sql<number>`coalesce(sum(advance.amount), 0)::bigint`.as('amount'),
    ])
    .executeTakeFirstOrThrow()
  return { payrollMonthId, ...totals }
}
export type AdvanceTotals = Awaited<ReturnType<typeof advanceTotals>>

/**
 * The contracts of a month whose advances are within reach, as a query to extend. An advance is
 * shown beside the salary, so both rights are needed.
 */
const seenContracts = (context: Context, { businessId, yearMonth }: MonthHead) =>
  contractsIn(context.tx, businessId, yearMonth)
    .where(contractWithin(context, 'userItems.read'))
    .where(contractWithin(context, 'payslips.read'))

function matchingContracts(
  context: Context,
  month: MonthHead,
  { search, contracts, people }: Filter,
) {
  const ruts = people?.map(({ rut }) => documentTyped(rut))
  const ids = contracts?.map(({ contractId }) => contractId)
  return seenContracts(context, month)
    .innerJoin('users', 'users.id', 'contract.userId')
    .$if(ids !== undefined, (query) =>
      query.where(sql<boolean>`contract.id = any(${ids ?? []}::bigint[])`),
    )
    .$if(ruts !== undefined, (query) =>
      query.where(sql<boolean>`users.rut = any(${ruts ?? []}::text[])`),
    )
    .where((eb) => eb.and(userMatches(search, 'RUT_SHOWN')))
}

/** Some contracts of a month with their salary and their advance, in the given order. */
async function shownAdvances(context: Context, month: MonthHead, ids: readonly number[]) {
  const salaries = await salariesOf(context, month, ids)
  const rows = await context.tx
    .selectFrom('salaryAdvance')
    .select(['userContractId', 'mode', 'value', 'amount'])
    .where('payrollMonthId', '=', month.id)
    .where(sql<boolean>`user_contract_id = any(${ids}::bigint[])`)
    .execute()
  const given = new Map(rows.map((row) => [row.userContractId, row]))
  const known = new Map(salaries.map((one) => [one.row.contractId, one]))
  return ids.flatMap((id) => {
    const one = known.get(id)
    if (!one) return []
    const { row, pay } = one
    return {
      payrollMonthId: month.id,
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
    }
  })
}

export type Salaried = { row: ContractRow; pay: MonthlySalary; seen: boolean }

/**
 * The contracts of a month, or some of them, with their agreed pay for a whole month, in pesos. A
 * salary in UF uses the UF of the month's payslips; while that is unknown, the reason is given
 * instead.
 */
export async function salariesOf(
  context: Context,
  month: MonthHead,
  only?: readonly number[],
): Promise<Salaried[]> {
  const { businessId, yearMonth } = month
  const rows = await contractsOf(context.tx, businessId, yearMonth, only)
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
  return namedAdvances(context, advancesOf(context, month))
    .orderBy(personSurname)
    .orderBy('advance.userContractId')
    .execute()
}
export type AdvanceItem = Awaited<ReturnType<typeof itemsAdvanceToProcess>>[number]

type Searched = OfMonth & { search: string | null }

/** The same advances in pages. A search takes words of the name and the RUT. */
export async function advancesToProcess(
  context: Context,
  input: ListInput<Searched, 'name' | 'amount'>,
) {
  const { payrollMonthId, search } = input.filter
  const month = await monthById(context, payrollMonthId)
  const matching = advancesOf(context, month).where((eb) => eb.and(userMatches(search, context)))
  const direction = input.sort.descending ? 'desc' : 'asc'
  const rows = await namedAdvances(context, matching)
    .$if(input.sort.by === 'amount', (query) => query.orderBy('advance.amount', direction))
    .orderBy(personSurname, input.sort.by === 'name' ? direction : 'asc')
    .orderBy('advance.userContractId')
    .orderBy('advance.payrollMonthId')
    .$call(onPage(input.page))
    .execute()
  return { rows, total: await totalOf(matching, input, rows.length) }
}

/** How many those advances are, how many of a process that is still open, and their pesos. */
export async function advancesToProcessTotals(context: Context, { payrollMonthId }: OfMonth) {
  const month = await monthById(context, payrollMonthId)
  const totals = await advancesOf(context, month)
    .select(({ fn }) => [
      fn.countAll<number>().as('people'),
      fn.countAll<number>().filterWhere('process.isOpen', '=', true).as('waiting'),
      sql<number>`coalesce(sum(advance.amount), 0)::bigint`.as('amount'),
    ])
    .executeTakeFirstOrThrow()
  return { payrollMonthId, ...totals }
}
export type AdvancesToProcess = Awaited<ReturnType<typeof advancesToProcessTotals>>

const namedAdvances = ({ tx }: Context, query: ReturnType<typeof advancesOf>) =>
  query
    .leftJoin(lastPerson(tx), (join) => join.onRef('person.userId', '=', 'advance.userId'))
    .select([
      'advance.payrollMonthId as processId',
      'advance.userContractId as contractId',
      'advance.userId',
      'advance.amount',
      sql<boolean>`not process.is_open`.as('inPayroll'),
      personName.as('name'),
    ])

/** The advances of the processes of a month that are within reach, as a query to extend. */
const advancesOf = (context: Context, month: MonthHead) =>
  context.tx
    .selectFrom('salaryAdvance as advance')
    .innerJoin('payrollMonth as process', 'process.id', 'advance.payrollMonthId')
    .innerJoin('users', 'users.id', 'advance.userId')
    .where('process.businessId', '=', month.businessId)
    .where('process.yearMonth', '=', month.yearMonth)
    .where('process.type', '=', 'ADVANCE')
    .where(
      payWithin(
        context.reach('userItems.read'),
        { user: 'advance.userId', business: 'process.businessId' },
        context.actor.userId,
      ),
    )
