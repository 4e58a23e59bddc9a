import type { ISODate } from '#chile/dates.ts'
import { hook } from '#platform/model/hook.ts'
import type { Context } from '#platform/server/context.ts'

type Values = Readonly<Record<string, unknown>>

/** A change that somebody entered in a contract, by the names of its fields. */
type ByHand = {
  readonly contract: { readonly id: number; readonly initialDate: ISODate }
  readonly from: ISODate
  /** What the contract said on that day, whole. */
  readonly before: Values
  /** What differs from it. */
  readonly after: Values
}

/** Called after a contract was changed by hand, in the same transaction. */
export const changedByHand = hook<(context: Context, change: ByHand) => Promise<void>>(
  'change of a contract by hand',
)
