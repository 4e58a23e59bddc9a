import { hook } from '#platform/model/hook.ts'
import type { Context } from '#platform/server/context.ts'
import type { ListPurpose } from '../model/payment-list.ts'

/** A payment of a list by the name that its module gave it, and whether the bank made it. */
export type PartyMove = { readonly party: string; readonly name: string; readonly paid: boolean }

type Mover = {
  purpose: ListPurpose
  move(context: Context, moves: readonly PartyMove[]): Promise<void>
}

/** The module whose payments a list makes: it follows what the bank answered, or took back. */
export const paymentListMoves = hook<Mover, ListPurpose>(
  'answer of the bank to a list of payments',
  ({ purpose }) => purpose,
)

type Row = { party: string | null; name: string; state: string }

/** Tells the module of a list how its payments are by now. */
export async function followParties(
  context: Context,
  purpose: ListPurpose,
  rows: readonly Row[],
): Promise<void> {
  const moves = rows.flatMap(({ party, name, state }) =>
    party === null ? [] : [{ party, name, paid: state === 'PAID' }],
  )
  if (moves.length > 0) await paymentListMoves.find(purpose)?.move(context, moves)
}
