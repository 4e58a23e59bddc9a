import type { ISODate } from '#chile/dates.ts'

/** Days of a medical leave that is about to count. */
export type Leave = {
  readonly contractId: number
  readonly from: ISODate
  readonly to: ISODate
}
