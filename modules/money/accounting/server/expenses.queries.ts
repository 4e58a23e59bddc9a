import { lastDay } from '#chile/period.ts'
import { type SpentPart, spentParts } from '#modules/money/expenses/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import { expenseCode } from '../model/expenses.ts'
import type { Amount, Book } from '../model/book.ts'
import { entryById } from './entries.queries.ts'
import type { BookedMonth } from './entry-contracts.queries.ts'

/**
 * What the entry of a month moves of reports of expenses: those that were paid until its last day
 * and no entry in force has, and those of one that are not paid after all. Two statements.
 */
export async function expensesOfEntry(
  tx: Tx,
  { businessId, yearMonth }: BookedMonth,
  entryId: number,
): Promise<readonly SpentPart[]> {
  const rows = await tx
    .selectFrom('accountingExpense as booked')
    .innerJoin('accountingEntry as entry', 'entry.id', 'booked.entryId')
    .leftJoin('accountingEntry as reversal', 'reversal.reversesId', 'entry.id')
    .select('booked.reportId')
    .where('entry.businessId', '=', businessId)
    .where('entry.id', '<>', entryId)
    .where('entry.sha256', 'is not', null)
    .where('reversal.id', 'is', null)
    .groupBy('booked.reportId')
    .having(sql<boolean>`sum(booked.moved) > 0`)
    .execute()
  const held = rows.map(({ reportId }) => reportId)
  return spentParts(tx, { businessId, until: lastDay(yearMonth), held })
}

/** A part of a report as an amount of its contract. */
export const moveOfExpense = ({
  contractId,
  categoryCode,
  categoryName,
  amount,
  paid,
}: SpentPart) => ({
  contractId,
  amount: {
    code: expenseCode(categoryCode),
    label: categoryName,
    source: 'EXPENSES',
    institution: null,
    amount: paid ? amount : -amount,
  } satisfies Amount,
})

/** The book with the account of each category, as items have theirs. */
export function withCategories(book: Book, parts: readonly SpentPart[]): Book {
  const codes = new Map(book.accounts.map(({ id, code }) => [id, code]))
  const own = parts.map(
    ({ categoryCode, categoryName, accountId }) =>
      [
        expenseCode(categoryCode),
        {
          ledgerAccount: codes.get(accountId) ?? categoryName,
          accountingCode: null,
          analytic: false,
          distributable: true,
          informative: false,
        },
      ] as const,
  )
  return { ...book, items: new Map([...book.items, ...own]) }
}

/** Keeps which reports an entry moved, in one statement. */
export async function keepExpenses(tx: Tx, entryId: number, parts: readonly SpentPart[]) {
  const moved = new Map(parts.map(({ reportId, paid }) => [reportId, paid ? 1 : -1]))
  if (moved.size === 0) return
  await tx
    .insertInto('accountingExpense')
    .values([...moved].map(([reportId, sign]) => ({ entryId, reportId, moved: sign })))
    .execute()
}

type Filter = { entryId: number }

/** The reports of expenses that an entry booked, by their number, a page of them. */
export async function centralizationExpenses(context: Context, input: ListInput<Filter, 'number'>) {
  const { filter, sort } = input
  await entryById(context, filter.entryId)
  const matching = context.tx
    .selectFrom('accountingExpense as booked')
    .innerJoin('expenseReport as report', 'report.id', 'booked.reportId')
    .where('booked.entryId', '=', filter.entryId)
  const ordered = matching
    .select(['report.id', 'report.number', 'report.title', 'report.paidOn'])
    .select(nameIn('report.userId').as('fullname'))
    .select(sql<number>`booked.moved * coalesce(report.approved_total, 0)`.as('total'))
    .orderBy('report.number', sort.descending ? 'desc' : 'asc')
  return listed(matching, ordered, input)
}
export type BookedReport = Awaited<ReturnType<typeof centralizationExpenses>>['rows'][number]
