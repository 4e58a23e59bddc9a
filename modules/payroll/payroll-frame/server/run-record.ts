import type { InsertObject, Kysely } from 'kysely'
import type { Tx } from '#platform/server/sql/db.ts'

type Tables = Tx extends Kysely<infer All> ? All : never

/** Begins a run of a month. @returns its id */
async function begin(tx: Tx, run: InsertObject<Tables, 'payrollRun'>): Promise<number> {
  const { id } = await tx
    .insertInto('payrollRun')
    .values(run)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Marks the runs of a month that no job will finish as cancelled. */
async function cancelRunning(tx: Tx, payrollMonthId: number): Promise<void> {
  await tx
    .updateTable('payrollRun')
    .set({ state: 'CANCELLED', jobId: null })
    .where('payrollMonthId', '=', payrollMonthId)
    .where('state', '=', 'RUNNING')
    .execute()
}

/** A change of one run, for its calculation to say what. */
const change = (tx: Tx, id: number) => tx.updateTable('payrollRun').where('id', '=', id)

/** What is written of the runs of a month: `payroll-months` calculates, and writes it by these. */
export const runRecord = { begin, cancelRunning, change }
