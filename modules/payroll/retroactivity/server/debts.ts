import type { Plan } from '#formula/index.ts'
import { type Concept, retroactivePart } from '#law/index.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import {
  type DebtLine,
  employerCostOf,
  type OwedLine,
  owedLines,
  toPayOf,
} from '../model/differences.ts'
import { differencesOf, reopenInMemory } from './as-known-now.ts'
import { type ClosedMonth, closedMonthsUpTo, type CompanyDb } from './closed-months.queries.ts'
import { lateFacts } from './late-facts.queries.ts'
import { asItem, lateItemsOf } from './late-items.queries.ts'
import { everybodyOf, type LawNow, lawsNow } from './law.queries.ts'
import { paidElsewhere } from './paid-elsewhere.queries.ts'
import { keyOf, postedSums } from './posted-amounts.queries.ts'
import { reopenedFacts } from './reopened-facts.queries.ts'

/** A closed month with its law as known now, and the contracts to calculate in it. */
export type Asked = { origin: ClosedMonth; law: LawNow; contractIds: readonly number[] }

/** A contract in a closed month: what is still owed of it, or why that is not known. */
export type Debt = {
  contractId: number
  originMonthId: number
  originMonth: number
  toPay: number
  employerCost: number
  lines: DebtLine[]
  message: string | null
}

/**
 * Calculates some contracts of closed months again, less what was posted before. A contract that is
 * not active today owes nothing. Some statements for all of them, and some for each month.
 */
export async function calculateDebts(
  db: CompanyDb,
  businessId: number,
  asked: readonly Asked[],
): Promise<Debt[]> {
  const ids = [...new Set(asked.flatMap(({ contractIds }) => contractIds))]
  if (ids.length === 0) return []
  const months = asked.map(({ origin }) => origin)
  const active = await activeOf(db.tx, ids)
  const late = await lateItemsOf(db, ids)
  const gone = await paidElsewhere(db, businessId, months, ids)
  const originIds = months.map(({ id }) => id)
  const posted = await postedSums(db, originIds, ids)
  const debts: Debt[] = []
  for (const { origin, law, contractIds } of asked) {
    const reopened = await reopenInMemory(db, businessId, origin, law)
    const items = [
      ...late.filter(({ yearMonth }) => yearMonth === origin.yearMonth).map(asItem),
      ...gone.filter(({ startMonth }) => startMonth === origin.yearMonth),
    ]
    const some = contractIds.filter((id) => active.has(id))
    const { lines, failures } = await differencesOf(db, reopened, some, items)
    const reasons = new Map(failures.map(({ contractId, message }) => [contractId, message]))
    for (const contractId of contractIds) {
      const message = reasons.get(contractId) ?? null
      const before = posted.get(keyOf(origin.id, contractId)) ?? []
      const found = lines.get(contractId)
      const owed = found ? owedLines(found, before) : []
      debts.push(debtOf(origin, contractId, withParts(reopened.plan, owed), message))
    }
  }
  return debts
}

const debtOf = (
  { id, yearMonth }: ClosedMonth,
  contractId: number,
  lines: DebtLine[],
  message: string | null,
): Debt => ({
  contractId,
  originMonthId: id,
  originMonth: yearMonth,
  toPay: toPayOf(lines),
  employerCost: employerCostOf(lines),
  lines,
  message,
})

/** Where each line is declared, as its month says; the net that was short is plain pay. */
function withParts({ library }: Plan<Concept>, lines: readonly OwedLine[]): DebtLine[] {
  if (lines.length === 0) return []
  const known = new Map(library.concepts.map((one) => [one.code, one]))
  return lines.map((line) => {
    const def = known.get(line.concept)
    return { ...line, part: def ? retroactivePart(def) : unknownPart[line.group] }
  })
}

const unknownPart = {
  EARNING: 'FREE',
  DEDUCTION: 'DISCOUNT',
  EMPLOYER: 'EMPLOYER_OTHER',
  BASE: 'FREE',
} as const

async function activeOf(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('userContract')
    .select('id')
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where('status', '=', 'ACTIVE')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * The debts of closed months up to one, calculated now from everything that was known late since
 * their closing: contracts with a late change, and all contracts of a month whose law changed.
 *
 * @param person only their debts, in this razón social; everybody's when it is null
 */
export async function debtsNow(
  db: CompanyDb,
  month: Pick<MonthHead, 'businessId' | 'yearMonth'>,
  person: number | null = null,
): Promise<Debt[]> {
  const { businessId } = month
  const people = person === null ? null : [person]
  const closed = await closedMonthsUpTo(db, month)
  const laws = await lawsNow(db, businessId, closed)
  const isMoved = ({ id }: ClosedMonth) => (laws.get(id)?.moved.length ?? 0) > 0
  const everybody = await everybodyOf(db, closed.filter(isMoved), person)
  const facts = [
    ...(await lateFacts(db, businessId, closed, people)),
    ...(await reopenedFacts(db, businessId, closed, people)),
  ]
  const byMonth = Map.groupBy(facts, ({ monthId }) => monthId)
  const asked = closed.flatMap((origin): Asked[] => {
    const law = laws.get(origin.id)
    const touched = (byMonth.get(origin.id) ?? []).map(({ contractId }) => contractId)
    const contractIds = [...new Set([...touched, ...(everybody.get(origin.id) ?? [])])]
    return law && contractIds.length > 0 ? [{ origin, law, contractIds }] : []
  })
  return calculateDebts(db, businessId, asked)
}
