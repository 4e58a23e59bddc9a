/** A requested payment: its item, its amount, and the months in which it was earned. */
export type Asked = {
  contractId: number
  itemCode: string
  value: string
  months: readonly number[]
  /** First and last month of earning, when they differ from the month of the process. */
  accrued: { from: number; to: number } | null
  /** Row of the payment in the input, for error messages. */
  row?: number
}
