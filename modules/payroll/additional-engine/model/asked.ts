/** A payment as it is asked for: how much of what, and the months in which it was earned. */
export type Asked = {
  contractId: number
  itemCode: string
  value: string
  months: readonly number[]
  /** From and to, when it was earned in other months than that of the process. */
  accrued: { from: number; to: number } | null
  /** Where the payment stands among the rows of the input, for what is said of it. */
  row?: number
}
