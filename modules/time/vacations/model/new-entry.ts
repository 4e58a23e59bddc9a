import type { ISODate } from '#chile/dates.ts'
import type { EntryKind, Pool } from './ledger.ts'

/** A line that an act adds to a contract's ledger. */
export type NewEntry = {
  readonly pool: Pool
  readonly kind: EntryKind
  readonly on: ISODate
  readonly units: number
  /** One act writes a line once, however often it runs. */
  readonly key: string
  readonly lot?: string | undefined
  readonly vacationId?: number | undefined
  readonly compensationId?: number | undefined
  readonly reversesSeq?: number | undefined
  readonly reason?: string | null
}

/** Months with other employers that are proved on a day; without them, none are any more. */
export type Recognized = {
  readonly contractId: number
  readonly months: number | null
  readonly on: ISODate
}
