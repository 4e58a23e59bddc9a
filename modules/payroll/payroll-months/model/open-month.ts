import type { YearMonth } from '#chile/period.ts'

/** A process of a razón social that exists already. */
export type OpenedMonth = {
  readonly businessId: string
  readonly yearMonth: YearMonth
  readonly type: string
  readonly isOpen: boolean
}

const payrolls = (months: readonly OpenedMonth[], businessId: unknown) =>
  months.filter((month) => month.businessId === businessId && month.type === 'PAYROLL')

const newest = (months: readonly OpenedMonth[]): YearMonth | undefined =>
  months.length > 0 ? Math.max(...months.map(({ yearMonth }) => yearMonth)) : undefined

/** The newest month of remuneraciones that a razón social has. */
export const lastPayroll = (
  months: readonly OpenedMonth[],
  businessId: unknown,
): YearMonth | undefined => newest(payrolls(months, businessId))

type Wanted = { readonly businessId: unknown; readonly type: unknown }

/**
 * The month that a process beside the remuneraciones is proposed for: payments apart rest on a
 * closed month, the other processes are of the newest one. Nothing for a razón social without
 * months.
 */
export function proposedMonth(
  months: readonly OpenedMonth[],
  { businessId, type }: Wanted,
): YearMonth | undefined {
  const own = payrolls(months, businessId)
  const closed = type === 'ADDITIONAL' ? newest(own.filter(({ isOpen }) => !isOpen)) : undefined
  return closed ?? newest(own)
}
