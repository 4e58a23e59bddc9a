import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/db.ts'

type Paid = { userContractId: number; paid: boolean }

/**
 * The ending of a contract follows its finiquito: once that is paid, the ending does not change; a
 * finiquito whose issue is taken back was not paid. A contract without a done ending has nothing
 * to follow.
 */
export async function endingPaid(context: Context, { userContractId, paid }: Paid): Promise<void> {
  await context.tx
    .updateTable('contractSettlement')
    .set({
      isPayed: paid,
      updatedLoginId: context.session.loginId,
      updatedAt: context.now,
      version: sql<number>`version + 1`,
    })
    .where('userContractId', '=', userContractId)
    .where('status', '=', 'DONE')
    .where('isPayed', '=', !paid)
    .execute()
}
