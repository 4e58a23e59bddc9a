import type { Context } from '#platform/server/context.ts'
import { finiquitosToPay, type FiniquitoStatus } from './finiquitos.ts'
import type { RowState } from '../model/payment-list.ts'

type List = { readonly id: number; readonly number: number; readonly subject: string }

/** What a finiquito is while its payment in a list that was sent is in a state. */
const statusIn: Readonly<Record<RowState, FiniquitoStatus>> = {
  LISTED: 'IN_PROGRESS',
  PAID: 'PAID',
  REJECTED: 'ISSUED',
  CANCELED: 'ISSUED',
}

function statusBefore(state: RowState | null): FiniquitoStatus {
  if (state === null) throw new Error('A line of an answer that marked nothing')
  return statusIn[state]
}

/** The finiquitos of a list that leaves are on their way to be paid. */
export const followSent = async (context: Context, list: List): Promise<void> =>
  move(context, list, await unanswered(context, list.id), () => ['ISSUED', 'IN_PROGRESS'])

/** The finiquitos of a list that was sent, and is annulled, wait for their payment again. */
export const followCanceled = async (context: Context, list: List): Promise<void> =>
  move(context, list, await unanswered(context, list.id), () => ['IN_PROGRESS', 'ISSUED'])

/** The finiquitos of an answer become what it says. Called after its rows are marked. */
export const followAnswer = async (context: Context, list: List, id: number): Promise<void> =>
  move(context, list, await answered(context, list.id, id), ({ before, state }) => [
    statusBefore(before),
    statusIn[state],
  ])

/** The finiquitos of an answer are as they were before it. Called after its rows are restored. */
export const unfollowAnswer = async (
  context: Context,
  list: List,
  rows: readonly Answered[],
): Promise<void> =>
  move(context, list, rows, ({ before, state }) => [statusIn[state], statusBefore(before)])

const unanswered = ({ tx }: Context, listId: number) =>
  tx
    .selectFrom('paymentListRow')
    .select(['settlementId', 'name'])
    .where('paymentListId', '=', listId)
    .where('settlementId', 'is not', null)
    .where('state', '=', 'LISTED')
    .execute()

/** The finiquitos that an answer marks, with how their payment was before it. */
export const answered = ({ tx }: Context, listId: number, answerId: number) =>
  tx
    .selectFrom('paymentAnswerRow as line')
    .innerJoin('paymentListRow as row', 'row.n', 'line.rowN')
    .select(['row.settlementId', 'row.name', 'row.state', 'line.stateBefore as before'])
    .where('line.paymentAnswerId', '=', answerId)
    .where('line.outcome', '=', 'MARKED')
    .where('row.paymentListId', '=', listId)
    .where('row.settlementId', 'is not', null)
    .execute()
type Answered = Awaited<ReturnType<typeof answered>>[number]

type Row = { readonly settlementId: number | null; readonly name: string }

async function move<Of extends Row>(
  context: Context,
  { number, subject }: List,
  rows: readonly Of[],
  stepOf: (row: Of) => readonly [from: FiniquitoStatus, to: FiniquitoStatus],
): Promise<void> {
  const moves = rows.flatMap((row) => {
    const { settlementId, name } = row
    if (settlementId === null) return []
    const [from, to] = stepOf(row)
    return [{ settlementId, name, from, to }]
  })
  if (moves.length === 0) return
  await finiquitosToPay.get().move(context, moves, `Nómina ${number} de ${subject}`)
}
