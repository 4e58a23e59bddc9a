import type { RawBuilder } from 'kysely'
import type { ISODate } from '#chile/dates.ts'
import type { YearMonth } from '#chile/period.ts'
import { hook, provided } from '#platform/model/hook.ts'
import type { Tx } from '#platform/server/sql/db.ts'

/** Approved piecework of a contract on a day, in pesos as a decimal text. */
type PieceworkDay = { contractId: number; date: ISODate; amount: string }

type Span = { readonly from: ISODate; readonly to: ISODate }

type FindPiecework = (tx: Tx, span: Span, contractIds: readonly number[]) => Promise<PieceworkDay[]>

/** What was approved of piecework on some days: pay that accrues by the day. */
export const pieceworkPaid = provided<FindPiecework>('approved piecework')

/** Pesos as decimal texts: what was agreed, and the least that the law pays. */
type Progressive = { agreed: string; least: string }

type FindProgressive = (
  tx: Tx,
  month: YearMonth,
  contractIds: readonly number[],
) => Promise<ReadonlyMap<number, Progressive>>

/**
 * The pesos of the approved agreements that a month pays for progressive days of vacation, and the
 * least that the law pays of them, by contract (Código del Trabajo, arts. 68 and 73).
 */
export const progressivePaid = provided<FindProgressive>('progressive days paid in a month')

/**
 * Whole pesos that new quotas ask for of what the `payslip` of a `month` in a statement could not
 * discount: who carries what is left of a month counts them no second time.
 */
export const quotasTaken = hook<RawBuilder<number>>('what new quotas ask for')

/**
 * Contracts whose payslip reads earlier months besides those with an overdraft, on leave or on
 * vacation: conditions on the contract `own`, of the company `$1`.
 */
export const readsEarlier = hook<string>('contracts that read earlier months')

/**
 * A query of the ids of the groups of cost centres that the accounting of a razón social uses, `$1`
 * its company and `$5` the razón social; given by the module that books.
 */
export const bookedGroups = provided<string>('groups of centres that are booked')
