import { searchKey } from '#chile/text.ts'
import { contractIdsOf } from '#modules/payroll/payroll-input/server/index.ts'
import {
  holdMonth,
  monthById,
  type MonthHead,
} from '#modules/payroll/payroll-frame/server/index.ts'
import { peopleInSight } from '#modules/payroll/payroll-results/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { pageOf } from '#platform/server/total-of.ts'
import { employerCostOf, type OwedLine, owedLines, toPayOf } from '../model/differences.ts'
import { kindAgain, kindOfEntity, type LateFactKind } from '../model/late-fact.ts'
import { differencesOf, reopenInMemory } from './as-known-now.ts'
import { type ClosedMonth, closedMonthsUpTo, payingMonth } from './closed-months.queries.ts'
import { type LateFact, lateFacts } from './late-facts.queries.ts'
import { asItem, lateItemsOf } from './late-items.queries.ts'
import { everybodyOf, type LawNow, lawsNow } from './law.queries.ts'
import { paidElsewhere } from './paid-elsewhere.queries.ts'
import { keyOf, postedSums } from './posted.queries.ts'
import { reopenedFacts } from './reopened-facts.queries.ts'
import type { ValueOf } from '#platform/model/catalog.ts'

/** A late fact of a person's month, with its author. */
type LateFactShown = {
  kind: ValueOf<typeof LateFactKind>
  detail: string | null
  at: Date | null
  author: string | null
}

/** The debt of one closed month to one person, or the person's debt. */
export type Owed = {
  contractId: number
  originMonthId: number
  originMonth: number
  toPay: number
  employerCost: number
  facts: LateFactShown[]
  lines: OwedLine[]
}
type Failure = { contractId: number; originMonth: number; message: string }

/**
 * The debts of closed months up to one, with today's knowledge: contracts with a late change are
 * calculated again in memory, and all contracts of a month whose law changed; earlier postings are
 * subtracted.
 *
 * @param person only their debts, in this razón social; everybody's when it is null
 */
export async function owedUpTo(
  context: Context,
  month: Pick<MonthHead, 'businessId' | 'yearMonth'>,
  person: number | null = null,
) {
  const closed = await closedMonthsUpTo(context, month)
  const facts = await factsLate(context, month.businessId, closed, person)
  const byMonth = Map.groupBy(facts, ({ monthId }) => monthId)
  const late = await lateItemsOf(context, month.businessId)
  const posted = await postedSums(
    context,
    closed.map(({ id }) => id),
  )
  const laws = await lawsNow(context, month.businessId, closed)
  const isMoved = ({ id }: ClosedMonth) => (laws.get(id)?.moved.length ?? 0) > 0
  const everybody = await everybodyOf(context, closed.filter(isMoved), person)
  const gone = await paidElsewhere(context, month.businessId, closed)
  const owed: Owed[] = []
  const failures: Failure[] = []
  for (const origin of closed.filter((one) => byMonth.has(one.id) || isMoved(one))) {
    const law = laws.get(origin.id)
    if (!law) continue
    const touched = Map.groupBy(byMonth.get(origin.id) ?? [], ({ contractId }) => contractId)
    const ids = [...new Set([...touched.keys(), ...(everybody.get(origin.id) ?? [])])]
    const reopened = await reopenInMemory(context, month.businessId, origin, law)
    const items = [
      ...late.filter(({ yearMonth }) => yearMonth === origin.yearMonth).map(asItem),
      ...gone.filter(({ startMonth }) => startMonth === origin.yearMonth),
    ]
    const found = await differencesOf(context, reopened, ids, items)
    for (const { contractId, message } of found.failures) {
      failures.push({ contractId, originMonth: origin.yearMonth, message })
    }
    for (const [contractId, lines] of found.lines) {
      const still = owedLines(lines, posted.get(keyOf(origin.id, contractId)) ?? [])
      if (still.length === 0) continue
      const facts = [...factsOf(touched.get(contractId) ?? []), ...lawFacts(law)]
      owed.push(owedOf(origin, contractId, still, facts))
    }
  }
  return { owed, failures }
}

/** What was known late of closed months, and what was before they were opened and closed again. */
async function factsLate(
  context: Context,
  businessId: number,
  closed: readonly ClosedMonth[],
  person: number | null,
): Promise<readonly LateFact[]> {
  const written = await lateFacts(context, businessId, closed, person)
  const again = await reopenedFacts(context, businessId, closed, person)
  const key = ({ monthId, contractId, entity }: LateFact) => `${monthId} ${contractId} ${entity}`
  const said = new Set(written.map(key))
  return [...written, ...again.filter((one) => !said.has(key(one)))]
}

const kinds = { ...kindOfEntity, ...kindAgain }

const factsOf = (facts: readonly LateFact[]): Owed['facts'] =>
  facts.map(({ entity, at, author }) => ({
    kind: kinds[entity],
    detail: null,
    at,
    author,
  }))

const lawFacts = ({ moved }: LawNow): Owed['facts'] =>
  moved.length > 0 ? [{ kind: 'LAW', detail: moved.join(', '), at: null, author: null }] : []

const owedOf = (
  { id, yearMonth }: ClosedMonth,
  contractId: number,
  lines: OwedLine[],
  facts: Owed['facts'],
): Owed => ({
  contractId,
  originMonthId: id,
  originMonth: yearMonth,
  toPay: toPayOf(lines),
  employerCost: employerCostOf(lines),
  facts,
  lines,
})

/** Rows of a page, unless the request says how many. */
const PAGE_ROWS = 10

type Wanted = { payrollMonthId: number; page?: number | null; size?: number | null }

/**
 * What closed months owe to the people whose pay may be seen: the sum of all, and a page of it by
 * surname, from the first one.
 */
export async function retroactivity(context: Context, { payrollMonthId, page, size }: Wanted) {
  const month = await monthById(context, payrollMonthId)
  const people = await peopleInSight(context, month.businessId)
  const { owed, failures } = await owedUpTo(context, month)
  const payIn = await payingMonth(context, month.businessId)
  const seen = bySurname(people, owed)
  const present = await presentIn(context, payIn, seen)
  const { rows, total } = pageOf(seen, { number: page ?? 1, size: size ?? PAGE_ROWS })
  return {
    payrollMonthId,
    yearMonth: month.yearMonth,
    isOpen: month.isOpen,
    payIn,
    owed: rows.map((row) => ({ ...row, payable: present.has(row.contractId) })),
    total,
    toPay: seen.reduce((sum, row) => sum + row.toPay, 0),
    payable: present.size > 0,
    failures: failures.filter(({ contractId }) => people.has(contractId)).length,
  }
}

type FailureFilter = { payrollMonthId: number; search: string | null }

/** The people and closed months that could not be calculated again, in pages by surname. */
export async function retroactiveFailures(
  context: Context,
  { filter, sort, page }: ListInput<FailureFilter, 'name'>,
) {
  const month = await monthById(context, filter.payrollMonthId)
  const people = await peopleInSight(context, month.businessId)
  const { failures } = await owedUpTo(context, month)
  const asked = searchKey(filter.search ?? '')
  const found = bySurname(people, failures).filter(({ name, rut }) =>
    searchKey(`${name} ${rut}`).includes(asked),
  )
  return pageOf(sort.descending ? found.toReversed() : found, page)
}
export type FailureRow = Awaited<ReturnType<typeof retroactiveFailures>>['rows'][number]

type OfPerson = { contractId: number; originMonth: number }

/** Rows with their people, in the order of the people and then of the months. */
function bySurname<Row extends OfPerson, Person>(
  people: ReadonlyMap<number, Person>,
  rows: readonly Row[],
): (Row & Person)[] {
  const byPerson = Map.groupBy(
    rows.toSorted((a, b) => a.originMonth - b.originMonth),
    ({ contractId }) => contractId,
  )
  return [...people].flatMap(([contractId, person]) =>
    (byPerson.get(contractId) ?? []).map((row) => ({ ...row, ...person })),
  )
}

/**
 * The contracts with a payslip in the month that pays: an item of any other would be paid to
 * nobody.
 */
export async function presentIn(
  { tx }: Context,
  month: Pick<MonthHead, 'businessId' | 'yearMonth'> | null,
  rows: readonly { contractId: number }[],
): Promise<ReadonlySet<number>> {
  if (month === null || rows.length === 0) return new Set()
  const ids = [...new Set(rows.map(({ contractId }) => contractId))]
  return new Set(await contractIdsOf(tx, month.businessId, month.yearMonth, ids))
}

/** The open month to post into, locked so that simultaneous postings run one after the other. */
export async function monthToPost(context: Context, id: number): Promise<MonthHead> {
  await holdMonth(context.tx, id)
  const month = await monthById(context, id)
  if (!month.isOpen) throw conflict('El mes está cerrado')
  return month
}
