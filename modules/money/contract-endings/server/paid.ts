import type { ISODate } from '#chile/dates.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/db.ts'

type End = { readonly userContractId: number; readonly contractFinalDate: ISODate }

/** The contracts of some endings whose finiquito at that very day is paid. One statement. */
type FindPaid = (tx: Tx, endings: readonly End[]) => Promise<ReadonlySet<number>>

let findPaid: FindPaid | undefined

/** Registers who knows which finiquitos are paid: the endings of contracts know none of them. */
export function paidFiniquitosBy(find: FindPaid): void {
  if (findPaid) throw new Error('Two modules say which finiquitos are paid')
  findPaid = find
}

/** The contracts of some endings whose finiquito was paid already, as before the ending is done. */
export async function paidAlready(tx: Tx, endings: readonly End[]): Promise<ReadonlySet<number>> {
  if (!findPaid) throw new Error('No module says which finiquitos are paid')
  return findPaid(tx, endings)
}

type Paid = { userContractId: number; paid: boolean; lastDay: ISODate }

/**
 * The ending of a contract follows its finiquito: once that is paid, the ending does not change; a
 * finiquito whose issue is taken back was not paid. A contract without a done ending has nothing
 * to follow yet: it does when the ending is done. An ending of another day than the finiquito that
 * was paid is to be corrected, and stays open.
 */
export async function endingPaid(
  context: Context,
  { userContractId, paid, lastDay }: Paid,
): Promise<void> {
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
    .$if(paid, (query) => query.where('contractFinalDate', '=', lastDay))
    .execute()
}
