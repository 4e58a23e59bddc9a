import { sql, type Tx } from '#platform/server/sql/db.ts'
import { type MassWork, massActs } from '#platform/server/records/mass-acts.ts'
import { applyEndings, restoreEndings, type Stored } from './apply.ts'

/** Number of contracts in one transaction. */
const atOnce = () => Number(process.env['ENDING_BATCH'] ?? 25)

/** Ends the contracts of a batch, or takes their endings back. */
export const batchesOfEndings = massActs({
  kind: 'contractEndings.batch',
  table: 'contractEndingBatch',
  atOnce,
  acts: {
    END: {
      doing: 'ENDING',
      done: 'ENDED',
      words: 'Terminando contratos',
      waiting: (tx, id) => endingsOf(tx, id, 'PREPARED'),
      work: applyEndings,
    },
    UNDO: {
      doing: 'UNDOING',
      done: 'UNDONE',
      words: 'Deshaciendo términos',
      waiting: (tx, id) => endingsOf(tx, id, 'DONE'),
      work: undo,
    },
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

async function undo(work: MassWork, asked: readonly Stored[], id: number): Promise<void> {
  const rows = await restoreEndings(work, asked)
  const { undoneWhy } = await work.tx
    .selectFrom('contractEndingBatch')
    .select('undoneWhy')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await work.tx
    .updateTable('contractSettlement')
    .set(({ eb }) => ({
      status: 'UNDONE',
      // A batch that somebody ordered to undo before the reason was asked has none.
      undoReason: undoneWhy ?? 'Se deshizo el término masivo',
      updatedLoginId: work.session.loginId,
      updatedAt: sql<string>`now()`,
      version: eb('version', '+', 1),
    }))
    .where(sql<boolean>`id = any(${rows.map(({ id }) => id)}::bigint[])`)
    .execute()
}
