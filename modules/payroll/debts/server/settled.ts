import type { ISODate } from '#chile/dates.ts'
import type { Tx } from '#platform/server/db.ts'

/** A contract whose finiquito is paid: on which day, and the keys of the debts that it left out. */
export type Settled = { readonly paidOn: ISODate; readonly without: ReadonlySet<string> }

/** Of some contracts, those whose finiquito is paid. One statement. */
type FindSettled = (tx: Tx, contracts: readonly number[]) => Promise<ReadonlyMap<number, Settled>>

let findSettled: FindSettled | undefined

/** Registers who knows which debts a finiquito took: this module knows no finiquito. */
export function debtsSettledBy(find: FindSettled): void {
  if (findSettled) throw new Error('Two modules say which debts are settled')
  findSettled = find
}

/** Of some contracts, those whose finiquito is paid, with the debts that it left out. */
export async function settledOf(
  tx: Tx,
  contracts: readonly number[],
): Promise<ReadonlyMap<number, Settled>> {
  if (!findSettled) throw new Error('No module says which debts are settled')
  return findSettled(tx, contracts)
}
