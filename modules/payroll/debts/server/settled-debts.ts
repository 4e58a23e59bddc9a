import type { ISODate } from '#chile/dates.ts'
import { provided } from '#platform/model/hook.ts'
import type { RawBuilder } from 'kysely'
import type { Tx } from '#platform/server/sql/db.ts'

/** A contract whose finiquito is paid: on which day, and the keys of the debts that it left out. */
export type Settled = { readonly paidOn: ISODate; readonly without: ReadonlySet<string> }

/** Of some contracts, those whose finiquito is paid. One statement. */
type FindSettled = (tx: Tx, contracts: readonly number[]) => Promise<ReadonlyMap<number, Settled>>

/** Who knows which debts a finiquito took: this module knows no finiquito. */
export const settledDebts = provided<FindSettled>('debts that are settled')

/** Of some contracts, those whose finiquito is paid, with the debts that it left out. */
export const settledOf: FindSettled = (tx, contracts) => settledDebts.get()(tx, contracts)

/** Statements of all the contracts of the company whose finiquito is paid, each a list of ids. */
type SettledRows = {
  readonly paid: RawBuilder<number>
  /** Of those, the ones that left out a debt, which is still owed. */
  readonly leftOut: RawBuilder<number>
}

/** The same as rows of a statement, for a list that looks at everybody. */
export const settledRows = provided<SettledRows>('contracts that are settled')
