import { z } from 'zod'
import type { ISODate } from '#chile/dates.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { defineJob, type JobContext } from '#platform/server/jobs/job.ts'
import { piecesOf } from '#platform/server/jobs/lanes.ts'
import type { Pool } from '../model/ledger.ts'
import type { NewEntry } from '../model/new-entry.ts'
import type { RecountLine } from '../model/recount.ts'
import { lockAccounts, type Writing, writeAllEntries } from './account.ts'
import { countPending } from './pending-days.ts'
import { type Change, changesOf, vacationsOn } from './recount.queries.ts'
import { tellChanges } from './notifications.ts'

/** Number of vacations counted again in one transaction. */
const atOnce = () => Number(process.env['RECOUNT_BATCH'] ?? 200)

/**
 * Counts vacations again after some days became days off, or stopped being so. What is wrong is
 * found anew in each transaction, under the locks of the accounts: counted twice, or killed and
 * begun again, each vacation changes once.
 */
export const recountTimeOff = defineJob({
  kind: 'vacations.recount',
  input: z.object({
    days: z.array(z.iso.date()),
    /** Whose days off changed; everybody's without it. */
    contractIds: z.array(z.number()).nullable().default(null),
    /** Where the screens are, for mails. */
    publicUrl: z.string().default(''),
  }),
  async run(job, { days, contractIds, publicUrl }, progress) {
    const rows = await job.transaction((tx) => vacationsOn(tx, days, contractIds).execute())
    await progress(0, rows.length, 'Recontando')
    let done = 0
    for (const some of piecesOf(rows, atOnce())) {
      const contracts = [...new Set(some.map((row) => row.userContractId))]
      const ids = some.map((row) => row.id)
      await job.transaction((tx) => recount({ tx, job, days, publicUrl }, contracts, ids))
      done += some.length
      await progress(done, rows.length, 'Recontando')
    }
    await job.transaction((tx) => countPending(tx, days, contractIds))
    return { done }
  },
})

type Step = { tx: Tx; job: JobContext; days: readonly ISODate[]; publicUrl: string }

async function recount(
  { tx, job, days, publicUrl }: Step,
  contracts: readonly number[],
  ids: readonly number[],
): Promise<void> {
  await lockAccounts(tx, contracts)
  const rows = await vacationsOn(tx, days, contracts)
    .where(sql<boolean>`vacation.id = any(${[...ids]}::bigint[])`)
    .execute()
  const changes = await changesOf(tx, rows, days)
  const { session } = job
  await writeChanges({ tx, session }, changes, 'recount')
  await tellChanges({ tx, session, services: { publicUrl } }, changes)
}

/**
 * Writes the lines of some vacations whose accounts are locked, and their sums.
 *
 * @param act of what the lines are: with the version of the vacation it writes them once
 */
export async function writeChanges(
  writing: Writing,
  changes: readonly Change[],
  act: 'recount' | 'doubt',
): Promise<void> {
  if (changes.length === 0) return
  const byContract = Map.groupBy(changes, ({ row }) => row.userContractId)
  const entries = [...byContract].map(
    ([contract, own]) => [contract, own.flatMap((change) => linesOf(change, act))] as const,
  )
  await writeAllEntries(writing, new Map(entries))
  await correct(writing.tx, changes)
}

const linesOf = ({ row, lines }: Change, act: string): readonly NewEntry[] =>
  lines.map((line, place) => ({
    ...line,
    lot: line.lot,
    vacationId: row.id,
    key: `${act}:${row.id}:${row.version}:${place}`,
  }))

/** What each vacation takes of each purse follows its lines. */
async function correct(tx: Tx, changes: readonly Change[]): Promise<void> {
  const of = (pool: Pool) => changes.map(({ lines }) => moreOf(lines, pool))
  await sql`
    update vacation v set legal_units = v.legal_units + m.legal,
      progressive_units = v.progressive_units + m.progressive,
      additional_units = v.additional_units + m.additional,
      advance_units = least(v.advance_units, v.legal_units + m.legal), version = v.version + 1
    from unnest(${changes.map(({ row }) => row.id)}::bigint[], ${of('LEGAL')}::integer[],
      ${of('PROGRESSIVE')}::integer[], ${of('ADDITIONAL')}::integer[])
      as m (id, legal, progressive, additional)
    where v.company_id = app.current_company() and v.id = m.id`.execute(tx)
}

const moreOf = (lines: readonly RecountLine[], pool: Pool): number =>
  lines.reduce((sum, line) => (line.pool === pool ? sum - line.units : sum), 0)
