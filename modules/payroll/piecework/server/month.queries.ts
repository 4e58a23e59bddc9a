import { firstDay, lastDay, type YearMonth } from '#chile/period.ts'
import { payWithin } from '#modules/people/sight/server/index.ts'
import { takenIn } from '#modules/payroll/payroll-results/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import { heldOn } from '#platform/server/sql/held-on.ts'
import { nameIn, surnameIn, userMatches } from '#platform/server/sql/person-names.ts'
import { paidByDay, PIECEWORK_ITEM } from '../model/piecework.ts'
import { columns, CREWS_OFFERED, type CrewSearch, MOST_OF_A_CREW } from './entries.queries.ts'

type MonthAsked = { contractId: number; yearMonth: YearMonth }
type OfContract = { id: number; businessId: number }

/**
 * The piecework of a contract in a month: each entry, what each day pays, what the payslip pays of
 * it, and what is owed besides by a closed month. A person reads their own, and others with the
 * right to what is paid and discounted; only these read what a payslip says that is not released.
 */
export async function pieceworkMonth(context: Context, { contractId, yearMonth }: MonthAsked) {
  const contract = await readableContract(context, contractId)
  const [month] = await monthsOf(context, [contract], yearMonth)
  if (!month) throw notFound()
  return month
}
export type PieceworkMonth = Awaited<ReturnType<typeof pieceworkMonth>>
export type EntryOfMonth = PieceworkMonth['rows'][number]

/** A contract of the actor, or of somebody whose pay and discounts they read. */
export async function readableContract(
  { tx, reach, actor }: Context,
  contractId: number,
): Promise<OfContract & { userId: number }> {
  const contract = await tx
    .selectFrom('userContract as contract')
    .select(['contract.id', 'contract.businessId', 'contract.userId'])
    .where('contract.id', '=', contractId)
    .where((eb) =>
      eb.or([
        eb('contract.userId', '=', actor.userId ?? 0),
        payWithin(reach('userItems.read'), columns, actor.userId),
      ]),
    )
    .executeTakeFirst()
  if (!contract) throw notFound()
  return contract
}

/** The month of each of some contracts, in their order. */
export async function monthsOf(
  context: Context,
  contracts: readonly OfContract[],
  yearMonth: YearMonth,
) {
  const ids = contracts.map(({ id }) => id)
  const entries = Map.groupBy(await entriesOf(context, ids, yearMonth), (row) => row.contractId)
  const late = await lateOf(context, ids, yearMonth)
  const paid = context.can('userItems.read')
    ? await paidOf(context, contracts, yearMonth)
    : new Map<number, { item: number; restDays: number }>()
  return contracts.map(({ id }) => {
    const rows = entries.get(id) ?? []
    const days = paidByDay(rows)
    return {
      rows,
      days,
      total: days.reduce((sum, { amount }) => sum + amount, 0),
      late: late.get(id) ?? 0,
      inPayslip: paid.get(id)?.item ?? null,
      restDays: paid.get(id)?.restDays ?? null,
    }
  })
}

const entriesOf = ({ tx }: Context, ids: readonly number[], yearMonth: YearMonth) =>
  tx
    .selectFrom('pieceworkEntry as entry')
    .innerJoin('pieceworkTask as task', 'task.id', 'entry.taskId')
    .select(['entry.id', 'entry.userContractId as contractId', 'entry.day', 'entry.status'])
    .select(sql<string>`trim_scale(entry.quantity)::text`.as('quantity'))
    .select(sql<string | null>`trim_scale(entry.price)::text`.as('price'))
    .select(['entry.amount', 'entry.reason', 'task.name as taskName', 'task.unit'])
    .where(sql<boolean>`entry.user_contract_id = any(${[...ids]}::bigint[])`)
    .where('entry.day', '>=', firstDay(yearMonth))
    .where('entry.day', '<=', lastDay(yearMonth))
    .orderBy('entry.day')
    .orderBy('entry.id')
    .execute()

/** Whole pesos that each contract is owed of the month after its closing. */
async function lateOf({ tx }: Context, ids: readonly number[], yearMonth: YearMonth) {
  const rows = await tx
    .selectFrom('lateItem')
    .select('userContractId as contractId')
    .select(sql<number>`sum(value)::int8`.as('amount'))
    .where('origin', '=', 'PIECEWORK')
    .where('yearMonth', '=', yearMonth)
    .where(sql<boolean>`user_contract_id = any(${[...ids]}::bigint[])`)
    .groupBy('userContractId')
    .execute()
  return new Map(rows.map(({ contractId, amount }) => [contractId, amount]))
}

/** What the calculated payslips of a month pay of piecework, and of its Sundays and holidays. */
async function paidOf(context: Context, contracts: readonly OfContract[], yearMonth: YearMonth) {
  const ids = contracts.map(({ id }) => id)
  const rows = await context.tx
    .selectFrom('payrollMonth as month')
    .innerJoin('payslip', (join) =>
      join
        .onRef('payslip.payrollRunId', '=', 'month.currentRunId')
        .onRef('payslip.payrollMonthId', '=', 'month.id'),
    )
    .select(['month.currentRunId', 'payslip.userContractId as contractId'])
    .where('month.yearMonth', '=', yearMonth)
    .where('month.type', '=', 'PAYROLL')
    .where(sql<boolean>`payslip.user_contract_id = any(${ids}::bigint[])`)
    .execute()
  const paid = new Map<number, { item: number; restDays: number }>()
  // A crew is of one razón social as a rule: its run is read once.
  for (const [currentRunId, of] of Map.groupBy(rows, (row) => row.currentRunId)) {
    const own = of.map(({ contractId }) => contractId)
    const taken = await takenIn(context, { currentRunId }, own)
    for (const id of own) {
      paid.set(id, { item: taken.of(id, PIECEWORK_ITEM), restDays: taken.of(id, 'SEMANA_CORRIDA') })
    }
  }
  return paid
}

/** Entries of a month of the people whose pay the actor reads, with the crew of their day. */
const crewEntries = ({ tx, reach, actor }: Context, yearMonth: YearMonth) =>
  tx
    .selectFrom('pieceworkEntry as entry')
    .innerJoin('userContract as contract', 'contract.id', 'entry.userContractId')
    .leftJoin('userContractVersion as held', (join) =>
      heldOn(join.onRef('held.userContractId', '=', 'contract.id'), 'held', sql`entry.day`),
    )
    .where('entry.day', '>=', firstDay(yearMonth))
    .where('entry.day', '<=', lastDay(yearMonth))
    .where(payWithin(reach('userItems.read'), columns, actor.userId))

type MonthCrews = CrewSearch & { yearMonth: YearMonth }

/**
 * The crews that made piecework in a month, the people under one supervisor on their days: the
 * first ones by surname, those whose supervisor has the words of a search, or the one of a
 * supervisor.
 */
export const pieceworkMonthCrews = (
  context: Context,
  { yearMonth, search, supervisorId }: MonthCrews,
) =>
  crewEntries(context, yearMonth)
    .leftJoin('users', 'users.id', 'held.supervisorId')
    .select('held.supervisorId')
    .select(nameIn('held.supervisorId').as('name'))
    .select(sql<number>`count(distinct contract.id)::int`.as('people'))
    .where((eb) => eb.and(userMatches(search, context)))
    .where((eb) => equalTo(eb, { 'held.supervisorId': supervisorId }))
    .groupBy('held.supervisorId')
    .orderBy(surnameIn('held.supervisorId'))
    .limit(CREWS_OFFERED)
    .execute()

type CrewAsked = { yearMonth: YearMonth; supervisorId: number | null }

/**
 * The month of each person of a crew, by surname: all their piecework of the month, also what they
 * made in another crew, so that it squares with their payslip.
 */
export async function pieceworkCrewMonth(context: Context, asked: CrewAsked) {
  const { yearMonth, supervisorId } = asked
  const people = await crewEntries(context, yearMonth)
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin('business', 'business.id', 'contract.businessId')
    .select(['contract.id', 'contract.businessId', 'contract.userId'])
    .select(['users.rut', 'users.identificationType'])
    .select(['business.name as businessName', 'business.businessName as employer'])
    .select('business.rut as employerRut')
    .select(nameIn('contract.userId').as('person'))
    .where(
      supervisorId === null
        ? sql<boolean>`held.supervisor_id is null`
        : sql<boolean>`held.supervisor_id = ${supervisorId}`,
    )
    .groupBy(['contract.companyId', 'contract.id', 'users.companyId', 'users.id'])
    .groupBy(['business.companyId', 'business.id'])
    .orderBy(surnameIn('contract.userId'))
    .orderBy('contract.id')
    .limit(MOST_OF_A_CREW)
    .execute()
  const months = await monthsOf(context, people, yearMonth)
  return people.map((person, at) => {
    const month = monthAt(months, at)
    return { ...person, ...month, contractId: person.id, daysPaid: month.days.length }
  })
}
type CrewMonth = Awaited<ReturnType<typeof pieceworkCrewMonth>>[number]
/** What the screen shows of it. */
export type CrewMonthRow = Pick<
  CrewMonth,
  | 'contractId'
  | 'userId'
  | 'person'
  | 'rut'
  | 'businessName'
  | 'daysPaid'
  | 'total'
  | 'late'
  | 'inPayslip'
  | 'restDays'
>

function monthAt(months: readonly PieceworkMonth[], at: number): PieceworkMonth {
  const month = months[at]
  if (!month) throw new Error('A contract has no month')
  return month
}
