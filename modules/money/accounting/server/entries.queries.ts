import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { loginNameIn } from '#platform/server/sql/person-names.ts'
import { advice, EntrySide, stateOf } from '../model/accounting-entry.ts'
import { AccountingLack } from '../model/chooser.ts'
import { AccountingSource } from '../model/sources.ts'
import { monthsWithin, staleIn } from './months.queries.ts'

/** The entries of the months that the actor may book whole. */
export const entriesWithin = (
  context: Context,
  permission: 'centralization.read' | 'centralization.create',
) =>
  monthsWithin(context, permission)
    .innerJoin('accountingEntry as entry', 'entry.payrollMonthId', 'month.id')
    // What was made with confidential pay stays closed to readers without that right.
    .$if(!context.reach(permission).includesPrivate, (query) =>
      query.where('entry.withPrivate', '=', false),
    )

const selected = (context: Context) =>
  entriesWithin(context, 'centralization.read')
    .leftJoin('job', 'job.id', 'entry.jobId')
    .leftJoin('accountingEntry as reversal', 'reversal.reversesId', 'entry.id')
    .leftJoin('accountingEntry as reversed', 'reversed.id', 'entry.reversesId')
    .leftJoin('costCenterGroup as grouped', 'grouped.id', 'entry.groupId')
    .select(['entry.id', 'entry.payrollMonthId', 'entry.yearMonth', 'entry.number', 'entry.kind'])
    .select(['entry.reason', 'entry.groupId', 'entry.withVacations', 'entry.withSubsidies'])
    .select('entry.sha256')
    .select(['entry.people', 'entry.debit', 'entry.credit', 'entry.problems', 'entry.squares'])
    .select(['entry.askedAt', 'entry.madeAt', 'job.status as jobStatus', 'job.done', 'job.total'])
    .select(['job.message', 'grouped.name as groupName', 'business.name as businessName'])
    .select(['reversal.number as reversedBy', 'reversed.number as reverses'])
    .select(staleIn.as('isStale'))
    .select(sql<string | null>`${sql.raw(loginNameIn('entry.login_id'))}`.as('author'))
type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]

const shown = ({ jobStatus, isStale, problems, squares, ...row }: Row) => {
  const made = row.madeAt !== null
  const isReversed = row.reversedBy !== null
  const state = stateOf({ ...row, jobStatus, made, isStale, isReversed })
  return {
    ...row,
    state,
    advice: advice[state],
    problems: problemsSchema.parse(problems ?? []),
    squares: squaresSchema.parse(squares ?? []),
  }
}
export type EntryRow = ReturnType<typeof shown>

const problemsSchema = z.array(
  z.object({
    lack: AccountingLack.schema,
    code: z.string(),
    label: z.string(),
    source: AccountingSource.schema.nullable(),
    side: EntrySide.schema.nullable(),
    institution: z.string().nullable(),
    account: z.string().nullable(),
    amount: z.number(),
    contracts: z.number(),
  }),
)
const squaresSchema = z.array(
  z.object({
    kind: z.string(),
    entry: z.number(),
    payslips: z.number(),
    filed: z.number().nullable(),
  }),
)

/** The entries that were made of a month, the newest first. */
export async function centralizations(
  context: Context,
  { payrollMonthId }: { payrollMonthId: number },
): Promise<EntryRow[]> {
  const rows = await selected(context)
    .where('entry.payrollMonthId', '=', payrollMonthId)
    .orderBy('entry.number', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(shown)
}
/** Entries of a month that are listed: nobody reverses a hundred. */
const MOST = 50

/** One entry within reach; out of reach is answered as not found. */
export async function entryById(context: Context, id: number): Promise<EntryRow> {
  const row = await selected(context).where('entry.id', '=', id).executeTakeFirstOrThrow(notFound)
  return shown(row)
}
