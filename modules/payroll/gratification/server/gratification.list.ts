import { surnameIn } from '#platform/server/sql/person-names.ts'
import { yearOf } from '#chile/period.ts'
import { reasonsOf } from '../model/reasons.ts'
import { GratificationRule, GratificationState } from '../model/words.ts'
import { additionalMonth } from '#modules/payroll/additional-engine/server/index.ts'
import { gratifiedWithin, seesEverybody } from './gratified-contracts.ts'
import { readYear } from '../model/stored-year.ts'
import { type MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { onSame } from '#platform/server/sql/on-same.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { gratificationYear, obstacleTo } from './gratification.queries.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import { contains } from '#platform/server/sql/search.ts'

type OfMonth = { payrollMonthId: number }

/** The people in the year of a process whose pay the actor may see. */
const peopleOf = (context: Context, payrollMonthId: number) =>
  context.tx
    .selectFrom('gratificationPerson as person')
    .innerJoin('userContract as contract', 'contract.id', 'person.userContractId')
    .leftJoin('gratificationExclusion as exclusion', (join) =>
      onSame(join, 'exclusion', 'person', ['payrollMonthId', 'userContractId']),
    )
    .leftJoin('additionalPayment as payment', (join) =>
      onSame(join, 'payment', 'person', ['payrollMonthId', 'userContractId']),
    )
    .where('person.payrollMonthId', '=', payrollMonthId)
    .where(gratifiedWithin(context))

/** The contracts, among those given, that the actor may see in the year of a process. */
export async function gratifiedInSight(context: Context, id: number, ids: readonly number[]) {
  const rows = await peopleOf(context, id)
    .select('person.userContractId')
    .where(sql<boolean>`person.user_contract_id = any(${[...ids]}::bigint[])`)
    .execute()
  return rows.map(({ userContractId }) => userContractId)
}

/**
 * The totals of the gratification year that a process settles, or the years it could settle. The
 * shared profit and the total pay are only for people who may see everybody.
 */
export async function settlement(context: Context, { payrollMonthId }: OfMonth) {
  const month = await additionalMonth(context, payrollMonthId)
  const known = await gratificationYear(context, payrollMonthId)
  const seesAll = await seesEverybody(context, month)
  const shown = seesAll ? known : undefined
  return {
    payrollMonthId,
    isOpen: month.isOpen,
    year: known?.year ?? null,
    years: month.isOpen ? await yearsFor(context, month) : [],
    profit: shown?.profit ?? null,
    ownCapital: shown?.ownCapital ?? null,
    pool: shown?.pool ?? null,
    pay: shown?.pay ?? null,
    seesAll,
    minimumIncome: known?.minimumIncome ?? 0,
    firstMonth: known?.firstMonth ?? null,
    states: known ? await statesOf(context, payrollMonthId) : [],
    job: known ? await lastJob(context, payrollMonthId) : null,
  }
}
export type Settlement = Awaited<ReturnType<typeof settlement>>

/** The number of people in each state, and the sum of their payments. */
const statesOf = (context: Context, payrollMonthId: number) =>
  peopleOf(context, payrollMonthId)
    .select(({ fn }) => [
      'person.state',
      fn.countAll<number>().as('people'),
      sql<number>`coalesce(sum(person.difference), 0)::bigint`.as('difference'),
      sql<number>`coalesce(sum(payment.net), 0)::bigint`.as('net'),
    ])
    .groupBy('person.state')
    .execute()
export type StateSum = Awaited<ReturnType<typeof statesOf>>[number]

async function lastJob({ tx }: Context, payrollMonthId: number) {
  const job = await tx
    .selectFrom('job')
    .select(['id', 'status', 'done', 'total', 'error'])
    .where('kind', '=', 'additionalPayments.gratification')
    .where('key', '=', `month:${payrollMonthId}`)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return job ? { ...job, done: job.done ?? 0, total: job.total ?? 0 } : null
}
export type GratificationJob = NonNullable<Awaited<ReturnType<typeof lastJob>>>

/** The years that a process could settle, each with the obstacle if it cannot. */
async function yearsFor(context: Context, month: MonthHead) {
  const last = yearOf(month.yearMonth)
  const years: { year: number; reason: string | null }[] = []
  for (const year of [last, last - 1]) {
    years.push({ year, reason: (await obstacleTo(context, month, year)) ?? null })
  }
  return years
}

const columns = [
  'person.payrollMonthId',
  'person.userContractId as contractId',
  'person.userId',
  'person.name',
  'person.rut',
  'person.rule',
  'person.state',
  'person.months',
  'person.base',
  'person.cap',
  'person.due',
  'person.paid',
  'person.difference',
  'exclusion.reason',
  'payment.net',
  'payment.deductions',
] as const

type Filter = OfMonth & { search: string | null; state: ValueOf<typeof GratificationState> | null }
type Sort = 'name' | 'base' | 'due' | 'paid' | 'difference' | 'net'

/** The calculated year of every person in a process, a page at a time. */
export async function gratificationRows(context: Context, input: ListInput<Filter, Sort>) {
  const { filter, sort } = input
  const { payrollMonthId, search, state } = filter
  await additionalMonth(context, payrollMonthId)
  const matching = peopleOf(context, payrollMonthId)
    .where((eb) => (state ? eb('person.state', '=', state) : eb.lit(true)))
    .$if(search !== null, (query) =>
      query.where(contains(sql`person.name || ' ' || person.rut`, search)),
    )
  const ordered = matching
    .select(columns)
    .orderBy(orderOf(sort.by), (by) => (sort.descending ? by.desc() : by.asc()).nullsLast())
    .orderBy('person.userContractId')
  return listed(matching, ordered, input)
}
export type GratificationRow = Awaited<ReturnType<typeof gratificationRows>>['rows'][number]

const orderOf = (by: Sort) =>
  by === 'name'
    ? surnameIn('person.userId')
    : by === 'net'
      ? sql.ref('payment.net')
      : sql.ref(`person.${by}`)

/**
 * How the gratification of a person's year was calculated, month by month, also when nothing is
 * paid.
 */
export async function gratificationOf(
  context: Context,
  { payrollMonthId, contractId }: OfMonth & { contractId: number },
) {
  const month = await additionalMonth(context, payrollMonthId)
  const row = await peopleOf(context, payrollMonthId)
    .select(columns)
    .select('person.yearMonths')
    .where('person.userContractId', '=', contractId)
    .executeTakeFirst()
  const known = await gratificationYear(context, payrollMonthId)
  if (!row || !known) throw notFound()
  const { pool, pay, minimumIncome } = known
  const isShown = await seesEverybody(context, month)
  const why = {
    ...row,
    rule: GratificationRule.schema.parse(row.rule),
    shared: isShown ? { pool, pay: pay ?? 0 } : undefined,
    minimumIncome: minimumIncome ?? 0,
  }
  return {
    ...row,
    year: known.year,
    reasons: reasonsOf(why, GratificationState.schema.parse(row.state), row.reason),
    yearMonths: readYear(row.yearMonths),
  }
}
export type GratificationDetail = Awaited<ReturnType<typeof gratificationOf>>
