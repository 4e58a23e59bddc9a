import type { ISODate } from '#chile/dates.ts'

/** Something that the balance of a contract brings on a day. */
export type UpcomingDate = {
  readonly contractId: number
  readonly userId: number
  readonly businessId: number
  readonly on: ISODate
}
