import type { ISODate } from '#chile/dates.ts'
import type { YearMonth } from '#chile/period.ts'
import { endingsDue } from '#modules/money/contract-endings/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { notFound } from '#platform/server/errors.ts'
import { type ContributionProof, monthToProve } from '../model/contributions.ts'
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

type Proven = {
  readonly id: number
  readonly businessId: number
  readonly initialDate: ISODate
  readonly disengagementDate: ISODate
}
type Mark = { businessId: number; month: YearMonth; paidOn: ISODate; hasReceipt: boolean }

/**
 * What is on record of the contributions of the month before some ends, by the id of each: the
 * marks of Previred, with their receipts. One statement.
 */
export async function contributionProofs(tx: Tx, endings: readonly Proven[]) {
  const months = endings.map((one) => monthToProve(one.initialDate, one.disengagementDate))
  const { rows } = await sql<Mark>`select mark.business_id as "businessId",
      mark.year_month as month, mark.done_on::text as "paidOn",
      mark.file_id is not null as "hasReceipt"
    from payroll_deadline mark
    where mark.company_id = app.current_company() and mark.kind = 'PREVIRED'
      and mark.business_id = any(${endings.map(({ businessId }) => businessId)}::bigint[])
      and mark.year_month = any(${months.filter((month) => month !== null)}::int[])`.execute(tx)
  const marks = new Map(rows.map((row) => [`${row.businessId} ${row.month}`, row]))
  return new Map(
    endings.map(({ id, businessId }, at): [number, ContributionProof] => {
      const month = months[at] ?? null
      const mark = month === null ? undefined : marks.get(`${businessId} ${month}`)
      return [id, { month, paidOn: mark?.paidOn ?? null, hasReceipt: mark?.hasReceipt ?? false }]
    }),
  )
}
