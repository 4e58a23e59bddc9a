import { lastDay } from '#chile/period.ts'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { onPage, totalOf } from '#platform/server/sql/total-of.ts'
import { institutionName } from '../model/rule.ts'
import type { AccountingSource } from '../model/sources.ts'
import { recordReading } from './drill.queries.ts'
import { entriesWithin } from './entries.queries.ts'

export type JournalFilter = { payrollMonthId: number; number: number | null }

/**
 * The lines of the entries and reversals of a month, or of one of them, for another program: a page
 * of them, in the order in which they were booked. A kept entry never changes, so the id of a line
 * names the same line always; what is corrected comes as a reversal and another entry. Reading it
 * is recorded.
 */
export async function centralizationJournal(
  context: Context,
  input: ListInput<JournalFilter>,
): Promise<Listed<JournalLine>> {
  const { payrollMonthId, number } = input.filter
  const matching = entriesWithin(context, 'centralization.read')
    .innerJoin('accountingLine as line', 'line.entryId', 'entry.id')
    .innerJoin('accountingAccount as account', 'account.id', 'line.accountId')
    .leftJoin('costCenter as center', 'center.id', 'line.costCenterId')
    .where('month.id', '=', payrollMonthId)
    .where((eb) => equalTo(eb, { 'entry.number': number }))
  const rows = await matching
    .select(['entry.id as entryId', 'entry.number', 'entry.kind', 'entry.yearMonth', 'line.n'])
    .select(['business.rut as businessRut', 'line.code', 'line.label', 'line.source'])
    .select(['line.institution', 'line.side', 'line.amount'])
    .select(['account.code as accountCode', 'account.name as accountName'])
    .select(['center.code as centerCode', 'center.name as centerName'])
    .orderBy('entry.number', input.sort.descending ? 'desc' : 'asc')
    .orderBy('line.n', input.sort.descending ? 'desc' : 'asc')
    .$call(onPage(input.page))
    .execute()
  if (rows.length > 0) recordReading(context, `diario-${payrollMonthId}`, rows.length)
  return { rows: rows.map(journalLine), total: await totalOf(matching, input, rows.length) }
}

type Stored = {
  businessRut: string
  yearMonth: number
  number: number
  n: number
  side: 'DEBIT' | 'CREDIT'
  amount: number
  institution: string | null
}

const journalLine = <Row extends Stored>({ side, amount, institution, ...row }: Row) => ({
  ...row,
  lineId: [row.businessRut, row.yearMonth, row.number, row.n].join('-'),
  date: lastDay(row.yearMonth),
  institution: institutionName(institution),
  debit: side === 'DEBIT' ? amount : 0,
  credit: side === 'CREDIT' ? amount : 0,
})

export type JournalLine = {
  readonly lineId: string
  readonly entryId: number
  readonly number: number
  readonly n: number
  readonly kind: 'ENTRY' | 'REVERSAL'
  readonly date: string
  readonly accountCode: string
  readonly accountName: string
  readonly centerCode: string | null
  readonly centerName: string | null
  readonly code: string
  readonly label: string
  readonly source: AccountingSource
  readonly institution: string | null
  readonly debit: number
  readonly credit: number
}
