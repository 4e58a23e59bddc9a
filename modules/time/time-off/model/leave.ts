import type { ISODate } from '#chile/dates.ts'

/** Days of a medical leave that is about to count. */
export type Leave = {
  readonly contractId: number
  readonly from: ISODate
  readonly to: ISODate
  /** Whether the days of a vacation after it stay; otherwise they return too. */
  readonly keepsAfter: boolean
}

/** What a leave would do to other days away. */
export type Foretold = {
  readonly sentences: readonly string[]
  /** Days of a vacation after the leave, which may stay. */
  readonly after: { readonly from: ISODate; readonly to: ISODate } | null
}
