import type { ISODate } from '#chile/dates.ts'
import type { YearMonth } from '#chile/period.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import { type ContributionProof, monthToProve } from '../model/contributions.ts'

type Ending = {
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
export async function contributionProofs(tx: Tx, endings: readonly Ending[]) {
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
