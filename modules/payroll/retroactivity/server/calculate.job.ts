import { z } from 'zod'
import { sql } from '#platform/server/sql/db.ts'
import { defineJob, type JobContext } from '#platform/server/jobs/job.ts'
import type { CompanyDb } from './closed-months.queries.ts'
import { calculateStale, markStale } from './kept-debts.ts'
import { holdReading, type Standing, staleIn } from './reading.ts'

/** Contracts of closed months that are calculated in one transaction. */
const atOnce = 500

/** So many change the table enough to update the planner's statistics. */
const large = 1_000

/**
 * Brings what the closed months of a razón social owe up to the present, some contracts at a time.
 * Killed, it goes on with those that are still stale; run twice, it finds none.
 */
export const calculateRetroactivity = defineJob({
  kind: 'retroactivity.calculate',
  input: z.object({ businessId: z.number().int() }),
  async run(job, { businessId }, progress) {
    await progress(0, undefined, 'Leyendo lo que se supo después de los cierres')
    await holding(job, businessId, async (db, now) => {
      if (now.isBehind) await markStale(db, businessId, now)
    })
    let done = 0
    for (;;) {
      const { calculated, left } = await holding(job, businessId, async (db, now) => ({
        calculated: await calculateStale(db, businessId, now, atOnce),
        left: await staleIn(db.tx, businessId),
      }))
      done += calculated
      await progress(done, done + left, 'Calculando de nuevo los meses cerrados')
      if (left > 0) continue
      if (done >= large) await job.transaction((tx) => sql`select app.count_debts()`.execute(tx))
      return { businessId, calculated: done }
    }
  },
})

const holding = <T>(
  job: JobContext,
  businessId: number,
  work: (db: CompanyDb, now: Standing) => Promise<T>,
): Promise<T> =>
  job.transaction(async (tx, client) => {
    const db = { tx, client, session: job.session }
    const now = await holdReading(db, businessId, 'waits')
    if (!now) throw new Error('The reading of a razón social was not held')
    return work(db, now)
  })
