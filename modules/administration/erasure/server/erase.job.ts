import { z } from 'zod'
import type { ISODate } from '#chile/dates.ts'
import { defineJob, type JobContext } from '#platform/server/jobs/job.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { eraseFiles, eraseMails } from './files.ts'
import { eraseRows } from './person-rows.ts'
import { erasedOf } from './plan.queries.ts'
import { tellErased } from './telling.ts'

/** Events of the trail that one transaction changes. */
const EVENTS = 500

type Services = { readonly storage: Storage; readonly publicUrl: string }
type Running = { userId: number; now: Date; left: ISODate | null }
type Step = { name: string; words: string; run: (tx: Tx, one: Running) => Promise<number> }

/**
 * Erases what no rule keeps of a person: rows, columns, files and mails, each in a transaction of
 * its own, and at the end what the trail says of them, which the erasing itself wrote there too.
 * Killed, it goes on: what is gone is not found again.
 */
export const erasing = (services: Services | undefined) =>
  defineJob({
    kind: 'erasure.erase',
    input: z.object({ id: z.number().int() }),
    async run(job, { id }, progress) {
      if (!services) throw new Error('erasing runs in a worker, with a storage')
      const running = await job.transaction((tx) => runningOf(tx, id))
      if (running === undefined) return { done: true }
      const steps = stepsOf(services.storage, running)
      for (const [done, { name, words, run }] of steps.entries()) {
        job.throwIfCancelled()
        await progress(done, steps.length + 1, words)
        await job.transaction(async (tx) => count(tx, id, name, await run(tx, running)))
      }
      await progress(steps.length, steps.length + 1, 'Registro de cambios')
      await eraseTrail(job, id)
      await job.transaction((tx) => finish({ job, tx, publicUrl: services.publicUrl }, id, running))
      return { done: true }
    },
  })

async function runningOf(tx: Tx, id: number): Promise<Running | undefined> {
  const row = await tx
    .selectFrom('erasure')
    .select(['userId', 'leftOn', 'approvedAt'])
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .executeTakeFirst()
  if (!row?.approvedAt) return undefined
  return { userId: row.userId, now: row.approvedAt, left: row.leftOn }
}

/** The bytes of the photo go before its row forgets which file it was. */
const stepsOf = (storage: Storage, { left }: Running): readonly Step[] => [
  { name: 'file', words: 'Archivos', run: (tx, { userId }) => eraseFiles(tx, userId, storage) },
  { name: 'mail_outbox', words: 'Correos', run: (tx, { userId }) => eraseMails(tx, userId) },
  ...erasedOf(left).map((one) => ({
    name: one.table,
    words: 'Registros',
    run: (tx: Tx, whose: Running) => eraseRows(tx, whose, one),
  })),
]

/** Adds what a step took to what the erasure says that it took. */
async function count(tx: Tx, id: number, name: string, rows: number): Promise<void> {
  if (rows === 0) return
  await sql`update erasure set erased = erased || jsonb_build_object(${name}::text,
      coalesce((erased ->> ${name}::text)::integer, 0) + ${rows}::integer)
    where company_id = app.current_company() and id = ${id}`.execute(tx)
}

async function eraseTrail(job: JobContext, id: number): Promise<void> {
  let changed = EVENTS
  while (changed === EVENTS) {
    job.throwIfCancelled()
    changed = await job.transaction(async (tx) => {
      const { rows } = await sql<{ changed: number }>`
        select app.erase_content(app.current_company(), ${id}, ${EVENTS}) as changed`.execute(tx)
      return rows[0]?.changed ?? 0
    })
  }
}

type Ending = { job: JobContext; tx: Tx; publicUrl: string }

/** Says it to the person in the transaction that ends it: once, whatever is killed before. */
async function finish({ job, tx, publicUrl }: Ending, id: number, running: Running) {
  const { numUpdatedRows } = await tx
    .updateTable('erasure')
    .set({ state: 'DONE', doneAt: sql`now()`, updatedAt: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await tellErased({ tx, session: job.session, publicUrl }, { id, ...running })
}
