import type { ISODate } from '#chile/dates.ts'
import { endingsDue } from '#modules/money/contract-endings/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { causeOf } from '../model/finiquito.ts'
import { contractsWithin } from './contract.queries.ts'

type Due = {
  userContractId: number
  dismissalCause: string
  disengagementDate: ISODate
  notifiedOn?: ISODate | null
}

const liquidation = causeOf('163bis')

/**
 * Some finiquitos with the day on which each is due, the tenth working day after the separation
 * where its contract worked (art. 177), or that of a liquidation (art. 163 bis N°5), which is not
 * known until the notification of its ruling is; nothing of a year whose calendar is not published.
 * One statement for all of them; none where the days off are known.
 */
export async function withDue<Row extends Due>(
  tx: Tx,
  rows: readonly Row[],
  known?: Parameters<typeof endingsDue>[2],
): Promise<(Row & { dueOn: ISODate | null })[]> {
  const due = await endingsDue(
    tx,
    rows.map((row) => ({
      ...row,
      dismissalCause: row.dismissalCause === liquidation ? '163bis' : '',
      contractFinalDate: row.disengagementDate,
      notifiedOn: row.dismissalCause === liquidation ? (row.notifiedOn ?? null) : null,
    })),
    known,
  )
  return rows.map((row, at) => ({ ...row, dueOn: due[at]?.settlementBy ?? null }))
}

type Ended = { readonly disengagementDate: ISODate; readonly notifiedOn: ISODate | null }

/** When the finiquitos of a liquidation are due; of nobody until its notification is said. */
export async function liquidationsDue(
  tx: Tx,
  contracts: readonly { readonly id: number }[],
  { disengagementDate, notifiedOn }: Ended,
): Promise<ReadonlyMap<number, ISODate | null>> {
  if (notifiedOn === null) return new Map()
  const rows = contracts.map(({ id }) => ({
    userContractId: id,
    dismissalCause: liquidation,
    disengagementDate,
    notifiedOn,
  }))
  const due = await withDue(tx, rows)
  return new Map(due.map((row) => [row.userContractId, row.dueOn]))
}

type Asked = {
  userContractId: number
  disengagementDate: ISODate
  dismissalCause: string | null
  notifiedOn: ISODate | null
}

/** The day on which the finiquito of a contract within reach is due, if it ends on a day. */
export async function settlementDue(context: Context, asked: Asked) {
  const { userContractId } = asked
  const contract = await contractsWithin(context, 'settlements.read')
    .select('contract.id')
    .where('contract.id', '=', userContractId)
    .executeTakeFirst()
  if (!contract) throw notFound()
  const row = { ...asked, dismissalCause: asked.dismissalCause ?? '' }
  const [{ dueOn } = { dueOn: null }] = await withDue(context.tx, [row])
  return { dueOn }
}
export type SettlementDue = Awaited<ReturnType<typeof settlementDue>>
