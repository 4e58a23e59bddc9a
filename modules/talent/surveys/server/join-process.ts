import { invalid } from '#platform/server/errors.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'

/**
 * Says which evaluations a process reads: performance evaluations with names, each of one process.
 * Those that it read before and are not among them are of none. Who may is asked before.
 *
 * @throws UserError invalid at `surveyIds`, of one that cannot be read in it
 */
export async function joinProcess(
  tx: Tx,
  processId: number,
  surveyIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(surveyIds)]
  const free = await tx
    .selectFrom('survey')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('type', '=', 'PERFORMANCE')
    .where('privacy', '=', 'IDENTIFIED')
    .where('status', '<>', 'DELETED')
    .where((eb) => eb.or([eb('processId', 'is', null), eb('processId', '=', processId)]))
    .forNoKeyUpdate()
    .execute()
  if (free.length < ids.length) {
    throw invalid('surveyIds', 'Elija evaluaciones de desempeño con nombre, sin otro proceso')
  }
  await tx
    .updateTable('survey')
    .set({ processId: null })
    .where('processId', '=', processId)
    .where(sql<boolean>`id <> all(${ids}::bigint[])`)
    .execute()
  await tx
    .updateTable('survey')
    .set({ processId })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('processId', 'is', null)
    .execute()
}
