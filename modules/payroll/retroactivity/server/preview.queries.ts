import { contractIdsOf } from '#modules/payroll/payroll-input/server/index.ts'
import {
  holdMonth,
  monthById,
  type MonthHead,
} from '#modules/payroll/payroll-frame/server/index.ts'
import { contractRowsInSight } from '#modules/payroll/payroll-results/server/index.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import type { Acting, Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import {
  lastPerson,
  namesOfLogins,
  personName,
  personSurname,
  userMatches,
} from '#platform/server/sql/person-names.ts'
import { listed, onPage } from '#platform/server/sql/total-of.ts'
import { keptFactsOf, keptLines } from '../model/kept-debt.ts'
import type { LateFactKind } from '../model/late-fact.ts'
import { ensureUpToDate } from './brought-up.ts'
import { payingMonth } from './closed-months.queries.ts'
import { postingIn } from './posting-work.ts'

/** A late fact of a person's month, with its author. */
type LateFactShown = {
  kind: ValueOf<typeof LateFactKind>
  detail: string | null
  at: Date | null
  author: string | null
}

type OfMonth = Pick<MonthHead, 'businessId' | 'yearMonth'>

const debtsWithin = (context: Acting, month: OfMonth) =>
  contractRowsInSight(context, month.businessId)
    .innerJoin('retroactiveDebt as debt', 'debt.userContractId', 'contract.id')
    .innerJoin('payrollMonth as origin', 'origin.id', 'debt.originMonthId')
    .where('debt.businessId', '=', month.businessId)
    .where('origin.yearMonth', '<=', month.yearMonth)

/** What is kept as owed by closed months up to one, to the people whose pay may be seen. */
export const owedWithin = (context: Acting, month: OfMonth) =>
  debtsWithin(context, month).where('debt.owes', '=', true)

/** Debts with their people, for what names or orders them: sums join nobody. */
const withPeople = ({ tx }: Acting, debts: ReturnType<typeof debtsWithin>) =>
  debts
    .innerJoin('users', 'users.id', 'contract.userId')
    .innerJoin(lastPerson(tx), (join) => join.onRef('person.userId', '=', 'contract.userId'))

const person = ['contract.id as contractId', 'contract.userId', 'users.rut'] as const

/** Rows of a page, unless the request says how many. */
const PAGE_ROWS = 10

type Wanted = { payrollMonthId: number; page?: number | null; size?: number | null }

/**
 * What closed months owe to the people whose pay may be seen: the sum of all, and a page of it by
 * surname, from the first one. While the worker calculates it, this is what was known before.
 */
export async function retroactivity(context: Context, { payrollMonthId, page, size }: Wanted) {
  const month = await monthById(context, payrollMonthId)
  const posting = await postingIn(context, payrollMonthId)
  // What is being posted moves everything that it touches: that is calculated when it is posted.
  const isPosting = posting !== null && posting.error === null
  const calculating = isPosting ? null : await ensureUpToDate(context, month.businessId)
  const payIn = await payingMonth(context, month.businessId)
  const matching = withPeople(context, owedWithin(context, month))
  const { total, toPay } = await owedWithin(context, month)
    .select(sql<number>`count(*)`.as('total'))
    .select(sql<number>`coalesce(sum(debt.to_pay), 0)::bigint`.as('toPay'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .select([...person, personName.as('name')])
    .select(['debt.originMonthId', 'origin.yearMonth as originMonth', 'debt.toPay'])
    .select(['debt.employerCost', 'debt.facts', 'debt.law', 'debt.lines'])
    .orderBy(personSurname)
    .orderBy('contract.id')
    .orderBy('origin.yearMonth')
    .$call(onPage({ number: page ?? 1, size: size ?? PAGE_ROWS }))
    .execute()
  const present = await presentIn(context, payIn, rows)
  const isWithin = (row: { contractId: number }) => present.has(row.contractId)
  return {
    payrollMonthId,
    yearMonth: month.yearMonth,
    isOpen: month.isOpen,
    payIn,
    owed: (await shown(context, rows)).map((row) => ({ ...row, payable: isWithin(row) })),
    total,
    toPay,
    payable: present.size > 0 || (total > rows.length && (await anyPresent(context, month, payIn))),
    failures: await failuresIn(context, month),
    calculating,
    posting,
    isPosting,
  }
}

async function failuresIn(context: Context, month: OfMonth): Promise<number> {
  const { count } = await debtsWithin(context, month)
    .where('debt.message', 'is not', null)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** So many contracts are looked at at once: most often one of the first has its payslip. */
const someContracts = 500

async function anyPresent(
  context: Context,
  month: OfMonth,
  payIn: OfMonth | null,
): Promise<boolean> {
  const after = async (last: number): Promise<boolean> => {
    const rows = await owedWithin(context, month)
      .select('contract.id as contractId')
      .where('contract.id', '>', last)
      .orderBy('contract.id')
      .limit(someContracts)
      .execute()
    if ((await presentIn(context, payIn, rows)).size > 0) return true
    const next = rows.at(-1)
    return rows.length === someContracts && next !== undefined && after(next.contractId)
  }
  return after(0)
}

const isPay = ({ group }: { group: string }) => group !== 'BASE'

type Kept = { facts: unknown; law: string | null; lines: unknown }

/** Rows as they are kept, with the names of who wrote what was known late. */
async function shown<Row extends Kept>(context: Context, rows: readonly Row[]) {
  const read = rows.map((row) => ({ ...row, facts: keptFactsOf(row.facts) }))
  const logins = read.flatMap(({ facts }) => facts.flatMap(({ loginId }) => loginId ?? []))
  const names = await namesOfLogins(context, logins)
  const nameOf = (loginId: number | null) =>
    loginId === null ? null : (names.get(loginId) ?? null)
  return read.map(({ facts, law, ...row }) => ({
    ...row,
    lines: keptLines.parse(row.lines).filter(isPay),
    facts: [
      ...facts.map(({ loginId, ...fact }): LateFactShown => ({
        ...fact,
        detail: null,
        author: nameOf(loginId),
      })),
      ...lawFacts(law),
    ],
  }))
}
export type Owed = Awaited<ReturnType<typeof retroactivity>>['owed'][number]

const lawFacts = (law: string | null): LateFactShown[] =>
  law === null ? [] : [{ kind: 'LAW', detail: law, at: null, author: null }]

/**
 * The contracts that closed months owe something, of people whose pay may be seen, in their order:
 * so many after one of them. What is being calculated again is not known yet.
 */
export async function contractsOwed(
  context: Acting,
  month: OfMonth,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const rows = await owedWithin(context, month)
    .select('contract.id')
    .distinct()
    .where('debt.stale', '=', false)
    .where('contract.id', '>', after)
    .orderBy('contract.id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** The lines that closed months owe to some contracts, to post them. */
export async function linesOwed(context: Acting, month: OfMonth, contractIds: readonly number[]) {
  const rows = await owedWithin(context, month)
    .where('debt.stale', '=', false)
    .where(sql<boolean>`contract.id = any(${[...contractIds]}::bigint[])`)
    .select(['contract.id as contractId', 'debt.originMonthId', 'debt.lines'])
    .select('origin.yearMonth as originMonth')
    .orderBy('origin.yearMonth')
    .orderBy('contract.id')
    .execute()
  return rows.map((row) => ({ ...row, lines: keptLines.parse(row.lines) }))
}

type FailureFilter = { payrollMonthId: number; search: string | null }

/** The people and closed months that could not be calculated again, in pages by surname. */
export async function retroactiveFailures(
  context: Context,
  input: ListInput<FailureFilter, 'name'>,
) {
  const { payrollMonthId, search } = input.filter
  const month = await monthById(context, payrollMonthId)
  await ensureUpToDate(context, month.businessId)
  const matching = withPeople(context, debtsWithin(context, month))
    .where('debt.message', 'is not', null)
    .where((eb) => eb.and(userMatches(search ?? '', 'RUT_SHOWN')))
  const direction = input.sort.descending ? 'desc' : 'asc'
  const ordered = matching
    .select([...person, personName.as('name'), 'origin.yearMonth as originMonth'])
    .select(sql<string>`debt.message`.as('message'))
    .orderBy(personSurname, direction)
    .orderBy('contract.id', direction)
    .orderBy('origin.yearMonth', direction)
  return listed(matching, ordered, input)
}
export type FailureRow = Awaited<ReturnType<typeof retroactiveFailures>>['rows'][number]

/**
 * The contracts with a payslip in the month that pays: an item of any other would be paid to
 * nobody.
 */
export async function presentIn(
  { tx }: Pick<Acting, 'tx'>,
  month: Pick<MonthHead, 'businessId' | 'yearMonth'> | null,
  rows: readonly { contractId: number }[],
): Promise<ReadonlySet<number>> {
  if (month === null || rows.length === 0) return new Set()
  const ids = [...new Set(rows.map(({ contractId }) => contractId))]
  return new Set(await contractIdsOf(tx, month.businessId, month.yearMonth, ids))
}

/** The open month to post into, locked so that simultaneous postings run one after the other. */
export async function monthToPost(context: Acting, id: number): Promise<MonthHead> {
  await holdMonth(context.tx, id)
  const month = await monthById(context, id)
  if (!month.isOpen) throw conflict('El mes está cerrado')
  return month
}
