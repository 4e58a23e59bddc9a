import { z } from 'zod'
import { sql, type Tx } from '#platform/server/db.ts'
import { defineJob } from '#platform/server/jobs/job.ts'
import { piecesOf } from '#platform/server/jobs/lanes.ts'
import { applyEndings, restoreEndings, type Stored } from './apply.ts'

/** Number of contracts in one transaction. */
const atOnce = () => Number(process.env['ENDING_BATCH'] ?? 25)

/**
 * Ends the contracts of a batch, or takes their endings back. One transaction has whole contracts:
 * a killed worker leaves them done, and the next one goes on with the others.
 */
export const endBatch = defineJob({
  kind: 'contractEndings.batch',
  input: z.object({ id: z.number().int(), act: z.enum(['END', 'UNDO']) }),
  async run(job, { id, act }, progress) {
    const words = act === 'END' ? 'Terminando contratos' : 'Deshaciendo términos'
    const from = act === 'END' ? 'PREPARED' : 'DONE'
    const rows = await job.transaction((tx) => endingsOf(tx, id, from))
    await progress(0, rows.length, words)
    let done = 0
    for (const some of piecesOf(rows, atOnce())) {
      await job.transaction((tx) =>
        (act === 'END' ? applyEndings : undo)({ tx, session: job.session }, some),
      )
      done += some.length
      await progress(done, rows.length, words)
    }
    await job.transaction((tx) => finish(tx, id, act === 'END' ? 'ENDED' : 'UNDONE'))
    return { id, done }
  },
})

/** The endings of a batch in a state; those whose settlement is paid are not taken back. */
const endingsOf = (tx: Tx, batchId: number, status: 'PREPARED' | 'DONE') =>
  tx
    .selectFrom('contractSettlement as ending')
    .innerJoin('userContract as contract', 'contract.id', 'ending.userContractId')
    .select(['ending.id', 'ending.userContractId', 'ending.contractFinalDate'])
    .select(['ending.heirUserId', 'ending.version', 'contract.userId'])
    .where('ending.batchId', '=', batchId)
    .where('ending.status', '=', status)
    .where('ending.isPayed', '=', false)
    .orderBy('ending.userContractId')
    .execute()

type Work = Parameters<typeof restoreEndings>[0]

async function undo(work: Work, asked: readonly Stored[]): Promise<void> {
  const rows = await restoreEndings(work, asked)
  await work.tx
    .updateTable('contractSettlement')
    .set(({ eb }) => ({
      status: 'UNDONE',
      undoReason: 'Se deshizo el término masivo',
      updatedLoginId: work.session.loginId,
      updatedAt: sql<string>`now()`,
      version: eb('version', '+', 1),
    }))
    .where(sql<boolean>`id = any(${rows.map(({ id }) => id)}::bigint[])`)
    .execute()
}

const finish = (tx: Tx, id: number, state: 'ENDED' | 'UNDONE') =>
  tx
    .updateTable('contractEndingBatch')
    .set(({ eb }) => ({ state, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', '<>', state)
    .execute()
