import { z } from 'zod'
import type { Listed } from '#platform/model/page.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { equalTo } from '#platform/server/sql/equal-to.ts'
import { notFound } from '#platform/server/errors.ts'
import type { ListInput } from '#platform/server/graphql/operations.ts'
import { loginNameIn, nameIn, userMatches } from '#platform/server/sql/person-names.ts'
import { listed } from '#platform/server/sql/total-of.ts'
import type { ValueOf } from '#platform/model/catalog.ts'
import { advice, type FindingLevel, stateOf } from '../model/filing.ts'
import { monthsWithin, staleIn, totalsSchema } from './months.queries.ts'

const reached = (context: Context) =>
  monthsWithin(context, 'filings.read')
    .innerJoin('filing', 'filing.payrollMonthId', 'month.id')
    .leftJoin('job', 'job.id', 'filing.jobId')
    // A file that was made with confidential pay stays closed to readers without that right.
    .$if(!context.reach('filings.read').includesPrivate, (query) =>
      query.where('filing.withPrivate', '=', false),
    )

const selected = (query: ReturnType<typeof reached>) =>
  query
    .select(['filing.id', 'filing.payrollMonthId', 'filing.kind', 'filing.layout'])
    .select('filing.originMonth')
    .select(['filing.version', 'filing.number', 'filing.ccafPercent', 'filing.sha256'])
    .select(['filing.people', 'filing.lines', 'filing.errors', 'filing.warnings'])
    .select(['filing.askedAt', 'filing.madeAt', 'filing.fileId', 'filing.totals'])
    .select(['filing.changes', 'job.status as jobStatus', 'job.done', 'job.total'])
    .select('job.message')
    .select(staleIn.as('isStale'))
    .select(sql<string | null>`${sql.raw(loginNameIn('filing.login_id'))}`.as('author'))
type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number]

const shown = ({ fileId, jobStatus, isStale, totals, changes, ...row }: Row) => {
  const { errors, warnings } = row
  const state = stateOf({ jobStatus, made: fileId !== null, isStale, errors, warnings })
  const kept = changesSchema.nullable().parse(changes)
  return {
    ...row,
    state,
    advice: advice[state],
    totals: totalsSchema.parse(totals ?? []),
    changed: kept?.total ?? null,
    changes: kept?.first ?? [],
  }
}
export type FilingRow = ReturnType<typeof shown>

const changesSchema = z.object({
  total: z.number(),
  first: z.array(
    z.object({ key: z.string(), field: z.string(), before: z.string(), after: z.string() }),
  ),
})

/** The files that were made of a month, the newest first. */
export async function filings(
  context: Context,
  { payrollMonthId }: { payrollMonthId: number },
): Promise<FilingRow[]> {
  const rows = await selected(reached(context))
    .where('filing.payrollMonthId', '=', payrollMonthId)
    .orderBy('filing.id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(shown)
}
/** Files of a month that are listed: a correction makes one more, and nobody makes a hundred. */
const MOST = 50

/** One file within reach; out of reach is answered as not found. */
export async function filing(context: Context, { id }: { id: number }): Promise<FilingRow> {
  const row = await selected(reached(context))
    .where('filing.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  return shown(row)
}

export type FindingFilter = { filingId: number; level: ValueOf<typeof FindingLevel> | null }

/** What the check of a file found, in the order of the file: a page of it. */
export async function filingFindings(
  context: Context,
  input: ListInput<FindingFilter, 'line'>,
): Promise<Listed<FindingRow>> {
  const { filter, sort } = input
  const matching = withFindings(context)
    .where('filing.id', '=', filter.filingId)
    .where((eb) => equalTo(eb, { 'finding.level': filter.level }))
  const ordered = findingsOf(matching).orderBy('finding.n', sort.descending ? 'desc' : 'asc')
  return listed(matching, ordered, input)
}

const withFindings = (context: Context) =>
  reached(context).innerJoin('filingFinding as finding', 'finding.filingId', 'filing.id')
const findingsOf = (query: ReturnType<typeof withFindings>) =>
  query
    .select(['finding.n', 'finding.rule', 'finding.level', 'finding.line', 'finding.field'])
    .select(['finding.userId', 'finding.words', nameIn('finding.userId').as('fullname')])
export type FindingRow = Awaited<ReturnType<ReturnType<typeof findingsOf>['execute']>>[number]

export type WageFilter = { filingId: number; search: string | null }

/** The people of a declaration of salaries, in the order of its rows: a page of them. */
export async function filingWages(
  context: Context,
  input: ListInput<WageFilter, 'n'>,
): Promise<Listed<FilingWage>> {
  const { filter, sort } = input
  const matching = withWages(context)
    .where('filing.id', '=', filter.filingId)
    .where((eb) => eb.and(userMatches(filter.search, 'RUT_SHOWN')))
  const ordered = wagesOf(matching).orderBy('wage.n', sort.descending ? 'desc' : 'asc')
  return listed(matching, ordered, input)
}

const withWages = (context: Context) =>
  reached(context)
    .innerJoin('filingWage as wage', 'wage.filingId', 'filing.id')
    .innerJoin('users', 'users.id', 'wage.userId')
const wagesOf = (query: ReturnType<typeof withWages>) =>
  query
    .select(['wage.n', 'wage.userId', 'users.rut', nameIn('wage.userId').as('fullname')])
    .select(['wage.taxed', 'wage.tax', 'wage.moreTax', 'wage.untaxed', 'wage.zone', 'wage.loan'])
export type FilingWage = Awaited<ReturnType<ReturnType<typeof wagesOf>['execute']>>[number]
